import { defineMachine, event, to, type InKind, type Transitions } from '../machine/define-machine.ts';
import type { DueBreak } from './rolls.ts';
import { afterFailed, afterShown, mayAsk, NOTHING_YET, type Waits } from './waits.ts';

/**
 * From the moment that a break is due to the first frame of an ad, for all addresses and what they lead to. A viewer waits 5 s at most
 * from the press to the content: the rest is left to the way to its page, and to the first picture. ADS-019
 */
const BREAK_BUDGET_MS = 4_200;

/** Where the address of the stream took long, an ad still has so long: else a slow line would see none. */
const LEAST_BUDGET_MS = 1_000;

/** What is left for a break when the viewer has waited for the content already. */
export const breakBudgetMs = (waitedMs: number): number =>
  Math.max(LEAST_BUDGET_MS, Math.round(BREAK_BUDGET_MS - waitedMs));

/** Why a break ends before its ads do, and whether that is a failure of its type. */
export const STOPS = {
  /** No address gave an ad. */
  nothing: 'failure',
  /** The budget was spent before a picture was there. */
  late: 'failure',
  /** No creative of any ad could be played. */
  broken: 'failure',
  /** The browser plays nothing by itself, and the content asks for the press; or the content's picture went where no ad would be seen. */
  refused: 'choice',
  /** Another load, another page, the end of the player. */
  left: 'choice',
} as const;
export type Stop = keyof typeof STOPS;

interface Known {
  readonly waits: Waits;
}
interface Running extends Known {
  readonly due: DueBreak;
}

export type BreakState =
  | (Known & { readonly kind: 'idle' })
  /** Asks for ads, and for the first picture of one. The content waits, and may be seen. */
  | (Running & { readonly kind: 'loading' })
  /** An ad is on the screen, or the next one is about to be. `index` begins at 0. */
  | (Running & { readonly kind: 'playing'; readonly index: number; readonly count: number })
  | (Known & { readonly kind: 'over'; readonly because: 'end' | Stop });

type In<Kind extends BreakState['kind']> = InKind<BreakState, Kind>;

const events = {
  /** The rules want a break. */
  due: event<{ readonly due: DueBreak; readonly nowMs: number }>(),
  /** The first picture of the first ad that can be played. */
  shown: event<{ readonly count: number }>(),
  /** An ad has come to its end, was skipped, or broke in the middle. */
  spotOver: event<{ readonly nowMs: number }>(),
  stopped: event<{ readonly because: Stop; readonly nowMs: number }>(),
};

type Rows<From extends BreakState> = Transitions<BreakState, From, typeof events>;

const mayBegin: Rows<BreakState> = {
  due: to('loading', ({ waits }, { due, nowMs }) =>
    mayAsk(waits, due, nowMs) ? { kind: 'loading', due, waits } : null,
  ),
};

const over = (waits: Waits, because: In<'over'>['because']): In<'over'> => ({ kind: 'over', waits, because });

/** A break from the moment that it is due until the content goes on. None begins while another one runs. */
export const spotBreak = defineMachine<BreakState, typeof events, 'spotBreak'>({
  name: 'spotBreak',
  initial: { kind: 'idle', waits: NOTHING_YET },
  events,
  on: {
    idle: mayBegin,
    loading: {
      shown: to('playing', ({ due, waits }, { count }) => ({ kind: 'playing', due, waits, index: 0, count })),
      stopped: to('over', ({ due, waits }, { because, nowMs }) =>
        over(STOPS[because] === 'failure' ? afterFailed(waits, due, nowMs) : waits, because),
      ),
    },
    playing: {
      spotOver: to(['playing', 'over'], (state, { nowMs }) =>
        state.index + 1 < state.count
          ? { ...state, index: state.index + 1 }
          : over(afterShown(state.waits, state.due, nowMs), 'end'),
      ),
      // Something was seen: the type has not failed, and the gap counts from here.
      stopped: to('over', ({ due, waits }, { because, nowMs }) => over(afterShown(waits, due, nowMs), because)),
    },
    over: mayBegin,
  },
});
