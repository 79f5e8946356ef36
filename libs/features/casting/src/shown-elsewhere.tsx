import { useT } from '@livery/i18n/react';
import { ShownOnDevice } from '@livery/ui-kit/player';
import { useValue } from '@livery/value/react';
import type { PageParts } from '@livery/widgets/page-part';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { useService } from '@livery/widgets/services';
import { createCasting } from './casting.ts';

/** In place of the picture while a device shows it. CAST-010 */
export default function ShownElsewhere({ device }: PageParts['shownElsewhere']) {
  const t = useT();
  const { toggle } = useService(createCasting);
  const artwork = useValue(usePlayerBus().playing)?.artwork;
  return (
    <ShownOnDevice
      device={t('cast_playing_on', { device })}
      hint={t('cast_playing_hint')}
      artwork={artwork}
      backLabel={t('cast_continue_here')}
      onBack={toggle}
    />
  );
}
