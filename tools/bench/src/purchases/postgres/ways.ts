import { cardWish, packetWish, type PaymentSystem, type PaymentWish, type Payform } from '@livery/domain/payment';
import type { PressedWay } from '../press.ts';

const PACKET_ID = 23;
/** Needs no other packet, at any provider. */
const BASE_ID = 10;
/** Sold for two days. */
const FILM_ID = 10_194;
export const DEBT_MINOR = 150_000;
/** Providers of the demo. */
const [WEB, ALMATV] = [1, 2];

const PACKET = packetWish(PACKET_ID);
/** As its pay buttons have it. */
const BUTTON = { kind: 'film', content_id: FILM_ID };
const FILM: PaymentWish = { purpose: 'content', contentId: FILM_ID, buttonData: BUTTON, playAfter: null };
const REFILL = { purpose: 'refill', amountMinor: null } as const;
const CARD = cardWish({ amountMinor: 1_000 });
const DEBT = { purpose: 'debt', amountMinor: DEBT_MINOR } as const;

/** What a viewer pays for in one history, and how it is sold. */
export interface Way extends PressedWay {
  readonly providerId: number;
  readonly takesBalance: boolean;
  readonly isOffer: boolean;
  /** Their account does not suffice for a period. */
  readonly isPoor: boolean;
  readonly payforms: readonly Payform[];
}
const COMMON = {
  ...{ providerId: WEB, takesBalance: true, isOffer: false, isPoor: false, amountsMinor: [100_000, 200_000] },
  payforms: ['linkedcard', 'short_url', 'qrcode', 'phone'],
} as const;
export const WAYS: readonly Way[] = [
  { ...COMMON, wishes: [PACKET, FILM] },
  { ...COMMON, wishes: [PACKET, FILM], isPoor: true },
  { ...COMMON, wishes: [PACKET, FILM], takesBalance: false, isOffer: true },
  { ...COMMON, wishes: [PACKET, REFILL], takesBalance: false },
  { ...COMMON, wishes: [CARD, FILM], takesBalance: false },
  { ...COMMON, wishes: [DEBT, PACKET], isPoor: true },
  {
    ...{ ...COMMON, wishes: [packetWish(BASE_ID), REFILL], providerId: ALMATV, takesBalance: false },
    payforms: ['provider_account', 'qrcode'],
  },
];

/** Ids as the back end has them. */
const IDS: { readonly [Form in Payform]?: number } = {
  ...{ linkedcard: 1, short_url: 2, qrcode: 3, phone: 5, provider_account: 6 },
};
const systemOf = (payform: Payform, shortname: string = payform): PaymentSystem => ({
  ...{ id: IDS[payform] ?? 0, payform, shortname, title: payform },
  skipsPin: payform === 'provider_account',
});
export function systemsFor(purpose: string, { payforms }: Way): readonly PaymentSystem[] {
  if (purpose === 'debt') return [systemOf('qrcode', 'kaspi')];
  return (purpose === 'card' ? (['short_url'] as const) : payforms).map((payform) => systemOf(payform));
}
