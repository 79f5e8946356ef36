import type { Content } from '@livery/contract/contents/entities';
import { DAY_MS } from '@livery/value/durations';

/** Rights that end within so many days are worth a hurry. */
const LEAVING_WITHIN_MS = 7 * DAY_MS;
/** So long something is new on the service, however old the film is. */
const NEW_FOR_MS = 14 * DAY_MS;

type CardChip = 'leaving' | 'new';

type Dated = Pick<Content, 'publishedAtSeconds' | 'availableUntilSeconds'>;

/** What a card may be marked with, the most urgent first: what leaves can be missed, what is new will be there tomorrow. */
const CHIPS: readonly (readonly [CardChip, (content: Dated, nowMs: number) => boolean])[] = [
  ['leaving', ({ availableUntilSeconds: until }, nowMs) => isIn(until, nowMs, nowMs + LEAVING_WITHIN_MS)],
  ['new', ({ publishedAtSeconds: since }, nowMs) => isIn(since, nowMs - NEW_FOR_MS, nowMs)],
];

const isIn = (seconds: number | undefined, afterMs: number, untilMs: number): boolean =>
  seconds !== undefined && seconds * 1000 > afterMs && seconds * 1000 <= untilMs;

/** The one mark of a card; most have none. */
export const cardChip = (content: Dated, nowMs: number): CardChip | null =>
  CHIPS.find(([, holds]) => holds(content, nowMs))?.[0] ?? null;
