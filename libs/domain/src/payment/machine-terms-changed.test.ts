import { describe, expect, it } from 'vitest';
import { payment } from './machine.ts';
import { CHECKED, type PaymentState } from './state.ts';
import { checkoutOf, choiceOf, PRODUCT, recordOf as sample, systemOf, termsOf } from './testing/samples.ts';
import type { Choice, PaymentSystem } from './terms.ts';

const { actions, reducer } = payment;

describe('PAY-072 a period that was chosen before another tab changed the terms', () => {
  const YEAR = 12;
  const sold = { product: PRODUCT, choices: [choiceOf(), choiceOf({ typeId: YEAR })] };
  const chosen = checkoutOf({
    terms: termsOf(sold),
    choice: choiceOf({ typeId: YEAR }),
    progress: CHECKED,
  });
  /** Another tab has changed the terms to these, while the sheet stood at a step. */
  const askedAnew = (kind: 'period' | 'confirm' | 'systems' | 'details', choices: readonly Choice[], of = chosen) => {
    const preparing = reducer({ kind, checkout: of } as PaymentState, actions.termsChanged());
    // A second piece of news on the way loses nothing.
    const again = reducer(preparing, actions.termsChanged());
    return reducer(again, actions.prepared({ terms: termsOf({ ...sold, choices }) }));
  };

  it.each(['confirm', 'systems', 'details'] as const)(
    'is kept at its price of now, and not asked for again at %s',
    (kind) => {
      const dearer = [choiceOf(), choiceOf({ typeId: YEAR, amountMinor: 7, hasMoneyOnBalance: true })];
      expect(askedAnew(kind, dearer)).toMatchObject({
        kind: 'confirm',
        checkout: { choice: { typeId: YEAR, amountMinor: 7 } },
      });
    },
  );

  it('may be chosen anew by one step back', () => {
    const after = askedAnew('confirm', sold.choices);
    expect(reducer(after, actions.wentBack())).toMatchObject({
      kind: 'period',
      checkout: { choice: { typeId: YEAR } },
    });
  });

  it('stays marked while it is not taken', () => {
    expect(askedAnew('period', sold.choices)).toMatchObject({ kind: 'period', checkout: { choice: { typeId: YEAR } } });
  });

  it('is asked for again where it is not sold any more, also where only one is left', () => {
    for (const choices of [[choiceOf()], [choiceOf(), choiceOf({ typeId: 13 })]])
      expect(askedAnew('confirm', choices)).toMatchObject({ kind: 'period', checkout: { choice: { typeId: 11 } } });
  });

  it('was not chosen where there was only one: of several that are sold now the viewer is asked', () => {
    const alone = { ...chosen, terms: termsOf({ ...sold, choices: [choiceOf({ typeId: YEAR })] }) };
    expect(askedAnew('details', sold.choices, alone)).toMatchObject({ kind: 'period' });
  });

  it('goes with the packet that was to come first', () => {
    const base = { ...chosen, progress: { ...CHECKED, period: { typeId: YEAR, isTaken: true } } };
    const after = reducer({ kind: 'base', checkout: base }, actions.baseChosen({ packetId: 2 }));
    expect(after).toMatchObject({ progress: { period: null } });
  });

  it('PAY-064 what was missing for it is missing for no other', () => {
    const short = reducer({ kind: 'short', record: sample({ typeId: YEAR }), missingMinor: 5 }, actions.topUpWanted());
    const after = reducer(short, actions.prepared({ terms: termsOf({ ...sold, choices: [choiceOf()] }) }));
    expect(after).toMatchObject({ kind: 'period', checkout: { progress: { shortage: null } } });
  });
});

describe('PAY-025 a way to pay that was chosen before another tab changed the terms', () => {
  const CODE = systemOf({ id: 1, title: 'By code' });
  const PHONE = systemOf({ id: 2, payform: 'phone', title: 'By phone' });
  const CARD = systemOf({ id: 3, payform: 'linkedcard' });
  const asking: PaymentState = {
    kind: 'systems',
    checkout: checkoutOf({ terms: termsOf({ systems: [CODE, PHONE] }), progress: CHECKED }),
  };
  const taken = reducer(asking, actions.systemTaken({ systemId: PHONE.id }));
  /** Another tab has changed the ways to pay to these. */
  const askedAnew = (before: PaymentState, systems: readonly PaymentSystem[], choice = choiceOf()) =>
    [
      actions.termsChanged(),
      actions.termsChanged(),
      actions.prepared({ terms: termsOf({ systems, choices: [choice] }) }),
    ].reduce(reducer, before);

  it('is kept as it is offered now, at the price of now, and not asked for again', () => {
    const now = { ...PHONE, title: 'By phone, from today' };
    const after = askedAnew(taken, [CODE, now], choiceOf({ amountMinor: 7 }));
    expect(after).toMatchObject({ kind: 'details', checkout: { system: now, choice: { amountMinor: 7 } } });
    expect(askedAnew(after, [CODE, PHONE])).toMatchObject({ kind: 'details', checkout: { system: PHONE } });
  });

  it('is asked for by one step back, marked, and is not taken any more', () => {
    const back = reducer(askedAnew(taken, [CODE, PHONE]), actions.wentBack());
    const marked = { way: { system: PHONE, isTaken: false } };
    expect(back).toMatchObject({ kind: 'systems', checkout: { progress: marked } });
    expect(askedAnew(back, [CODE, PHONE])).toMatchObject({ kind: 'systems', checkout: { progress: marked } });
  });

  it('stays marked while it is not taken, and is nothing where it is not offered', () => {
    const marked = reducer(asking, actions.systemMarked({ systemId: PHONE.id }));
    expect(marked).toMatchObject({ kind: 'systems', checkout: { system: null } });
    expect(askedAnew(marked, [CODE, PHONE])).toMatchObject({
      kind: 'systems',
      checkout: { progress: { way: { system: PHONE } } },
    });
    expect(askedAnew(marked, [CODE, CARD])).toMatchObject({
      kind: 'systems',
      checkout: { progress: { way: null, goneWay: null } },
    });
    expect(reducer(asking, actions.systemMarked({ systemId: 9 }))).toBe(asking);
  });

  it.each([
    ['of several', [CODE, CARD]],
    ['also where only one is left', [CODE]],
  ])('is told to be gone, and another is asked for, %s', (_, systems) => {
    const told = { kind: 'systems', checkout: { progress: { goneWay: PHONE, way: null } } };
    const gone = askedAnew(taken, systems);
    expect(gone).toMatchObject(told);
    expect(askedAnew(gone, systems), 'after more news').toMatchObject(told);
    expect(reducer(gone, actions.systemTaken({ systemId: CODE.id }))).toMatchObject({
      kind: 'details',
      checkout: { system: CODE, progress: { goneWay: null, way: { system: CODE, isTaken: true } } },
    });
    expect(askedAnew(gone, [CODE, PHONE]), 'where it is offered again').toMatchObject({
      checkout: { progress: { goneWay: null } },
    });
  });

  it('was not chosen where there was only one: of several that are offered now the viewer is asked', () => {
    const alone: PaymentState = { kind: 'details', checkout: checkoutOf({ system: CODE, progress: CHECKED }) };
    expect(askedAnew(alone, [PHONE, CODE])).toMatchObject({
      kind: 'systems',
      checkout: { progress: { goneWay: null } },
    });
  });

  it('PAY-032 PAY-075 what was told to it is kept, and goes with another wish', () => {
    const noted = [actions.detailsNoted({ phone: '+7 701' }), actions.detailsNoted({ cardId: 5 })].reduce(
      reducer,
      taken,
    );
    const after = askedAnew(noted, [CODE, PHONE]);
    expect(after).toMatchObject({ checkout: { progress: { noted: { phone: '+7 701', cardId: 5 } } } });
    expect(reducer(after, actions.wanted({ wish: checkoutOf().wish }))).toMatchObject({ progress: { noted: {} } });
  });
});
