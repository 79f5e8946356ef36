import type { EnrolmentPorts } from '@livery/domain/session/enrolment';

/** A call that gets no answer within this time is left to the application, which tells the viewer. */
const PATIENCE_MS = 10_000;

/** The names of the wire follow one rule for all that a guest's calls carry; a test holds them against the contract. */
const toWire = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`), value]),
  );

type Calls = EnrolmentPorts['api'];

/** The calls that make a guest, without contract and caches: these few have to go out before those arrive. */
export function guestCalls(apiOrigin: string, acceptLanguage: string): Calls {
  async function post(path: string, token: string | null, body: object) {
    const url = new URL(path, apiOrigin);
    if (token !== null) url.searchParams.set('access_token', token);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Accept-Language': acceptLanguage, 'Content-Type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(toWire(body)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  }
  /** A failure ends the try as it is: the application begins anew from what is stored, and knows what to say. */
  const unused = () => Promise.reject(new Error('A new account has no other devices.'));

  return {
    // A visit without a partner, so without anybody who refers.
    createUser: async ({ referId: _, ...user }) => ({ data: await post('/v2/users', null, user) }),
    login: async (account) => ({ data: grant(await post('/v2/auth/login', null, account)) }),
    createDevice: async (token, device) => {
      const { id, secret } = await post('/v2/users/self/devices', token, device);
      if (typeof id !== 'number') throw new Error('A device without a number.');
      return { data: { id, ...(typeof secret === 'string' && { secret }) } };
    },
    authenticateDevice: async ({ deviceId, deviceSecret: secret }, token) => ({
      data: grant(await post('/v2/auth/device', token, { deviceId, secret })),
    }),
    listDevices: unused,
    removeDevice: unused,
  };
}

function grant({ access_token: accessToken, expired }: Record<string, unknown>) {
  if (typeof accessToken !== 'string' || accessToken === '') throw new Error('An answer without a token.');
  return { accessToken, expiresAtSeconds: typeof expired === 'number' ? expired : undefined };
}
