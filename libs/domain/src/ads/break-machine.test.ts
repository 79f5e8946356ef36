import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEvent, statesOf } from '../machine/testing/random-events.ts';
import { spotBreak, STOPS, type BreakState, type Stop } from './break-machine.ts';
import { postPauseRollDue, preRollDue } from './due.ts';
import { aFilm } from './testing/ad-supported-content.ts';
import { mayAsk, NOTHING_YET } from './waits.ts';

const { actions, reducer, initial } = spotBreak;
const PRE = preRollDue(aFilm(), NOTHING_YET, { nowMs: 0, onZap: false })!;
const PAUSE = postPauseRollDue(aFilm())!;
const after = (...history: Parameters<typeof reducer>[1][]): BreakState => history.reduce(reducer, initial);

describe('spotBreak', () => {
  it('ADS-017 goes from due over loading and playing to its end, one ad after the other', () => {
    const begun = after(actions.due({ due: PRE, nowMs: 0 }));
    expect(begun.kind).toBe('loading');
    const shown = reducer(begun, actions.shown({ count: 2 }));
    expect(shown).toMatchObject({ kind: 'playing', index: 0, count: 2 });
    const second = reducer(shown, actions.spotOver({ nowMs: 10_000 }));
    expect(second).toMatchObject({ kind: 'playing', index: 1 });
    expect(reducer(second, actions.spotOver({ nowMs: 20_000 }))).toMatchObject({
      kind: 'over',
      because: 'end',
      waits: { lastEndMs: 20_000 },
    });
  });

  it('ADS-010 ADS-011 a type that failed is not asked again within five seconds, another type is', () => {
    const failed = after(actions.due({ due: PRE, nowMs: 0 }), actions.stopped({ because: 'nothing', nowMs: 1_000 }));
    expect(failed.waits.failedMs).toEqual({ pre: 1_000 });
    expect(reducer(failed, actions.due({ due: PRE, nowMs: 5_999 }))).toBe(failed);
    expect(reducer(failed, actions.due({ due: PRE, nowMs: 6_000 })).kind).toBe('loading');
    expect(reducer(failed, actions.due({ due: PAUSE, nowMs: 1_001 })).kind).toBe('loading');
  });

  it.each(Object.entries(STOPS) as [Stop, string][])(
    'ADS-010 %s before the first picture is a %s of its type',
    (because, meaning) => {
      const state = after(actions.due({ due: PRE, nowMs: 0 }), actions.stopped({ because, nowMs: 9 }));
      expect(state.waits.failedMs).toEqual(meaning === 'failure' ? { pre: 9 } : {});
      expect(state.waits.lastEndMs).toBeNull();
    },
  );

  it('ADS-012 what was left in the middle was shown: the gap counts from there', () => {
    const left = after(
      actions.due({ due: PRE, nowMs: 0 }),
      actions.shown({ count: 1 }),
      actions.stopped({ because: 'left', nowMs: 3_000 }),
    );
    expect(left).toMatchObject({ kind: 'over', because: 'left', waits: { lastEndMs: 3_000, failedMs: {} } });
    expect(reducer(left, actions.due({ due: PAUSE, nowMs: 7_999 }))).toBe(left);
  });

  it('ADS-011 ADS-012 whatever happens: none over another, each comes to an end, none sooner than it may', () => {
    const nowMs = fc.integer({ min: 0, max: 60_000 });
    const events = randomEvent(spotBreak, {
      due: fc.record({ due: fc.constantFrom(PRE, PAUSE), nowMs }),
      shown: fc.record({ count: fc.integer({ min: 1, max: 3 }) }),
      spotOver: fc.record({ nowMs }),
      stopped: fc.record({ because: fc.constantFrom(...(Object.keys(STOPS) as Stop[])), nowMs }),
    });
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (history) => {
        const states = statesOf(spotBreak, history);
        history.forEach((action, index) => {
          const [before, now] = [states[index]!, states[index + 1]!];
          if (!actions.due.match(action)) return;
          const runs = before.kind === 'loading' || before.kind === 'playing';
          if (runs) expect(now).toBe(before);
          else expect(now.kind === 'loading').toBe(mayAsk(before.waits, action.payload.due, action.payload.nowMs));
        });
        const last = states.at(-1)!;
        if (last.kind === 'playing') expect(last.index).toBeLessThan(last.count);
        expect(reducer(last, actions.stopped({ because: 'left', nowMs: 60_000 })).kind).not.toMatch(/loading|playing/);
      }),
    );
  });
});
