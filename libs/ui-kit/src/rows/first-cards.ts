import { cardSteps, type CardKind } from '../cards/card-sizes.ts';

/** Card looks that show more channels at once than there are faces in a row: lines of a list, or orbs. */
const CHANNELS_AT_ONCE: Readonly<Record<string, number>> = {
  'outlined-sheet': 8,
  'inset-list': 10,
  'glow-caption': 14,
};
const channelsAtOnce = () => CHANNELS_AT_ONCE[document.documentElement.dataset['card'] ?? ''] ?? 0;

/**
 * As many as a window of the whole screen shows, the one that peeks in, and one to spare: no first drawing has more. To ask the
 * window itself would force a layout.
 */
export function firstCards(kind: CardKind): number {
  const inView = Math.max(...cardSteps[kind].filter(({ from }) => from <= screen.width).map(({ cards }) => cards));
  return Math.max(inView + 2, kind === 'channel' ? channelsAtOnce() : 0);
}
