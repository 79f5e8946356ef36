import { APP_VERSION } from '@livery/brand-kit/page-data';
import { selectSession, sessionDeviceId, sessionNetwork, sessionUser } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { DebugPanel } from '@livery/ui-kit/player';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useBrand } from '@livery/widgets/services';
import { useState } from 'react';
import { useSelector } from 'react-redux';

/** What this page is and does. The names are those that a developer looks for, in every language. BOOT-026 */
export default function DebugFacts() {
  const t = useT();
  const { id: brand } = useBrand();
  const session = useSelector(selectSession);
  const player = usePlayerState(({ lifecycle, playback }) => `${lifecycle}, ${playback}`) ?? 'none';
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const facts = {
    version: APP_VERSION,
    brand,
    provider: sessionNetwork(session)?.provider?.id,
    user: sessionUser(session)?.id,
    device: sessionDeviceId(session),
    session: session.kind,
    player,
  };
  return (
    <DebugPanel
      label={t('diagnostics_title')}
      facts={Object.entries(facts).map(([name, value]) => ({ name, value: String(value ?? 'none') }))}
      closeLabel={t('action_close')}
      onClose={() => setClosed(true)}
    />
  );
}
