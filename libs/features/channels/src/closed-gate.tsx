import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { playIcon } from '@livery/ui-kit/icons';
import { StatePage } from '@livery/ui-kit/states';

/** A channel whose gate the viewer closed: it asks again at a press. CHAN-061 */
export function ClosedGate({ name, onAsk }: { name: string; onAsk: () => void }) {
  const t = useT();
  return (
    <StatePage
      title={name}
      size="compact"
      level={2}
      actions={
        <Button kind="primary" icon={playIcon} onClick={onAsk}>
          {t('action_watch')}
        </Button>
      }
    >
      {t('channel_gate_closed')}
    </StatePage>
  );
}
