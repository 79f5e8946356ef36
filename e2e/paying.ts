import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Bank } from './bank.ts';
import { API_ORIGIN } from './origins.ts';

/** The site in a tab of its own, or in another application's page. */
export type Site = Page | FrameLocator;

/** A year of it costs more than a new member has, where prices are in tenge. */
export const DEAR = { path: '/packets/12', id: 12, year: 1203, bought: 'Пакет «Всё сразу» подключён' };
export const REFUSED = 'Платёж не прошёл';
export const CALLED_OFF = 'Оплата отменена';
export const PHONE = { width: 390, height: 844 };
/** What is told comes with the next question for the payment. */
export const TOLD = { timeout: 20_000 };

export const sheet = (site: Site) => site.getByRole('dialog');
export const press = (site: Site, name: string | RegExp) => sheet(site).getByRole('button', { name }).click();
export const heading = (site: Site, name: string) => sheet(site).getByRole('heading', { name });
export const code = (site: Site) => sheet(site).getByRole('img', { name: 'QR-код для оплаты' });
const text = (words: string | RegExp) => (site: Site) => sheet(site).getByText(words);
const isAtBank = text('Банк проводит платёж');

/** One way to pay: what is chosen, what it asks for, and what is seen while the bank has not answered. */
interface Way {
  readonly name: RegExp;
  /** What the list's button says of it. PAY-074 */
  readonly button: string;
  readonly gives?: (site: Site) => Promise<void>;
  readonly waits?: (site: Site) => ReturnType<Page['locator']>;
}

const WAYS = {
  linkedcard: { name: /Привязанная карта/, button: 'Оплатить', waits: isAtBank },
  short_url: { name: /Банковская карта/, button: 'К оплате', waits: isAtBank },
  qrcode: { name: /QR-код/, button: 'Показать код', waits: code },
  qrcode_png: { name: /QR банка/, button: 'Показать код', waits: code },
  phone: {
    name: /Счёт телефона/,
    button: 'Получить SMS',
    gives: (site) => sheet(site).getByRole('textbox').fill('+7 701 234 56 71'),
    waits: text(/^Ответь/),
  },
  provider_account: { name: /Лицевой счёт/, button: 'Оплатить', waits: isAtBank },
  ext_app: {
    name: /Приложение банка/,
    button: 'Оплатить',
    waits: (site) => sheet(site).getByRole('button', { name: 'Открыть приложение' }),
  },
  info: { name: /Терминал или касса/, button: 'Как оплатить' },
} as const satisfies Readonly<Record<string, Way>>;

export type Payform = keyof typeof WAYS;
/** What they only say is not waited for. */
export type PayingForm = Exclude<Payform, 'info'>;

export const openPurchase = (site: Site) =>
  site
    .getByRole('main')
    .getByRole('button', { name: /Подключить|Попробовать/ })
    .first()
    .click();

/** The longest one. */
export async function choosePeriod(site: Site) {
  await sheet(site).getByRole('radio').last().check();
  await press(site, 'Продолжить');
}

export async function takeWay(site: Site, payform: Payform) {
  const { name, button } = WAYS[payform];
  await sheet(site).getByRole('radio', { name }).check();
  await press(site, button);
  await expect(heading(site, 'Чем оплатить')).toBeHidden();
}

/** From the list of ways to the press that pays, whose button says how much. */
export async function payBy(site: Site, payform: Payform) {
  const { gives }: Way = WAYS[payform];
  await takeWay(site, payform);
  await gives?.(site);
  await press(site, /^Оплатить/);
}

export const waitsFor = (site: Site, payform: PayingForm) => WAYS[payform].waits(site);

/** From a packet's page to the press that pays. */
export async function buyBy(site: Site, payform: Payform) {
  await openPurchase(site);
  await choosePeriod(site);
  await payBy(site, payform);
}

export const tryAgain = (site: Site) => press(site, 'Попробовать ещё раз');

/** The viewer wants to pay no more, and is told that nothing was paid. */
export async function callOff(site: Site) {
  await press(site, 'Отменить платёж');
  await expect(heading(site, CALLED_OFF)).toBeVisible();
}

export const statuses = async (bank: Bank) => (await bank.paidTransactions()).map(({ status }) => status);

/** Of all payments for one packet, also those that came to nothing. */
export const statusesOf = async (bank: Bank, packet: number) =>
  (await bank.paidTransactions()).filter(({ packetId }) => packetId === packet).map(({ status }) => status);

export const boughtPackets = async (bank: Bank) =>
  (await bank.paidTransactions())
    .filter(({ status, packetId }) => status === 'complete' && packetId !== null)
    .map(({ packetId }) => packetId);

/** What came to the account: by itself it buys nothing. */
export const broughtIn = async (bank: Bank) =>
  (await bank.paidTransactions()).filter(({ status, packetId }) => status === 'complete' && packetId === null);

declare global {
  interface Window {
    /** When this page has looked last at what is stored of payments, by its own clock. */
    paymentsReadAtMs?: number;
  }
}

/** Runs in the page ahead of its scripts. */
function noteReads(): void {
  // A page loads more than a browser lists by itself.
  performance.setResourceTimingBufferSize(5_000);
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (this: Storage, key: string) {
    if (key.endsWith('.payments')) window.paymentsReadAtMs = performance.now();
    return getItem.call(this, key);
  };
}

/** What follows payments comes late. The start of the site looks at what is stored, too, but before that code has come. */
const takesUpWhatIsLeft = () =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry.name.includes('/follow-payments-') &&
        (entry as PerformanceResourceTiming).responseEnd < (window.paymentsReadAtMs ?? 0),
    );

async function beginsAnew(tab: Page) {
  await tab.addInitScript(noteReads);
  await tab.reload();
  await givesSign(tab, () => expect.poll(() => tab.evaluate(takesUpWhatIsLeft), { timeout: 1_000 }).toBe(true));
}

/**
 * When nothing is under way any more, here or at the bank, and each tab that shows the site has begun anew, which takes up what is left. A page of
 * another origin around the site is left as it is: the site inside of it follows no payments.
 */
export async function isPaidOnce(page: Page, bank: Bank) {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.payments')));
  await expect.poll(kept, 'the site waits for an outcome').toEqual([]);
  await expect.poll(() => statuses(bank), 'the bank has yet to answer').not.toContain('pending');
  for (const tab of page.context().pages()) if (!tab.url().startsWith(API_ORIGIN)) await beginsAnew(tab);
  await expect.poll(kept, 'a tab has taken up a payment').toEqual([]);
  expect((await statuses(bank)).filter((status) => status === 'complete')).toHaveLength(1);
}

/** What waits for the viewer's first activity comes with one that the page hears: a move before it listens is none. */
export const givesSign = (page: Page, comes: () => Promise<void>) =>
  expect(async () => {
    await page.mouse.move(200, 200 + Math.random() * 50);
    await comes();
  }).toPass();
