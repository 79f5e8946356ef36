import { cardSteps, type CardKind } from '../cards/card-sizes.ts';

/** Brands that list their channels show no more lines at once. */
const LEDGER_LINES = 8;
const hasLedger = () => ['outlined-sheet', 'inset-list'].includes(document.documentElement.dataset['card'] ?? '');

/**
 * As many as a window of the whole screen shows, the one that peeks in, and one to spare: no first drawing has more. To ask the
 * window itself would force a layout.
 */
export function firstCards(kind: CardKind): number {
  const inView = Math.max(...cardSteps[kind].filter(({ from }) => from <= screen.width).map(({ cards }) => cards));
  return Math.max(inView + 2, hasLedger() ? LEDGER_LINES : 0);
}
