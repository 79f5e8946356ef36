import type { SendMethod } from '@livery/contract/auth/entities';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from '../../machine/listening.ts';
import { startEffects } from '../../machine/effects.ts';
import type { CallAnswer, ApiFailure } from '../../session/session-api.ts';
import { methodsOf, type SignInMethod, type MethodRules } from '../methods.ts';
import {
  signIn,
  signInEffects,
  type Address,
  type City,
  type CodeWay,
  type Messenger,
  type SignInPorts,
  type SignInState,
} from '../sign-in.ts';

const RULES: MethodRules = {
  otpIdentifier: null,
  addressSelection: false,
  requiredPhonePrefix: null,
  alternativePhone: null,
  phoneCodeLength: null,
};
export const PHONE = '+7 (701) 123-45-67';
export const CITIES: City[] = [
  { id: 1, name: 'Almaty' },
  { id: 2, name: 'Astana' },
];
export const HOMES: Address[] = [
  { addressId: 11, address: 'Abay 1', providerId: 1, userId: 5 },
  { addressId: 12, address: 'Abay 2', providerId: 1, userId: 6 },
];

export const methodOf = (action: string, rules: Partial<MethodRules> = {}): SignInMethod => {
  const [method] = methodsOf([{ action }], { ...RULES, ...rules });
  if (!method) throw new Error(`${action} is no way in`);
  return method;
};

export type LoginPadding = SignInPorts['rules']['loginPadding'];
type Call = 'load' | keyof CodeWay | keyof Messenger | 'cities' | 'setCity' | 'setHome' | 'login';

/** A server in memory that knows phones and their codes, writes down what it is asked, and fails as it is told. */
function createFakeServer() {
  const known = new Set(['77011234567']);
  const faults = new Map<Call, ApiFailure[]>();
  const server = {
    latencyMs: 50,
    code: '1234',
    calls: [] as [Call, ...unknown[]][],
    sendMethods: [] as SendMethod[],
    isConfirmed: false,
    /** Why the session loses the logins that come to it. */
    lostLogins: [] as ApiFailure[],
    /** What a right code and a city give; without homes, a token. */
    homesOfCode: [] as Address[],
    homesOfCity: HOMES,
    /** The secrets that come with homes, one after another; none when they are used up. */
    choiceSecrets: ['s1', 's2', 's3'],
    isKnown: (phone: string) => known.has(phone),
    fail(call: Call, ...how: ApiFailure[]) {
      faults.set(call, [...(faults.get(call) ?? []), ...how]);
    },
    names: () => server.calls.map(([name]) => name),
  };

  async function answer<Data>(call: [Call, ...unknown[]], data: () => CallAnswer<Data>): Promise<CallAnswer<Data>> {
    server.calls.push(call);
    await new Promise((resolve) => setTimeout(resolve, server.latencyMs));
    const fault = faults.get(call[0])?.shift();
    return fault ? { error: fault } : data();
  }
  const refusal = (code: string): { error: ApiFailure } => ({
    error: { kind: 'http', status: 400, code, message: `refused: ${code}` },
  });
  const token = (addresses: Address[] = []) => ({
    data:
      addresses.length > 0
        ? { accessToken: undefined, addresses, choiceSecret: server.choiceSecrets.shift() }
        : { accessToken: 'token', addresses: [] },
  });

  const codeWay = (method: SignInMethod): CodeWay => ({
    send: (address) =>
      answer(['send', address], () =>
        method.way === 'email' || known.has(address) ? { data: { message: undefined } } : refusal('invalid_phone'),
      ),
    verify: (address, code) =>
      answer(['verify', address, code], () =>
        code === server.code ? token(server.homesOfCode) : refusal('invalid_code'),
      ),
    ...(method.way !== 'email' && {
      register: (phone: string) => answer(['register', phone], () => ({ data: known.add(phone) })),
    }),
    ...(method.way === 'telegram' && {
      messenger: {
        sendMethods: (phone: string) => answer(['sendMethods', phone], () => ({ data: server.sendMethods })),
        isConfirmed: (phone: string) => answer(['isConfirmed', phone], () => ({ data: server.isConfirmed })),
      },
    }),
    ...(method.way === 'address' && {
      homes: {
        cities: () => answer(['cities'], () => ({ data: CITIES })),
        setCity: (cityId: number, secret: string | null) =>
          answer(['setCity', cityId, secret], () => token(server.homesOfCity)),
        setHome: (home: Address, secret: string | null) => answer(['setHome', home.addressId, secret], () => token()),
      },
    }),
  });
  /** The code of a way comes unless it is told to fail. */
  const load = async <Way>(way: Way): Promise<CallAnswer<Way>> => {
    const fault = faults.get('load')?.shift();
    return fault ? { error: fault } : { data: way };
  };
  return {
    server,
    codeWay: (method: SignInMethod) => load(codeWay(method)),
    passwordWay: () =>
      load({
        login: (account: { login: string; password: string }) =>
          answer(['login', account], () => ({ data: { accessToken: 'token' } })),
      }),
  };
}

/** The dialogue over a server in memory, on the test's clock. */
export function openSignIn({ autoRegisterPrefix = null as string | null, loginPadding = null as LoginPadding } = {}) {
  const { server, ...ways } = createFakeServer();
  const logins: unknown[] = [];
  const history: SignInState[] = [];
  const listeners = createListening();
  const store = configureStore({
    reducer: combineSlices(signIn),
    middleware: (defaults) => defaults().concat(listeners.middleware),
  });
  store.subscribe(() => history.push(signIn.select(store.getState())));
  const stop = startEffects(
    signIn,
    listeners.startListening,
    signInEffects({
      clock: { now: () => Date.now() },
      ...ways,
      submitLogin: async (login) => {
        logins.push(login);
        await new Promise((resolve) => setTimeout(resolve, server.latencyMs));
        return server.lostLogins.shift() ?? null;
      },
      rules: { autoRegisterPrefix, loginPadding },
    }),
  );
  const { actions } = signIn;
  return {
    server,
    stop,
    logins,
    history,
    state: () => signIn.select(store.getState()),
    dispatch: store.dispatch,
    choose: (method: SignInMethod) => store.dispatch(actions.methodChosen({ method })),
    name: (name: string, trap = '') => store.dispatch(actions.nameSubmitted({ name, trap })),
    code: (code: string, trap = '') => store.dispatch(actions.codeSubmitted({ code, trap })),
  };
}
