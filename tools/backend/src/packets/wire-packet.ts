import type { Packet, SubPacket } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Book } from '../sales/book.ts';
import type { Language } from '../world/localised.ts';
import type { Currency, SeedPeriod } from '../world/sales.ts';
import { amountText } from '../session/amount-text.ts';
import { actionsOf, beginsWithTrial, nextPeriodOf, ownedOf, type Owned } from './owned.ts';
import { isBaseKind, type PacketRow, type Shelf } from './shelf.ts';

/** For whom packets are written down. */
export type Reader = {
  readonly shelf: Shelf;
  readonly book: Book;
  readonly currency: Currency;
  readonly media: MediaAddresses;
  readonly language: Language;
};

type WirePacket = Wire<typeof SubPacket>;

export const isoText = (ms: number): string => new Date(ms).toISOString();

const NO_PERIOD: SeedPeriod = {};
/** The old word for a period, beside its parts. */
const PERIOD_WORDS: Readonly<Record<string, string>> = { '1m': 'month', '3m': 'quarter', '1y': 'year' };
const periodWord = ({ years, months, days }: SeedPeriod): string | undefined =>
  days ? undefined : PERIOD_WORDS[years ? `${years}y` : `${months ?? 0}m`];

/** What stands with a packet's name everywhere: what it is and what it costs. */
export function wireBrief(packet: PacketRow, { currency, language }: Reader): WirePacket {
  const { id, name, channelIds, sale } = packet;
  const [plan] = sale.plans;
  return {
    id,
    name: name[language],
    short: sale.short[language],
    base: isBaseKind(packet),
    channels_count: channelIds.length,
    available: sale.sale !== 'unavailable' && sale.plans.length > 0,
    ...(plan && {
      price: amountText(plan.prices[currency]),
      total_price: amountText((plan.fullPrices ?? plan.prices)[currency]),
      period_human: plan.period,
      ...(periodWord(plan.period) && { period: periodWord(plan.period) }),
    }),
  };
}

/** A packet with what this viewer has of it, without the packets in a bundle. */
function wireOwned(packet: PacketRow, reader: Reader): WirePacket {
  const { book, shelf, language } = reader;
  const { sale } = packet;
  const owned = ownedOf(book, packet.id, shelf);
  return {
    ...wireBrief(packet, reader),
    ...(sale.description && { description: sale.description[language] }),
    ...wireTrial(packet, reader),
    is_paused: owned.subscription?.pause != null,
    include: sale.packetIds.flatMap((id) => {
      const included = shelf.find(id);
      return included ? { id, name: included.name[language] } : [];
    }),
    ...wireLooks(packet, reader),
    ...(owned.parent && { parent_name: owned.parent.name[language] }),
    ...(sale.agreementId !== null && { agreement: { id: sale.agreementId } }),
    ...(sale.afterRenewPacketId !== null && { after_renew_packet_id: sale.afterRenewPacketId }),
    ...(sale.rowSlug !== null && { row_slug: sale.rowSlug }),
    ...wireState(packet, owned, reader),
  };
}

/** As the last, with the packets in a bundle. */
export function wirePacket(packet: PacketRow, reader: Reader): Wire<typeof Packet> {
  const inside = packet.kind === 'bundle' ? packet.sale.packetIds : [];
  return {
    ...wireOwned(packet, reader),
    packets: inside.flatMap((id) => reader.shelf.find(id) ?? []).map((one) => wireOwned(one, reader)),
  };
}

function wireTrial(packet: PacketRow, { book, currency }: Reader): Partial<WirePacket> {
  const { id, sale } = packet;
  const trial = sale.plans[0]?.trial;
  const isUsed = book.triedPacketIds.includes(id);
  if (!trial || !(isUsed || beginsWithTrial(packet, book))) return { is_trial: false };
  const price = amountText(trial.prices[currency]);
  return {
    is_trial: book.subscriptions.some(({ packetId, origin }) => packetId === id && origin === 'trial'),
    is_used_trial: isUsed,
    trial_price: price,
    trial_amount: price,
    trial_period_human: trial.period,
  };
}

function wireLooks({ sale }: PacketRow, { media, language, currency }: Reader): Partial<WirePacket> {
  const { benefits, design, bundle } = sale;
  return {
    benefits: benefits.map(({ iconKey, text }) => ({ icon: media.icon(iconKey), text: text[language] })),
    ...(design && {
      design: {
        background_mobile: media.picture('cover', design.artworkKey),
        background_tv: media.picture('hero', design.artworkKey),
        logo: media.picture('logo', design.logoKey),
        ...(design.badge && { corner_badge: design.badge[language] }),
        special_features: design.features.map((feature) => feature[language]),
      },
    }),
    ...(bundle && {
      bundle: {
        custom_name: bundle.name[language],
        custom_price: amountText(bundle.prices[currency]),
        custom_description: bundle.description[language],
        internet_speed: bundle.speed[language],
        is_bundle: true,
      },
    }),
  };
}

function wireState(packet: PacketRow, owned: Owned, reader: Reader): Partial<WirePacket> {
  const { book } = reader;
  const { subscription } = owned;
  const actions = actionsOf(book, packet, owned);
  const planned = wirePlanned(owned, reader);
  if (!subscription) return { subscription: { actions }, ...planned };
  const { id, startMs, endMs, plan, pause } = subscription;
  const next = nextPeriodOf(book, subscription);
  return {
    subscription: {
      id,
      actions,
      start_at: isoText(startMs),
      ...(pause === null && { end_at: isoText(endMs) }),
      ...(next && {
        next_pay_at: isoText(next.atMs),
        next_period_human: { ...NO_PERIOD, ...next.period },
        next_price: amountText(next.priceMinor),
      }),
    },
    ...(plan && {
      user_purchase: {
        id,
        status: pause ? 'paused' : 'active',
        ...(pause === null && { end_at: isoText(endMs) }),
        purchase_type: { id: plan.planId, amount: amountText(plan.priceMinor) },
      },
    }),
    ...planned,
  };
}

/** What is planned: this packet for the first time, its next period, or another packet in its place. */
function wirePlanned({ subscription, future: own }: Owned, { book, shelf, language }: Reader): Partial<WirePacket> {
  const future = own ?? book.futures.find(({ followsId }) => followsId === subscription?.id);
  if (!future) return {};
  const { id, followsId, plan } = future;
  const before = book.subscriptions.find((one) => one.id === followsId);
  const packet = shelf.find(plan.packetId);
  return {
    next_user_purchase: {
      id,
      status: 'planned',
      ...(before && { start_at: isoText(before.endMs) }),
      ...(packet && { packet: { id: packet.id, name: packet.name[language] } }),
      purchase_type: {
        id: plan.planId,
        amount: amountText(plan.priceMinor),
        period_human: { ...NO_PERIOD, ...plan.period },
      },
    },
  };
}
