import { defineMachine, event, type InKind, to, type Transitions } from '../machine/define-machine.ts';
import {
  ACCEPTED_FLAG_MS,
  LOCK_MS,
  NOT_REMEMBERED_MINUTES,
  PIN_DIGITS,
  REFUSED_FLAG_MS,
  REMEMBERED_MINUTES,
  RESEND_PIN_AFTER_MS,
  WRONG_PINS_BEFORE_LOCK,
} from './constants.ts';
import type { ApiFailure } from '../session/session-api.ts';
import type { ParentalAction } from './verdict.ts';

/** What outlives a dialogue: closing it and opening it again gives no new tries. */
export interface PinTries {
  readonly wrongInRow: number;
  readonly lockedUntilMs: number | null;
  readonly lastMessageAtMs: number | null;
}

export type PinEntryState =
  | ({ readonly kind: 'resting'; readonly outcome: PinOutcome | null } & PinTries)
  | ({ readonly kind: 'asking'; readonly action: ParentalAction; readonly problem: PinProblem | null } & PinTries)
  /** A message with the PIN is on its way to the viewer's phone. */
  | ({ readonly kind: 'sending'; readonly action: ParentalAction; readonly problem: PinProblem | null } & PinTries);

export interface PinOutcome {
  readonly action: ParentalAction;
  readonly result: 'accepted' | 'skipped';
  readonly atMs: number;
}
export type PinProblem =
  | { readonly kind: 'wrong'; readonly atMs: number }
  /** The message with the PIN could not be sent. */
  | { readonly kind: 'unsent'; readonly failure: Pick<ApiFailure, 'kind' | 'message' | 'status'> };

type In<Kind extends PinEntryState['kind']> = InKind<PinEntryState, Kind>;
type Rows<From extends PinEntryState> = Transitions<PinEntryState, From, typeof events>;

const events = {
  asked: event<{ action: ParentalAction }>(),
  /** The PIN itself never comes here: only whether it was right. */
  pinChecked: event<{ isRight: boolean; nowMs: number }>(),
  edited: event(),
  skipped: event<{ nowMs: number }>(),
  pinWanted: event<{ nowMs: number }>(),
  pinSent: event<{ nowMs: number }>(),
  sendingFailed: event<Pick<ApiFailure, 'kind' | 'message' | 'status'>>(),
  /** What the viewer before has tried is nobody's business. */
  viewerChanged: event(),
};

const START: In<'resting'> = {
  kind: 'resting',
  outcome: null,
  wrongInRow: 0,
  lockedUntilMs: null,
  lastMessageAtMs: null,
};

/** Nobody is asked; what was tried before counts on. */
export const resting = (tries: PinTries): In<'resting'> => ({ kind: 'resting', outcome: null, ...triesOf(tries) });

const triesOf = ({ wrongInRow, lockedUntilMs, lastMessageAtMs }: PinTries): PinTries => ({
  wrongInRow,
  lockedUntilMs,
  lastMessageAtMs,
});

const asking = (tries: PinTries, action: ParentalAction, problem: PinProblem | null = null): In<'asking'> => ({
  kind: 'asking',
  action,
  problem,
  ...triesOf(tries),
});

const afterWrong = (tries: PinTries, nowMs: number): PinTries => {
  const wrongInRow = tries.wrongInRow + 1;
  const locks = wrongInRow % WRONG_PINS_BEFORE_LOCK === 0;
  return { ...triesOf(tries), wrongInRow, lockedUntilMs: locks ? nowMs + LOCK_MS : null };
};

/** With a PIN that was remembered after all nobody has to wait for the message. */
const takesPin: Rows<In<'asking' | 'sending'>> = {
  pinChecked: to(['resting', 'asking', 'sending'], (state, { isRight, nowMs }) => {
    if (secondsLocked(state, nowMs) > 0) return null;
    if (isRight) return { ...START, outcome: { action: state.action, result: 'accepted', atMs: nowMs } };
    return { ...state, ...afterWrong(state, nowMs), problem: { kind: 'wrong', atMs: nowMs } };
  }),
  edited: to(['asking', 'sending'], (state) => (state.problem ? { ...state, problem: null } : null)),
};
const maySkip: Rows<In<'asking' | 'sending'>> = {
  skipped: to('resting', ({ action, ...tries }, { nowMs }) => ({
    kind: 'resting',
    outcome: { action, result: 'skipped', atMs: nowMs },
    ...triesOf(tries),
  })),
};
const forgets: Rows<PinEntryState> = { viewerChanged: to('resting', () => START) };

/** The PIN dialogue: asked for one action at a time, and closed by a right PIN or by the viewer. */
export const pinEntry = defineMachine<PinEntryState, typeof events, 'pinEntry'>({
  name: 'pinEntry',
  initial: START,
  events,
  on: {
    resting: { asked: to('asking', (state, { action }) => asking(state, action)), ...forgets },
    asking: {
      ...takesPin,
      pinWanted: to('sending', (state, { nowMs }) =>
        secondsToNextMessage(state, nowMs) > 0 ? null : { ...state, kind: 'sending', problem: null },
      ),
      ...maySkip,
      ...forgets,
    },
    sending: {
      ...takesPin,
      pinSent: to('asking', (state, { nowMs }) =>
        asking({ ...state, lastMessageAtMs: nowMs }, state.action, state.problem),
      ),
      sendingFailed: to('asking', (state, failure) => asking(state, state.action, { kind: 'unsent', failure })),
      ...maySkip,
      ...forgets,
    },
  },
});

const secondsUntil = (endMs: number | null, nowMs: number, longestMs: number): number =>
  endMs === null ? 0 : Math.ceil(Math.min(longestMs, Math.max(0, endMs - nowMs)) / 1000);

/** How many wrong PINs there may still be before the pad is locked for a while. PIN-046 */
export const triesLeft = ({ wrongInRow }: PinTries): number =>
  WRONG_PINS_BEFORE_LOCK - (wrongInRow % WRONG_PINS_BEFORE_LOCK);

/** How long no PIN is taken, after too many wrong ones. */
export const secondsLocked = ({ lockedUntilMs }: PinTries, nowMs: number): number =>
  secondsUntil(lockedUntilMs, nowMs, LOCK_MS);

/** How long no further message with the PIN can be asked for. PIN-025 */
export const secondsToNextMessage = ({ lastMessageAtMs }: PinTries, nowMs: number): number =>
  secondsUntil(lastMessageAtMs === null ? null : lastMessageAtMs + RESEND_PIN_AFTER_MS, nowMs, RESEND_PIN_AFTER_MS);

/** What has just become of a PIN, for whoever waits for it. PIN-007, PIN-008 */
export function pinFlag(state: PinEntryState, nowMs: number): 'accepted' | 'failed' | 'skipped' | null {
  const isYoung = (atMs: number, forMs: number) => nowMs >= atMs && nowMs - atMs < forMs;
  if (state.kind !== 'resting' && state.problem?.kind === 'wrong')
    return isYoung(state.problem.atMs, REFUSED_FLAG_MS) ? 'failed' : null;
  if (state.kind !== 'resting' || !state.outcome) return null;
  const { result, atMs } = state.outcome;
  return isYoung(atMs, result === 'accepted' ? ACCEPTED_FLAG_MS : REFUSED_FLAG_MS) ? result : null;
}

/** PIN-019 */
export const isPin = (text: string): boolean => text.length === PIN_DIGITS && /^\d+$/.test(text);

/** PIN-022. Where the server has sent no code to compare with, nothing is right. */
export const isRightPin = (pin: string, parentalCode: string | undefined): boolean =>
  isPin(pin) && parentalCode !== undefined && pin === parentalCode;

/** What the remember switch stores for this device. PIN-027, PIN-028, PIN-029 */
export const parentalChannelsOf = (isRemembered: boolean): string =>
  String(isRemembered ? REMEMBERED_MINUTES : NOT_REMEMBERED_MINUTES);
