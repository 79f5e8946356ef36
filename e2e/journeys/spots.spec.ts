import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LANE, originsOf, siteOf } from '../origins.ts';
import { expectMovingPicture, mediaTime } from '../video.ts';
import { prepareMember } from '../viewer.ts';

const MEDIA = originsOf(LANE).media;
const FILM = '/watch/10311';
/** The first two of a series. */
const EPISODE = '/watch/101101';
const NEXT = /\/watch\/.*101102/;

/** Gives every stream that the page asks for these breaks. */
async function advertise(page: Page, ad: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route(/\/v2\/.*\/stream/, async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const stream = (await answer.json()) as object;
    return route.fulfill({ response: answer, json: { ...stream, ad } });
  });
}

const list = (kind: string, run: string) => `${MEDIA}/spots/list/${kind}?run=${run}`;
const before = (kind: string, run: string) => ({ pre_roll: [{ url: list(kind, run), aliases: [] }] });

interface Heard {
  readonly what: string;
  readonly event: string | null;
}

async function heard(run: string): Promise<readonly Heard[]> {
  const answer = await fetch(`${MEDIA}/spots/told?run=${run}`);
  return ((await answer.json()) as { entries: readonly Heard[] }).entries;
}

/** What was told of an advertisement. */
const told = async (run: string): Promise<readonly string[]> =>
  (await heard(run)).flatMap(({ what, event }) => (what === 'event' && event !== null ? [event] : []));

const listsAsked = async (run: string) => (await heard(run)).filter(({ what }) => what === 'list').length;

/**
 * Opens a page as a new member, whose streams have these breaks: the operator's desk says so, and the server gives them with each stream.
 * @returns the run under which the lists of that member are recorded
 */
async function openAdvertised(page: Page, path: string, plan: Readonly<Record<string, string>>): Promise<string> {
  const member = await prepareMember(page, 'web');
  const { id } = await member.call('GET', '/v2/users/self');
  const body = new URLSearchParams({ viewer: String(id), action: 'set', ...plan });
  const answer = await fetch(`${originsOf(LANE).api}/desk/spots`, { method: 'POST', body });
  expect(answer.ok, 'the desk of advertising').toBe(true);
  await page.goto(siteOf('web') + path);
  return `viewer-${String(id)}`;
}

declare global {
  interface Window {
    happened: string[];
    /** Where the programme began to play, in seconds of its media: at first, and after each pause. */
    playedFrom: number[];
  }
}

/** Runs in the page ahead of its scripts. The programme has the first element, an advertisement one of its own. */
function watchProgramme(): void {
  window.playedFrom = [];
  const note = ({ target }: Event) => {
    const programme = document.querySelector('video');
    if (programme && target === programme) window.playedFrom.push(programme.currentTime);
  };
  document.addEventListener('playing', note, true);
}

/** Runs in the page ahead of its scripts: what comes first, the end of the search for advertising or five seconds by the page's own clock. */
function watchSearch(): void {
  window.happened = [];
  const note = (what: string) => window.happened.push(what);
  const ask = window.fetch;
  window.fetch = (input, init) => {
    if (String(input).includes('/spots/list/')) {
      note('asked');
      setTimeout(note, 5_000, 'five seconds');
      init?.signal?.addEventListener('abort', () => note('given up'));
    }
    return ask(input, init);
  };
  document.addEventListener('playing', () => note('plays'), true);
}

const overlay = (page: Page, name = 'Реклама') => page.getByRole('region', { name, exact: true });

test('ADS-003 ADS-017 ADS-018 ADS-020 CTRL-020 an advertisement plays to its end before the film, and is told part by part', async ({
  page,
  open,
}) => {
  await advertise(page, before('short', 'journey-plain'));
  await open('web', FILM);
  await expect(overlay(page)).toBeVisible({ timeout: 20_000 });
  expect(await mediaTime(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await expect(overlay(page)).toBeHidden({ timeout: 20_000 });
  await expectMovingPicture(page);
  expect(await mediaTime(page), 'keys rested').toBeLessThan(8);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect
    .poll(() => told('journey-plain'))
    .toEqual(expect.arrayContaining(['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']));
});

test('ADS-019 an advertising server that says nothing keeps the film waiting for less than five seconds', async ({
  page,
  open,
}) => {
  await advertise(page, before('never', 'journey-down'));
  await page.addInitScript(watchSearch);
  await open('web', FILM);
  await expectMovingPicture(page);
  const happened = await page.evaluate(() => window.happened);
  expect(happened.filter((what) => what !== 'five seconds').slice(0, 3)).toEqual(['asked', 'given up', 'plays']);
  await expect.poll(() => page.evaluate(() => window.happened)).toContain('five seconds');
  const order = await page.evaluate(() => window.happened);
  expect(order.indexOf('given up')).toBeLessThan(order.indexOf('five seconds'));
});

test('ADS-020 CTRL-032 an advertisement is skipped by the keyboard', async ({ page, open }) => {
  await advertise(page, before('skippable', 'journey-skip'));
  await open('web', FILM);
  await expect(overlay(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Пропустить', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeHidden();
  await expectMovingPicture(page);
  await expect.poll(() => told('journey-skip')).toContain('skip');
});

test('ADS-004 ADS-007 ADS-017 ADS-024 an advertisement within a film comes at its point, and the film goes on from where it stopped', async ({
  page,
}) => {
  await page.addInitScript(watchProgramme);
  const run = await openAdvertised(page, FILM, { points: '4000:short' });
  await expect(overlay(page)).toBeVisible({ timeout: 40_000 });
  const stoppedAt = await mediaTime(page);
  expect(stoppedAt, 'the search goes on beside the picture').toBeGreaterThanOrEqual(4);
  expect(stoppedAt).toBeLessThan(10);
  await expect(overlay(page)).toBeHidden({ timeout: 20_000 });
  const resumed = () => page.evaluate((from) => window.playedFrom.find((at) => at > from), stoppedAt - 0.5);
  await expect.poll(resumed).toBeLessThan(stoppedAt + 0.5);
  await expectMovingPicture(page);
  await expect.poll(() => told(run)).toEqual(expect.arrayContaining(['impression', 'complete']));
});

test('ADS-005 ADS-024 PLAY-023 an advertisement at the end of an episode comes before the next one', async ({
  page,
}) => {
  const run = await openAdvertised(page, EPISODE, { postRoll: 'short' });
  await expectMovingPicture(page);
  expect(await listsAsked(run)).toBe(0);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime = video.duration - 4;
  });
  await expect(overlay(page)).toBeVisible({ timeout: 20_000 });
  expect(page.url()).not.toMatch(NEXT);
  await expect(page).toHaveURL(NEXT, { timeout: 20_000 });
  await expectMovingPicture(page);
  await expect(overlay(page)).toBeHidden();
  expect(await told(run)).toContain('complete');
});

test('ADS-003 ADS-018 ADS-024 an advertisement comes before a channel that is opened, and before none that it is changed to', async ({
  page,
  open,
}) => {
  const run = 'journey-channel';
  await advertise(page, before('short', run));
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expect(overlay(page)).toBeVisible({ timeout: 20_000 });
  await expect(overlay(page)).toBeHidden({ timeout: 20_000 });
  await expectMovingPicture(page);
  await expect.poll(() => told(run)).toEqual(expect.arrayContaining(['impression', 'complete']));
  const opened = page.url();
  const goesOnFrom = await mediaTime(page);
  await expect.poll(() => mediaTime(page), 'past the gap between breaks').toBeGreaterThan(goesOnFrom + 5.5);
  await page.keyboard.press('PageDown');
  await expect(page).not.toHaveURL(opened);
  await expectMovingPicture(page);
  expect(await listsAsked(run), 'of the first one alone').toBe(1);
});

test('ADS-014 ADS-016 "remove ads" leads to the packets, and the advertisement goes on when they are closed', async ({
  page,
  open,
}) => {
  await advertise(page, { ...before('plain', 'journey-remove'), allow_disable: true });
  await open('web', FILM);
  await page.getByRole('button', { name: 'Отключить рекламу' }).click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(overlay(page)).toBeHidden({ timeout: 20_000 });
  await expectMovingPicture(page);
});

test('ADS-016 PLAY-008 whoever buys a packet without advertising sees none any more: the film waits behind the purchase, and goes on by itself', async ({
  page,
}) => {
  const run = await openAdvertised(page, FILM, { preRoll: 'plain', points: '3000:short', allowDisable: '1' });
  await page.getByRole('button', { name: 'Отключить рекламу' }).click({ timeout: 20_000 });
  const dialog = page.getByRole('dialog');
  const stands = () => page.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused));
  await dialog.getByRole('button', { name: 'Подключить' }).last().click();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  expect(await stands(), 'nothing plays behind the purchase').toBe(true);
  expect(await mediaTime(page)).toBe(0);
  await dialog.getByRole('button', { name: /^(Оплатить|Попробовать)/ }).click();
  await expect(page.getByText(/подключён/).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(overlay(page)).toBeHidden();
  await expectMovingPicture(page);
  await expect.poll(() => mediaTime(page), 'past the point of the next one').toBeGreaterThan(5);
  await expect(overlay(page)).toBeHidden();
  expect(await listsAsked(run), 'of the first one alone').toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('ADS-009 CTRL-020 advertisements of a pod are counted and can be left by the way back', async ({
    page,
    open,
  }) => {
    await advertise(page, before('pod', 'journey-phone'));
    await open('web', FILM);
    await expect(page.getByRole('region', { name: /^Реклама 1 из/ })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Выйти из просмотра' }).tap();
    await expect(page).toHaveURL(/\/contents\/|\/$/);
  });
});

/** Files of advertising, casting and counting that a film asks for. */
const AROUND = ['spots', 'over-picture', 'heartbeat', 'own-ids', 'cast-extension', 'plays', 'unsent-plays'];

test.describe('with a blocker', () => {
  // What a service worker fetches is not the page's own: it would pass the blocker of this journey.
  test.use({ serviceWorkers: 'block' });

  test('ADS-019 a browser that blocks what a film asks for of advertising, casting and counting loses nothing of the site', async ({
    page,
    open,
  }) => {
    const blocked = new Set<string>();
    await page.route(/\/assets\//, (route) => {
      const [, name = ''] = /\/assets\/(.+)-[\da-f]+\.js/.exec(route.request().url()) ?? [];
      if (!AROUND.includes(name)) return route.fallback();
      blocked.add(name);
      return route.abort('blockedbyclient');
    });
    await page.route(/\/spots\//, (route) => route.abort('blockedbyclient'));
    await advertise(page, before('plain', 'journey-blocked'));
    await open('web', FILM);
    await expectMovingPicture(page);
    await expect.poll(() => [...blocked].sort()).toEqual([...AROUND].sort());
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/\/watch\//);
    await open('web', '/channels/all/104');
    await expectMovingPicture(page);
  });
});
