import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  shouldPollAgain,
  channelsCount,
  channelsMore,
  comparePackets,
  discountPercent,
  hasShortList,
  hasTrial,
  isAdultPacket,
  isPromoPacket,
  linkedPacketId,
  listedChannels,
  needsBaseFirst,
  offeredPromoDays,
  packetPrice,
  packetSegment,
  periodDays,
  periodOffers,
  periodParts,
  readPacketRef,
  sellsAlone,
  sellingOf,
  showsPackets,
  shownVideos,
  type PacketRef,
} from './packets.ts';
import { channelsOf, packetOf } from './testing/packets.ts';

const MARCH_2026 = Date.UTC(2026, 2, 5);
const MARCH_2027 = Date.UTC(2027, 2, 5);
const month = { months: 1 };

describe('how long a period is', () => {
  it.each([
    [{ months: 1 }, 30],
    [{ months: 12 }, 360],
    [{ days: 14 }, 14],
    [{ years: 1 }, 365],
    [{ years: 1, months: 1, days: 2 }, 397],
  ])('PACK-045 PACK-046 %j has %i days', (period, days) => expect(periodDays(period, MARCH_2026)).toBe(days));

  it('PACK-046 a year has 366 days when 29 February comes in it', () => {
    expect(periodDays({ years: 1 }, MARCH_2027)).toBe(366);
    expect(periodDays({ years: 1 }, Date.UTC(2028, 1, 28))).toBe(366);
    expect(periodDays({ years: 1 }, Date.UTC(2028, 2, 1))).toBe(365);
  });

  it('PACK-048 PACK-049 its words are the units that are not zero, the longest first', () => {
    expect(periodParts({ days: 3, years: 1, months: 0 })).toEqual([
      { unit: 'years', count: 1 },
      { unit: 'days', count: 3 },
    ]);
    expect(periodDays({ text: 'as agreed' }, MARCH_2026)).toBeNull();
  });
});

describe('discounts', () => {
  const price = (amountMinor: number, periodHuman: object) => ({ amountMinor, periodHuman });

  it.each([
    [price(100_00, month), price(270_00, { months: 3 }), 10],
    [price(100_00, month), price(300_00, { months: 3 }), null],
    [price(100_00, month), price(310_00, { months: 3 }), null],
    // 365 days are 12.17 months of 30 days.
    [price(100_00, month), price(1200_00, { years: 1 }), 1],
    [price(100_00, month), price(1216_00, { years: 1 }), null],
    [price(100_00, month), price(100_00, { text: 'a season' }), null],
    [price(0, month), price(100_00, { months: 3 }), null],
  ])('PACK-044 PACK-047 %j against %j: %s', (first, longer, percent) =>
    expect(discountPercent(first, longer, MARCH_2026)).toBe(percent),
  );

  it('PACK-044 PACK-047 is a whole number above zero or nothing, whatever is compared', () => {
    const priced = fc.record({
      amountMinor: fc.nat(10_000_000),
      periodHuman: fc.record({ years: fc.nat(3), months: fc.nat(24), days: fc.nat(90) }),
    });
    fc.assert(
      fc.property(priced, priced, fc.integer({ min: 0, max: 4e12 }), (first, longer, nowMs) => {
        const percent = discountPercent(first, longer, nowMs);
        expect(percent === null || (Number.isInteger(percent) && percent > 0 && percent <= 100)).toBe(true);
      }),
    );
  });

  it('PAY-072 PAY-073 PACK-044 every purchase type is a choice, compared with the first one', () => {
    const type = (id: number, amountMinor: number) => ({ id, amountMinor, hasTrial: false, hasMoneyOnBalance: false });
    const offers = periodOffers(
      [
        { periodHuman: month, purchaseTypes: [type(1, 100_00)] },
        { periodHuman: { months: 3 }, purchaseTypes: [type(2, 240_00), { ...type(3, 100_00), periodHuman: month }] },
      ],
      MARCH_2026,
    );
    expect(offers.map(({ type: { id }, discountPercent: percent }) => [id, percent])).toEqual([
      [1, null],
      [2, 20],
      [3, null],
    ]);
    expect(offers[1]?.type.periodHuman).toEqual({ months: 3 });
  });
});

describe('what a packet costs', () => {
  const regular = { amountMinor: 199_000, period: month, insteadOfMinor: null };
  const sold = packetOf({ priceMinor: 199_000, periodHuman: month });

  it('PACK-041 a trial needs a period and a viewer who has not used it', () => {
    expect(hasTrial({ isUsedTrial: false, trialPeriodHuman: { days: 14 } })).toBe(true);
    expect(hasTrial({ isUsedTrial: true, trialPeriodHuman: { days: 14 } })).toBe(false);
    expect(hasTrial({ isUsedTrial: false, trialPeriodHuman: {} })).toBe(false);
    expect(hasTrial({ isUsedTrial: false, trialPeriodHuman: { days: 0 } })).toBe(false);
    expect(hasTrial({ isUsedTrial: false, trialPeriodHuman: undefined })).toBe(false);
  });

  it('PACK-042 a packet for 0.00 that nobody has paid for is a promotion; no price is not 0.00', () => {
    expect(isPromoPacket(packetOf({ priceMinor: 0 }))).toBe(true);
    expect(isPromoPacket(packetOf({ priceMinor: 0, userPurchase: { purchaseType: { amountMinor: 100 } } }))).toBe(
      false,
    );
    expect(isPromoPacket(packetOf())).toBe(false);
    expect(packetPrice(packetOf({ priceMinor: 0 }))).toEqual({ kind: 'promo' });
    expect(packetPrice(packetOf())).toEqual({ kind: 'unnamed' });
  });

  it('PACK-043 says price and period, what it would cost else, and the trial before it', () => {
    expect(packetPrice(sold)).toEqual({ kind: 'regular', regular });
    expect(packetPrice({ ...sold, totalPriceMinor: 249_000 })).toEqual({
      kind: 'regular',
      regular: { ...regular, insteadOfMinor: 249_000 },
    });
    expect(packetPrice({ ...sold, trialPriceMinor: 100, trialPeriodHuman: { days: 14 } })).toEqual({
      kind: 'trial',
      trialMinor: 100,
      trialPeriod: { days: 14 },
      regular,
    });
    expect(packetPrice(packetOf({ totalPriceMinor: 5, periodHuman: month }))).toMatchObject({
      regular: { amountMinor: 5, insteadOfMinor: null },
    });
  });

  it('PACK-059 the packet with the id 0 is free, and no promotion', () => {
    expect(packetPrice(packetOf({ id: 0, priceMinor: 0 }))).toEqual({ kind: 'free' });
  });
});

describe('whose packet an address names', () => {
  it.each<[string, PacketRef | null]>([
    ['17', { kind: 'own', id: 17 }],
    ['442_17', { kind: 'provider', providerId: 442, id: 17 }],
    ['442_3_17', { kind: 'bundle', providerId: 442, bundleId: 3, id: 17 }],
    ['442_3_17_1', null],
    ['_17', null],
    ['17a', null],
    ['', null],
    ['-1', null],
    ['99999999999999999999', null],
  ])('PACK-002 PACK-003 PACK-004 %s', (segment, ref) => expect(readPacketRef(segment)).toEqual(ref));

  it('PACK-003 PACK-004 what is written is read again', () => {
    const id = fc.nat();
    const refs = fc.oneof(
      fc.record({ kind: fc.constant('own' as const), id }),
      fc.record({ kind: fc.constant('provider' as const), providerId: id, id }),
      fc.record({ kind: fc.constant('bundle' as const), providerId: id, bundleId: id, id }),
    );
    fc.assert(
      fc.property(refs, (ref) => {
        expect(readPacketRef(packetSegment(ref))).toEqual({ ...ref });
      }),
    );
  });

  it('PACK-005 links for viewers of a closed network use the other id', () => {
    const link = { id: 1, idNoOtt: 2 };
    expect(linkedPacketId(link, { isOtt: false })).toBe(2);
    expect(linkedPacketId(link, { isOtt: true })).toBe(1);
    expect(linkedPacketId(link, null)).toBe(1);
    expect(linkedPacketId({ id: 1 }, { isOtt: false })).toBe(1);
  });
});

describe('the channels of a packet', () => {
  it.each([
    [30, true, true],
    [31, true, false],
    [32, false, false],
  ])('PACK-031 PACK-032 PACK-033 %i channels: short list %s, videos %s', (count, isShort, hasVideos) => {
    const packet = packetOf({ channels: channelsOf(count), videos: [{ id: 1, title: 'Film' }] });
    expect(hasShortList(packet)).toBe(isShort);
    expect(shownVideos(packet).length > 0).toBe(hasVideos);
  });

  it('PACK-029 category 20 is not listed', () => {
    const channels = [...channelsOf(1), ...channelsOf(1, [3, 20])];
    expect(listedChannels({ channels })).toEqual(channelsOf(1));
  });

  it('PACK-064 the server’s number of channels counts, else the list', () => {
    expect(channelsCount(packetOf({ channelsCount: 140, channels: channelsOf(2) }))).toBe(140);
    expect(channelsCount(packetOf({ channels: channelsOf(2) }))).toBe(2);
  });

  it('a packet is for adults when each of its channels is', () => {
    const adult = new Set([11]);
    expect(isAdultPacket({ channels: channelsOf(2, [3, 11]) }, adult)).toBe(true);
    expect(isAdultPacket({ channels: [...channelsOf(1, [11]), ...channelsOf(1, [3])] }, adult)).toBe(false);
    expect(isAdultPacket({ channels: [] }, adult)).toBe(false);
    expect(isAdultPacket({ channels: channelsOf(1) }, new Set())).toBe(false);
  });

  it('names the channels that only the larger packet has', () => {
    expect(channelsMore(channelsOf(3), channelsOf(2)).map(({ id }) => id)).toEqual([3]);
  });
});

describe('what is needed, shown and asked for', () => {
  it.each([
    [{ isBase: false }, { ownsBase: false, allowsPacketsWithoutBase: false }, true],
    [{ isBase: false }, { ownsBase: false, allowsPacketsWithoutBase: true }, false],
    [{ isBase: false }, { ownsBase: true, allowsPacketsWithoutBase: false }, false],
    [{ isBase: true }, { ownsBase: false, allowsPacketsWithoutBase: false }, false],
  ])('PACK-056 PAY-018 %j for %j needs a base packet first: %s', (packet, owned, needed) =>
    expect(needsBaseFirst(packet, owned)).toBe(needed),
  );

  it.each([
    [{ isReady: false, isRefused: false, askedForMs: 0 }, true],
    [{ isReady: false, isRefused: false, askedForMs: 29_999 }, true],
    [{ isReady: false, isRefused: false, askedForMs: 30_000 }, false],
    [{ isReady: true, isRefused: false, askedForMs: 0 }, false],
    [{ isReady: false, isRefused: true, askedForMs: 0 }, false],
  ])('PACK-040 PACK-057 %j is asked for once more: %s', (soFar, asks) => expect(shouldPollAgain(soFar)).toBe(asks));

  it.each([
    [undefined, null],
    [0, null],
    [1, 1],
    [90, 90],
    [91, null],
  ])('NAV-095 PACK-035 %s days without payment are offered as %s', (days, offered) =>
    expect(offeredPromoDays(days)).toBe(offered),
  );

  it('PACK-058 a provider of any network with network data shows no half list', () => {
    expect(showsPackets({ isOtt: true, hasNetworkData: true }, false)).toBe(false);
    expect(showsPackets({ isOtt: true, hasNetworkData: true }, true)).toBe(true);
    expect(showsPackets({ isOtt: false, hasNetworkData: true }, false)).toBe(true);
    expect(showsPackets({ isOtt: true, hasNetworkData: false }, false)).toBe(true);
  });

  it.each([
    [{ isPurchaseOffers: true, hasPurchases: true }, 'offers', true],
    [{ isPurchaseOffers: true, hasPurchases: false }, 'offers', true],
    [{ isPurchaseOffers: false, hasPurchases: true }, 'purchases', true],
    [{ isPurchaseOffers: false, hasPurchases: false }, 'subscriptions', false],
  ] as const)('CALL-054 CALL-062 CALL-067 CALL-069 BRAND-008 %j sells by %s', (facts, by, listsPurchases) => {
    expect(sellingOf(facts, facts)).toEqual({ by, listsPurchases });
  });

  it.each([
    [{ buttonType: 'pay', showOptions: false }, 'offers', true],
    [{ buttonType: 'pay', showOptions: true }, 'offers', false],
    [{ buttonType: 'pay', showOptions: false }, 'purchases', false],
    [{ buttonType: 'pay', showOptions: false }, 'subscriptions', false],
    [{ buttonType: 'watch', showOptions: false }, 'offers', false],
  ] as const)(
    'PLAY-041 PAY-019 PACK-062 the button %j of a provider who sells by %s sells its film alone: %s',
    (...row) => {
      const [button, by, isAlone] = row;
      expect(sellsAlone(button, by)).toBe(isAlone);
    },
  );
});

describe('a comparison', () => {
  const start = packetOf({ id: 1, channels: channelsOf(2), benefits: [{ text: 'HD' }] });
  const family = packetOf({
    id: 2,
    channels: channelsOf(3),
    libraries: [{ id: 5, title: 'Cinema' }],
    include: [{ id: 6, name: 'Kids' }],
    benefits: [{ text: 'HD' }, { text: 'No ads' }],
  });

  it('PACK-026 PACK-027 PACK-052 says what each packet has, and which channels more than the one before', () => {
    expect(comparePackets([start, family])).toEqual([
      { kind: 'channels', counts: { 1: 2, 2: 3 } },
      { kind: 'more', channelIds: { 2: [3] } },
      { kind: 'libraries', titles: { 2: ['Cinema'] } },
      { kind: 'included', names: { 2: ['Kids'] } },
      { kind: 'benefit', text: 'HD', packetIds: [1, 2] },
      { kind: 'benefit', text: 'No ads', packetIds: [2] },
    ]);
  });

  it('has no line that says nothing', () =>
    expect(comparePackets([packetOf({ id: 1 }), packetOf({ id: 2 })])).toEqual([]));
});
