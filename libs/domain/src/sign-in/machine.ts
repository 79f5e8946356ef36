import { defineMachine, type InKind, to, type Transitions } from '../machine/define-machine.ts';
import { isRefusal } from '../session/session-api.ts';
import { RESEND_AFTER_MS } from './constants.ts';
import { signInEvents } from './events.ts';
import { emailProblem, type FormProblem, loginProblem, phoneProblem } from './forms.ts';
import type { SignInMethod } from './methods.ts';
import type { Problem, SignInState } from './state.ts';

type In<Kind extends SignInState['kind']> = InKind<SignInState, Kind>;
type Rows<From extends SignInState> = Transitions<SignInState, From, typeof signInEvents>;

const introducing = (
  { method, name }: Pick<In<'introducing'>, 'method' | 'name'>,
  problem: Problem | null = null,
): In<'introducing'> => ({ kind: 'introducing', method, name, problem });

const typingCode = (
  state: Omit<In<'typingCode'>, 'kind' | 'problem'>,
  problem: Problem | null = null,
): In<'typingCode'> => {
  const { method, name, isNewAccount, sentAtMs, hint, refusals } = state;
  return { kind: 'typingCode', method, name, isNewAccount, sentAtMs, hint, refusals, problem };
};

const serverProblem = ({ failure }: { failure: Extract<Problem, { kind: 'server' }>['failure'] }): Problem => ({
  kind: 'server',
  failure,
});

const wrong = (field: 'name' | 'password', problem: FormProblem): Problem => ({ kind: 'form', field, problem });

const nameProblem = ({ way, phone }: SignInMethod, name: string): FormProblem | null =>
  way === 'email' ? emailProblem(name) : phoneProblem(name, phone);

const mayClose: Rows<SignInState> = { closed: to('closed', () => ({ kind: 'closed' })) };

/** Another way in may be chosen while nothing is on its way. */
const mayChooseMethod: Rows<SignInState> = {
  methodChosen: to('introducing', (_, { method }) => introducing({ method, name: '' })),
};

/** AUTH-010, AUTH-011 */
const mayCorrectName: Rows<In<'inMessenger' | 'typingCode' | 'choosingCity'>> = {
  backRequested: to('introducing', (state) => introducing(state)),
};

/** One home is no choice. AUTH-036 */
const findsHomes: Rows<In<'checkingCode' | 'settingCity'>> = {
  homesFound: to(['choosingHome', 'settingHome'], (state, { homes, choiceSecret }) => {
    const { method, name, isNewAccount, sentAtMs, hint, refusals } = state;
    const choice = {
      method,
      name,
      isNewAccount,
      sentAtMs,
      hint,
      refusals,
      choiceSecret: choiceSecret ?? (state.kind === 'settingCity' ? state.choiceSecret : null),
      cities: state.kind === 'settingCity' ? state.cities : [],
      homes,
    };
    const [only, ...others] = homes;
    return only && others.length === 0
      ? { kind: 'settingHome', ...choice, home: only }
      : { kind: 'choosingHome', ...choice, problem: null };
  }),
};

const mayBeAccepted: Rows<In<'checkingPassword' | 'checkingCode' | 'settingCity' | 'settingHome'>> = {
  accepted: to('accepted', ({ method, name }, { accessToken, isNewAccount }) => ({
    kind: 'accepted',
    method,
    name,
    accessToken,
    isNewAccount,
  })),
};

/**
 * The rules of the sign-in dialogue. A row reads: in this step, when this has happened, it comes to that step.
 * What a step does by itself, such as sending a code, is in `effects.ts`.
 */
export const signIn = defineMachine<SignInState, typeof signInEvents, 'signIn'>({
  name: 'signIn',
  initial: { kind: 'closed' },
  events: signInEvents,
  on: {
    closed: { ...mayChooseMethod },

    introducing: {
      nameSubmitted: to(['introducing', 'sendingCode'], ({ method }, { name, trap }) => {
        if (trap !== '') return null;
        const problem = nameProblem(method, name);
        if (problem) return introducing({ method, name }, wrong('name', problem));
        return { kind: 'sendingCode', method, name };
      }),
      passwordSubmitted: to(['introducing', 'checkingPassword'], ({ method }, { login, password, trap }) => {
        if (trap !== '') return null;
        const known = { method, name: login };
        const ofLogin = loginProblem(login);
        if (ofLogin) return introducing(known, wrong('name', ofLogin));
        const ofPassword = loginProblem(password);
        if (ofPassword) return introducing(known, wrong('password', ofPassword));
        return { kind: 'checkingPassword', ...known, password };
      }),
      edited: to('introducing', (state) => (state.problem ? introducing(state) : null)),
      ...mayChooseMethod,
      ...mayClose,
    },
    checkingPassword: {
      failed: to('introducing', (state, failed) => introducing(state, serverProblem(failed))),
      ...mayBeAccepted,
      ...mayClose,
    },

    sendingCode: {
      codeSent: to('typingCode', ({ method, name }, { atMs, hint, isNewAccount }) =>
        typingCode({ method, name, isNewAccount, sentAtMs: atMs, hint, refusals: 0 }),
      ),
      messengerOffered: to('inMessenger', ({ method, name }, { atMs, link }) => ({
        kind: 'inMessenger',
        method,
        name,
        isNewAccount: false,
        sentAtMs: atMs,
        hint: null,
        refusals: 0,
        link,
      })),
      failed: to('introducing', (state, failed) => introducing(state, serverProblem(failed))),
      ...mayClose,
    },
    inMessenger: {
      messengerAnswered: to('typingCode', (state) => typingCode(state)),
      ...mayCorrectName,
      ...mayClose,
    },

    typingCode: {
      codeSubmitted: to('checkingCode', ({ problem: _, ...state }, { code, trap }) =>
        trap === '' && code.length === state.method.codeLength ? { ...state, kind: 'checkingCode', code } : null,
      ),
      codeRequestedAgain: to('resendingCode', ({ problem: _, ...state }, { nowMs }) =>
        nowMs - state.sentAtMs >= RESEND_AFTER_MS ? { ...state, kind: 'resendingCode' } : null,
      ),
      edited: to('typingCode', (state) => (state.problem ? typingCode(state) : null)),
      ...mayCorrectName,
      ...mayClose,
    },
    resendingCode: {
      codeSent: to('typingCode', (state, { atMs, hint }) => typingCode({ ...state, sentAtMs: atMs, hint })),
      failed: to('typingCode', (state, failed) => typingCode(state, serverProblem(failed))),
      ...mayClose,
    },
    checkingCode: {
      // A code that the server has refused is wrong; one that did not arrive may be sent again. AUTH-020
      failed: to('typingCode', (state, failed) =>
        typingCode({ ...state, refusals: state.refusals + Number(isRefusal(failed.failure)) }, serverProblem(failed)),
      ),
      citiesNeeded: to('loadingCities', ({ code: _, ...state }, { choiceSecret }) => ({
        ...state,
        kind: 'loadingCities',
        choiceSecret,
      })),
      ...findsHomes,
      ...mayBeAccepted,
      ...mayClose,
    },

    loadingCities: {
      citiesLoaded: to('choosingCity', (state, { cities }) => ({
        ...state,
        kind: 'choosingCity',
        cities,
        problem: null,
      })),
      failed: to('typingCode', (state, failed) => typingCode(state, serverProblem(failed))),
      ...mayClose,
    },
    choosingCity: {
      cityChosen: to('settingCity', ({ problem: _, ...state }, { cityId }) => ({
        ...state,
        kind: 'settingCity',
        cityId,
      })),
      ...mayCorrectName,
      ...mayClose,
    },
    settingCity: {
      failed: to('choosingCity', ({ cityId: _, ...state }, failed) => ({
        ...state,
        kind: 'choosingCity',
        problem: serverProblem(failed),
      })),
      ...findsHomes,
      ...mayBeAccepted,
      ...mayClose,
    },
    choosingHome: {
      homeChosen: to('settingHome', ({ problem: _, ...state }, { home }) => ({ ...state, kind: 'settingHome', home })),
      backRequested: to(['choosingCity', 'introducing'], ({ homes: _, ...state }) =>
        state.cities.length > 0 ? { ...state, kind: 'choosingCity', problem: null } : introducing(state),
      ),
      ...mayClose,
    },
    settingHome: {
      failed: to('choosingHome', ({ home: _, ...state }, failed) => ({
        ...state,
        kind: 'choosingHome',
        problem: serverProblem(failed),
      })),
      ...mayBeAccepted,
      ...mayClose,
    },

    accepted: {
      // The session could not go on with it: whoever signs in begins again, with what was typed. SES-010
      failed: to('introducing', (state, failed) => introducing(state, serverProblem(failed))),
      ...mayClose,
    },
  },
});
