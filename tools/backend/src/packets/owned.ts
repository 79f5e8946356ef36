import type { Book, Future, Subscription } from '../sales/book.ts';
import { replacedBy } from '../sales/apply.ts';
import { isBaseKind, type PacketRow, type Shelf } from './shelf.ts';

/** What a viewer has of a packet. */
export type Owned = {
  /** The one that was bought, else promo days. */
  readonly subscription: Subscription | undefined;
  readonly future: Future | undefined;
  /** The packet in use that brings this one with it. */
  readonly parent: PacketRow | undefined;
};

export function ownedOf({ subscriptions, futures }: Book, packetId: number, shelf: Shelf): Owned {
  const ofPacket = subscriptions.filter((one) => one.packetId === packetId);
  const running = new Set(subscriptions.map((one) => one.packetId));
  return {
    subscription: ofPacket.find(({ origin }) => origin !== 'promo') ?? ofPacket[0],
    future: futures.find(({ plan }) => plan.packetId === packetId),
    parent: shelf.parentsOf(packetId).find(({ id }) => running.has(id)),
  };
}

/** What follows the period that runs: when it is paid, for how long and how much; null where nothing does. */
export function nextPeriodOf(book: Book, { id, origin, plan, isRenewed, pause, endMs }: Subscription) {
  if (pause) return null;
  const planned = book.futures.find(({ followsId }) => followsId === id);
  const renewal = isRenewed && plan ? (origin === 'trial' ? plan : (plan.then ?? plan)) : null;
  const next = planned?.plan ?? renewal;
  return next && { atMs: endMs, period: next.period, priceMinor: next.priceMinor };
}

/** Whether a purchase begins with the trial: once, and not where it follows what runs, which is charged at its own price. PACK-041 */
export const beginsWithTrial = (packet: PacketRow, book: Pick<Book, 'subscriptions' | 'triedPacketIds'>): boolean =>
  !book.triedPacketIds.includes(packet.id) && !replacedBy(book, { packetId: packet.id, isBase: isBaseKind(packet) });

/** What may be done with a packet (DATA-051). */
export function actionsOf(book: Book, packet: PacketRow, { subscription, future, parent }: Owned) {
  const isSold = packet.sale.sale === 'open' || packet.sale.sale === 'blocked';
  const isOwn = subscription !== undefined && subscription.origin !== 'promo';
  const { pause = null, plan = null, isRenewed = false } = subscription ?? {};
  const isRunning = isOwn && pause === null;
  const hasBase = book.subscriptions.some(({ isBase, origin }) => isBase && origin !== 'promo');
  // Nothing follows a pause: such a purchase would be refused when it has been paid for.
  const isHeld = replacedBy(book, { packetId: packet.id, isBase: isBaseKind(packet) })?.pause != null;
  return {
    can_subscribe: isSold && packet.sale.plans.length > 0 && !isOwn && !future && !parent && !isHeld,
    // Another period of what runs, or this base packet in place of the one in use.
    can_change_period: isRunning ? packet.sale.plans.length > 1 : !isOwn && isBaseKind(packet) && hasBase && !isHeld,
    can_disable_renew: isRunning && plan !== null && isRenewed,
    can_enable_renew: isRunning && plan !== null && !isRenewed,
    can_unsubscribe: isOwn ? pause?.isDeletable !== false : future !== undefined,
  };
}
