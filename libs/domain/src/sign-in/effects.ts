import { wordsOfServer } from '@livery/contract/errors';
import type { EffectContext, Effects } from '../machine/effects.ts';
import type { Clock } from '../ports.ts';
import type { CallAnswer } from '../session/session-api.ts';
import type { Login } from '../session/state.ts';
import { MESSENGER_PATIENCE_MS, MESSENGER_POLL_MS } from './constants.ts';
import { digitsOf, paddedLogin } from './forms.ts';
import { signIn } from './machine.ts';
import type { SignInMethod, MethodKind } from './methods.ts';
import type { Accepted, CodeWay, Homes, PasswordWay, SignInFailure } from './sign-in-api.ts';
import type { SignInState } from './state.ts';

const { actions } = signIn;

/** What the sign-in dialogue needs from the outside. */
export interface SignInPorts {
  readonly clock: Clock;
  /** The module of a way by code; loaded when the viewer takes that way. What does not come is an answer like any other, and is asked for anew. */
  readonly codeWay: (method: SignInMethod) => Promise<CallAnswer<CodeWay>>;
  readonly passwordWay: () => Promise<CallAnswer<PasswordWay>>;
  /** The session goes on from here; resolves to why the login was lost on its way, if it was. SES-010, SES-011 */
  readonly submitLogin: (login: Login, signal: AbortSignal) => Promise<SignInFailure | null>;
  readonly rules: {
    /** Phones that are registered without asking; `null`: all. BRAND-011 */
    readonly autoRegisterPrefix: string | null;
    /** BRAND-014 */
    readonly loginPadding: Parameters<typeof paddedLogin>[1];
  };
}

/** What each step of the dialogue does by itself. */
export function signInEffects(ports: SignInPorts): Effects<SignInState> {
  return {
    checkingPassword: async ({ name, password }, { pause, signal, dispatch }) => {
      const { data: way, error: missing } = await pause(ports.passwordWay());
      if (missing) return dispatch(actions.failed({ failure: missing }));
      const login = paddedLogin(name, ports.rules.loginPadding);
      const { data, error } = await pause(way.login({ login, password }, signal));
      dispatch(error ? actions.failed({ failure: error }) : actions.accepted({ ...data, isNewAccount: false }));
    },

    sendingCode: async ({ method, name }, context) => {
      const { data: way, error: missing } = await context.pause(ports.codeWay(method));
      if (missing) return context.dispatch(actions.failed({ failure: missing }));
      const address = addressOf(method, name);
      const link = await messengerLink(way, address, context);
      if (link !== null) return context.dispatch(actions.messengerOffered({ atMs: ports.clock.now(), link }));
      context.dispatch(await sendCode(ports, way, address, context));
    },

    inMessenger: async ({ method, name }, context) => {
      const { data: way } = await context.pause(ports.codeWay(method));
      const messenger = way?.messenger;
      if (!messenger) return context.dispatch(actions.messengerAnswered());
      for (let waitedMs = 0; waitedMs < MESSENGER_PATIENCE_MS; waitedMs += MESSENGER_POLL_MS) {
        await context.delay(MESSENGER_POLL_MS);
        const { data: isConfirmed } = await context.pause(
          messenger.isConfirmed(addressOf(method, name), context.signal),
        );
        if (isConfirmed) return context.dispatch(actions.messengerAnswered());
      }
    },

    resendingCode: async ({ method, name, isNewAccount }, context) => {
      const { data: way, error: missing } = await context.pause(ports.codeWay(method));
      if (missing) return context.dispatch(actions.failed({ failure: missing }));
      const { data, error } = await context.pause(way.send(addressOf(method, name), context.signal));
      context.dispatch(error ? actions.failed({ failure: error }) : codeSent(ports, data.message, isNewAccount));
    },

    checkingCode: async ({ method, name, code, isNewAccount }, context) => {
      const { data: way, error: missing } = await context.pause(ports.codeWay(method));
      if (missing) return context.dispatch(actions.failed({ failure: missing }));
      const answer = await context.pause(way.verify(addressOf(method, name), code, context.signal));
      const homes = (way.homes && answer.data?.addresses) ?? [];
      if (homes.length === 0) return context.dispatch(tokenOf(answer, isNewAccount));
      const choiceSecret = answer.data?.choiceSecret ?? null;
      context.dispatch(
        homes.length === 1 ? actions.homesFound({ homes, choiceSecret }) : actions.citiesNeeded({ choiceSecret }),
      );
    },

    loadingCities: async ({ method }, context) => {
      const { data: way, error: missing } = await context.pause(ports.codeWay(method));
      const homes = way?.homes;
      if (!homes) return context.dispatch(actions.failed({ failure: missing ?? UNREADABLE }));
      const { data, error } = await context.pause(homes.cities(context.signal));
      context.dispatch(error ? actions.failed({ failure: error }) : actions.citiesLoaded({ cities: data }));
    },

    settingCity: async ({ method, cityId, choiceSecret, isNewAccount }, context) => {
      const answer = await choiceOfHome(ports, method, context, (homes) =>
        homes.setCity(cityId, choiceSecret, context.signal),
      );
      const homes = answer.data?.addresses ?? [];
      const found = { homes, choiceSecret: answer.data?.choiceSecret ?? null };
      context.dispatch(homes.length > 0 ? actions.homesFound(found) : tokenOf(answer, isNewAccount));
    },

    settingHome: async ({ method, home, choiceSecret, isNewAccount }, context) => {
      const answer = await choiceOfHome(ports, method, context, (homes) =>
        homes.setHome(home, choiceSecret, context.signal),
      );
      context.dispatch(tokenOf(answer, isNewAccount));
    },

    accepted: async ({ method, accessToken, isNewAccount }, { pause, signal, dispatch }) => {
      const login = { accessToken, method: NAME_FOR_ANALYTICS[method.way], isNewAccount };
      const failure = await pause(ports.submitLogin(login, signal));
      if (failure) dispatch(actions.failed({ failure }));
    },
  };
}

const NAME_FOR_ANALYTICS: Record<MethodKind, string> = {
  phone: 'phone',
  email: 'email',
  telegram: 'telegram',
  identifier: 'phone',
  address: 'phone',
  password: 'password',
};

/** An answer without anything to go on with. */
const UNREADABLE: SignInFailure = { kind: 'parse', message: '' };

const addressOf = ({ way }: SignInMethod, name: string) => (way === 'email' ? name.trim() : digitsOf(name));

const codeSent = ({ clock }: SignInPorts, hint: string | undefined, isNewAccount: boolean) =>
  actions.codeSent({ atMs: clock.now(), hint: hint ?? null, isNewAccount });

/** An answer without homes has to bring a token. AUTH-039 */
function tokenOf({ data, error }: CallAnswer<Accepted>, isNewAccount: boolean) {
  const accessToken = data?.accessToken;
  if (accessToken !== undefined) return actions.accepted({ accessToken, isNewAccount });
  return actions.failed({ failure: error ?? UNREADABLE });
}

/** Without a messenger, and when it cannot be asked, the code goes by message. AUTH-025, AUTH-030 */
async function messengerLink(
  { messenger }: CodeWay,
  phone: string,
  { pause, signal }: EffectContext,
): Promise<string | null> {
  if (!messenger) return null;
  const { data = [] } = await pause(messenger.sendMethods(phone, signal));
  return data.find(({ method }) => method === 'telegram')?.link ?? null;
}

/** A phone that the server does not know is registered, and the code is sent then. AUTH-013, AUTH-018, AUTH-019, BRAND-011 */
async function sendCode(ports: SignInPorts, way: CodeWay, address: string, { pause, signal }: EffectContext) {
  const first = await pause(way.send(address, signal));
  if (!first.error) return codeSent(ports, first.data.message, false);
  // Whoever went back to look at the number need not wait for another code: the first one is on its way.
  if (first.error.code === 'code_too_soon') return codeSent(ports, wordsOfServer(first.error) || undefined, false);
  const prefix = ports.rules.autoRegisterPrefix;
  const mayRegister = first.error.code === 'invalid_phone' && (prefix === null || address.startsWith(prefix));
  if (!way.register || !mayRegister) return actions.failed({ failure: first.error });
  const registered = await pause(way.register(address, signal));
  if (registered.error) return actions.failed({ failure: registered.error });
  const second = await pause(way.send(address, signal));
  return second.error ? actions.failed({ failure: second.error }) : codeSent(ports, second.data.message, true);
}

/** The answer to a chosen city or home. AUTH-038 */
async function choiceOfHome(
  { codeWay }: SignInPorts,
  method: SignInMethod,
  { pause }: EffectContext,
  choose: (homes: Homes) => Promise<CallAnswer<Accepted>>,
): Promise<CallAnswer<Accepted>> {
  const { data: way, error = UNREADABLE } = await pause(codeWay(method));
  return way?.homes ? pause(choose(way.homes)) : { error };
}
