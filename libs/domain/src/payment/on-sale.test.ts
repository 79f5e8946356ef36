import type { OfferPurchase, PurchaseType } from '@livery/contract/packets/entities';
import { describe, expect, it } from 'vitest';
import { packetOf } from '../packets/testing/packets.ts';
import { basesOnSale, choicesLeft, filmOffer, offerChoices, packetAsChoice, periodChoices } from './on-sale.ts';
import { choiceOf, NOW_MS, PRODUCT } from './testing/samples.ts';
import type { Begins } from './product.ts';
import type { ContentWish } from './wish.ts';

const MONTH = { months: 1 };
const YEAR = { months: 12 };
const WEEK = { days: 7 };

const typeOf = (changes: Partial<PurchaseType> = {}): PurchaseType => ({
  ...{ id: 11, amountMinor: 190_000, periodHuman: MONTH },
  ...{ hasTrial: false, hasMoneyOnBalance: false },
  ...changes,
});
const choiceBy = (changes: Partial<PurchaseType>) =>
  periodChoices([{ periodHuman: MONTH, purchaseTypes: [typeOf(changes)] }], NOW_MS)[0];

describe('what an offer for a film is asked for by', () => {
  const wish: ContentWish = { purpose: 'content', contentId: 7, buttonData: { plan: 3 }, playAfter: null };

  it('PAY-022 by the data of its pay button, as they came, in the version of buttons', () => {
    const asked = { objectType: 'content', objectId: 7, offerVersion: 'tv303', buttonData: { plan: 3 } };
    expect(filmOffer(wish)).toEqual(asked);
    // Whatever the server sent is handed back.
    expect(filmOffer({ ...wish, buttonData: 0 })).toEqual({ ...asked, buttonData: 0 });
  });

  it('PAY-022 by the film alone where its button carries none', () => {
    expect(filmOffer({ ...wish, buttonData: null })).toEqual({ objectType: 'content', objectId: 7 });
  });
});

describe('base packets', () => {
  const idsOf = (...packets: Parameters<typeof basesOnSale>[0]) =>
    basesOnSale(
      packets.map((packet, index) => ({ ...packet, id: index + 1 })),
      0,
    ).map(({ id }) => id);
  const base = packetOf({ isBase: true });
  const actions = (canSubscribe: boolean) => ({
    actions: {
      canSubscribe,
      canDisableRenew: false,
      canChangePeriod: false,
      canUnsubscribe: false,
      canEnableRenew: false,
    },
  });

  it('PAY-018 those that are available are sold, and no packet that is none', () => {
    expect(idsOf(base, packetOf(), { ...base, isAvailable: false }, base)).toEqual([1, 4]);
  });

  it('PAY-018 one that the server lets nobody subscribe to is not, as beside one that is paused', () => {
    const told = [actions(false), actions(true), {}, undefined];
    expect(idsOf(...told.map((subscription) => ({ ...base, subscription })))).toEqual([2, 3, 4]);
  });

  it('PAY-018 PROV-005 PROV-007 a provider hides and sorts them as on its page', () => {
    const [cheap, dear] = [
      packetOf({ id: 66, isBase: true, priceMinor: 1 }),
      packetOf({ isBase: true, priceMinor: 2 }),
    ];
    const ids = (provider: number) => basesOnSale([dear, cheap], provider).map(({ id }) => id);
    expect([ids(0), ids(8), ids(775)]).toEqual([[10, 66], [66, 10], [10]]);
  });
});

describe('periods', () => {
  it('PAY-072 a purchase type is one choice, with what the call that buys it hands back', () => {
    const given = { hasMoneyOnBalance: true, libraryId: 21, entityLicenseId: 22 };
    expect(choiceBy(given)).toEqual(choiceOf(given));
    expect(choiceBy({})).toEqual(choiceOf());
  });

  it('PAY-072 a type has its own length, else its period’s, else none that is known', () => {
    const lengths = periodChoices(
      [
        { periodHuman: MONTH, purchaseTypes: [typeOf({ periodHuman: YEAR }), typeOf({ periodHuman: undefined })] },
        { purchaseTypes: [typeOf({ periodHuman: undefined })] },
      ],
      NOW_MS,
    );
    expect(lengths.map(({ period }) => period)).toEqual([YEAR, MONTH, null]);
  });

  it('PAY-073 a trial has its price and its length; without a length, or when it was had, there is none', () => {
    const trial = { hasTrial: true, trialAmountMinor: 99, trialPeriodHuman: WEEK };
    expect(choiceBy(trial)?.trial).toEqual({ amountMinor: 99, period: WEEK });
    expect(choiceBy({ ...trial, trialAmountMinor: undefined })?.trial, 'for nothing').toMatchObject({ amountMinor: 0 });
    expect(choiceBy({ ...trial, trialPeriodHuman: undefined })?.trial).toBeNull();
    expect(choiceBy({ ...trial, hasTrial: false })?.trial).toBeNull();
  });

  it('PACK-044 each is compared with the first one of all', () => {
    const year = typeOf({ id: 12, amountMinor: 1_140_000, periodHuman: YEAR });
    const choices = periodChoices([{ purchaseTypes: [typeOf()] }, { purchaseTypes: [year] }], NOW_MS);
    expect(choices.map(({ discountPercent }) => discountPercent)).toEqual([null, 50]);
  });
});

describe('an offer', () => {
  const purchase = (changes: Partial<OfferPurchase> = {}): OfferPurchase => ({ ...typeOf(), title: 'HD', ...changes });

  it('PAY-019 sells each of its purchases for its own period, compared with the first one', () => {
    const year = purchase({ id: 12, amountMinor: 1_140_000, periodHuman: YEAR });
    expect(offerChoices([purchase(), year], NOW_MS)).toEqual([
      choiceOf(),
      choiceOf({ typeId: 12, amountMinor: 1_140_000, period: YEAR, discountPercent: 50 }),
    ]);
  });

  it('PAY-019 what names no price or no period costs nothing, for a time that nobody knows', () => {
    expect(offerChoices([purchase({ amountMinor: undefined, periodHuman: undefined })], NOW_MS)).toEqual([
      choiceOf({ amountMinor: 0, period: null }),
    ]);
    expect(offerChoices([], NOW_MS)).toEqual([]);
  });
});

describe('a packet that is subscribed to as it is', () => {
  const asChoice = (packet: Parameters<typeof packetOf>[0], balanceMinor: number | null = null) =>
    packetAsChoice(packetOf(packet), balanceMinor);
  const TRIAL = { priceMinor: 190_000, trialPeriodHuman: WEEK, trialPriceMinor: 500, trialAmountMinor: 900 };

  it('CALL-062 is bought by no purchase type, for the packet’s period', () => {
    expect(asChoice({ priceMinor: 190_000, periodHuman: MONTH })).toEqual(choiceOf({ typeId: null }));
    expect(asChoice({}).period).toBeNull();
  });

  it('CALL-062 costs the packet’s price, else its whole price, else nothing', () => {
    const costs = [{ priceMinor: 0, totalPriceMinor: 9 }, { totalPriceMinor: 9 }, {}].map((one) => asChoice(one));
    expect(costs.map(({ amountMinor }) => amountMinor)).toEqual([0, 9, 0]);
  });

  it('CALL-062 PAY-073 PACK-041 its trial costs the trial’s price, else its amount, until it has been had', () => {
    expect(asChoice(TRIAL).trial).toEqual({ amountMinor: 500, period: WEEK });
    expect(asChoice({ ...TRIAL, trialPriceMinor: undefined }).trial).toEqual({ amountMinor: 900, period: WEEK });
    expect(asChoice({ ...TRIAL, isUsedTrial: true }).trial).toBeNull();
  });

  it('CALL-062 PAY-023 the balance suffices for what is paid today; one that nobody knows is empty', () => {
    const suffices = (packet: Parameters<typeof packetOf>[0], balances: readonly (number | null)[]) =>
      balances.map((balance) => asChoice(packet, balance).hasMoneyOnBalance);
    expect(suffices({ priceMinor: 190_000 }, [190_000, 189_999, null])).toEqual([true, false, false]);
    expect(suffices(TRIAL, [500, 499])).toEqual([true, false]);
    expect(suffices({ priceMinor: 0 }, [null, -1])).toEqual([true, false]);
  });
});

describe('what is left to choose', () => {
  const boughtAs = (id?: number) => ({ purchaseType: { id } });
  const left = (packet: Parameters<typeof choicesLeft>[2], begins: Begins = 'now') =>
    choicesLeft(
      [1, 2, null].map((typeId) => choiceOf({ typeId })),
      { ...PRODUCT, begins },
      packet,
    ).map(({ typeId }) => typeId);

  it('SUBS-020 the period that is next already is not sold again', () => {
    expect(left({ nextUserPurchase: boughtAs(2) })).toEqual([1, null]);
  });

  it('PAY-054 SUBS-020 nor is the one that runs; one that is paused is', () => {
    expect(left({ userPurchase: boughtAs(1) })).toEqual([2, null]);
    expect(left({ userPurchase: boughtAs(1), nextUserPurchase: boughtAs(2) })).toEqual([null]);
    expect(left({ userPurchase: boughtAs(1) }, 'afterPause')).toEqual([1, 2, null]);
  });

  it('SUBS-020 all of them where nothing has been bought, or nobody says what', () => {
    for (const packet of [{}, { nextUserPurchase: {} }, { userPurchase: boughtAs(), nextUserPurchase: boughtAs() }])
      expect(left(packet)).toEqual([1, 2, null]);
  });
});
