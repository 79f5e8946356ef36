import { expect, it } from 'vitest';
import { amountToPay, buyCall, debtInPayment, intentOf, paymentBy, type HowPaid } from './pay-call.ts';
import { CHECKED } from './state.ts';
import { checkoutOf, choiceOf, OFFER, systemOf, termsOf } from './testing/samples.ts';
import { PAYFORMS, type Payform } from './terms.ts';
import { packetWish } from './wish.ts';

const RETURN_URL = 'https://site.example/?purchased=true';
const FILM = { purpose: 'content', contentId: 8, buttonData: null, playAfter: null } as const;
const how = (payform: Payform, changes: Partial<HowPaid> = {}): HowPaid => ({
  ...checkoutOf(),
  system: systemOf({ payform }),
  details: payform === 'linkedcard' ? { cardId: 4 } : {},
  returnUrl: RETURN_URL,
  ...changes,
});
const callBy = (payform: Payform, changes?: Partial<HowPaid>) => paymentBy(how(payform, changes))?.call ?? null;

it('PAY-034 CALL-075 CALL-076 CALL-077 CALL-078 each form of payment has its call; ext_app and info have none', () => {
  expect(Object.fromEntries(PAYFORMS.map((payform) => [payform, callBy(payform)?.name ?? null]))).toEqual({
    ext_app: null,
    linkedcard: 'payByLinkedCard',
    provider_account: 'payByProviderAccount',
    short_url: 'payByLink',
    qrcode: 'payByQrCode',
    qrcode_png: 'payByQrCode',
    phone: 'payByProviderAccount',
    info: null,
  });
});

it('PAY-027 CALL-075 charges the card that was chosen, and no other', () => {
  expect(callBy('linkedcard')).toEqual({
    name: 'payByLinkedCard',
    args: { accountId: 3, amountMinor: 190_000, cardId: 4 },
  });
  expect(callBy('linkedcard', { details: {} })).toBeNull();
});

it('PAY-029 PAY-079 CALL-076 a page of the bank comes back to where the viewer was; no card is kept unless they tick it', () => {
  const args = { accountId: 3, paysystemShortname: 'short_url', amountMinor: 190_000, returnUrl: RETURN_URL };
  expect(callBy('short_url')).toMatchObject({ args: { ...args, isSaveCard: false } });
  expect(callBy('short_url', { details: { savesCard: true } })).toMatchObject({ args: { ...args, isSaveCard: true } });
});

it('PAY-028 PAY-032 CALL-077 a provider’s account is charged for the packet itself, with the phone where one is given', () => {
  const args = { accountId: 3, paysystemShortname: 'phone', amountMinor: 190_000, packetId: 5, phone: '+77010000000' };
  const payment = paymentBy(how('phone', { details: { phone: '+77010000000' } }));
  expect(payment).toEqual({ call: { name: 'payByProviderAccount', args }, thenBuy: null });
});

it('PAY-032 PAY-061 PAY-063 what is missing only brings money in: the purchase follows, by whatever way it comes', () => {
  const terms = termsOf({ balanceMinor: 50_000 });
  for (const payform of ['provider_account', 'phone'] as const) {
    const payment = paymentBy(how(payform, { terms }));
    expect(payment).toMatchObject({ call: { args: { amountMinor: 140_000 } }, thenBuy: { name: 'purchase' } });
    expect(payment?.call.args).not.toHaveProperty('packetId');
  }
});

it('PAY-061 PAY-062 money that only comes in is followed by the purchase, and covers what the balance lacks', () => {
  const terms = termsOf({ balanceMinor: 50_000 });
  expect(paymentBy(how('qrcode', { terms }))).toMatchObject({
    call: { name: 'payByQrCode', args: { amountMinor: 140_000 } },
    thenBuy: { name: 'purchase', args: { purchaseTypeId: 11 } },
  });
  expect(amountToPay(checkoutOf({ terms: { ...terms, takesBalance: false } }))).toBe(190_000);
});

it('PAY-061 what the account owes comes in with the price, also where the site takes no money from the account', () => {
  for (const takesBalance of [true, false])
    expect(amountToPay(checkoutOf({ terms: termsOf({ balanceMinor: -50_000, takesBalance }) }))).toBe(240_000);
  const offered = termsOf({ balanceMinor: -50_000, offer: OFFER });
  expect(amountToPay(checkoutOf({ terms: offered }))).toBe(190_000);
});

it('PAY-064 the amount that the server says is missing is the one that is paid', () => {
  const progress = { ...CHECKED, shortage: { missingMinor: 777 } };
  expect(amountToPay(checkoutOf({ progress, terms: termsOf({ balanceMinor: 1 }) }))).toBe(777);
  const unknown = { ...progress, shortage: { missingMinor: null } };
  expect(amountToPay(checkoutOf({ progress: unknown, terms: termsOf({ balanceMinor: 1 }) }))).toBe(189_999);
});

it.each([
  ['an account that owes nothing', 0, 300_000, 0],
  ['an account of which nobody knows', null, 300_000, 0],
  ['what the account owes, and no more', -50_000, 300_000, 50_000],
  ['an answer that asks for a part of it', -50_000, 210_000, 20_000],
  ['an answer that asks for less than the price', -50_000, 70_000, 0],
])(
  'PAY-061 PAY-064 what a 402 names beyond the price is a debt only of an account that owes: %s',
  (_, balanceMinor, missingMinor, debtMinor) => {
    const checkout = checkoutOf({
      progress: { ...CHECKED, shortage: { missingMinor } },
      terms: termsOf({ balanceMinor }),
    });
    expect(amountToPay(checkout)).toBe(missingMinor);
    expect(debtInPayment(checkout)).toBe(debtMinor);
    expect(debtInPayment({ ...checkout, choice: null })).toBe(0);
  },
);

it('CALL-062 CALL-067 the balance buys by purchase type, or subscribes to the packet where there is none', () => {
  expect(buyCall(checkoutOf())).toEqual({ name: 'purchase', args: { purchaseTypeId: 11, accountId: 3 } });
  expect(buyCall(checkoutOf({ choice: choiceOf({ typeId: null }) }))).toEqual({
    name: 'subscribe',
    args: { packetId: 5, paytype: 'async' },
  });
  expect(buyCall(checkoutOf({ choice: null }))).toBeNull();
  expect(buyCall(checkoutOf({ wish: { purpose: 'refill', amountMinor: 5 } }))).toBeNull();
});

it('CALL-067 hands library and licence back as they were named', () => {
  const choice = choiceOf({ libraryId: 21, entityLicenseId: 22 });
  expect(buyCall(checkoutOf({ wish: FILM, choice }))).toMatchObject({ args: { libraryId: 21, entityLicenseId: 22 } });
  expect(buyCall(checkoutOf({ wish: FILM, choice: choiceOf({ typeId: null }) }))).toBeNull();
});

it('PAY-018 a base packet is what is paid for while it is needed', () => {
  const wish = { ...packetWish(5), baseId: 2 };
  expect(buyCall(checkoutOf({ wish, choice: choiceOf({ typeId: null }) }))).toMatchObject({ args: { packetId: 2 } });
  expect(intentOf(wish, null)).not.toBe(intentOf(packetWish(5), null));
});

it('PAY-019 CALL-069 an offer is paid for itself, with the chosen purchase and what the way of paying needs', () => {
  const terms = termsOf({ offer: OFFER, balanceMinor: 50_000 });
  const base = { offerId: 'offer-1', purchaseId: 11, paysystemId: 1, returnUrl: RETURN_URL };
  expect(paymentBy(how('qrcode', { terms }))).toEqual({ call: { name: 'payOffer', args: base }, thenBuy: null });
  expect(callBy('linkedcard', { terms })).toMatchObject({ args: { ...base, cardId: 4 } });
  const details = { phone: '+77010000000', savesCard: true };
  expect(callBy('phone', { terms, details })).toMatchObject({
    args: { ...base, phone: details.phone, isSaveCard: true },
  });
  expect(amountToPay(checkoutOf({ terms }))).toBe(190_000);
  expect(callBy('info', { terms })).toBeNull();
});

it('pays nothing for a viewer without an account', () => {
  expect(callBy('qrcode', { terms: termsOf({ accountId: null }) })).toBeNull();
});

it('PAY-080 one intent is one object and one purchase type; whatever is no purchase is one by its purpose', () => {
  const intents = [
    intentOf(packetWish(5), choiceOf()),
    intentOf(packetWish(5), choiceOf({ typeId: 12 })),
    intentOf(packetWish(5), null),
    intentOf(packetWish(6), choiceOf()),
    intentOf({ ...FILM, contentId: 5 }, choiceOf()),
    intentOf({ purpose: 'refill', amountMinor: 1 }, null),
    intentOf({ purpose: 'debt', amountMinor: 1 }, null),
    intentOf({ purpose: 'card', amountMinor: 1, neededRefund: false, then: null }, null),
  ];
  expect(new Set(intents).size).toBe(intents.length);
  const other = packetWish(5, { kind: 'channel', id: 101 });
  expect(intentOf(other, choiceOf({ amountMinor: 1 }))).toBe(intents[0]);
  expect(intentOf({ purpose: 'refill', amountMinor: 2 }, null)).toBe(intents[5]);
});
