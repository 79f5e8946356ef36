import { randomUUID } from 'node:crypto';
import type { Answer, Args, Endpoint } from '@livery/contract/endpoint';
import { readErrorBody } from '@livery/contract/errors';
import { decode, encode } from '@livery/contract/schema';
import type { Called } from '@livery/domain/payment';

export const OPERATOR_KEY = 'operator-key-of-the-bench';
const DEVICE = {
  ...{ device_type: 'pc', vendor: 'Bench', model: 'Browser', version: '1', os_name: 'Linux', os_version: '6' },
  application_type: 'web',
};
type Given = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, never>>;
const NO_ANSWER = { kind: 'network', message: 'no answer' } as const;

export type Viewer = Awaited<ReturnType<typeof signIn>>;

/** A new member of the demo provider, with the calls of the contract over HTTP. */
export async function signIn(apiOrigin: string) {
  const [username, password] = [randomUUID(), randomUUID()];
  let token = '';

  async function request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const address = new URL(path, apiOrigin);
    if (token) address.searchParams.set('access_token', token);
    const response = await fetch(address, {
      method,
      headers: {
        'accept-language': 'en',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, json: (isJson && text ? JSON.parse(text) : {}) as Json };
  }
  async function post(path: string, body: unknown, headers?: Record<string, string>): Promise<Json> {
    const { status, json } = await request('POST', path, body, headers);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }
  async function desk(action: string, fields: Given = {}): Promise<void> {
    const form = new URLSearchParams({ viewer: String(userId), action });
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
    await (await fetch(`${apiOrigin}/desk/payments`, { method: 'POST', body: form })).text();
  }
  let isFaulty = false;

  const { id } = await post('/v2/users', { username, password, is_guest: false, app_version: 190 });
  const userId = Number(id);
  token = (await post('/v2/auth/login', { login: username, password }))['access_token'] ?? '';
  const device = await post('/v2/users/self/devices', { ...DEVICE, serial: randomUUID() });
  const renew = async (): Promise<void> => {
    token = '';
    const secret = { device_id: device['id'], secret: device['secret'] };
    token = (await post('/v2/auth/device', secret))['access_token'] ?? '';
  };
  await renew();

  const cards: readonly { readonly id: number }[] = (await request('GET', '/v2/users/self/cards')).json['cards'] ?? [];

  return {
    userId,
    /** Ids of the linked cards: one pays everything, one 1 000.00 at most. */
    cardIds: cards.map((card) => card.id),
    /** What the bank does. */
    desk,
    /** The next call goes wrong. */
    async spoil(action: 'fault' | 'timeouts', fields: Given): Promise<void> {
      isFaulty = true;
      await desk(action, fields);
    },
    /** Nothing of what was to go wrong is left. */
    async mend(): Promise<void> {
      if (!isFaulty) return;
      isFaulty = false;
      await desk('fault');
      await desk('timeouts', { polls: 0 });
    },
    /** A token that has run out is renewed after the call that has met it. */
    async call<E extends Endpoint>(endpoint: E, args: Args<E>, key?: string): Promise<Called<Answer<E>>> {
      const given = (args ?? {}) as Given;
      const params = encode(endpoint.params, given) as Given;
      const query = new URLSearchParams(encode(endpoint.query, given) as Record<string, string>);
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const body = endpoint.hasBody ? encode(endpoint.body, given) : undefined;
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const answer = await request(endpoint.method, `${path}?${query.toString()}`, body, headers).catch(() => null);
      if (!answer) return { error: NO_ANSWER };
      const { status, json } = answer;
      if (status === 401) await renew();
      if (status >= 300) return { error: { kind: 'http', status, ...readErrorBody(json) } };
      const read = decode(endpoint.response, json);
      if (!read.ok) throw new Error(`${endpoint.name}: ${JSON.stringify(read.error)}`);
      return { data: read.value as Answer<E> };
    },
    expireToken: () =>
      post('/operator/tokens/expire', { access_token: token }, { 'x-operator-key': OPERATOR_KEY }).then(
        () => undefined,
      ),
  };
}
