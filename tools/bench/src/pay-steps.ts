import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from 'playwright';
import { credentialsOf } from './member.ts';
import { QUIET_PATIENCE_MS, untilQuiet } from './quiet.ts';
import { median, table, type Bench } from './report.ts';
import { onSite, type Site } from './site.ts';

const STEP_MS = 100;
const RIGHT_MS = 1_000;
const PACKET = '/packets/12';
const buy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /Подключить|Попробовать/ })
    .first();
const inSheet = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name });
const goOn = (page: Page) => inSheet(page, /Продолжить/);
const PATIENCE_MS = 60_000;

/** What of the next step is waited for: an element with these words. */
interface Next {
  readonly selector: string;
  readonly words: string;
}
const NEXT = {
  periods: { selector: 'dialog h2', words: 'На какой срок' },
  ways: { selector: 'dialog h2', words: 'Чем оплатить' },
  details: { selector: 'dialog button', words: 'Оплатить' },
  code: { selector: 'dialog [aria-label="QR-код для оплаты"], dialog img[alt="QR-код для оплаты"]', words: '' },
  balance: { selector: 'dialog button', words: 'с баланса' },
  done: { selector: 'dialog h3', words: 'Готово' },
} as const satisfies Readonly<Record<string, Next>>;

interface Steps {
  /** From the next press on: how long until the step is drawn, and how much of that a call was on its way. */
  afterPress(next: Next, api: string): void;
  /** The same from the last answer to a question for the payment. */
  afterAnswer(next: Next, api: string): void;
  /** When the purchase is no longer offered here, by the clock of the machine. */
  rightsAfter(): void;
  seen(): Promise<Seen>;
}
interface Seen {
  readonly drawnMs: number;
  readonly callsMs: number;
  readonly atMs: number;
  /** When what it was counted from happened, by the clock of the machine. */
  readonly fromMs: number;
}
declare global {
  interface Window {
    steps: Steps;
  }
}

/** Runs in the page ahead of its scripts, so it holds all that it needs. */
function installSteps(): void {
  let waiting: Promise<Seen>;
  /** Looks as each frame begins, and tells once that frame is drawn. */
  const drawn = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () =>
        requestAnimationFrame(() => {
          if (!isThere()) return look();
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now());
          channel.port2.postMessage(null);
        });
      look();
    });
  const isDrawn = ({ selector, words }: Next) =>
    [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(words));
  const callsOf = (api: string) =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.startsWith(api),
    );
  /** Calls beside each other are waited for once. */
  function callsBetween(api: string, fromMs: number, toMs: number): number {
    let [sum, until] = [0, fromMs];
    for (const { startTime, responseEnd } of callsOf(api).sort((a, b) => a.startTime - b.startTime)) {
      const end = Math.min(responseEnd, toMs);
      sum += Math.max(0, end - Math.max(startTime, until));
      until = Math.max(until, end);
    }
    return sum;
  }
  const byMachine = (ms: number) => performance.timeOrigin + ms;
  window.steps = {
    afterPress(next, api) {
      performance.clearResourceTimings();
      waiting = new Promise((resolve) => {
        const pressed = ({ timeStamp: fromMs }: Event) =>
          void drawn(() => isDrawn(next)).then((toMs) =>
            resolve({
              drawnMs: toMs - fromMs,
              callsMs: callsBetween(api, fromMs, toMs),
              atMs: byMachine(toMs),
              fromMs: byMachine(fromMs),
            }),
          );
        addEventListener('click', pressed, { capture: true, once: true });
      });
    },
    afterAnswer(next, api) {
      performance.clearResourceTimings();
      waiting = drawn(() => isDrawn(next)).then((toMs) => {
        const answers = callsOf(api).filter(({ name }) => /\/transactions?\/[^/?]/.test(name));
        if (answers.length === 0) throw new Error('The page has asked for no transaction.');
        const fromMs = Math.max(...answers.map(({ responseEnd }) => responseEnd));
        return { drawnMs: toMs - fromMs, callsMs: 0, atMs: byMachine(toMs), fromMs: byMachine(fromMs) };
      });
    },
    rightsAfter() {
      const isOffered = () =>
        [...document.querySelectorAll('main button')].some((one) =>
          /Подключить|Попробовать/.test(one.textContent ?? ''),
        );
      const isThere = () => !isOffered() && (document.querySelector('main h1')?.textContent ?? '') !== '';
      waiting = drawn(isThere).then((toMs) => ({
        ...{ drawnMs: toMs, callsMs: 0, fromMs: 0 },
        atMs: byMachine(toMs),
      }));
    },
    seen: () => waiting,
  };
}

/** @throws Error where it does not come: the words of the site may have changed. */
async function seenIn(page: Page, what: string): Promise<Seen> {
  const life = new AbortController();
  const tooLate = after(PATIENCE_MS, undefined, { signal: life.signal }).then(() => {
    throw new Error(`${what} has not come within ${PATIENCE_MS / 1000} s.`);
  });
  try {
    return await Promise.race([page.evaluate(() => window.steps.seen()), tooLate]);
  } finally {
    life.abort();
  }
}

const nameOf = ({ selector, words }: Next): string => `${selector} "${words}"`;

async function press(page: Page, api: string, control: Locator, next: Next): Promise<Seen> {
  await control.waitFor({ timeout: PATIENCE_MS });
  await untilQuiet(page, QUIET_PATIENCE_MS);
  await page.evaluate(([words, origin]) => window.steps.afterPress(words, origin), [next, api] as const);
  await control.click();
  return seenIn(page, nameOf(next));
}

async function open(context: BrowserContext, { origin }: Pick<Site, 'origin'>): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + PACKET, { waitUntil: 'networkidle' });
  await buy(page).waitFor({ timeout: PATIENCE_MS });
  return page;
}

type Say = (step: string, seen: Seen) => void;

/** The longest period, which the balance does not suffice for, by a code; another tab looks at the same packet. */
async function payByCode(context: BrowserContext, site: Site, pays: () => Promise<void>, say: Say): Promise<number> {
  const [page, other] = [await open(context, site), await open(context, site)];
  const { api } = site;
  await page.bringToFront();
  say('buy → the periods', await press(page, api, buy(page), NEXT.periods));
  await page.getByRole('radio').last().check();
  say('period → the ways to pay', await press(page, api, goOn(page), NEXT.ways));
  await page.getByRole('radio', { name: /^QR-код/ }).check();
  say('way → what is to be confirmed', await press(page, api, inSheet(page, /Показать код/), NEXT.details));
  say('pay → the code of the transaction', await press(page, api, inSheet(page, /^Оплатить/), NEXT.code));
  await other.evaluate(() => window.steps.rightsAfter());
  await page.evaluate(([words, origin]) => window.steps.afterAnswer(words, origin), [NEXT.done, api] as const);
  await pays();
  const done = await seenIn(page, nameOf(NEXT.done));
  say('the answer “complete” → the result', done);
  return (await seenIn(other, 'The right in another tab')).atMs - done.fromMs;
}

async function payFromBalance(context: BrowserContext, site: Site, say: Say): Promise<void> {
  const page = await open(context, site);
  await press(page, site.api, buy(page), NEXT.periods);
  // A quarter: the balance suffices for it, and it begins with no trial.
  await page.getByRole('radio').nth(1).check();
  say('period → the balance is to be confirmed', await press(page, site.api, goOn(page), NEXT.balance));
  say('the balance pays → the result', await press(page, site.api, inSheet(page, /с баланса/), NEXT.done));
}

/** A browser of a new member, and the bank that approves what they have begun to pay. */
async function payerOf(site: Site) {
  let approve = () => Promise.resolve();
  const credentials = await credentialsOf(site, async (call) => {
    const { id } = await call('GET', '/v2/users/self');
    approve = async () => {
      const { transactions } = await call('GET', '/v2/users/self/transactions');
      const all = transactions as readonly { readonly id: string; readonly status: string }[];
      const transaction = all.find(({ status }) => status === 'pending')?.id ?? '';
      const body = new URLSearchParams({ viewer: String(id), action: 'approved', transaction });
      const answer = await fetch(`${site.api}/desk/payments`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The bank of the demo answered ${answer.status}.`);
    };
  });
  const context = await site.browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, locale: 'ru-RU', serviceWorkers: 'block' },
  });
  await context.addInitScript((value) => localStorage.setItem('livery.web.credentials', value), credentials);
  await context.addInitScript(installSteps);
  return { context, approve: () => approve() };
}

function shownAs(steps: ReadonlyMap<string, readonly Seen[]>, rights: readonly number[]): void {
  const own = ({ drawnMs, callsMs }: Seen) => drawnMs - callsMs;
  const shown = (times: readonly number[]) => [median([...times]), Math.max(...times)].map(Math.round);
  table(
    ['step', `beside its calls, ms (target ≤ ${STEP_MS})`, 'most', 'with them, ms', 'most'],
    [...steps].map(([step, all]) => [step, ...shown(all.map(own)), ...shown(all.map(({ drawnMs }) => drawnMs))]),
  );
  table(
    [`the answer “complete” → the right in another tab, ms (target ≤ ${RIGHT_MS})`, 'most', 'of'],
    [[...shown(rights), rights.length]],
  );
}

/** From each press of a purchase to the next step, beside the calls in between; and from the answer that the payment is complete to the right in another tab. */
export const bench: Bench = async ([where = 'web', runs = '10']) => {
  await onSite(where, async (site) => {
    const steps = new Map<string, Seen[]>();
    const rights: number[] = [];
    const say: Say = (step, seen) => void steps.set(step, [...(steps.get(step) ?? []), seen]);
    for (let run = 0; run < Number(runs); run += 1) {
      const byCode = await payerOf(site);
      rights.push(await payByCode(byCode.context, site, byCode.approve, say));
      await byCode.context.close();
      const fromBalance = await payerOf(site);
      await payFromBalance(fromBalance.context, site, say);
      await fromBalance.context.close();
    }
    shownAs(steps, rights);
  });
};
