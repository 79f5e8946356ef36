import { isEmbedded } from '@livery/domain/embedded';
import { packetSegment, type PacketRef } from '@livery/domain/packets';
import type { PlayAfter } from '@livery/domain/payment';

interface Place {
  readonly pathname: string;
  readonly origin: string;
}

/** Where the page of a packet is: on this site, and out of a page inside of another site in a window of its own. PACK-006, PACK-007 */
export const packetAddress = (ref: PacketRef, { pathname, origin }: Place = location): string =>
  `${isEmbedded(pathname) ? origin : ''}/packets/${packetSegment(ref)}`;

const ACTION = 'action';
const PLAY_AFTER = 'play_after';

/** The page of a packet that begins its purchase, and what plays once it is bought. PACK-008, PLAY-006 */
export function buyAddress(ref: PacketRef, playAfter: PlayAfter | null, place: Place = location): string {
  const query = new URLSearchParams({ [ACTION]: 'buy' });
  if (playAfter) query.set(PLAY_AFTER, `${playAfter.kind}-${playAfter.id}`);
  return `${packetAddress(ref, place)}?${query}`;
}

/** What an address of a packet's page begins; null for one that is only looked at. */
export function purchaseOfAddress(query: URLSearchParams): { readonly playAfter: PlayAfter | null } | null {
  if (query.get(ACTION) !== 'buy') return null;
  const [, kind, id] = /^(channel|content)-(\d{1,15})$/.exec(query.get(PLAY_AFTER) ?? '') ?? [];
  return { playAfter: kind === 'channel' || kind === 'content' ? { kind, id: Number(id) } : null };
}

/** The same address for looking: a reload begins nothing. */
export function withoutPurchase(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(ACTION);
  rest.delete(PLAY_AFTER);
  return rest;
}
