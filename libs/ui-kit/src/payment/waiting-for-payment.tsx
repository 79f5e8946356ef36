import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { clockIcon, walletIcon } from '../icons/pay-shapes.ts';
import { type IconShape, searchIcon } from '../icons/shapes.ts';
import { Text } from '../text/text.tsx';
import { StateTile } from './state-tile.ts';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-4) 0 var(--space-2);
  text-align: center;

  > [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    max-width: 44ch;
    min-height: 4.5em;
    text-wrap: balance;
  }
  > [data-part='words'] > [role='status'] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    font-size: var(--type-1);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    width: 100%;
  }
`;

/** A line of the brand's own progress without an end: nobody knows how long a bank takes. */
const Track = styled.span`
  display: block;
  width: min(220px, 70%);
  height: var(--progress-height);
  overflow: hidden;
  border-radius: var(--progress-shape);
  background: var(--color-surface-3);

  > i {
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: linear-gradient(90deg, var(--color-accent-from), var(--color-accent-to));
    transform: translateX(75%);
  }
  @media (prefers-reduced-motion: no-preference) {
    > i {
      animation: ${pass} 1800ms ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** `waiting` for the viewer or the bank; `asking` what has become of it; `later`: nothing more is to be waited for here. */
export type WaitingTone = 'asking' | 'later' | 'waiting';

const ICONS: Readonly<Record<WaitingTone, IconShape>> = {
  asking: searchIcon,
  later: clockIcon,
  waiting: walletIcon,
};

/** A payment is under way: what is waited for, and what the viewer can do meanwhile. It counts no seconds. PAY-008, PAY-009 */
export function WaitingForPayment({
  tone = 'waiting',
  text,
  help,
  actions,
}: {
  readonly tone?: WaitingTone;
  /** One sentence; read out when it changes. */
  readonly text: ReactNode;
  /** What the viewer can do: "You may close this page". */
  readonly help?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <Column>
      <StateTile aria-hidden data-tone={tone}>
        <Icon shape={ICONS[tone]} />
      </StateTile>
      <div data-part="words">
        <p role="status">{text}</p>
        {help && (
          <Text as="div" tone="muted">
            {help}
          </Text>
        )}
      </div>
      {tone !== 'later' && (
        <Track aria-hidden>
          <i />
        </Track>
      )}
      {actions && <div data-part="actions">{actions}</div>}
    </Column>
  );
}
