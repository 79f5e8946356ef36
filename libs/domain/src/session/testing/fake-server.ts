import type { CallAnswer, ApiFailure, DeviceRegistration, Network, SessionApi, SessionUser } from '../session-api.ts';

export const GUEST_NETWORK: Network = { provider: {}, isGuestAllowed: true, country: 'KZ', ipAddress: '203.0.113.7' };
export const NETWORK_FAILURE: ApiFailure = { kind: 'network', message: 'no connection' };
export const httpFailure = (status: number, message = `error ${status}`): ApiFailure => ({
  kind: 'http',
  status,
  message,
});

type Call = keyof SessionApi;
interface Account extends SessionUser {
  readonly username: string;
  readonly password: string;
}
interface FakeDevice {
  readonly id: number;
  user: Account;
  loginAtMs: number | undefined;
}

/**
 * A server in memory that keeps accounts, devices and tokens, and writes down what it is asked. It answers after `latencyMs` of the test's
 * clock, and any call can be made to fail: before it did anything, or after (`losesAnswerOf`).
 */
export function createFakeServer() {
  const accounts: Account[] = [];
  const devices = new Map<number, FakeDevice>();
  const secrets = new Map<number, string>();
  const tokens = new Map<string, { user: Account; deviceId: number | null }>();
  /** Whose each token was, also when it is over. */
  const owners = new Map<string, Account>();
  const failures = new Map<Call, ApiFailure[]>();
  const lostAnswers = new Map<Call, number>();
  const inFlight = new Map<Call, number>();
  let lastId = 0;
  const nextId = () => (lastId += 1);

  const server = {
    network: GUEST_NETWORK,
    latencyMs: 50,
    isOffline: false,
    /** A device has one token: the next one ends the one before. */
    endsOldTokens: false,
    /** Devices are given a secret when they are created, and authenticated with nothing else. */
    givesSecrets: true,
    /** Seconds that a token is good for; `null` answers without an expiry. */
    tokenSeconds: 3600 as number | null,
    calls: [] as Call[],
    /** The largest number of calls of one kind that were under way at once. */
    mostAtOnce: new Map<Call, number>(),
    deviceRegistrations: [] as DeviceRegistration[],
    createdGuests: [] as unknown[],
    agreements: [] as number[][],
    autoAuthRequests: [] as unknown[],

    /** The next call of this kind fails in each of these ways, one after the other. */
    fail(call: Call, ...how: ApiFailure[]) {
      failures.set(call, [...(failures.get(call) ?? []), ...how]);
    },
    /** The next call of this kind does its work, but the answer does not arrive. */
    losesAnswerOf(call: Call) {
      lostAnswers.set(call, (lostAnswers.get(call) ?? 0) + 1);
    },
    clearFaults() {
      failures.clear();
      lostAnswers.clear();
    },
    count: (call: Call) => server.calls.filter((name) => name === call).length,
    devices,
    /** As another application of the service would do it. */
    addDevice(user: Account, loginAtMs: number | undefined): number {
      const id = nextId();
      devices.set(id, { id, user, loginAtMs });
      return id;
    },
    /** What an accepted code or password gives: a token of an account that has no device here yet. */
    logIn(username = `user-${nextId()}`): string {
      return issueToken(register({ username, password: 'secret', isGuest: false }), null);
    },
    userOf: (token: string) => tokens.get(token)?.user ?? null,
    ownerOf: (token: string) => owners.get(token) ?? null,
    revoke: (token: string) => void tokens.delete(token),
    revokeAll: () => tokens.clear(),
  };

  const register = (user: Omit<Account, 'id'>): Account => {
    const account = { id: nextId(), ...user };
    accounts.push(account);
    return account;
  };
  const issueToken = (user: Account, deviceId: number | null) => {
    const token = `token-${nextId()}`;
    tokens.set(token, { user, deviceId });
    owners.set(token, user);
    return token;
  };

  const endTokensOf = (deviceId: number) => {
    for (const [token, issued] of tokens) if (issued.deviceId === deviceId) tokens.delete(token);
  };

  async function answer<Data>(
    call: Call,
    signal: AbortSignal,
    work: () => CallAnswer<Data>,
  ): Promise<CallAnswer<Data>> {
    server.calls.push(call);
    const atOnce = (inFlight.get(call) ?? 0) + 1;
    inFlight.set(call, atOnce);
    server.mostAtOnce.set(call, Math.max(atOnce, server.mostAtOnce.get(call) ?? 0));
    const aborted = await delay(server.latencyMs, signal);
    inFlight.set(call, (inFlight.get(call) ?? 1) - 1);
    if (aborted) return { error: { kind: 'aborted', message: 'given up' } };
    if (server.isOffline) return { error: NETWORK_FAILURE };
    const failure = failures.get(call)?.shift();
    if (failure) return { error: failure };
    const result = work();
    const lost = lostAnswers.get(call) ?? 0;
    if (lost > 0) lostAnswers.set(call, lost - 1);
    return lost > 0 ? { error: NETWORK_FAILURE } : result;
  }

  const withUser = <Data>(token: string, work: (user: Account) => CallAnswer<Data>): CallAnswer<Data> => {
    const user = server.userOf(token);
    return user ? work(user) : { error: httpFailure(401) };
  };
  const expiry = () =>
    server.tokenSeconds === null ? {} : { expiresAtSeconds: Date.now() / 1000 + server.tokenSeconds };

  const api: SessionApi = {
    loadNetwork: (signal) => answer('loadNetwork', signal, () => ({ data: server.network })),
    createUser: (user, signal) =>
      answer('createUser', signal, () => {
        if (accounts.some(({ username }) => username === user.username)) return { error: httpFailure(400, 'taken') };
        server.createdGuests.push(user);
        return { data: register({ ...user, referId: user.referId ?? undefined }) };
      }),
    login: ({ login, password }, signal) =>
      answer('login', signal, () => {
        const user = accounts.find((account) => account.username === login && account.password === password);
        return user ? { data: { accessToken: issueToken(user, null) } } : { error: httpFailure(400, 'unknown') };
      }),
    loadUser: (token, signal) => answer('loadUser', signal, () => withUser(token, (user) => ({ data: user }))),
    createDevice: (token, registration, signal) =>
      answer('createDevice', signal, () =>
        withUser(token, (user) => {
          server.deviceRegistrations.push(registration);
          const id = server.addDevice(user, undefined);
          if (server.givesSecrets) secrets.set(id, `of-${id}`);
          return { data: { id, secret: secrets.get(id) } };
        }),
      ),
    listDevices: (token, signal) =>
      answer('listDevices', signal, () =>
        withUser(token, (user) => ({ data: [...devices.values()].filter((device) => device.user === user) })),
      ),
    removeDevice: (token, deviceId, signal) =>
      answer('removeDevice', signal, () =>
        withUser(token, () => {
          const device = devices.get(deviceId);
          if (!device) return { error: httpFailure(404) };
          // The device is logged out: from now on it opens a guest of its own, and its old tokens open nothing.
          device.user = { id: nextId(), username: `left-${deviceId}`, password: '', isGuest: true };
          endTokensOf(deviceId);
          return { data: null };
        }),
      ),
    authenticateDevice: ({ deviceId, deviceSecret }, _token, signal) =>
      answer('authenticateDevice', signal, () => {
        const device = devices.get(deviceId);
        if (!device || deviceSecret !== secrets.get(deviceId)) return { error: httpFailure(404) };
        device.loginAtMs = Date.now();
        if (server.endsOldTokens) endTokensOf(deviceId);
        return { data: { accessToken: issueToken(device.user, deviceId), ...expiry() } };
      }),
    acceptAgreements: (token, ids, signal) =>
      answer('acceptAgreements', signal, () =>
        withUser(token, () => {
          server.agreements.push([...ids]);
          return { data: null };
        }),
      ),
    autoAuthenticate: (url, device, signal) =>
      answer('autoAuthenticate', signal, () => {
        server.autoAuthRequests.push({ url, device });
        return { data: { accessToken: server.logIn('subscriber') } };
      }),
  };

  return Object.assign(server, { api });
}

/** Resolves to whether it was given up. */
const delay = (ms: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    if (signal.aborted) return resolve(true);
    const timer = setTimeout(() => resolve(false), ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
