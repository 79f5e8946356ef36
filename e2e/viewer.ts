import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { API_ORIGIN, siteOf } from './origins.ts';

const DEVICE = { version: '1', os_name: 'Linux', os_version: '6' };
const TELEVISION = { ...DEVICE, device_type: 'tv', vendor: 'North', model: 'Frame 55', application_type: 'web' };
const BROWSER = { ...DEVICE, device_type: 'pc', vendor: 'Chrome', model: '150', application_type: 'web' };

/** Somebody with an account, made through the API: what they may call, and the token they call with. */
export interface Member {
  readonly accessToken: string;
  readonly deviceId: number;
  readonly deviceSecret: string;
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

/** A new member whose television is signed in too; PINs ask for nothing until a journey sets one. */
export async function newMember(brand: string): Promise<Member & { readonly expiresAtMs: number }> {
  const send = async (method: string, at: string, body?: object, token?: string) => {
    const url = new URL(at, API_ORIGIN);
    if (token) url.searchParams.set('access_token', token);
    const answer = await fetch(url, {
      method,
      headers: { origin: siteOf(brand), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${at} ${answer.status}`).toBe(true);
    const text = await answer.text();
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  };
  const [username, password] = [randomUUID(), randomUUID()];
  await send('POST', '/v2/users', { username, password, is_guest: false, app_version: 1 });
  const login = await send('POST', '/v2/auth/login', { login: username, password });
  const device = async (description: object) => {
    const body = { ...description, serial: randomUUID() };
    const { id, secret } = await send('POST', '/v2/users/self/devices', body, String(login['access_token']));
    const grant = await send('POST', '/v2/auth/device', { device_id: id, secret });
    return { ...grant, deviceId: Number(id), deviceSecret: String(secret) };
  };
  await device(TELEVISION);
  const { deviceId, deviceSecret, ...grant } = await device(BROWSER);
  const { access_token, expired } = grant as { access_token: string; expired: number };
  const call: Member['call'] = (method, at, body) => send(method, at, body, access_token);
  await call('PATCH', `/v2/users/self/devices/${deviceId}`, { parental_settings: { settings: false, pay: false } });
  return { accessToken: access_token, deviceId, deviceSecret, call, expiresAtMs: expired * 1000 };
}

/** A page opens as a new member's. */
export async function openAsMember(
  page: Page,
  brand: string,
  path: string,
  prepare?: (member: Member) => Promise<void>,
) {
  const member = await prepareMember(page, brand);
  await prepare?.(member);
  await page.goto(siteOf(brand) + path);
}

/** Whatever opens the site in this page, a frame of another page too, opens it as a new member's. */
export async function prepareMember(page: Page, brand: string): Promise<Member> {
  const { expiresAtMs, ...member } = await newMember(brand);
  const credentials = {
    accessToken: member.accessToken,
    receivedAtMs: Date.now(),
    expiresAtMs,
    deviceId: member.deviceId,
    deviceSecret: member.deviceSecret,
    signInId: randomUUID(),
  };
  await page.addInitScript(
    ([site, key, value]) => {
      if (location.origin !== site) return;
      if (!sessionStorage.getItem('opened-as-member')) localStorage.setItem(key, value);
      sessionStorage.setItem('opened-as-member', 'yes');
    },
    [siteOf(brand), `livery.${brand}.credentials`, JSON.stringify(credentials)] as const,
  );
  return member;
}
