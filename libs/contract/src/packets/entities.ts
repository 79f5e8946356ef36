import {
  alias,
  collection,
  entity,
  flag,
  from,
  id,
  isoDate,
  json,
  list,
  money,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';
import { Provider } from '../platform/provider.ts';
import { Packet, Period, SubPacket } from './packet.ts';

export {
  Benefit,
  Packet,
  PacketAgreement,
  PacketBundle,
  PacketChannel,
  PacketDesign,
  PacketLibrary,
  PacketSubscription,
  PacketVideo,
  Packets,
  Period,
  SubPacket,
  UserPurchase,
} from './packet.ts';
export { Transaction, Transactions } from './transaction.ts';

/** A packet that somebody has or is going to have (DATA-053). `type` is "promo" for one that came with a promotion. */
export const UserPacket = entity('UserPacket', {
  id: id(),
  packet: optional(SubPacket),
  isBase: from('base', flag()),
  priceMinor: from('price', optional(money())),
  isRenewed: from('renew', flag()),
  startAtMs: from('start_at', optional(isoDate())),
  endAtMs: from('end_at', optional(isoDate())),
  nextPayAtMs: from('next_pay_at', optional(isoDate())),
  isPaused: flag(),
  message: optional(text()),
  allowDeletePaused: flag(),
  type: optional(text()),
});
export type UserPacket = Infer<typeof UserPacket>;
export const Subscriptions = collection('Subscriptions', 'subscriptions', UserPacket);
export type Subscriptions = Infer<typeof Subscriptions>;
export const FutureSubscriptions = collection('FutureSubscriptions', 'futures', UserPacket);
export type FutureSubscriptions = Infer<typeof FutureSubscriptions>;

/** What the purchase call gives back as it came. */
const handedBack = { libraryId: optional(id()), entityLicenseId: optional(id()) };

/** DATA-055. */
export const PurchaseType = entity('PurchaseType', {
  id: id(),
  amountMinor: from('amount', money()),
  trialAmountMinor: from('trial_amount', optional(money())),
  periodHuman: optional(Period),
  trialPeriodHuman: optional(Period),
  hasTrial: from('is_have_trial', flag()),
  hasMoneyOnBalance: from('is_have_money_on_balance', flag()),
  ...handedBack,
});
export type PurchaseType = Infer<typeof PurchaseType>;

/** DATA-054. */
export const PurchasePeriod = entity('PurchasePeriod', {
  periodHuman: optional(Period),
  purchaseTypes: from('purchases_type', list(PurchaseType)),
});
export type PurchasePeriod = Infer<typeof PurchasePeriod>;
export const PurchasePeriods = collection('PurchasePeriods', 'purchaseperiods', PurchasePeriod);
export type PurchasePeriods = Infer<typeof PurchasePeriods>;

/** One way to pay (DATA-057). `data` belongs to the way and is handed on as it came. */
export const Paysystem = entity('Paysystem', {
  id: id(),
  payformShortname: text(),
  name: optional(text()),
  title: optional(text()),
  description: optional(text()),
  buttonText: optional(text()),
  data: optional(json()),
  howToUse: optional(text()),
  howToUsePacket: optional(text()),
  skipParentalControl: flag(),
});
export type Paysystem = Infer<typeof Paysystem>;
export const Payforms = collection('Payforms', 'payforms', Paysystem);
export type Payforms = Infer<typeof Payforms>;

/** One thing that an offer sells: a purchase type with its price and period. */
export const OfferPurchase = entity('OfferPurchase', {
  id: id(),
  title: optional(text()),
  amountMinor: from('amount', optional(money())),
  trialAmountMinor: from('trial_amount', optional(money())),
  periodHuman: optional(Period),
  trialPeriodHuman: optional(Period),
  hasTrial: from('is_have_trial', flag()),
  hasMoneyOnBalance: from('is_have_money_on_balance', flag()),
  ...handedBack,
});
export type OfferPurchase = Infer<typeof OfferPurchase>;

/** DATA-056. The id is only ever handed back, so it is text. */
export const Offer = entity('Offer', {
  id: alias(from('offer_id', text()), 'id'),
  purchases: list(OfferPurchase),
  paysystems: list(Paysystem),
  distributionType: optional(text()),
  productTitle: optional(text()),
  distributionInfo: optional(text()),
});
export type Offer = Infer<typeof Offer>;

/** A block of the landing that says what the service can do, or where it can be watched. */
export const LandingBlock = entity('LandingBlock', {
  icon: optional(url()),
  title: text(),
  text: optional(text()),
});
export type LandingBlock = Infer<typeof LandingBlock>;

/** A provider with what it sells (DATA-060). `hero`, `features` and `devices` are our own addition: other servers leave them out. */
export const ProviderInfo = entity('ProviderInfo', {
  provider: from('provider_data', Provider),
  packets: list(Packet),
  bundles: list(Packet),
  hero: optional(entity('LandingHero', { title: optional(text()), text: optional(text()), image: optional(url()) })),
  features: list(LandingBlock),
  devices: list(LandingBlock),
});
export type ProviderInfo = Infer<typeof ProviderInfo>;
