import { randomUUID } from 'node:crypto';
import type { Site } from './site.ts';

type Where = Pick<Site, 'origin' | 'api'>;
type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;
/** What a member has done before the page is opened. */
export type Prepare = (call: Call, deviceId: number) => Promise<unknown>;

async function send({ origin, api }: Where, method: string, path: string, body?: object, token?: string) {
  const url = new URL(path, api);
  if (token) url.searchParams.set('access_token', token);
  const answer = await fetch(url, {
    method,
    headers: { origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
}

/** A new account with two devices; what its page finds in the storage. */
export async function credentialsOf(where: Where, prepare: Prepare): Promise<string> {
  const [username, password] = [randomUUID(), randomUUID()];
  await send(where, 'POST', '/v2/users', { username, password, is_guest: false, app_version: 1 });
  const login = await send(where, 'POST', '/v2/auth/login', { login: username, password });
  const device = async (kind: string) => {
    const body = {
      serial: randomUUID(),
      device_type: kind,
      vendor: 'Bench',
      model: kind,
      application_type: 'web',
      version: '1',
      os_name: 'Linux',
      os_version: '6',
    };
    const { id, secret } = await send(where, 'POST', '/v2/users/self/devices', body, String(login['access_token']));
    const grant = await send(where, 'POST', '/v2/auth/device', { device_id: id, secret });
    return { ...grant, deviceId: Number(id), deviceSecret: String(secret) };
  };
  await device('tv');
  const { deviceId, deviceSecret, ...grant } = await device('pc');
  const { access_token: accessToken, expired } = grant as { access_token?: string; expired?: number };
  await prepare((method, path, body) => send(where, method, path, body, accessToken), deviceId);
  return JSON.stringify({
    accessToken,
    receivedAtMs: Date.now(),
    expiresAtMs: Number(expired) * 1000,
    deviceId,
    deviceSecret,
    signInId: randomUUID(),
  });
}
