import {
  collection,
  entity,
  flag,
  from,
  id,
  integer,
  isRecord,
  isoDate,
  list,
  money,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';
import { ChannelCover } from '../channels/entities.ts';

/** A length of time to be put into words by the language of the viewer (DATA-047); a ready text is read too. */
export const Period = entity(
  'Period',
  {
    years: optional(integer({ min: 0 })),
    months: optional(integer({ min: 0 })),
    days: optional(integer({ min: 0 })),
    text: optional(text()),
  },
  { tidy: (raw) => (typeof raw === 'string' ? { text: raw } : raw) },
);
export type Period = Infer<typeof Period>;

const named = { id: id(), name: text() };

export const PacketChannel = entity('PacketChannel', {
  ...named,
  slug: optional(text()),
  cover: optional(ChannelCover),
  categoryIds: list(id()),
});
export type PacketChannel = Infer<typeof PacketChannel>;

export const PacketVideo = entity('PacketVideo', {
  id: id(),
  title: text(),
  slug: optional(text()),
  image: optional(url()),
});
export type PacketVideo = Infer<typeof PacketVideo>;

export const PacketLibrary = entity('PacketLibrary', { id: id(), title: text(), logo: optional(url()) });
export type PacketLibrary = Infer<typeof PacketLibrary>;

/** DATA-048. */
export const Benefit = entity('Benefit', { icon: optional(url()), text: text() });
export type Benefit = Infer<typeof Benefit>;

/** DATA-049. */
export const PacketDesign = entity('PacketDesign', {
  backgroundMobile: optional(url()),
  backgroundTv: optional(url()),
  logo: optional(url()),
  cornerBadge: optional(text()),
  specialFeatures: list(text(), { orOne: true }),
});
export type PacketDesign = Infer<typeof PacketDesign>;

/** DATA-050. */
export const PacketBundle = entity('PacketBundle', {
  customName: optional(text()),
  customPriceMinor: from('custom_price', optional(money())),
  customDescription: optional(text()),
  internetSpeed: optional(text()),
  isBundle: flag(),
});
export type PacketBundle = Infer<typeof PacketBundle>;

/** What a viewer may do with a subscription, and how it goes on (DATA-051). */
export const PacketSubscription = entity('PacketSubscription', {
  id: optional(id()),
  actions: optional(
    entity('SubscriptionActions', {
      canSubscribe: flag(),
      canDisableRenew: flag(),
      canChangePeriod: flag(),
      canUnsubscribe: flag(),
      canEnableRenew: flag(),
    }),
  ),
  startAtMs: from('start_at', optional(isoDate())),
  endAtMs: from('end_at', optional(isoDate())),
  nextPayAtMs: from('next_pay_at', optional(isoDate())),
  nextPeriodHuman: optional(Period),
  nextPriceMinor: from('next_price', optional(money())),
});
export type PacketSubscription = Infer<typeof PacketSubscription>;

/** DATA-052. */
export const UserPurchase = entity('UserPurchase', {
  id: optional(id()),
  status: optional(text()),
  startAtMs: from('start_at', optional(isoDate())),
  endAtMs: from('end_at', optional(isoDate())),
  /** Of a purchase that comes next: it may be of another packet. */
  packet: optional(entity('PurchasedPacket', named)),
  purchaseType: optional(
    entity('UserPurchaseType', {
      id: optional(id()),
      amountMinor: from('amount', optional(money())),
      periodHuman: optional(Period),
    }),
  ),
});
export type UserPurchase = Infer<typeof UserPurchase>;

/** What must be accepted before buying; a bare id is read too. */
export const PacketAgreement = entity(
  'PacketAgreement',
  { id: id(), title: optional(text()) },
  { tidy: (raw) => (isRecord(raw) ? raw : { id: raw }) },
);
export type PacketAgreement = Infer<typeof PacketAgreement>;

const packetFields = {
  ...named,
  short: optional(text()),
  description: optional(text()),
  /** "0.00" and not paid: a promotion. */
  priceMinor: from('price', optional(money())),
  totalPriceMinor: from('total_price', optional(money())),
  trialPriceMinor: from('trial_price', optional(money())),
  trialAmountMinor: from('trial_amount', optional(money())),
  isTrial: flag(),
  isUsedTrial: flag(),
  period: optional(text()),
  periodHuman: optional(Period),
  trialPeriodHuman: optional(Period),
  isBase: from('base', flag()),
  include: list(entity('IncludedPacket', named)),
  isAvailable: from('available', flag({ whenAbsent: true })),
  isPaused: flag(),
  channelsCount: optional(integer({ min: 0 })),
  channels: list(PacketChannel),
  videos: list(PacketVideo),
  libraries: list(PacketLibrary),
  benefits: list(Benefit),
  design: optional(PacketDesign),
  bundle: optional(PacketBundle),
  parentName: optional(text()),
  agreement: optional(PacketAgreement),
  afterRenewPacketId: optional(id()),
  rowSlug: optional(text()),
  subscription: optional(PacketSubscription),
  userPurchase: optional(UserPurchase),
  nextUserPurchase: optional(UserPurchase),
};

/** A packet inside a bundle: like any other, but without packets of its own. */
export const SubPacket = entity('SubPacket', packetFields);
export type SubPacket = Infer<typeof SubPacket>;

/** What can be subscribed to (DATA-046). */
export const Packet = entity('Packet', { ...packetFields, packets: list(SubPacket) });
export type Packet = Infer<typeof Packet>;

export const Packets = collection('Packets', 'packets', Packet);
export type Packets = Infer<typeof Packets>;
