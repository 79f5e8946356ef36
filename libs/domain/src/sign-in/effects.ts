import type { Stay, Effects } from '../machine/effects.ts';
import type { Clock } from '../ports.ts';
import type { Answer } from '../session/session-api.ts';
import type { Login } from '../session/state.ts';
import { MESSENGER_PATIENCE_MS, MESSENGER_POLL_MS } from './constants.ts';
import { digitsOf, paddedLogin } from './forms.ts';
import { signIn } from './machine.ts';
import type { Method, Way } from './methods.ts';
import type { Accepted, CodeWay, Homes, PasswordWay, SignInFailure } from './sign-in-api.ts';
import type { SignInState } from './state.ts';

const { actions } = signIn;

/** What the sign-in dialogue needs from the outside. */
export interface SignInPorts {
  readonly clock: Clock;
  /** The module of a way by code; loaded when the viewer takes that way. */
  readonly codeWay: (method: Method) => Promise<CodeWay>;
  readonly passwordWay: () => Promise<PasswordWay>;
  /** The session goes on from here; resolves to why the login was lost on its way, if it was. SES-010, SES-011 */
  readonly enter: (login: Login, signal: AbortSignal) => Promise<SignInFailure | null>;
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
    checkingPassword: async ({ name, password }, { pause, signal, tell }) => {
      const way = await pause(ports.passwordWay());
      const login = paddedLogin(name, ports.rules.loginPadding);
      const { data, error } = await pause(way.login({ login, password }, signal));
      tell(error ? actions.failed({ failure: error }) : actions.accepted({ ...data, isNewAccount: false }));
    },

    sendingCode: async ({ method, name }, stay) => {
      const way = await stay.pause(ports.codeWay(method));
      const address = addressOf(method, name);
      const link = await messengerLink(way, address, stay);
      if (link !== null) return stay.tell(actions.messengerOffered({ atMs: ports.clock.now(), link }));
      stay.tell(await sendCode(ports, way, address, stay));
    },

    inMessenger: async ({ method, name }, stay) => {
      const { messenger } = await stay.pause(ports.codeWay(method));
      if (!messenger) return stay.tell(actions.messengerAnswered());
      for (let waitedMs = 0; waitedMs < MESSENGER_PATIENCE_MS; waitedMs += MESSENGER_POLL_MS) {
        await stay.delay(MESSENGER_POLL_MS);
        const { data: isConfirmed } = await stay.pause(messenger.isConfirmed(addressOf(method, name), stay.signal));
        if (isConfirmed) return stay.tell(actions.messengerAnswered());
      }
    },

    resendingCode: async ({ method, name, isNewAccount }, stay) => {
      const way = await stay.pause(ports.codeWay(method));
      const { data, error } = await stay.pause(way.send(addressOf(method, name), stay.signal));
      stay.tell(error ? actions.failed({ failure: error }) : codeSent(ports, data.message, isNewAccount));
    },

    checkingCode: async ({ method, name, code, isNewAccount }, stay) => {
      const way = await stay.pause(ports.codeWay(method));
      const answer = await stay.pause(way.verify(addressOf(method, name), code, stay.signal));
      const homes = (way.homes && answer.data?.addresses) ?? [];
      if (homes.length === 0) return stay.tell(tokenOf(answer, isNewAccount));
      const choiceSecret = answer.data?.choiceSecret ?? null;
      stay.tell(
        homes.length === 1 ? actions.homesFound({ homes, choiceSecret }) : actions.citiesNeeded({ choiceSecret }),
      );
    },

    loadingCities: async ({ method }, stay) => {
      const { homes } = await stay.pause(ports.codeWay(method));
      if (!homes) return stay.tell(actions.failed({ failure: UNREADABLE }));
      const { data, error } = await stay.pause(homes.cities(stay.signal));
      stay.tell(error ? actions.failed({ failure: error }) : actions.citiesLoaded({ cities: data }));
    },

    settingCity: async ({ method, cityId, choiceSecret, isNewAccount }, stay) => {
      const answer = await choiceOfHome(ports, method, stay, (homes) =>
        homes.setCity(cityId, choiceSecret, stay.signal),
      );
      const homes = answer.data?.addresses ?? [];
      const found = { homes, choiceSecret: answer.data?.choiceSecret ?? null };
      stay.tell(homes.length > 0 ? actions.homesFound(found) : tokenOf(answer, isNewAccount));
    },

    settingHome: async ({ method, home, choiceSecret, isNewAccount }, stay) => {
      const answer = await choiceOfHome(ports, method, stay, (homes) => homes.setHome(home, choiceSecret, stay.signal));
      stay.tell(tokenOf(answer, isNewAccount));
    },

    accepted: async ({ method, accessToken, isNewAccount }, { pause, signal, tell }) => {
      const login = { accessToken, method: NAME_FOR_ANALYTICS[method.way], isNewAccount };
      const failure = await pause(ports.enter(login, signal));
      if (failure) tell(actions.failed({ failure }));
    },
  };
}

const NAME_FOR_ANALYTICS: Record<Way, string> = {
  phone: 'phone',
  email: 'email',
  telegram: 'telegram',
  identifier: 'phone',
  address: 'phone',
  password: 'password',
};

/** An answer without anything to go on with. */
const UNREADABLE: SignInFailure = { kind: 'parse', message: '' };

const addressOf = ({ way }: Method, name: string) => (way === 'email' ? name.trim() : digitsOf(name));

const codeSent = ({ clock }: SignInPorts, hint: string | undefined, isNewAccount: boolean) =>
  actions.codeSent({ atMs: clock.now(), hint: hint ?? null, isNewAccount });

/** An answer without homes has to bring a token. AUTH-039 */
function tokenOf({ data, error }: Answer<Accepted>, isNewAccount: boolean) {
  const accessToken = data?.accessToken;
  if (accessToken !== undefined) return actions.accepted({ accessToken, isNewAccount });
  return actions.failed({ failure: error ?? UNREADABLE });
}

/** Without a messenger, and when it cannot be asked, the code goes by message. AUTH-025, AUTH-030 */
async function messengerLink({ messenger }: CodeWay, phone: string, { pause, signal }: Stay): Promise<string | null> {
  if (!messenger) return null;
  const { data = [] } = await pause(messenger.sendMethods(phone, signal));
  return data.find(({ method }) => method === 'telegram')?.link ?? null;
}

/** A phone that the server does not know is registered, and the code is sent then. AUTH-013, AUTH-018, AUTH-019, BRAND-011 */
async function sendCode(ports: SignInPorts, way: CodeWay, address: string, { pause, signal }: Stay) {
  const first = await pause(way.send(address, signal));
  if (!first.error) return codeSent(ports, first.data.message, false);
  // Whoever went back to look at the number need not wait for another code: the first one is on its way.
  if (first.error.code === 'code_too_soon') return codeSent(ports, first.error.message, false);
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
  method: Method,
  { pause }: Stay,
  choose: (homes: Homes) => Promise<Answer<Accepted>>,
): Promise<Answer<Accepted>> {
  const { homes } = await pause(codeWay(method));
  return homes ? pause(choose(homes)) : { error: UNREADABLE };
}
