import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import type { ModalRequests } from '@livery/widgets/modals';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { CHANNEL_SHORTCUTS, SHORTCUTS, type ChannelShortcut, type Shortcut } from '@livery/widgets/player-shortcuts';
import styled from 'styled-components';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: 4px 28px;
  margin: 0;

  > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    display: flex;
    flex: none;
    gap: 6px;
  }
  dd {
    margin: 0;
    min-width: 0;
    color: var(--color-text-normal);
    font-size: var(--type-0);
  }
  kbd {
    min-width: 28px;
    padding: 3px 8px;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-s);
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    font-family: var(--font-text);
    font-size: var(--type--1);
    text-align: center;
  }
`;

interface Props {
  request: ModalRequests['shortcuts'];
  open: boolean;
  onClose: () => void;
}

type Named = Pick<Shortcut, 'caps' | 'label'>;

/** The keys of the player, of a channel those that change it, and those of the whole site, from the tables that drive them. */
export default function ShortcutsDialog({ open, onClose }: Props) {
  const t = useT();
  const commands = tableOf(useCapabilities(), 'commands');
  const isChannel = useValue(usePlayerBus().playing)?.channelId !== undefined;
  const lines: readonly Named[] = [
    ...Object.values<Shortcut>(SHORTCUTS),
    ...(isChannel ? Object.values<ChannelShortcut>(CHANNEL_SHORTCUTS) : []),
    ...Object.values(commands).map(({ key, label }) => ({ caps: [key], label })),
  ];
  return (
    <Dialog open={open} title={t('player_keys')} size="wide" onClose={onClose}>
      <Keys>
        {lines.map(({ caps, label }) => (
          <div key={label}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}
