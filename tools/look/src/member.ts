import { randomUUID } from 'node:crypto';
import type { Scene } from './screens.ts';

const BROWSER = { device_type: 'pc', vendor: 'Chrome', model: '150', os_name: 'Linux', os_version: '6' };
const DEVICE = { ...BROWSER, version: '1', application_type: 'web' };

type Answer = Readonly<Record<string, unknown>>;

/** The page opens as somebody's who has just made an account on this site. */
export async function openAsMember({ page, brand, origin, apiOrigin }: Scene): Promise<void> {
  const send = async (path: string, body: object, token = ''): Promise<Answer> => {
    const answer = await fetch(`${apiOrigin}${path}${token && `?access_token=${token}`}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}.`);
    const text = await answer.text();
    return text === '' ? {} : (JSON.parse(text) as Answer);
  };
  const [username, password] = [randomUUID(), randomUUID()];
  await send('/v2/users', { username, password, is_guest: false, app_version: 1 });
  const login = await send('/v2/auth/login', { login: username, password });
  const device = { ...DEVICE, serial: randomUUID() };
  const { id, secret } = await send('/v2/users/self/devices', device, String(login['access_token']));
  const grant = await send('/v2/auth/device', { device_id: id, secret });
  const credentials = {
    accessToken: grant['access_token'],
    receivedAtMs: Date.now(),
    expiresAtMs: Number(grant['expired']) * 1000,
    deviceId: Number(id),
    deviceSecret: secret,
    signInId: randomUUID(),
  };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `livery.${brand}.credentials`,
    JSON.stringify(credentials),
  ] as const);
}
