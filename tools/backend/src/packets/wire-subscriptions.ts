import type { UserPacket } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import type { Future, Subscription } from '../sales/book.ts';
import { localised } from '../world/localised.ts';
import { amountText } from '../session/amount-text.ts';
import { nextPeriodOf } from './owned.ts';
import { isoText, wireBrief, type Reader } from './wire-packet.ts';

const PAUSED = localised(
  'Подписка на паузе. Оставшиеся дни сохранятся.',
  'Жазылым кідіртілді. Қалған күндер сақталады.',
  'Obuna toʻxtatib turilgan. Qolgan kunlar saqlanadi.',
  'The subscription is paused. The days that are left are kept.',
);

const namedPacket = (packetId: number, reader: Reader) => {
  const packet = reader.shelf.find(packetId);
  return packet ? wireBrief(packet, reader) : null;
};

/** What a viewer has now (DATA-053). */
export function wireSubscription(one: Subscription, reader: Reader): Wire<typeof UserPacket> {
  const { id, packetId, isBase, origin, plan, isRenewed, startMs, endMs, pause } = one;
  const next = nextPeriodOf(reader.book, one);
  return {
    id,
    packet: namedPacket(packetId, reader),
    base: isBase,
    price: amountText(plan?.priceMinor ?? 0),
    renew: isRenewed,
    start_at: isoText(startMs),
    ...(pause === null && { end_at: isoText(endMs) }),
    ...(next && { next_pay_at: isoText(next.atMs) }),
    is_paused: pause !== null,
    ...(pause && { message: PAUSED[reader.language], allow_delete_paused: pause.isDeletable }),
    type: origin,
  };
}

/** What is planned: it begins when what it follows ends, which nobody knows of a pause. */
export function wireFuture({ id, followsId, plan }: Future, reader: Reader): Wire<typeof UserPacket> {
  const followed = reader.book.subscriptions.find((one) => one.id === followsId);
  const startAt = followed && followed.pause === null ? isoText(followed.endMs) : null;
  return {
    id,
    packet: namedPacket(plan.packetId, reader),
    base: plan.isBase,
    price: amountText(plan.priceMinor),
    renew: true,
    start_at: startAt,
    next_pay_at: startAt,
    is_paused: false,
  };
}
