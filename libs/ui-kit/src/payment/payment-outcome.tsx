import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { questionIcon, walletIcon } from '../icons/pay-shapes.ts';
import { type IconShape, checkIcon, closeIcon } from '../icons/shapes.ts';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { StateTile } from './state-tile.ts';

const Column = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-top: var(--space-3);
  text-align: center;

  > [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    max-width: 44ch;
    text-wrap: balance;
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    width: 100%;
  }
  /* As wide as their words: one that finds no room beside the other has a line of its own. */
  > [data-part='actions'] > * {
    flex: 1 1 auto;
    min-width: min(100%, 180px);
  }
`;

/** What the server knows of a payment. `uncharged`: it did not happen, and nothing was taken. `unknown`: only the server will end it. */
export type OutcomeKind = 'failed' | 'success' | 'uncharged' | 'unknown';

const ICONS: Readonly<Record<OutcomeKind, IconShape>> = {
  failed: closeIcon,
  success: checkIcon,
  uncharged: walletIcon,
  unknown: questionIcon,
};

/** How it ended: the heading has the focus when it comes, so that it is read out first. PAY-042, PAY-043 */
export function PaymentOutcome({
  kind,
  title,
  text,
  actions,
}: {
  readonly kind: OutcomeKind;
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [kind]);
  return (
    <Column>
      <StateTile aria-hidden data-tone={kind}>
        <Icon shape={ICONS[kind]} />
      </StateTile>
      <div data-part="words">
        <Heading level={3} size="section" ref={heading} takesFocus>
          {title}
        </Heading>
        {text && <Text as="div">{text}</Text>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </Column>
  );
}
