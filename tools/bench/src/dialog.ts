import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { installProbe } from './page-probe.ts';
import { median, table, type Bench } from './report.ts';
import { onSite } from './site.ts';

const TARGET_MS = 100;
const API = process.env['BENCH_API'] ?? 'http://localhost:4100';
const PIN = '2580';

type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

interface Case {
  readonly name: string;
  readonly at: string;
  /** What makes the viewer; without it a guest opens the page. */
  readonly member?: (call: Call, deviceId: number) => Promise<unknown>;
  /** Up to the press. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is pressed: a selector of Playwright. */
  readonly press: string;
  /** The dialogue is there already: the next step of it is waited for. */
  readonly inDialog?: boolean;
  /** A finger comes without a pointer over the control before it. */
  readonly byTouch?: boolean;
}

const withPin: Case['member'] = async (call, deviceId) => {
  await call('PATCH', '/v2/users/self', { pincode: PIN });
  await call('PATCH', `/v2/users/self/devices/${deviceId}`, { parental_settings: { settings: true } });
};
const plain: Case['member'] = () => Promise.resolve();
const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click();
const avatar = 'header button:has-text("Профиль и настройки"), header button[aria-label="Профиль и настройки"]';

/** Up to the press that pays: the longest period, by a code. */
async function untilPay(page: Page) {
  await page
    .locator('main button')
    .filter({ hasText: /Подключить|Попробовать/ })
    .first()
    .click();
  for (const choice of [
    page.getByRole('dialog').getByRole('radio').last(),
    page.getByRole('radio', { name: /^QR-код/ }),
  ]) {
    await choice.check();
    await page.getByRole('button', { name: 'Продолжить' }).click();
  }
}

const CASES: readonly Case[] = [
  { name: 'sign in, by pointer', at: '/', press: 'header a[href$="#auth"]' },
  { name: 'sign in, by finger', at: '/', press: 'header a[href$="#auth"]', byTouch: true },
  { name: 'who is watching', at: '/', member: plain, before: pressed(avatar), press: 'a[href$="#profiles"]' },
  {
    name: 'the PIN before the settings',
    at: '/settings/account',
    member: withPin,
    async before(page) {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    press: 'button:has-text("Ввести PIN-код")',
  },
  { name: 'a first PIN', at: '/settings/parental', member: plain, press: 'button:has-text("Установить PIN-код")' },
  {
    name: 'another PIN',
    at: '/settings/parental',
    member: withPin,
    async before(page) {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type(PIN);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    press: 'button:has-text("Сменить PIN-код")',
  },
  { name: 'a device is to go', at: '/settings/devices', member: plain, press: 'button:has-text("Отключить")' },
  {
    name: 'a message',
    at: '/',
    member: plain,
    before: pressed('header button[aria-label*="ообщени"]'),
    press: 'button:has-text("Добро пожаловать")',
  },
  {
    name: 'a purchase',
    at: '/packets/12',
    member: plain,
    press: 'main button:has-text("Подключить"), main button:has-text("Попробовать")',
  },
  {
    name: 'the press that pays, to the next step',
    at: '/packets/12',
    member: plain,
    before: untilPay,
    press: 'dialog button:has-text("Показать код")',
    inDialog: true,
  },
];

async function send(origin: string, method: string, path: string, body?: object, token?: string) {
  const url = new URL(path, API);
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
async function credentialsOf(origin: string, prepare: NonNullable<Case['member']>): Promise<string> {
  const [username, password] = [randomUUID(), randomUUID()];
  await send(origin, 'POST', '/v2/users', { username, password, is_guest: false, app_version: 1 });
  const login = await send(origin, 'POST', '/v2/auth/login', { login: username, password });
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
    const { id, secret } = await send(origin, 'POST', '/v2/users/self/devices', body, String(login['access_token']));
    const grant = await send(origin, 'POST', '/v2/auth/device', { device_id: id, secret });
    return { ...grant, deviceId: Number(id), deviceSecret: String(secret) };
  };
  await device('tv');
  const { deviceId, deviceSecret, ...grant } = await device('pc');
  const { access_token: accessToken, expired } = grant as { access_token?: string; expired?: number };
  await prepare((method, path, body) => send(origin, method, path, body, accessToken), deviceId);
  return JSON.stringify({
    accessToken,
    receivedAtMs: Date.now(),
    expiresAtMs: Number(expired) * 1000,
    deviceId,
    deviceSecret,
    signInId: randomUUID(),
  });
}

/** Until the page has drawn what it draws by itself: twenty frames in a row came in time. */
const untilQuiet = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begin = performance.now();
    for (let inTime = 0, before = await frame(); inTime < 20 && performance.now() - begin < 10_000;) {
      const now = await frame();
      inTime = now - before < 40 ? inTime + 1 : 0;
      before = now;
    }
  });

async function once(
  context: BrowserContext,
  origin: string,
  { at, before, press, byTouch, inDialog = false }: Case,
): Promise<number> {
  const page = await context.newPage();
  try {
    await installProbe(page);
    await page.goto(origin + at, { waitUntil: 'networkidle' });
    await before?.(page);
    const control = page.locator(press).first();
    await control.waitFor();
    // The viewer's first sign, far from the control.
    await page.mouse.move(500, 500);
    await page.mouse.move(510, 510);
    await page.waitForTimeout(1_000);
    await untilQuiet(page);
    if (!byTouch) {
      await control.hover();
      await page.waitForTimeout(300);
    }
    await page.evaluate((isThere) => {
      const words = () => document.querySelector('dialog')?.textContent;
      const wordsBefore = isThere ? words() : null;
      window.bench.waitAfter('click', () => {
        const dialog = document.querySelector('dialog');
        const hasTitle = dialog?.querySelector('h2')?.textContent !== '' && words() !== wordsBefore;
        // It rises out of nothing: its first frame shows none of it.
        return dialog !== null && hasTitle && dialog.checkVisibility() && Number(getComputedStyle(dialog).opacity) > 0;
      });
    }, inDialog);
    if (byTouch) await control.tap();
    else await control.click();
    return await page.evaluate(() => window.bench.waited());
  } finally {
    await page.close();
  }
}

/** From the press to the end of the first frame in which the dialogue's surface and title can be seen; each run in a page that has just been loaded. A third word leaves those whose name has it. */
export const bench: Bench = async ([where = 'web', runs = '10', named = '']) => {
  await onSite(where, async ({ origin, browser }) => {
    const rows: (string | number)[][] = [];
    for (const each of CASES.filter(({ name }) => name.includes(named))) {
      const times: number[] = [];
      const context = async () => {
        const made = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          locale: 'ru-RU',
          serviceWorkers: 'block',
          hasTouch: each.byTouch === true,
        });
        if (each.member) {
          const credentials = await credentialsOf(origin, each.member);
          await made.addInitScript((value) => localStorage.setItem('livery.web.credentials', value), credentials);
        }
        return made;
      };
      for (let run = 0; run < Number(runs); run += 1) {
        const visit = await context();
        times.push(await once(visit, origin, each));
        await visit.close();
      }
      const row = [each.name, ...[median(times), Math.min(...times), Math.max(...times)].map(Math.round)];
      console.error(row.join(' '));
      rows.push(row);
    }
    table(['dialogue', `press to first frame, ms (target ≤ ${TARGET_MS})`, 'fastest', 'slowest'], rows);
  });
};
