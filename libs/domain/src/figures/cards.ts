import type { EventFields } from './events.ts';

/** A card is seen from this part of it on. STAT-027 */
export const SEEN_FROM = 0.5;
/** STAT-028, STAT-029 */
const REST_MS = 500;
const REST_ON_CHANNEL_MS = 100;
/** STAT-031 */
export const CHANNEL_SEARCH_REST_MS = 500;

/** How long a pointer or the focus rests on a card before that is told. */
export const restMs = (kind: string): number => (CHANNEL_KINDS.test(kind) ? REST_ON_CHANNEL_MS : REST_MS);
const CHANNEL_KINDS = /^(?:channel|tile|related|strip)$/;

export type CardFields = EventFields<'show'>;

/** Buttons and lines that the focus finds by a number too, and that are no items of rows. STAT-027 */
const NO_CARDS = /^(?:hero|programme|guide|category|video|still|offer|enable|change|disable|renew|cancel)$/;

/** A card by the name that its focus goes by (`content-12`); null for what is no card of the catalogue. */
export function cardOf(focusKey: string, row: string | null): CardFields | null {
  const [, kind, id] = /^([a-z]+)-(\d+)$/.exec(focusKey) ?? [];
  return kind === undefined || NO_CARDS.test(kind) ? null : { kind, id: Number(id), row };
}
