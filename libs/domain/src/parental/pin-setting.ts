import { defineMachine, event, type InKind, to, type Transitions } from '../machine/define-machine.ts';
import type { Effects } from '../machine/effects.ts';
import type { CallAnswer, ApiFailure } from '../session/session-api.ts';
import { isPin } from './pin-entry.ts';

/** Setting a PIN: the current one where there is one, the new one, and the new one again. Digits stay no longer than their step. */
export type PinSettingState =
  | { readonly kind: 'closed' }
  /** PIN-038 */
  | { readonly kind: 'confirmingCurrent'; readonly problem: 'error_wrong_code' | null }
  | { readonly kind: 'choosing'; readonly isChange: boolean; readonly problem: SettingProblem | null }
  | {
      readonly kind: 'repeating';
      readonly isChange: boolean;
      readonly pin: string;
      readonly problem: 'parental_set_not_equal' | null;
    }
  | { readonly kind: 'saving'; readonly isChange: boolean; readonly pin: string }
  | { readonly kind: 'saved' };

/** Why the PIN could not be saved, and what the server said. */
type SettingProblem = Pick<ApiFailure, 'kind' | 'message' | 'status'>;

type State = PinSettingState;
type In<Kind extends State['kind']> = InKind<State, Kind>;

const events = {
  opened: event<{ hasPin: boolean }>(),
  currentChecked: event<{ isRight: boolean }>(),
  pinChosen: event<{ pin: string }>(),
  pinRepeated: event<{ pin: string }>(),
  edited: event(),
  backRequested: event(),
  saved: event(),
  savingFailed: event<SettingProblem>(),
  closed: event(),
};

const choosing = (isChange: boolean, problem: SettingProblem | null = null): In<'choosing'> => ({
  kind: 'choosing',
  isChange,
  problem,
});
const mayClose: Transitions<State, State, typeof events> = { closed: to('closed', () => ({ kind: 'closed' })) };

export const pinSetting = defineMachine<State, typeof events, 'pinSetting'>({
  name: 'pinSetting',
  initial: { kind: 'closed' },
  events,
  on: {
    closed: {
      opened: to(['confirmingCurrent', 'choosing'], (_, { hasPin }) =>
        hasPin ? { kind: 'confirmingCurrent', problem: null } : choosing(false),
      ),
    },
    confirmingCurrent: {
      currentChecked: to(['confirmingCurrent', 'choosing'], (_, { isRight }) =>
        isRight ? choosing(true) : { kind: 'confirmingCurrent', problem: 'error_wrong_code' },
      ),
      edited: to('confirmingCurrent', ({ problem }) => (problem ? { kind: 'confirmingCurrent', problem: null } : null)),
      ...mayClose,
    },
    choosing: {
      pinChosen: to('repeating', ({ isChange }, { pin }) =>
        isPin(pin) ? { kind: 'repeating', isChange, pin, problem: null } : null,
      ),
      edited: to('choosing', ({ isChange, problem }) => (problem ? choosing(isChange) : null)),
      ...mayClose,
    },
    repeating: {
      pinRepeated: to(['repeating', 'saving'], (state, { pin }) => {
        if (pin !== state.pin) return { ...state, problem: 'parental_set_not_equal' };
        return { kind: 'saving', isChange: state.isChange, pin };
      }),
      edited: to('repeating', (state) => (state.problem ? { ...state, problem: null } : null)),
      backRequested: to('choosing', ({ isChange }) => choosing(isChange)),
      ...mayClose,
    },
    saving: {
      saved: to('saved', () => ({ kind: 'saved' })),
      savingFailed: to('choosing', ({ isChange }, problem) => choosing(isChange, problem)),
      ...mayClose,
    },
    saved: { ...mayClose },
  },
});

/** PATCH /v2/users/self with `pincode`. PIN-035 */
export type SavePin = (pin: string, signal: AbortSignal) => Promise<CallAnswer<unknown>>;

export const pinSettingEffects = (savePin: SavePin): Effects<State> => ({
  saving: async ({ pin }, { pause, signal, dispatch }) => {
    const { error } = await pause(savePin(pin, signal));
    dispatch(
      error
        ? pinSetting.actions.savingFailed({ kind: error.kind, message: error.message, status: error.status })
        : pinSetting.actions.saved(),
    );
  },
});
