import { staleAnswers } from '@livery/api-client';
import type { PlayerHostHandle } from '@livery/widgets/player-host';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channel, entry, HOUR, NOON_MS, now, open, opened } from './testing/channels-site.tsx';

const MINUTE = 60;
const DAY = 24 * HOUR;
/** Of the archive that the schedule of the site holds. */
const PAST = now - 2 * HOUR;
const PAST_ADDRESS = `/channels/all-of-them/c1?ts=${PAST}`;
const SLATE = 'https://media.test/dark.m3u8';
const DARK = { json: { blackout: { mattress_url: SLATE } } };
/** Longer than anything that the page waits for. */
const LATE = { timeout: 5_000 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
  opened.mockClear();
  await page.viewport(1440, 900);
});

afterEach(() => void vi.useRealTimers());

type Player = ReturnType<typeof stubPlayer>;

/** The page of a channel with a player that the test moves. */
async function watch(at: string, site: Partial<Parameters<typeof open>[0]> = {}, host: Partial<PlayerHostHandle> = {}) {
  const stub = stubPlayer();
  const stubbed = stubHost(stub.player);
  const playerHost = { ...stubbed, ...host };
  onTestFinished(() => stubbed.box.remove());
  const mounted = await open({ at, playerHost, ...site });
  const loads = () => stub.asked.load.mock.calls.map(([source, options]) => ({ ...source, ...options?.startAt }));
  const streams = () => mounted.server.lines.filter((line) => line.includes('/stream'));
  const actions = () => mounted.bus.actions.get();
  const osd = () => mounted.bus.osd.get()?.text;
  return { ...mounted, ...stub, loads, streams, actions, osd, controls: stubbed.controls };
}

/** What was loaded plays, and its picture is of that second. */
function plays({ player, tell, asked }: Player, wallSeconds: number, more: object = {}) {
  const source = asked.load.mock.lastCall?.[0];
  tell({
    ...(source && { source, content: source.kind }),
    lifecycle: 'loaded',
    playback: 'playing',
    wantsToPlay: true,
    position: { mediaTime: 0, wallTimeMs: wallSeconds * 1000 },
    stats: { ...player.state.stats, firstFrameMs: 100 },
    ...more,
  });
}

/** Without the pointer: the styles that give controls their place are not on this page. */
async function press(name: string | RegExp) {
  const link = page.getByRole('link', { name }).first();
  await expect.element(link).toBeInTheDocument();
  (link.element() as HTMLElement).click();
}

it('LIVE-039 a press on the programme whose address the page has leads to its beginning again', async () => {
  const site = await watch(PAST_ADDRESS);
  const beginning = { wallTimeMs: (PAST + 1) * 1000 };
  await expect.poll(site.loads).toEqual([expect.objectContaining(beginning)]);
  plays(site, PAST + 30 * MINUTE);
  await press(/Вчерашнее/);
  await expect.poll(site.loads).toEqual([expect.objectContaining(beginning), expect.objectContaining(beginning)]);
});

it('LIVE-039 a press on what is on now leads there from the past, and leaves what is there already', async () => {
  const site = await watch('/channels/all-of-them/c1');
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now - 20 * MINUTE, { content: 'timeshift' });
  await press(/Идёт сейчас/);
  await expect.poll(() => site.loads().map(({ kind }) => kind)).toEqual(['live', 'live']);
  plays(site, now);
  await press(/Идёт сейчас/);
  await press(/Вчерашнее/);
  await expect.poll(() => site.loads().map(({ kind }) => kind)).toEqual(['live', 'live', 'archive']);
});

it('LIVE-039 what a modal does to the address is no request for another moment', async () => {
  const site = await watch(PAST_ADDRESS);
  await expect.poll(() => site.loads().length).toBe(1);
  await press('Окно');
  history.back();
  await expect.poll(() => location.hash).toBe('');
  await press(/Идёт сейчас/);
  await expect.poll(() => site.loads().map(({ kind }) => kind)).toEqual(['archive', 'live']);
});

it('LIVE-059 a moment of the archive is asked about by its programme, whose schedule the stream waits for', async () => {
  let come = () => {};
  const scheduleCame = new Promise<void>((resolve) => (come = resolve));
  const night = { ...entry(10, PAST, 'Ночью'), program: { title: 'Ночью', age: 18 } };
  const { server, streams } = await watch(PAST_ADDRESS, { schedule: [night], scheduleCame });
  await expect.poll(() => server.lines.some((line) => line.includes('content_schedule'))).toBe(true);
  expect([streams(), opened.mock.calls]).toEqual([[], []]);
  come();
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['message']);
  expect(streams()).toEqual([]);
});

const forAdults = (id: number, start: number) => ({
  ...entry(id, start, 'Ночью'),
  program: { title: 'Ночью', age: 18 },
});

it('LIVE-058 LIVE-059 a programme for adults that begins while its channel plays is asked about', async () => {
  const schedule = [entry(12, now - HOUR / 2, 'Идёт сейчас'), forAdults(13, now + HOUR / 2)];
  const site = await watch('/channels/all-of-them/c1', { schedule });
  await expect.poll(() => site.loads().length).toBe(1);
  await expect.element(page.getByRole('link', { name: /Идёт сейчас/ }).first()).toBeVisible();
  plays(site, now);
  vi.setSystemTime((now + HOUR / 2 + 1) * 1000);
  plays(site, now + HOUR / 2 + 1);
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string), LATE).toEqual(['message']);
  expect(site.loads().length).toBe(1);
});

const NIGHT_IS_OVER = [entry(10, PAST, 'Вчерашнее'), forAdults(11, PAST + HOUR)];

it('LIVE-059 a skip from one programme into another that is for adults asks first, and moves no picture', async () => {
  const site = await watch(PAST_ADDRESS, { schedule: NIGHT_IS_OVER });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, PAST + HOUR - MINUTE);
  await expect.poll(site.actions).not.toBeNull();
  site.actions()?.skip?.(2 * MINUTE);
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string), LATE).toEqual(['message']);
  expect(site.asked.seek).not.toHaveBeenCalled();
});

it('LIVE-059 skips within a programme for adults that was allowed ask nothing, and go on with the same source', async () => {
  const user = { id: 7, is_guest: false, parental_status: 'ignore' };
  const at = PAST + HOUR + 10 * MINUTE;
  const site = await watch(`/channels/all-of-them/c1?ts=${at}`, { schedule: NIGHT_IS_OVER, user });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, at);
  await expect.poll(site.actions).not.toBeNull();
  site.actions()?.skip?.(MINUTE);
  await expect.poll(() => site.asked.seek.mock.calls, LATE).toEqual([[{ wallTimeMs: (at + MINUTE) * 1000 }]]);
  expect([site.loads().length, opened.mock.calls]).toEqual([1, []]);
});

it('a schedule that does not come keeps nobody from the archive for long', async () => {
  const { loads } = await watch(PAST_ADDRESS, { scheduleCame: new Promise(() => undefined) });
  await expect.poll(() => loads().map(({ kind }) => kind), LATE).toEqual(['archive']);
});

it('LIVE-011 LIVE-012 playback that runs into what may not be shown comes to the placeholder', async () => {
  const site = await watch(PAST_ADDRESS, { config: DARK });
  await expect.poll(() => site.loads().length).toBe(1);
  const dark = now - 50 * MINUTE;
  plays(site, dark);
  await expect.poll(() => site.loads().at(-1), LATE).toMatchObject({ url: SLATE, standsForMs: dark * 1000 });
  await expect.element(page.getByText('Эту передачу нельзя показывать', { exact: false })).toBeVisible();
});

it('LIVE-013 the platform’s placeholder stands where the channel names none, also when it is known late', async () => {
  let come = () => {};
  const configurationCame = new Promise<void>((resolve) => (come = resolve));
  const site = await watch(`/channels/all-of-them/c1?ts=${now - 50 * MINUTE}`, {
    configuration: configurationCame.then(() => DARK),
  });
  await expect.element(page.getByText('Эту передачу нельзя показывать', { exact: false })).toBeVisible();
  expect(site.loads()).toEqual([]);
  come();
  await expect.poll(() => site.loads().at(-1)).toMatchObject({ url: SLATE });
});

const BANNED = [entry(12, now - HOUR / 2, 'Идёт сейчас', false)];

it('LIVE-011 a pause that outlasted the live window of a programme without recording comes to the placeholder', async () => {
  const site = await watch('/channels/all-of-them/c1', { config: DARK, schedule: BANNED });
  await expect.poll(() => site.loads().length).toBe(1);
  await expect.element(page.getByRole('link', { name: /Идёт сейчас/ }).first()).toBeVisible();
  plays(site, now - 10 * MINUTE, { content: 'timeshift' });
  const { resolveSource } = site.asked.load.mock.lastCall?.[1] ?? {};
  const wallTimeMs = (now - 10 * MINUTE) * 1000;
  const { signal } = new AbortController();
  const source = { kind: 'live', url: '' } as const;
  await expect(resolveSource?.({ reason: 'outsideWindow', wallTimeMs, source, signal })).rejects.toThrow();
  await expect.poll(() => site.loads().at(-1)).toMatchObject({ url: SLATE, standsForMs: wallTimeMs });
});

it('LIVE-011 what has a recording offers its beginning, what has none does not', async () => {
  const offer = page.getByRole('link', { name: 'Смотреть сначала' });
  const { unmount } = await watch('/channels/all-of-them/c1');
  await expect.element(offer).toBeVisible();
  unmount();
  await watch('/channels/all-of-them/c2', { schedule: BANNED });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Идёт сейчас');
  expect(offer.query()).toBeNull();
});

it.each([
  ['LIVE-018 pressing play after two player errors leads to what is on now', 2, ['archive', 'live'], 0],
  ['one error leads back to where it was', 1, ['archive'], 1],
])('%s', async (_, playerErrors, kinds, played) => {
  const site = await watch(PAST_ADDRESS);
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, PAST, { lifecycle: 'failed', recovery: { ...site.player.state.recovery, playerErrors } });
  await expect.poll(site.actions).not.toBeNull();
  site.actions()?.togglePlay();
  await expect
    .poll(() => [site.loads().map(({ kind }) => kind), site.asked.play.mock.calls.length])
    .toEqual([kinds, played]);
});

it('LIVE-019 a channel without archive is not paused, and says why', async () => {
  const site = await watch('/channels/all-of-them/c1', { channels: [channel(1, { archived_days: 0 })] });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now);
  site.actions()?.togglePlay();
  await expect.element(page.getByText('У этого канала нет архива', { exact: false })).toBeVisible();
  expect(site.asked.pause).not.toHaveBeenCalled();
  expect(site.actions()?.skip).toBeUndefined();
});

it('LIVE-020 a channel with an archive is paused, and goes on from there', async () => {
  const site = await watch('/channels/all-of-them/c1');
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now);
  site.actions()?.togglePlay();
  expect(site.asked.pause).toHaveBeenCalledOnce();
  site.tell({ wantsToPlay: false, playback: 'paused' });
  site.actions()?.togglePlay();
  expect(site.asked.play).toHaveBeenCalledOnce();
  expect(site.loads().length).toBe(1);
});

it('LIVE-021 LIVE-023 LIVE-025 skips go back in the archive, and nowhere where nothing is yet', async () => {
  const site = await watch('/channels/all-of-them/c1');
  await expect.poll(() => site.loads().length).toBe(1);
  await expect.element(page.getByRole('link', { name: /Вчерашнее/ })).toBeVisible();
  plays(site, now - 5 * MINUTE, { wantsToPlay: false });
  site.actions()?.skip?.(10 * MINUTE);
  expect(site.osd()).toBe('В эфире');
  site.actions()?.skip?.(-10);
  site.actions()?.skip?.(-DAY);
  expect(site.osd()).toBe('Здесь записи нет');
  site.actions()?.skip?.(-10);
  // What was refused is no part of the sum.
  await expect.poll(() => site.asked.seek.mock.calls, LATE).toEqual([[{ wallTimeMs: (now - 5 * MINUTE - 20) * 1000 }]]);
  // What was paused goes on after it.
  await expect.poll(() => site.asked.play.mock.calls.length, LATE).toBe(1);
  expect(site.loads().length).toBe(1);
});

const timeline = () => document.querySelector<HTMLElement>('[role="slider"][aria-label="Место в видео"]');
const pressOnTimeline = (key: string) =>
  timeline()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('CTRL-050 CTRL-051 the timeline of a channel leads to what was recorded, and not into its last 5 s', async () => {
  const schedule = [entry(20, PAST, 'Вчерашнее'), entry(21, now - HOUR, 'Нынешняя')];
  const site = await watch(PAST_ADDRESS, { schedule });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, PAST + HOUR - 12);
  await expect.poll(() => timeline()?.getAttribute('aria-valuetext')).toContain('Вчерашнее');
  pressOnTimeline('ArrowRight');
  expect(site.asked.seek.mock.calls).toEqual([[{ wallTimeMs: (PAST + HOUR - 5) * 1000 }]]);
});

it('CTRL-051 a programme that was not recorded is drawn broken, and a scrub into it has no effect but words', async () => {
  const schedule = [entry(20, now - 2 * HOUR, 'Без записи', false), entry(21, now - HOUR, 'Нынешняя')];
  const site = await watch('/channels/all-of-them/c1', { schedule });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now - MINUTE, { content: 'timeshift' });
  await expect.poll(() => timeline()?.querySelectorAll('[data-blocked]').length).toBe(1);
  pressOnTimeline('Home');
  expect(site.osd()).toBe('Здесь записи нет');
  expect([site.asked.seek.mock.calls, site.loads().length]).toEqual([[], 1]);
});

const clock = () =>
  document
    .querySelector('[data-part="time"]')
    ?.textContent.replace(/[ \n]+/g, ' ')
    .trim();

it('behind the present the clock says how far, and on another day which', async () => {
  const schedule = [entry(20, now - DAY - HOUR, 'Вчерашнее'), entry(21, now - HOUR / 2, 'Идёт сейчас')];
  const site = await watch('/channels/all-of-them/c1', { schedule });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now);
  await expect.poll(clock).toMatch(/^\d\d:00$/);
  plays(site, now - 14 * MINUTE, { content: 'timeshift' });
  await expect.poll(clock).toMatch(/^\d\d:46 отстаёт на 14\u00A0мин$/);
  plays(site, now - DAY - 24 * MINUTE, { content: 'archive' });
  await expect.poll(clock).toMatch(/^\d\d:36 вчера$/);
});

it('the programmes beside the one that is watched are reached by their names: what is over from its beginning, what is on as it is now', async () => {
  const schedule = [
    entry(20, now - 3 * HOUR, 'Раннее'),
    entry(21, now - 2 * HOUR, 'Недавнее'),
    { ...entry(22, now - HOUR, 'Идёт сейчас'), duration: 2 * HOUR },
    entry(23, now + HOUR, 'Потом'),
  ];
  // As wide as the stub of the player is, the bar has no room for them.
  const beside = (name: string | RegExp) => page.getByRole('button', { name, includeHidden: true });
  const click = (name: string) => (beside(name).element() as HTMLElement).click();
  const site = await watch(`/channels/all-of-them/c1?ts=${now - 2 * HOUR}`, { schedule });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now - 2 * HOUR + MINUTE, { content: 'archive' });
  await expect.element(beside('Предыдущая передача: Раннее')).toBeInTheDocument();
  click('Предыдущая передача: Раннее');
  await expect
    .poll(() => [...site.loads(), ...site.asked.seek.mock.calls.flat()].map((to) => JSON.stringify(to)).at(-1))
    .toContain(String((now - 3 * HOUR) * 1000));
  plays(site, now - 2 * HOUR + MINUTE, { content: 'archive' });
  await expect.element(beside('Следующая передача: Идёт сейчас')).toBeInTheDocument();
  click('Следующая передача: Идёт сейчас');
  await expect.poll(() => site.loads().at(-1)?.kind).toBe('live');
  plays(site, now);
  await expect.element(beside('Предыдущая передача: Недавнее')).toBeInTheDocument();
  expect(beside(/^Следующая передача:/).elements()).toEqual([]);
});

it('LIVE-039 the programme after one of the archive is watched live where it is on, and from its beginning where it is over', async () => {
  const schedule = [
    entry(20, PAST, 'Вчерашнее'),
    entry(21, now - HOUR, 'Недавнее'),
    { ...entry(22, now - 10 * MINUTE, 'Идёт сейчас'), duration: HOUR },
  ];
  const next = page.getByRole('link', { name: 'Следующая передача' });
  const site = await watch(PAST_ADDRESS, { schedule });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, PAST + MINUTE);
  const href = (ts: string) => `/channels/all-of-them/c1${ts}`;
  await expect.element(next).toHaveAttribute('href', href(`?ts=${now - HOUR}`));
  plays(site, now - 30 * MINUTE);
  await expect.element(next).toHaveAttribute('href', href(''));
});

it('LIVE-037 that a channel is not bought is said when the viewer’s own list is there', async () => {
  let come = () => {};
  const ownCame = new Promise<void>((resolve) => (come = resolve));
  await open({ at: '/channels/all-of-them/c3', ownCame });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const offer = page.getByText('Войдите, чтобы смотреть и подключать пакеты');
  expect(offer.query()).toBeNull();
  come();
  await expect.element(offer).toBeVisible();
});

it('LIVE-030 a channel that becomes the viewer’s begins by itself', async () => {
  const channels = [channel(1, { is_purchased: false })];
  const site = await watch('/channels/all-of-them/c1', { channels });
  await expect.element(page.getByText('Войдите, чтобы смотреть и подключать пакеты')).toBeVisible();
  expect(site.streams()).toEqual([]);
  channels[0] = channel(1);
  site.store.dispatch(staleAnswers(['channels']) as never);
  await expect.poll(() => site.loads().map(({ kind }) => kind)).toEqual(['live']);
});

it('LIVE-016 LIVE-017 what is told of follows the picture, forward and back', async () => {
  const site = await watch('/channels/all-of-them/c1');
  const told = page.getByRole('heading', { level: 1 });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, PAST + MINUTE);
  await expect.element(told).toHaveTextContent('Вчерашнее');
  plays(site, now - MINUTE);
  await expect.element(told).toHaveTextContent('Идёт сейчас');
  plays(site, PAST + MINUTE);
  await expect.element(told).toHaveTextContent('Вчерашнее');
});

it('LIVE-016 what is told of a channel that does not play is what is on, whatever moment of another was watched before', async () => {
  const site = await watch(PAST_ADDRESS);
  const told = page.getByRole('heading', { level: 1 });
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, PAST + MINUTE);
  await expect.element(told).toHaveTextContent('Вчерашнее');
  await userEvent.keyboard('3');
  await expect.poll(() => location.pathname).toBe('/channels/all-of-them/c3');
  await expect.element(page.getByText('Войдите, чтобы смотреть и подключать пакеты')).toBeVisible();
  await expect.element(told).toHaveTextContent('Идёт сейчас');
});

it('LIVE-053 what is told of a Vitrina channel is what its late picture shows', async () => {
  const schedule = [entry(20, now - 5 * MINUTE - HOUR, 'Прежняя'), entry(21, now - 5 * MINUTE, 'Нынешняя')];
  await open({ at: '/channels/all-of-them/c6', schedule });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Прежняя');
  await expect.element(page.getByRole('link', { name: /Прежняя.*В эфире/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Нынешняя.*Ещё не началась/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Смотреть сначала' })).toBeVisible();
});

it('CTRL-029 Escape leads back to where the viewer came from, and to the list where nothing lies before', async () => {
  const site = await watch('/channels/all-of-them/c1');
  await expect.poll(site.actions).not.toBeNull();
  site.actions()?.leave?.();
  await expect.poll(() => location.pathname).toBe('/channels/all-of-them');
  await press('Спортивное');
  await expect.poll(() => location.pathname).toBe('/channels/sport');
  const link = () => document.querySelector<HTMLElement>('a[href="/channels/sport/c2"]');
  await expect.poll(link).not.toBeNull();
  link()?.click();
  await expect.poll(() => location.pathname).toBe('/channels/sport/c2');
  await expect.poll(() => site.actions()?.leave).toBeDefined();
  site.actions()?.leave?.();
  await expect.poll(() => location.pathname).toBe('/channels/sport');
});

it('CTRL-029 inside of another site Escape leads nowhere', async () => {
  const site = await watch('/channel_embed/c1');
  await expect.poll(site.actions).not.toBeNull();
  expect(site.actions()?.leave).toBeUndefined();
});

it.each([
  ['that is not bought', '3'],
  ['that nobody may watch', '4'],
  ['that its own page plays', '6'],
])(
  'CTRL-029 CTRL-030 Escape leads back also from a channel %s, but is for whatever lies on top first',
  async (_, key) => {
    const site = await watch('/channels/all-of-them/c1');
    await expect.poll(site.actions).not.toBeNull();
    await press(/Канал Б/);
    await expect.poll(() => location.pathname).toBe('/channels/all-of-them/c2');
    await userEvent.keyboard(key);
    await expect.poll(() => location.pathname).toBe(`/channels/all-of-them/c${key}`);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => dialog.remove());
    dialog.show();
    const escape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.poll(site.actions).toBeNull();
    escape();
    dialog.close();
    expect(location.pathname).toBe(`/channels/all-of-them/c${key}`);
    escape();
    await expect.poll(() => location.pathname).toBe('/channels/all-of-them/c1');
  },
);

it('PLAY-036 PLAY-037 without a page around the player, whoever joins a programme with an archive is offered its beginning for 5 s', async () => {
  const site = await watch('/channel_embed/c1');
  const offer = () =>
    [...site.controls.querySelectorAll('button')].find((one) => one.textContent === 'Смотреть сначала');
  await expect.poll(() => site.loads().length).toBe(1);
  await expect.poll(() => site.actions()?.toStart).toBeDefined();
  plays(site, now);
  await expect.poll(offer).toBeDefined();
  offer()?.click();
  await expect.poll(() => site.asked.seek.mock.lastCall).toEqual([{ wallTimeMs: (now - HOUR / 2) * 1000 }]);
  expect(offer()).toBeUndefined();
});

it.each([
  ['that came for a moment of the past', PAST_ADDRESS.replace('/channels/all-of-them/', '/channel_embed/'), {}],
  ['of a channel without an archive', '/channel_embed/c1', { channels: [channel(1, { archived_days: 0 })] }],
  ['of a page, which has it below the picture,', '/channels/all-of-them/c1', {}],
])('PLAY-037 a viewer %s is offered no beginning in the player', async (_, at, more) => {
  const site = await watch(at, more);
  await expect.poll(() => site.loads().length).toBe(1);
  await expect.poll(site.actions).not.toBeNull();
  plays(site, at.includes('ts=') ? PAST + MINUTE : now);
  await expect.poll(() => site.controls.textContent).toMatch(/Вчерашнее|Идёт сейчас/);
  expect(site.controls.textContent).not.toContain('Смотреть сначала');
});

it('LIVE-019 in a window of its own the picture says itself why it is not paused: no message of the page is seen there', async () => {
  const pictureWindow = { isOpen: () => true, toggle: () => Promise.resolve() };
  const site = await watch(
    '/channels/all-of-them/c1',
    { channels: [channel(1, { archived_days: 0 })] },
    { pictureWindow },
  );
  await expect.poll(() => site.loads().length).toBe(1);
  plays(site, now);
  site.actions()?.togglePlay();
  expect(site.osd()).toContain('У этого канала нет архива');
});

it('CTRL-019 the player shows the age of what is watched', async () => {
  const running = { ...entry(12, now - HOUR / 2, 'Идёт сейчас'), program: { title: 'Идёт сейчас', age: 16 } };
  const site = await watch('/channels/all-of-them/c1', { schedule: [running] });
  await expect.poll(site.loads).toHaveLength(1);
  plays(site, now);
  await expect.poll(() => site.controls.textContent).toMatch(/16\+/);
});
