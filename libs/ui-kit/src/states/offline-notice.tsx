import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, offlineIcon } from '../icons/shapes.ts';

const Live = styled.div`
  position: fixed;
  z-index: 40;
  left: 0;
  right: 0;
  bottom: var(--bottom-nav-height, 0px);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  min-height: 44px;
  padding: 8px var(--page-margin);
  background: var(--color-surface-3);
  color: var(--color-text-strong);
  font-size: var(--type-0);
  --icon-size: 20px;

  strong {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-weight: var(--weight-bold);
  }
  /* Two lines that begin at the same place: the text stands under the title, not under the picture. */
  @media (max-width: 767px) {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: flex-start;
    gap: 2px;

    > strong:only-child {
      align-self: center;
    }
    > span {
      padding-left: 30px;
    }
  }
  &[data-tone='back'] svg {
    color: var(--color-success);
  }
`;

/**
 * A line at the foot of the page, over everything, while the connection or the server is away, and for a moment when it is back. The live region stays
 * mounted without a message, so that the first one is read out too.
 */
export function OfflineNotice({
  message,
}: {
  readonly message: {
    readonly title: string;
    readonly text?: string | undefined;
    readonly tone: 'away' | 'back';
  } | null;
}) {
  return (
    <Live role="status" aria-live="polite">
      {message && (
        <Bar data-tone={message.tone}>
          <strong>
            <Icon shape={message.tone === 'back' ? checkIcon : offlineIcon} />
            {message.title}
          </strong>
          {message.text && <span>{message.text}</span>}
        </Bar>
      )}
    </Live>
  );
}
