import { randomUUID } from 'node:crypto';
import type { Scene } from './screens.ts';

/** Who looks at a screen: somebody who has not signed in, somebody with a new account, the child of such a house. */
export const VIEWERS = ['guest', 'member', 'child'] as const;
export type Viewer = (typeof VIEWERS)[number];

const BROWSER = { device_type: 'pc', vendor: 'Chrome', model: '150', os_name: 'Linux', os_version: '6' };
const DEVICE = { ...BROWSER, version: '1', application_type: 'web' };

type Answer = Readonly<Record<string, unknown>>;

/** The page opens as this viewer's. */
export async function openAs(viewer: Viewer, scene: Scene): Promise<void> {
  if (viewer === 'guest') return;
  const { send, stored } = await newMember(scene);
  await keep(scene, { ...stored, ...(viewer === 'child' && (await switchToChild(send))) });
}

type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>;

/** Somebody who has just made an account on this site: their calls, and what a browser of theirs remembers. */
async function newMember({ origin, apiOrigin }: Scene) {
  let token = '';
  const send: Send = async (method, path, body) => {
    const answer = await fetch(`${apiOrigin}${path}${token && `?access_token=${token}`}`, {
      method,
      headers: { origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    const text = await answer.text();
    return text === '' ? {} : (JSON.parse(text) as Answer);
  };
  const [username, password] = [randomUUID(), randomUUID()];
  await send('POST', '/v2/users', { username, password, is_guest: false, app_version: 1 });
  const login = await send('POST', '/v2/auth/login', { login: username, password });
  token = String(login['access_token']);
  const { id, secret } = await send('POST', '/v2/users/self/devices', { ...DEVICE, serial: randomUUID() });
  token = '';
  const grant = await send('POST', '/v2/auth/device', { device_id: id, secret });
  token = String(grant['access_token']);
  const credentials = {
    accessToken: token,
    receivedAtMs: Date.now(),
    expiresAtMs: Number(grant['expired']) * 1000,
    deviceId: Number(id),
    deviceSecret: secret,
    signInId: randomUUID(),
  };
  return { send, stored: { credentials: JSON.stringify(credentials) } };
}

/** A profile of a child is made and chosen on this device. */
async function switchToChild(send: Send): Promise<Readonly<Record<string, string>>> {
  const { id } = await send('POST', '/v2/users/self/profiles', { name: 'Тима', role: 'child' });
  await send('POST', '/v2/users/self/profile', { id });
  return { profile_id: String(id), profile_role: 'child', seen_at: String(Date.now()) };
}

const keep = ({ page, brand }: Scene, stored: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(stored).map(([name, value]) => [`livery.${brand}.${name}`, value] as const),
  );
