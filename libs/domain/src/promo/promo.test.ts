import { decode } from '@livery/contract/schema';
import { PromoKey } from '@livery/contract/promo/entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEvent, statesOf } from '../machine/testing/random-events.ts';
import { CARD_POLLS } from './constants.ts';
import { promo } from './machine.ts';
import { isOfPartner } from './partner.ts';
import { offerOf, daysOfPromo, typedCode } from './rules.ts';
import { isAsking, maySubmit, stepShown, wizardState, type PromoOffer, type PromoState } from './state.ts';
import {
  isDecided,
  promoEventOf,
  promoLogOf,
  nameOfPromoWork,
  promoWorkOf,
  type PromoAnswers,
  type PromoFailure,
  type PromoWork,
} from './work.ts';

const { actions } = promo;
type Events = readonly Parameters<typeof promo.reducer>[1][];
const after = (state: PromoState, ...events: Events): PromoState => events.reduce(promo.reducer, state);
const start = (code = 'GIFT14'): PromoState => after(promo.initial, actions.typed({ text: code }));
const submitted = (isGuest = false, wasSent = false) => actions.submitted({ isGuest, wasSent });

const key = (fields: object = {}): PromoKey => {
  const read = decode(PromoKey, { key: 'GIFT14', ...fields });
  if (!read.ok) throw new Error('A key that is none.');
  return read.value;
};
const OFFER: PromoOffer = offerOf(key());
const refused = (status: number, rest: Partial<PromoFailure> = {}): PromoFailure => ({
  kind: 'http',
  status,
  code: 'promo_unknown',
  message: 'Нет такого кода',
  ...rest,
});
const SILENCE: PromoFailure = { kind: 'network', message: 'offline' };

/** What the state waits for is answered so. */
function answered<Type extends PromoWork['type']>(
  state: PromoState,
  type: Type,
  answer: PromoAnswers[Type],
): PromoState {
  const work = promoWorkOf(state);
  if (work?.type !== type) throw new Error(`It waits for ${work?.type ?? 'the viewer'}.`);
  return after(state, promoEventOf(work as never, answer as never));
}
const checked = (state: PromoState, fields: object = {}) => answered(state, 'check', { data: key(fields) });
const applied = (state: PromoState) => answered(state, 'apply', { data: key(), othersOut: false });
const polled = (state: PromoState, hasCard = false, isPending = false) =>
  answered(state, 'listCards', { hasCard, isPending });
const PAID = { promo_data: { is_paid: true } };
const wanted = () => checked(after(start(), submitted()), PAID);
const awaited = () => after(polled(wanted()), actions.cardFormOpened(), actions.cardFormClosed());

describe('the code', () => {
  it('PROMO-001 PROMO-002 is needed, and has 15 characters at most', () => {
    expect([maySubmit(promo.initial), maySubmit(start('  ')), maySubmit(start('A'))]).toEqual([false, false, true]);
    expect(typedCode('  1234567890ABCDEFGH')).toBe('1234567890ABCDE');
    expect(after(promo.initial, submitted())).toEqual(promo.initial);
  });

  it('PROMO-003 PROMO-004 cannot be sent twice within 10 s; then a second press supersedes the first', () => {
    const first = after(start(), submitted());
    expect([maySubmit(first), isAsking(first), after(first, submitted())]).toEqual([false, true, first]);
    const late = after(first, actions.waitedLong({ attempt: first.attempt }));
    expect([maySubmit(late), isAsking(late)]).toEqual([true, false]);
    const second = after(late, submitted());
    expect(second).toMatchObject({ kind: 'checking', attempt: first.attempt + 1, isLate: false });
    const [old, now] = [promoWorkOf(first), promoWorkOf(second)] as [PromoWork & { type: 'check' }, PromoWork];
    expect(nameOfPromoWork(old)).not.toBe(nameOfPromoWork(now));
    expect(after(second, promoEventOf(old, { error: refused(404) }))).toBe(second);
  });

  it('PROMO-005 is checked by its conditions for a member, without them for a guest', () => {
    const work = (isGuest: boolean) => promoWorkOf(after(start(' GIFT14 '), submitted(isGuest)));
    expect(work(false)).toMatchObject({ type: 'check', code: 'GIFT14', ignoreConditions: false });
    expect(work(true)).toMatchObject({ type: 'check', code: 'GIFT14', ignoreConditions: true });
  });

  it('PROMO-006 PROMO-011 waits for consent where it has to be confirmed', () => {
    const asked = checked(after(start(), submitted()), {
      is_need_confirm: true,
      promo_data: { confirmation_title: 'Взять?', confirmation_text: '14 дней', confirmation_desc: 'Потом 1 990' },
    });
    expect(asked).toMatchObject({
      kind: 'confirming',
      offer: { title: 'Взять?', text: '14 дней', description: 'Потом 1 990' },
    });
    expect([promoWorkOf(asked), promoWorkOf(after(asked, actions.consented()))?.type]).toEqual([null, 'apply']);
    expect(after(asked, actions.cancelled())).toMatchObject({ kind: 'entering', code: 'GIFT14' });
  });

  it('PROMO-007 PROMO-020 PROMO-022 is sent at once where nothing has to be confirmed or paid', () => {
    const sent = checked(after(start(), submitted()));
    expect(promoWorkOf(sent)).toMatchObject({ type: 'apply', code: 'GIFT14' });
    expect(applied(sent)).toMatchObject({ kind: 'applied', code: 'GIFT14' });
  });

  it.each([400, 404])(
    'PROMO-008 PROMO-009 API-083 that is refused by %d is told in the words of the server',
    (status) => {
      const before = after(start(), submitted());
      const state = answered(before, 'check', { error: refused(status) });
      expect(state).toMatchObject({
        kind: 'entering',
        code: 'GIFT14',
        problem: { kind: 'refused', message: 'Нет такого кода', forcedPacket: null },
      });
      expect(promoLogOf(before, state)).toBe('activate_fail');
    },
  );

  it('PROMO-010 may be refused with a packet to buy instead', () => {
    const forcedPacket = { id: 11, name: 'Семья', priceMinor: 199_000 };
    const state = answered(after(start(), submitted()), 'check', { error: refused(400, { forcedPacket }) });
    expect(state).toMatchObject({ problem: { forcedPacket } });
    expect(after(state, actions.typed({ text: 'B' }))).toMatchObject({ code: 'B', problem: null });
  });

  it('PROMO-021 API-084 goes back to the field when it cannot be applied', () => {
    const state = answered(checked(after(start(), submitted())), 'apply', { error: refused(400), othersOut: false });
    expect(state).toMatchObject({ kind: 'entering', code: 'GIFT14', problem: { message: 'Нет такого кода' } });
  });
});

describe('an answer that is lost', () => {
  it.each<[string, PromoFailure]>([
    ['no connection', SILENCE],
    ['a time-out', { kind: 'timeout', message: '' }],
    ['a server that broke', refused(502)],
  ])('says nothing about the code: %s', (_name, error) => {
    expect(answered(after(start(), submitted()), 'check', { error })).toMatchObject({ problem: { kind: 'silent' } });
  });

  it('API-087 is told from an answer that decided nothing: what it said, and by which status', () => {
    const problemAfter = (error: PromoFailure) => answered(after(start(), submitted()), 'check', { error });
    const bare = refused(502, { message: 'error 502' });
    expect(problemAfter(bare)).toMatchObject({
      problem: { kind: 'silent', answer: { status: 502, message: 'error 502' } },
    });
    for (const error of [SILENCE, { kind: 'timeout', message: '' }])
      expect(problemAfter(error)).toMatchObject({ problem: { kind: 'silent', answer: null } });
    const unread = { kind: 'decode', message: 'key' };
    expect(problemAfter(unread)).toMatchObject({ code: 'GIFT14', problem: { kind: 'unread' } });
    expect(isDecided(unread)).toBe(false);
  });

  it('PROMO-008 too many tries decide nothing, and are no code that failed: the viewer is told to wait', () => {
    const before = after(start(), submitted());
    const state = answered(before, 'check', { error: refused(429) });
    expect(state).toMatchObject({ kind: 'entering', code: 'GIFT14', problem: { kind: 'tooMany' } });
    expect(promoLogOf(before, state)).toBeNull();
  });

  it('is asked for again without another check', () => {
    const state = after(start(), submitted(false, true));
    expect(promoWorkOf(state)).toMatchObject({ type: 'apply' });
    expect(promoWorkOf(after(start(), submitted(true, true)))).toMatchObject({ type: 'check' });
  });

  it('a code that is used may be used by this viewer, while another request is without an answer', () => {
    const error = refused(400, { code: 'promo_used' });
    const state = after(start(), submitted(false, true));
    expect(answered(state, 'apply', { error, othersOut: true })).toMatchObject({ problem: { kind: 'maybeApplied' } });
    expect(answered(state, 'apply', { error, othersOut: false })).toMatchObject({ problem: { kind: 'refused' } });
  });
});

describe('the wizard', () => {
  it('PROMO-015 PROMO-016 has four states, of which the viewer sees two steps', () => {
    const guest = checked(after(start(), submitted(true)));
    const states = [start(), guest, wanted(), applied(checked(after(start(), submitted())))];
    expect(states.map(wizardState)).toEqual(['code', 'signIn', 'card', 'success']);
    expect(states.map(stepShown)).toEqual([1, 1, 2, 2]);
  });

  it('PROMO-017 PROMO-018 a guest signs in with the code kept, which is checked again then', () => {
    const guest = checked(after(start(), submitted(true)), PAID);
    expect(guest).toMatchObject({ kind: 'signingIn', code: 'GIFT14' });
    const member = after(guest, actions.signedIn({ wasSent: false }));
    expect(promoWorkOf(member)).toMatchObject({ type: 'check', code: 'GIFT14', ignoreConditions: false });
    expect(checked(member)).toMatchObject({ kind: 'applying' });
  });

  it('PROMO-017 whoever has no token signs in first', () => {
    const error = { kind: 'authorizationRequired', message: '' };
    expect(answered(after(start(), submitted(true)), 'check', { error })).toMatchObject({ kind: 'signingIn' });
    const sent = checked(after(start(), submitted()));
    expect(answered(sent, 'apply', { error, othersOut: false })).toMatchObject({ kind: 'signingIn' });
  });

  it('PROMO-031 is as new after its end', () => {
    const done = applied(checked(after(start(), submitted())));
    expect(after(done, actions.proceeded())).toEqual(promo.initial);
  });
});

describe('a code that needs a card', () => {
  it('PROMO-019 PROMO-012 PROMO-014 asks for it with its amount, 5 units where none is named', () => {
    expect(wanted()).toMatchObject({ kind: 'cardWanted', offer: { amountMinor: 500, neededRefund: false } });
    expect(offerOf(key({ promo_data: { amount: '7.50', needed_refund: true } }))).toMatchObject({
      amountMinor: 750,
      neededRefund: true,
    });
  });

  it('PROMO-026 is sent at once where a card is there', () => {
    expect(polled(wanted(), true)).toMatchObject({ kind: 'applying' });
    expect(promoWorkOf(polled(wanted()))).toBeNull();
  });

  it('PROMO-024 PROMO-025 PROMO-033 asks for cards from the return on, slower while a payment is open', () => {
    const form = after(polled(wanted()), actions.cardFormOpened());
    const back = after(form, actions.cardFormClosed());
    expect(promoWorkOf(back)).toMatchObject({ type: 'listCards', afterMs: 300, polls: 0 });
    expect(promoWorkOf(polled(back, false, true))).toMatchObject({ afterMs: 600, polls: 1 });
    expect(polled(back, true)).toMatchObject({ kind: 'applying' });
  });

  it('PROMO-026 PROMO-033 while the form is open a card that comes by another way is found, for ten minutes', () => {
    let form = after(polled(wanted()), actions.cardFormOpened());
    const { attempt } = form;
    for (let polls = 0; polls < 2 * CARD_POLLS; polls += 1) {
      expect(promoWorkOf(form)).toMatchObject({ type: 'listCards', afterMs: 3_000, polls });
      form = polled(form);
    }
    expect(polled(form, true)).toMatchObject({ kind: 'applying', code: 'GIFT14' });
    expect(promoWorkOf({ ...form, polls: 199 } as PromoState)).not.toBeNull();
    expect(promoWorkOf({ ...form, polls: 200 } as PromoState)).toBeNull();
    // An answer of before the form says nothing of it, and the count begins with its end.
    const old = actions.cardsListed({ attempt: attempt - 1, polls: 2 * CARD_POLLS, hasCard: true, isPending: false });
    expect(after(form, old)).toBe(form);
    expect(promoWorkOf(after(form, actions.cardFormClosed()))).toMatchObject({ afterMs: 300, polls: 0 });
  });

  it('PROMO-027 PROMO-029 PROMO-030 PROMO-033 fails after 20 polls, is logged, and may be tried again', () => {
    const states: PromoState[] = [awaited()];
    while (states.at(-1)?.kind === 'cardAwaited') states.push(polled(states.at(-1)!));
    expect(states).toHaveLength(CARD_POLLS + 1);
    const failed = states.at(-1)!;
    expect(failed).toMatchObject({ kind: 'cardWanted', hasFailed: true, code: 'GIFT14' });
    expect([promoWorkOf(failed), promoLogOf(states.at(-2)!, failed)]).toEqual([null, 'promo_card_link_failure']);
    expect(after(failed, actions.cardFormOpened()).kind).toBe('cardForm');
  });

  it('PROMO-030 PROMO-033 looks at the cards again before a second one is charged for', () => {
    const failed = after(polled(wanted()), actions.cardFormMissing());
    const again = after(failed, actions.linkedAgain());
    expect(promoWorkOf(again)).toMatchObject({ type: 'listCards', afterMs: 0 });
    expect(promoLogOf(failed, again)).toBeNull();
    expect(polled(again, true).kind).toBe('applying');
    expect(polled(again)).toMatchObject({ kind: 'cardWanted', isKnown: true, opensForm: true });
    expect(after(polled(wanted()), actions.linkedAgain())).toEqual(polled(wanted()));
  });

  it('PROMO-027 a site that links no cards says so', () => {
    expect(after(wanted(), actions.cardFormMissing())).toMatchObject({ kind: 'cardWanted', hasFailed: true });
  });

  it('PROMO-028 is given up with the code kept', () => {
    const given = after(awaited(), actions.cancelled());
    expect([given, promoWorkOf(given)]).toEqual([{ ...given, kind: 'entering', code: 'GIFT14', problem: null }, null]);
  });
});

it.each([
  [{ days: 30, ott_days: 14 }, [30, 14]],
  [{ days: 30 }, [30, 30]],
  [{ ott_days: 14 }, [null, 14]],
  [{}, [null, null]],
])('PROMO-013 the days of an OTT provider stand in a field of their own: of %o %o', (fields, days) => {
  const data = key({ promo_data: fields }).promoData!;
  expect([daysOfPromo(data, { isOtt: false }), daysOfPromo(data, { isOtt: true })]).toEqual(days);
});

it('PROMO-034 PROMO-035 a promotion of a partner is for those whom the partner has sent', () => {
  expect([
    isOfPartner('p7', 'p7'),
    isOfPartner('p8', 'p7'),
    isOfPartner(undefined, 'p7'),
    isOfPartner(null, null),
  ]).toEqual([true, false, false, false]);
});

it('no history leads out of the wizard, or to two works at a time', () => {
  const attempt = fc.integer({ min: 0, max: 6 });
  const result = fc.constantFrom(
    { kind: 'fits', offer: OFFER } as const,
    { kind: 'fits', offer: { ...OFFER, isPaid: true } } as const,
    { kind: 'problem', problem: { kind: 'silent', answer: null } } as const,
    { kind: 'signInNeeded' } as const,
  );
  const event = randomEvent(promo, {
    typed: fc.record({ text: fc.string({ maxLength: 20 }) }),
    submitted: fc.record({ isGuest: fc.boolean(), wasSent: fc.boolean() }),
    waitedLong: fc.record({ attempt }),
    checked: fc.record({ attempt, result }),
    appliedAnswered: fc.record({
      attempt,
      result: fc.constantFrom({ kind: 'applied' } as const, { kind: 'signInNeeded' } as const),
    }),
    signedIn: fc.record({ wasSent: fc.boolean() }),
    cardsListed: fc.record({ attempt, polls: fc.nat(20), hasCard: fc.boolean(), isPending: fc.boolean() }),
    resumed: fc.record({ state: fc.constant({ kind: 'applying', code: 'A', attempt: 1, isLate: false } as const) }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (history) => {
      statesOf(promo, history).reduce((before, state) => {
        expect(state.attempt === 0 || state.attempt >= before.attempt || state.kind === 'entering').toBe(true);
        expect(state.code.length).toBeLessThanOrEqual(15);
        return state;
      });
    }),
  );
});
