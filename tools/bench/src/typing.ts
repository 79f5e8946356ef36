import type { Page } from 'playwright';
import { withManyChannels } from './many-channels.ts';
import { installProbe } from './page-probe.ts';
import { median, ms, table, type Bench } from './report.ts';
import { onSite, type Site } from './site.ts';

const CHANNELS = 5_000;
const PATIENCE_MS = 120_000;
/** Each begins the name of many channels, some on the other keyboard. */
const LETTERS = ['а', 'к', 'с', 'т', 'f', 'r', 'c', 'n'];
const QUERIES = ['алатау', 'fkfnfe', 'arena', 'спорт'];
const OPTION = '[role="option"]';

/** Suggestions are answered at once, each with the text that was asked for: what is measured is the site. */
async function openSearch({ browser, origin }: Site): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await withManyChannels(page, CHANNELS);
  await page.route(/\/search\/suggest\?/, (route) => {
    const text = new URL(route.request().url()).searchParams.get('text');
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' },
      json: { suggestions: [{ text: `ответ на ${text}`, kind: 'movie' }] },
    });
  });
  await installProbe(page);
  await page.goto(`${origin}/search`);
  const field = page.getByRole('combobox');
  await field.waitFor();
  // The list of channels has come when it answers.
  await field.fill('алатау');
  await page.locator(OPTION).nth(2).waitFor();
  await page.waitForTimeout(3_000);
  await field.fill('');
  return page;
}

/** From a key in the empty field to the end of the frame that shows channels, which have their number at the end. They are there before any answer. */
async function keys(page: Page): Promise<number[]> {
  const field = page.getByRole('combobox');
  const times: number[] = [];
  for (const letter of LETTERS) {
    await field.fill('');
    await page.waitForTimeout(600);
    await page.evaluate(
      (line) =>
        window.bench.waitAfter('input', () => /\d$/.test(document.querySelector(line)?.textContent?.trim() ?? '')),
      OPTION,
    );
    await field.focus();
    await page.keyboard.insertText(letter);
    times.push(await page.evaluate(() => window.bench.waited()));
  }
  return times;
}

/** From the end of the answer to the end of the frame that shows its suggestion. */
async function suggestions(page: Page): Promise<number[]> {
  const field = page.getByRole('combobox');
  const times: number[] = [];
  for (const query of QUERIES) {
    await field.fill('');
    await page.waitForTimeout(600);
    await page.evaluate(
      (wanted) =>
        window.bench.waitAfter('input', () =>
          [...document.querySelectorAll('[role="option"]')].some(({ textContent }) => textContent?.includes(wanted)),
        ),
      `ответ на ${query}`,
    );
    await field.fill(query);
    times.push(
      await page.evaluate(async (text) => {
        const input = performance.now();
        await window.bench.waited();
        const shown = performance.now();
        const answer = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).searchParams.get('text') === text && name.includes('suggest'))
          .at(-1) as PerformanceResourceTiming | undefined;
        return shown - (answer?.responseEnd ?? input);
      }, query),
    );
  }
  return times;
}

export const bench: Bench = async ([where = 'web']) => {
  await onSite(where, async (site) => {
    const page = await openSearch(site);
    const [own, answered] = [await keys(page), await suggestions(page)];
    const line = (times: number[]) => `${ms(median(times))} (${ms(Math.max(...times))}), ${times.length} times`;
    table(
      [`search with ${CHANNELS} channels`, 'median (longest), ms'],
      [
        ['from a key to the channels of the site, ≤ 30', line(own)],
        ['from the end of the answer to its suggestions, ≤ 50', line(answered)],
      ],
    );
  });
};
