import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type Fact, FactList } from '../account/fact-list.tsx';
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
  > dl {
    width: 100%;
    text-align: start;
  }
  /* A receipt: each fact on one line, also on a phone, so that what to do next is in sight. */
  > dl > div {
    grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
    min-height: 46px;
    padding-top: var(--space-2);
    padding-bottom: var(--space-2);
  }
  > dl dt {
    grid-column: auto;
    font-size: inherit;
  }
  > dl dd {
    text-align: end;
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

/** How it ended: the heading has the focus when it comes, so that it is read out first; then what was paid, with what, and when. PAY-042, PAY-043 */
export function PaymentOutcome({
  kind,
  title,
  text,
  facts = [],
  actions,
  level = 3,
}: {
  readonly kind: OutcomeKind;
  readonly title: string;
  readonly text?: ReactNode;
  readonly facts?: readonly Fact[];
  readonly actions?: ReactNode;
  readonly level?: 1 | 2 | 3;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [kind]);
  return (
    <Column>
      <StateTile aria-hidden data-tone={kind}>
        <Icon shape={ICONS[kind]} />
      </StateTile>
      <div data-part="words">
        <Heading level={level} size="section" ref={heading} takesFocus>
          {title}
        </Heading>
        {text && <Text as="div">{text}</Text>}
      </div>
      {facts.length > 0 && <FactList facts={facts} />}
      {actions && <div data-part="actions">{actions}</div>}
    </Column>
  );
}
