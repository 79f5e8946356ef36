import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packetOf } from '../packets/testing/packets.ts';
import {
  asksFirst,
  disablingRefusal,
  isOwned,
  nextPurchase,
  notInProvider,
  subscriptionCall,
  subscriptionControls,
  subscriptionState,
  type SubscriptionActions,
  type SubscriptionFacts,
} from './subscription.ts';

const NOTHING: SubscriptionActions = {
  canSubscribe: false,
  canDisableRenew: false,
  canChangePeriod: false,
  canUnsubscribe: false,
  canEnableRenew: false,
};
const packet = (actions: Partial<SubscriptionActions> = {}, more: Partial<SubscriptionFacts['packet']> = {}) =>
  packetOf({ priceMinor: 100, subscription: { actions: { ...NOTHING, ...actions } }, ...more });
const ownedOf = (more: Partial<NonNullable<SubscriptionFacts['owned']>> = {}) => ({
  id: 7,
  isRenewed: false,
  isPaused: false,
  allowDeletePaused: false,
  ...more,
});
const facts = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  packet: packet(),
  owned: null,
  future: null,
  ...more,
});
const EVERYTHING: SubscriptionActions = {
  canSubscribe: true,
  canDisableRenew: true,
  canChangePeriod: true,
  canUnsubscribe: true,
  canEnableRenew: true,
};

describe('what can be done with a packet', () => {
  it.each<[string, SubscriptionFacts, readonly string[]]>([
    ['SUBS-001 nothing active, it can be subscribed to', facts({ packet: packet({ canSubscribe: true }) }), ['enable']],
    [
      'SUBS-002 SUBS-018 nothing active, and something to change',
      facts({ packet: packet({ canSubscribe: true, canChangePeriod: true }) }),
      ['change'],
    ],
    [
      'SUBS-003 active with renewal',
      facts({ packet: packet({ canDisableRenew: true }), owned: ownedOf({ isRenewed: true }) }),
      ['disable'],
    ],
    [
      'SUBS-004 active without renewal',
      facts({ packet: packet({ canEnableRenew: true }), owned: ownedOf() }),
      ['renew'],
    ],
    [
      'SUBS-019 active with renewal, and another period to change to',
      facts({ packet: packet({ canDisableRenew: true, canChangePeriod: true }), owned: ownedOf({ isRenewed: true }) }),
      ['disable', 'change'],
    ],
    [
      'SUBS-019 active without renewal, and another period to change to',
      facts({ packet: packet({ canEnableRenew: true, canChangePeriod: true }), owned: ownedOf() }),
      ['renew', 'change'],
    ],
    ['SUBS-005 future', facts({ future: ownedOf() }), ['disable']],
    [
      'SUBS-006 paused, may be deleted',
      facts({ owned: ownedOf({ isPaused: true, allowDeletePaused: true }) }),
      ['disable'],
    ],
    [
      'SUBS-007 paused, may not be deleted',
      facts({ packet: packet(EVERYTHING), owned: ownedOf({ isPaused: true }) }),
      [],
    ],
    ['SUBS-008 a promotion', facts({ packet: packet(EVERYTHING), owned: ownedOf({ type: 'promo' }) }), []],
    ['SUBS-008 a packet for nothing', facts({ packet: packet(EVERYTHING, { priceMinor: 0 }) }), []],
    [
      'SUBS-009 contained in another packet',
      facts({ packet: packet(EVERYTHING, { parentName: 'Family' }), owned: ownedOf({ isRenewed: true }) }),
      [],
    ],
    [
      'PACK-063 not available, and not bought',
      facts({ packet: packet({ canSubscribe: true }, { isAvailable: false }) }),
      [],
    ],
    [
      'PACK-063 SUBS-003 not available any more, but bought',
      facts({ packet: packet({ canDisableRenew: true }, { isAvailable: false }), owned: ownedOf({ isRenewed: true }) }),
      ['disable'],
    ],
    [
      'SUBS-016 active, and may be given back',
      facts({
        packet: packet({ canDisableRenew: true, canUnsubscribe: true }, { userPurchase: { id: 12 } }),
        owned: ownedOf({ isRenewed: true }),
      }),
      ['disable', 'cancel'],
    ],
  ])('%s', (_title, given, controls) => expect(subscriptionControls(given)).toEqual(controls));

  const states = fc.record({ isRenewed: fc.boolean(), isPaused: fc.boolean(), allowDeletePaused: fc.boolean() });
  const record = fc.option(
    fc.tuple(states, fc.constantFrom(undefined, 'promo')).map(([state, type]) => ownedOf({ ...state, type })),
  );
  const actions = fc.record({
    canSubscribe: fc.boolean(),
    canDisableRenew: fc.boolean(),
    canChangePeriod: fc.boolean(),
    canUnsubscribe: fc.boolean(),
    canEnableRenew: fc.boolean(),
  });
  const anyFacts = fc
    .record({
      actions: fc.option(actions, { nil: undefined }),
      parentName: fc.constantFrom(undefined, 'Family'),
      isAvailable: fc.boolean(),
      isPaused: fc.boolean(),
      priceMinor: fc.constantFrom(undefined, 0, 100),
      purchaseId: fc.constantFrom(undefined, 12),
      owned: record,
      future: record,
    })
    .map(({ actions: given, purchaseId, owned, future, ...more }): SubscriptionFacts => ({
      packet: packetOf({
        ...more,
        subscription: given && { actions: given },
        userPurchase: purchaseId === undefined ? undefined : { id: purchaseId },
      }),
      owned,
      future,
    }));

  it('SUBS-034 no control stands without what allows it, whatever the facts are', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const allowed = given.packet.subscription?.actions ?? NOTHING;
        const { kind } = subscriptionState(given);
        const controls = subscriptionControls(given);
        if (controls.includes('enable')) expect(allowed.canSubscribe).toBe(true);
        if (controls.includes('change')) expect(allowed.canChangePeriod).toBe(true);
        if (controls.includes('change') && kind === 'none') expect(allowed.canSubscribe).toBe(true);
        if (controls.includes('renew')) expect(allowed.canEnableRenew).toBe(true);
        if (controls.includes('cancel')) expect(allowed.canUnsubscribe).toBe(true);
        if (controls.includes('disable') && kind === 'renewing') expect(allowed.canDisableRenew).toBe(true);
        if (kind === 'promo' || kind === 'contained') expect(controls).toEqual([]);
        expect(new Set(controls).size).toBe(controls.length);
      }),
    );
  });

  it('SUBS-034 every control has a call or leads into a purchase', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        for (const control of subscriptionControls(given)) {
          const isPurchase = control === 'enable' || control === 'change';
          expect(subscriptionCall(control, given) === null, control).toBe(isPurchase);
        }
      }),
    );
  });
});

describe('what a packet is to the viewer', () => {
  it('SUBS-010 renewing: when the next payment comes, and how much it is', () => {
    const subscription = { nextPayAtMs: 5, nextPriceMinor: 300 };
    expect(
      subscriptionState(facts({ packet: packetOf({ subscription }), owned: ownedOf({ isRenewed: true }) })),
    ).toEqual({
      kind: 'renewing',
      nextPayAtMs: 5,
      nextPriceMinor: 300,
    });
    const record = ownedOf({ isRenewed: true, nextPayAtMs: 9, priceMinor: 100 });
    expect(subscriptionState(facts({ owned: record }))).toEqual({
      kind: 'renewing',
      nextPayAtMs: 9,
      nextPriceMinor: 100,
    });
  });

  it('SUBS-010 renewing: a purchase that is planned next says what it will cost', () => {
    const planned = { nextUserPurchase: { purchaseType: { id: 2, amountMinor: 250 } } };
    const packet = packetOf({ subscription: { nextPayAtMs: 5, nextPriceMinor: 300 }, ...planned });
    const owned = ownedOf({ isRenewed: true, priceMinor: 100 });
    expect(subscriptionState(facts({ packet, owned }))).toMatchObject({ nextPriceMinor: 250 });
    expect(subscriptionState(facts({ packet: packetOf(planned), owned }))).toMatchObject({ nextPriceMinor: 250 });
  });

  it('SUBS-033 SUBS-035 what follows is another packet or period, with its price and its first day', () => {
    const subscription = { nextPayAtMs: 5, endAtMs: 4, nextPriceMinor: 300, nextPeriodHuman: { months: 1 } };
    const planned = (next: object) => packetOf({ id: 10, subscription, nextUserPurchase: next } as never);
    const owned = ownedOf();
    const next = {
      startAtMs: 7,
      packet: { id: 14, name: 'Whole' },
      purchaseType: { amountMinor: 250, periodHuman: { years: 1 } },
    };
    expect(nextPurchase(facts({ packet: planned(next), owned }))).toEqual({
      packetName: 'Whole',
      period: { years: 1 },
      priceMinor: 250,
      fromMs: 7,
    });
    // What the purchase does not say, the subscription says.
    expect(nextPurchase(facts({ packet: planned({ packet: { id: 10, name: 'Same' } }), owned }))).toEqual({
      packetName: null,
      period: { months: 1 },
      priceMinor: 300,
      fromMs: 5,
    });
    const bare = packetOf({ nextUserPurchase: { purchaseType: { amountMinor: 250 } } });
    expect(nextPurchase(facts({ packet: bare, owned: ownedOf({ endAtMs: 9 }) }))).toMatchObject({ fromMs: 9 });
    expect(nextPurchase(facts({ packet: bare, owned }))).toMatchObject({ period: null, fromMs: null });
    // Nothing runs, or nothing is planned.
    expect(nextPurchase(facts({ packet: planned(next), future: ownedOf() }))).toBeNull();
    expect(nextPurchase(facts({ packet: packetOf({ subscription }), owned }))).toBeNull();
  });

  it('SUBS-013 PAY-054 a packet says that it is paused only of what the viewer has', () => {
    const paused = packet({}, { isPaused: true });
    const kinds = [null, ownedOf()].map((owned) => subscriptionState(facts({ packet: paused, owned })).kind);
    expect(kinds).toEqual(['none', 'paused']);
  });

  it('SUBS-011 SUBS-012 SUBS-013 ending, future, and paused in the server’s words', () => {
    expect(subscriptionState(facts({ owned: ownedOf({ endAtMs: 4 }) }))).toEqual({ kind: 'ending', untilMs: 4 });
    expect(subscriptionState(facts({ future: ownedOf({ startAtMs: 3 }) }))).toEqual({ kind: 'future', fromMs: 3 });
    expect(subscriptionState(facts({ owned: ownedOf({ isPaused: true, message: 'Debt' }) }))).toEqual({
      kind: 'paused',
      message: 'Debt',
      isDeletable: false,
    });
  });

  it('PACK-061 what has been bought is owned until it is paused, also while another period is planned', () => {
    expect(isOwned(facts({ owned: ownedOf() }))).toBe(true);
    expect(isOwned(facts({ owned: ownedOf(), future: ownedOf() }))).toBe(true);
    expect(isOwned(facts({ packet: packetOf({ parentName: 'Family' }) }))).toBe(true);
    expect(isOwned(facts({ owned: ownedOf({ isPaused: true }) }))).toBe(false);
    expect(isOwned(facts({ future: ownedOf() }))).toBe(false);
    expect(isOwned(facts())).toBe(false);
  });
});

describe('calls', () => {
  it('SUBS-014 SUBS-015 SUBS-016 SUBS-017 CALL-063 CALL-066 each control has its call', () => {
    const owned = ownedOf({ isRenewed: true });
    const bought = facts({ owned, packet: packetOf({ userPurchase: { id: 12 } }) });
    expect(subscriptionCall('renew', bought)).toEqual({ kind: 'renew', subscriptionId: 7 });
    expect(subscriptionCall('disable', bought)).toEqual({ kind: 'disableRenewal', subscriptionId: 7 });
    expect(subscriptionCall('disable', facts({ future: ownedOf({ id: 9 }) }))).toEqual({
      kind: 'cancelFuture',
      futureId: 9,
    });
    expect(subscriptionCall('cancel', bought)).toEqual({ kind: 'cancelPurchase', purchaseId: 12 });
    expect(subscriptionCall('enable', bought)).toBeNull();
  });

  it('SUBS-005 SUBS-017 what is planned is called off before what runs', () => {
    const both = facts({ owned: ownedOf({ isRenewed: true }), future: ownedOf({ id: 9 }) });
    expect(subscriptionControls(both)).toEqual(['disable']);
    expect(subscriptionCall('disable', both)).toEqual({ kind: 'cancelFuture', futureId: 9 });
  });

  it('SUBS-006 SUBS-015 SUBS-017 what is paused is disabled itself, and what is planned after it stays', () => {
    const owned = ownedOf({ isPaused: true, allowDeletePaused: true });
    const both = facts({ owned, future: ownedOf({ id: 9 }) });
    expect(subscriptionControls(both)).toEqual(['disable']);
    expect(subscriptionCall('disable', both)).toEqual({ kind: 'disableRenewal', subscriptionId: 7 });
  });

  it('SUBS-021 SUBS-022 only what takes something away asks first', () => {
    expect((['enable', 'change', 'renew', 'disable', 'cancel'] as const).filter(asksFirst)).toEqual([
      'disable',
      'cancel',
    ]);
  });
});

describe('refusals', () => {
  const refused = { code: '', message: 'Call us' };

  it('SUBS-025 SUBS-026 switching the renewal off: 451 says the server’s text, 400 with a title of ours', () => {
    expect(disablingRefusal({ ...refused, status: 451 })).toEqual({ kind: 'message', text: 'Call us' });
    expect(disablingRefusal({ ...refused, status: 400 })).toEqual({ kind: 'notDisabled', text: 'Call us' });
    expect(disablingRefusal({ ...refused, status: 500 })).toEqual({ kind: 'other' });
  });
});

it.each([
  ['sold', { isSold: true, isGuest: true, providerId: 442, packetProviderId: null }, null],
  ['of the shared provider', { isSold: false, isGuest: false, providerId: 1, packetProviderId: 760 }, null],
  [
    'of which 442 is the provider',
    { isSold: false, isGuest: true, providerId: 442, packetProviderId: null },
    'contactProvider',
  ],
  ['that a guest wants', { isSold: false, isGuest: true, providerId: 1, packetProviderId: 8 }, 'signIn'],
  ['that a member wants', { isSold: false, isGuest: false, providerId: 1, packetProviderId: 8 }, 'ownProvider'],
] as const)('SUBS-029 SUBS-030 SUBS-031 SUBS-032 PROV-011 BRAND-003 a packet, %s', (_what, given, leadsTo) =>
  expect(notInProvider(given)).toBe(leadsTo),
);
