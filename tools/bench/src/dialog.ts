import type { BrowserContext, Page } from 'playwright';
import { credentialsOf, type Prepare } from './member.ts';
import { installProbe } from './page-probe.ts';
import { untilQuiet } from './quiet.ts';
import { median, table, type Bench } from './report.ts';
import { onSite } from './site.ts';

const TARGET_MS = 100;
const PIN = '2580';

interface Case {
  readonly name: string;
  readonly at: string;
  /** What makes the viewer; without it a guest opens the page. */
  readonly member?: Prepare;
  /** Up to the press. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is pressed: a selector of Playwright. */
  readonly press: string;
  /** The dialogue is there already: the next step of it is waited for. */
  readonly inDialog?: boolean;
  /** What of the next step is waited for; the time of the calls on the way to it is not counted. */
  readonly nextStep?: string;
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
    // What the way on is called is the chosen way's own matter.
    await page.getByRole('dialog').getByRole('button').last().click();
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
    press: 'dialog button:has-text("Оплатить")',
    inDialog: true,
  },
  {
    name: 'the press that pays, to the code, without its calls',
    at: '/packets/12',
    member: plain,
    before: untilPay,
    press: 'dialog button:has-text("Оплатить")',
    nextStep: 'dialog [role="img"][aria-label="QR-код для оплаты"]',
  },
];

/** How long the page has waited for the calls that follow its last press, one after another. */
function callsMs(api: string): number {
  const pressedMs = performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0;
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.startsWith(api) && startTime >= pressedMs);
  return calls.reduce((sum, { duration }) => sum + duration, 0);
}

async function once(
  context: BrowserContext,
  { origin, api }: { readonly origin: string; readonly api: string },
  { at, before, press, byTouch, inDialog = false, nextStep }: Case,
): Promise<number> {
  const page = await context.newPage();
  try {
    await installProbe(page);
    await page.goto(origin + at, { waitUntil: 'networkidle' });
    await before?.(page);
    const control = page.locator(press).first();
    await control.waitFor();
    // The viewer's first activity, far from the control.
    await page.mouse.move(500, 500);
    await page.mouse.move(510, 510);
    await page.waitForTimeout(1_000);
    await untilQuiet(page);
    if (!byTouch) {
      await control.hover();
      await page.waitForTimeout(300);
    }
    await page.evaluate(
      ({ isThere, next }) => {
        // A page of many files has filled the list.
        performance.clearResourceTimings();
        addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
        if (next !== null) return window.bench.waitAfter('click', () => document.querySelector(next) !== null);
        const words = () => document.querySelector('dialog')?.textContent;
        const wordsBefore = isThere ? words() : null;
        window.bench.waitAfter('click', () => {
          const dialog = document.querySelector('dialog');
          const hasTitle = dialog?.querySelector('h2')?.textContent !== '' && words() !== wordsBefore;
          // It rises out of nothing: its first frame shows none of it.
          return (
            dialog !== null && hasTitle && dialog.checkVisibility() && Number(getComputedStyle(dialog).opacity) > 0
          );
        });
      },
      { isThere: inDialog, next: nextStep ?? null },
    );
    if (byTouch) await control.tap();
    else await control.click();
    const waitedMs = await page.evaluate(() => window.bench.waited());
    return nextStep === undefined ? waitedMs : waitedMs - (await page.evaluate(callsMs, api));
  } finally {
    await page.close();
  }
}

/** From the press to the end of the first frame in which the dialogue's surface and title can be seen; each run in a page that has just been loaded. A third word leaves those whose name has it. */
export const bench: Bench = async ([where = 'web', runs = '10', named = '']) => {
  await onSite(where, async ({ origin, api, browser }) => {
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
          const credentials = await credentialsOf({ origin, api }, each.member);
          await made.addInitScript((value) => localStorage.setItem('livery.web.credentials', value), credentials);
        }
        return made;
      };
      for (let run = 0; run < Number(runs); run += 1) {
        const visit = await context();
        times.push(await once(visit, { origin, api }, each));
        await visit.close();
      }
      const row = [each.name, ...[median(times), Math.min(...times), Math.max(...times)].map(Math.round)];
      console.error(row.join(' '));
      rows.push(row);
    }
    table(['dialogue', `press to first frame, ms (target ≤ ${TARGET_MS})`, 'fastest', 'slowest'], rows);
  });
};
