import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

const Box = styled.section`
  position: sticky;
  z-index: 1;
  top: var(--header-height, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-2);
  color: var(--color-text-normal);
  font-variant-numeric: tabular-nums lining-nums;

  /* In the head of a dialog, which is sticky itself. */
  [data-part='pinned'] > & {
    position: static;
  }
  > strong {
    flex: 1 1 8rem;
    min-width: 0;
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    font-size: var(--type-1);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  > b {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-3);
    line-height: 1.1;
    margin-left: auto;
    white-space: nowrap;
  }
  > p {
    flex: 1 0 100%;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    /* A line for it also where nothing is known yet: nothing below it moves. */
    min-height: 1.35em;
    color: var(--color-text-normal);
    font-size: var(--type--1);
    line-height: 1.35;
  }
  /* The line that nothing will stand on, shared out above and below; each half has a gap of its own. */
  &[data-alone]::before,
  &[data-alone]::after {
    content: '';
    flex: 1 0 100%;
    height: calc(0.675em - 1px);
    font-size: var(--type--1);
  }
  > p > small {
    color: var(--color-text-muted);
    font-size: inherit;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${slot('payment', 'paymentSummary')}
`;

/**
 * What is paid for, how much now, and how often: the same at the top of each step. It stays in sight; in a dialog it is the head's `pinned` part.
 * The words are ready: `1 990 ₸`, `затем 1 990 ₸ каждый месяц`.
 */
export function PaymentSummary({
  label,
  title,
  detail,
  amount,
  then,
  note,
  isComplete = false,
}: {
  /** What a reader calls the whole: "Your purchase". */
  readonly label: string;
  readonly title: string;
  /** What exactly: the period, the season. Left out: it may come. Null: nothing is ever said of it, and no line is left for it. */
  readonly detail?: string | null | undefined;
  /** To pay now. */
  readonly amount: string;
  /** How often, and what follows. */
  readonly then?: string | undefined;
  /** What the amount has in it beside the price. */
  readonly note?: string | undefined;
  /** Nothing comes later: a line that was left stays empty, and what stands above it has the middle. */
  readonly isComplete?: boolean;
}) {
  const isAlone = isComplete && detail === undefined && !then && !note;
  return (
    <Box aria-label={label} data-alone={isAlone || undefined}>
      <strong>{title}</strong>
      <b>{amount}</b>
      {detail !== null && !isAlone && (
        <p>
          {detail && <span>{detail}</span>}
          {then && <small>{then}</small>}
        </p>
      )}
      {note && <p>{note}</p>}
    </Box>
  );
}
