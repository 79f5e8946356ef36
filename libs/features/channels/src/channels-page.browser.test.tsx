import { STORED } from '@livery/domain/stored-keys';
import type { Value } from '@livery/value';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { tellRightsChanged } from '@livery/widgets/rights-changed';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  channel,
  CATEGORIES,
  CHANNELS,
  entry,
  host,
  HOUR,
  isAt,
  NOON_MS,
  now,
  open,
  opened,
  PROGRAMME,
  VITRINA,
} from './testing/channels-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
  opened.mockClear();
  await page.viewport(1440, 900);
});

afterEach(() => void vi.useRealTimers());

const heading = page.getByRole('heading', { level: 1 });
const list = page.getByRole('list', { name: 'Список каналов' });
const names = () => [...document.querySelectorAll('[aria-label="Список каналов"] b')].map((one) => one.textContent);

it('CHAN-014 CHAN-015 CHAN-018 CHAN-020 a desktop has the list beside the picture, the schedule on demand, and remembers which', async () => {
  const { services } = await open({ at: '/channels/all/c1' });
  await expect.element(heading).toHaveTextContent('Идёт сейчас');
  await expect.element(page.getByRole('tab', { name: 'Каналы' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(list).toBeVisible();
  await page.getByRole('tab', { name: 'Программа' }).click();
  await expect.element(page.getByRole('link', { name: /Вчерашнее/ })).toBeVisible();
  expect(services.storage.get(STORED.channelTab)).toBe('0');
});

it('CHAN-018 the part that was chosen last is there at the next visit', async () => {
  await open({ at: '/channels/all/c1', stored: { [STORED.channelTab]: '0' } });
  await expect.element(page.getByRole('tab', { name: 'Программа' })).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['a programme that is still to come', now + HOUR / 2, 'Программа'],
  ['a moment of the archive', now - HOUR, 'Каналы'],
])(
  'CHAN-018 whoever comes for %s has the part chosen last, or the schedule where it is to come',
  async (_what, ts, tab) => {
    await open({ at: `/channels/all/c1?ts=${ts}`, stored: { [STORED.channelTab]: '1' } });
    await expect.element(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    if (tab === 'Каналы') return;
    const marked = () => document.querySelector('[data-state="future"][aria-current="true"] b')?.textContent;
    await expect.poll(marked).toBe('Скоро будет');
  },
);

const cards = () =>
  [...document.querySelectorAll('article[data-kind="channel"] [data-focus-key]')].map((one) => one.textContent);
const isSport = async (at: string) => {
  await open({ at });
  await expect.poll(cards).toEqual([expect.stringContaining('Канал Б'), expect.stringContaining('Канал В')]);
};

it('CHAN-001 CHAN-003 CHAN-004 the list has all channels, or those of the category that is named by word or number', async () => {
  await isSport('/channels/sport');
  await isSport('/channels/5');
  await open({ at: '/channels' });
  await expect.poll(() => cards().length).toBeGreaterThanOrEqual(CHANNELS.length);
});

it('while the list rests, what a press on a channel needs comes ahead of it', async () => {
  const prefetch = vi.fn();
  await open({ at: '/channels/sport', playerHost: { ...host, prefetch } });
  await expect.poll(() => cards().length).toBeGreaterThan(0);
  expect(prefetch).not.toHaveBeenCalled();
  await expect.poll(() => prefetch.mock.calls.length).toBe(1);
});

it('CHAN-084 a card bears the sign of its channel in the corner of its picture', async () => {
  await open({ at: '/channels/sport' });
  const signs = () => [...document.querySelectorAll('article [data-at="end"] [data-ratio="square"]')];
  await expect
    .poll(() => signs().map((sign) => sign.closest('article')?.textContent))
    .toEqual([expect.stringContaining('Канал Б')]);
});

it('CHAN-002 who comes to the channels from within the site comes to the one watched last', async () => {
  await open({ at: '/channels/all/c2' });
  await expect.element(list).toBeVisible();
  await page.getByRole('link', { name: 'Спортивное' }).click();
  await isAt('/channels/sport');
  await page.getByRole('link', { name: 'Телевидение' }).click();
  await isAt('/channels/all/c2');
});

it.each([
  ['a viewer without a profile', {}, { guest: [1] }],
  ['a profile', { role: 'adult' }, { guest: [2], 3: [1] }],
])('CHAN-002 CHAN-062 %s finds at the next visit what was watched last', async (_, who, watched) => {
  const stored = { [STORED.lastChannels]: JSON.stringify(watched) };
  await open({ at: '/channels/sport', stored, ...who });
  await page.getByRole('link', { name: 'Телевидение' }).click();
  await isAt('/channels/all/c1');
});

it('LIVE-028 a channel that is opened by its address waits for the end of an ad break', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON_MS, shouldAdvanceTime: true });
  const { player, asked, tell } = stubPlayer({ isHeld: true });
  const playerHost = stubHost(player);
  onTestFinished(() => playerHost.box.remove());
  const { server } = await open({ at: '/channels/all/c1', playerHost });
  const streams = () => server.seen.filter(({ path }) => path.endsWith('/stream')).length;
  await expect.element(heading).toHaveTextContent('Идёт сейчас');
  // Longer than a start by itself takes; what the server is asked is answered between frames.
  for (let beats = 0; beats < 20; beats++) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise(requestAnimationFrame);
  }
  expect([streams(), asked.load.mock.calls.length]).toEqual([0, 0]);
  tell({ isHeld: false });
  await expect.poll(() => asked.load.mock.calls.length).toBe(1);
});

it('CHAN-017 CHAN-016 from 933 px on the list stands beside the channel', async () => {
  await open({ at: '/channels/all/c1' });
  await page.viewport(933, 800);
  await expect.poll(() => document.querySelector('aside')).not.toBeNull();
  await page.viewport(932, 800);
  await expect.poll(() => document.querySelector('aside')).toBeNull();
});

/** A brand's page: what stands where is the look's. */
function wear(hero: string) {
  document.documentElement.dataset['hero'] = hero;
  onTestFinished(() => void delete document.documentElement.dataset['hero']);
}

it('CHAN-024 above 1280 px the schedule stands beside the picture and scrolls by itself, up to there it is under it', async () => {
  wear('family-mosaic');
  await open({ at: '/channels/all/c1' });
  const schedule = page.getByRole('region', { name: 'Программа' });
  const boxOf = (element: Element | null | undefined) => element!.getBoundingClientRect();
  const picture = () => boxOf(document.querySelector('[data-player-place]'));
  const isBeside = () => boxOf(schedule.element()).left >= picture().right;
  const isUnder = () => boxOf(schedule.element()).top >= picture().bottom;

  await page.viewport(1281, 800);
  await expect.element(schedule).toBeVisible();
  await expect.poll(isBeside).toBe(true);
  expect(getComputedStyle(schedule.element().parentElement!).overflowY).toBe('auto');
  expect(boxOf(schedule.element().parentElement).bottom).toBeLessThanOrEqual(innerHeight);
  await page.viewport(1280, 800);
  await expect.poll(isUnder).toBe(true);
});

it.each(['full-bleed-cinema', 'family-mosaic', 'split-statement', 'scoreboard', 'coverflow-glow', 'inline-strip'])(
  'in the look %s the picture has at least 73 % of a desktop, and nothing moves when the rest comes',
  async (hero) => {
    wear(hero);
    let come = () => {};
    const scheduleCame = new Promise<void>((resolve) => (come = resolve));
    await open({ at: '/channels/all/c1', scheduleCame });
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    await expect.element(list).toBeVisible();
    await expect.poll(() => boxOf('[data-player-place]')?.width).toBeGreaterThanOrEqual(0.73 * 1440);
    const places = () => ['[data-player-place]', 'aside'].map((one) => JSON.stringify(boxOf(one)));
    const before = places();
    come();
    await expect.element(page.getByRole('link', { name: /Вчерашнее/ })).toBeVisible();
    expect(places()).toEqual(before);
  },
);

it('tells under the picture what is on elsewhere, the same kind first, and leads there', async () => {
  const onAir = [1, 2, 3, 5, 6].map((id) => ({ ...entry(100 + id, now - HOUR / 2, `Передача ${id}`), channel_id: id }));
  await open({ at: '/channels/sport/c2', onAir });
  const row = page.getByRole('region', { name: 'Сейчас на похожих каналах' });
  await expect.element(row.getByRole('link', { name: /Передача 6/ })).toBeVisible();
  const names = () =>
    row
      .getByRole('listitem')
      .elements()
      .map((item) => /Передача \d/.exec(item.textContent)?.[0]);
  expect(names(), 'neither this one nor what is not bought or for adults').toEqual(['Передача 6', 'Передача 1']);
  await expect.element(row.getByRole('link', { name: /Передача 1/ })).toHaveAttribute('href', '/channels/sport/c1');
});

it('what is on elsewhere comes with what is told of the programme above it, and is not moved by it', async () => {
  let come = () => {};
  const scheduleCame = new Promise<void>((resolve) => (come = resolve));
  const onAir = [1, 2, 6].map((id) => ({ ...entry(100 + id, now - HOUR / 2, `Передача ${id}`), channel_id: id }));
  await open({ at: '/channels/sport/c2', onAir, scheduleCame });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Передача 2' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Канал В/ }).first()).toBeVisible();
  const row = page.getByRole('region', { name: 'Сейчас на похожих каналах' });
  // What is drawn late is drawn before the page is idle.
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_500 }));
  expect(row.query()).toBeNull();
  come();
  await expect.element(row).toBeVisible();
});

it('CHAN-025 a channel that is bought is played', async () => {
  const { server } = await open({ at: '/channels/all/c1' });
  await expect.poll(() => server.lines.some((line) => line.includes('/v2/channels/1/stream'))).toBe(true);
  expect(page.getByText('Этот канал входит в подписку').query()).toBeNull();
});

it('CHAN-016 CHAN-019 a phone shows the schedule under the picture first', async () => {
  await page.viewport(390, 800);
  await open({ at: '/channels/all/c1' });
  await expect.element(page.getByRole('tab', { name: 'Программа' })).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelector('aside')).toBeNull();
});

it('CHAN-052 CHAN-053 CHAN-055 the list is searched in any layout, and says when nothing fits', async () => {
  await open({ at: '/channels/all/c1' });
  const field = page.getByRole('searchbox');
  await field.fill('[f,fh');
  await expect.poll(names).toEqual(['Хабар']);
  await field.fill('щщщ');
  await expect.element(page.getByText('Ничего не нашлось', { exact: false })).toBeVisible();
});

it('a typed number, the page keys and Backspace change the channel', async () => {
  await open({ at: '/channels/all/c1' });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await isAt('/channels/all-of-them/c2');
  await userEvent.keyboard('5');
  await isAt('/channels/all-of-them/c5');
  await userEvent.keyboard('{Backspace}');
  await isAt('/channels/all-of-them/c2');
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all-of-them/c1');
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all-of-them/c6');
});

it('CHAN-076 CHAN-048 the heart marks the channel at once, and the favourites are a category', async () => {
  await open({ at: '/channels/all/c1' });
  await page.getByRole('button', { name: 'Добавить канал в избранное' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Убрать канал из избранного' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('link', { name: 'Избранное' })).toBeVisible();
});

it('CHAN-041 a programme that the server knows by itself may be made a favourite', async () => {
  const { server } = await open({
    at: '/channels/all/c1',
    programme: { json: { id: PROGRAMME, title: 'Идёт сейчас' } },
  });
  await page.getByRole('button', { name: 'Добавить передачу в избранное' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Убрать передачу из избранного' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(server.seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { program_id: PROGRAMME },
  ]);
});

it('CHAN-041 what is only a line of the schedule is no favourite', async () => {
  const { server } = await open({ at: '/channels/all/c1' });
  await expect.poll(() => server.lines.some((line) => line.includes('/v2/programs/'))).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Добавить канал в избранное' })).toBeVisible();
  // While the server is asked its place is kept.
  await expect.poll(() => page.getByRole('button', { name: /передачу в избранное/ }).query()).toBeNull();
});

it('LIVE-055 what the server refuses beside the stream is said in its words', async () => {
  await open({
    at: '/channels/all/c1',
    config: { status: 403, json: { error: { code: 'other', message: 'Только в своей стране' } } },
  });
  await expect.element(page.getByText('Только в своей стране')).toBeVisible();
});

it('LIVE-012 LIVE-014 during a blackout the placeholder stands for that moment, and the operator’s still for it', async () => {
  const stubbed = stubPlayer();
  const playerHost = stubHost(stubbed.player);
  onTestFinished(() => playerHost.box.remove());
  await open({
    at: `/channels/all/c1?ts=${now - HOUR}`,
    config: {
      json: {
        blackout: {
          screenshot_url: 'https://media.test/dark.jpg',
          mattress_url: 'https://media.test/dark.m3u8',
        },
      },
    },
    stream: { status: 403, json: { error: { code: 'copyright_banned', message: '' } } },
    playerHost,
  });
  const still = () => playerHost.controls.querySelector('img[src="https://media.test/dark.jpg"]');
  await expect.poll(still).not.toBeNull();
  expect(stubbed.asked.load.mock.lastCall?.[0]).toEqual({
    kind: 'vod',
    url: 'https://media.test/dark.m3u8',
    standsForMs: (now - HOUR + 1) * 1000,
  });
  stubbed.tell({ stats: { ...stubbed.player.state.stats, firstFrameMs: 100 } });
  await expect.poll(still).toBeNull();
});

it('CHAN-026 LIVE-032 PLAY-015 a channel that is not bought says so, also for its archive, and a guest may sign in', async () => {
  const { server } = await open({ at: `/channels/all/c3?ts=${now - 2 * HOUR}` });
  await expect.element(page.getByText('Войдите, чтобы смотреть и подключать пакеты')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
});

it('LIVE-059 what is on for adults is asked about though the schedule is still to come', async () => {
  const adult = {
    ...entry(12, now - HOUR / 2, 'Ночью'),
    channel_id: 1,
    program: { id: PROGRAMME, title: 'Ночью', age: 18 },
  };
  const { server } = await open({ at: '/channels/all/c1', onAir: [adult], scheduleCame: new Promise(() => undefined) });
  await expect.poll(() => opened.mock.calls.map(([id]) => id)).toEqual(['message']);
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
});

it('LIVE-036 a channel that is not available says the server’s reason', async () => {
  await open({ at: '/channels/all/c4' });
  await expect.element(page.getByText('Закрыт до утра')).toBeVisible();
});

it('LIVE-036 without a reason of the server’s it says that the channel is not available', async () => {
  await open({ at: '/channels/all/c1', channels: [channel(1, { is_available: false })] });
  await expect.element(page.getByText('Канал сейчас недоступен', { exact: false })).toBeVisible();
});

it('LIVE-054 a refused stream is said in the server’s words', async () => {
  await open({
    at: '/channels/all/c1',
    stream: { status: 403, json: { error: { code: 'other', message: 'Только дома' } } },
  });
  await expect.element(page.getByRole('alert').getByText('Только дома')).toBeVisible();
});

const BARE = { status: 403, json: {} };
it('LIVE-054 LIVE-055 API-087 a refusal without words is told in a sentence, not by its number', async () => {
  await open({ at: '/channels/all/c1', config: BARE, stream: BARE });
  await expect.element(page.getByRole('alert').getByText(/Сервер ответил непонятно/)).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Канал сейчас недоступен')).toBeVisible();
  expect(page.getByText(/error 403/).query()).toBeNull();
});

it('LIVE-056 API-087 a denied stream without words says that the channel is not available', async () => {
  await open({ at: '/channels/all/c1', stream: { status: 403, json: { error: { code: 'permission_denied' } } } });
  await expect.poll(() => opened.mock.calls.at(-1)).toEqual(['channel_refused', { text: 'Канал сейчас недоступен' }]);
});

it('LIVE-030 LIVE-056 a denied stream opens a message with the way back, and what the viewer may watch is asked again', async () => {
  const { server } = await open({
    at: '/channels/all/c1',
    stream: { status: 403, json: { error: { code: 'permission_denied', message: 'Нужен пакет' } } },
  });
  await expect.poll(() => opened.mock.calls.map(([id]) => id)).toContain('channel_refused');
  const lists = () => server.lines.filter((line) => line.endsWith('/channel_list')).length;
  await expect.poll(lists).toBeGreaterThan(1);
});

it('LIVE-030 LIVE-056 a denied channel is asked for again once what the viewer may watch has changed', async () => {
  const { server, services } = await open({
    at: '/channels/all/c1',
    stream: { status: 403, json: { error: { code: 'permission_denied', message: 'Нужен пакет' } } },
  });
  await expect.poll(() => opened.mock.calls.map(([id]) => id)).toContain('channel_refused');
  const streams = () => server.lines.filter((line) => line.includes('/stream')).length;
  const before = streams();
  tellRightsChanged(services);
  await expect.poll(streams).toBeGreaterThan(before);
});

it('LIVE-052 CTRL-033 a Vitrina channel is played by its own page, without a control of ours, and its neighbours are a key away', async () => {
  const { server } = await open({ at: '/channels/all/c6' });
  const frame = page.getByTitle('Канал Е');
  await expect.element(frame).toHaveAttribute('src', VITRINA);
  await expect.element(frame).toHaveAttribute('data-plays');
  expect(document.querySelectorAll('video, [data-player-place]').length).toBe(0);
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all-of-them/c5');
  await expect.poll(() => frame.query()).toBeNull();
});

it.each([
  ['/channels/all/c6', 1],
  ['/channel_embed/c6', 0],
])(
  'LIVE-052 NAV-056 a Vitrina page at %s that fails gives way to a message, and is asked again; what others say is not heard',
  async (at, waysBack) => {
    await open({ at });
    const frame = page.getByTitle('Канал Е');
    await expect.element(frame).toHaveAttribute('data-plays');
    window.postMessage({ type: 'vitrina', event: 'failed' }, '*');
    const source = (frame.element() as HTMLIFrameElement).contentWindow;
    const tell = (origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { type: 'vitrina', event: 'failed' } }));
    tell('https://evil.invalid');
    await expect.element(frame).toBeVisible();
    tell(new URL(VITRINA).origin);
    await expect.element(page.getByText('Страница канала не отвечает', { exact: false })).toBeVisible();
    expect(page.getByRole('link', { name: 'К списку каналов' }).elements()).toHaveLength(waysBack);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect.element(frame).toHaveAttribute('data-plays');
  },
);

it('LIVE-048 LIVE-052 a Vitrina page is loaded anew when the connection is back', async () => {
  const { services } = await open({ at: '/channels/all/c6' });
  const frame = page.getByTitle('Канал Е');
  await expect.element(frame).toHaveAttribute('data-plays');
  const before = frame.element();
  const online = services.network.online as Value<boolean>;
  online.set(false);
  await expect.element(frame).toHaveAttribute('data-plays');
  expect(frame.element()).toBe(before);
  online.set(true);
  await expect.poll(() => frame.query()).not.toBe(before);
  await expect.element(frame).toHaveAttribute('data-plays');
});

it('LIVE-052 a channel that only a Vitrina page could play, and none is named, says so', async () => {
  const channels = [channel(6, { stream_types: [{ type: 'vitrina' }] })];
  const { server } = await open({ at: '/channels/all/c6', channels });
  await expect.element(page.getByText('Страница канала не отвечает', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'К списку каналов' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Повторить' }).query()).toBeNull();
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
});

it.each([
  ['set', ['pincode']],
  ['ignore', []],
] as const)(
  'PIN-002 PIN-018 LIVE-059 where a programme for adults begins on a Vitrina channel, a viewer whose PIN is “%s” meets the dialogues %j',
  async (parental_status, asked) => {
    const late = (id: number, start: number, title: string, age: number) => ({
      ...entry(id, start - 300, title),
      program: { title, age },
    });
    const schedule = [late(30, now - HOUR, 'Вечер', 0), late(31, now, 'Полночь', 18), late(32, now + HOUR, 'Утро', 0)];
    const user = { id: 1, is_guest: false, parental_status, parental_code: '4711' };
    await open({ at: '/channels/all-of-them/c6', schedule, user });
    const frame = page.getByTitle('Канал Е');
    await expect.element(heading).toHaveTextContent('Вечер');
    await expect.element(frame).toBeVisible();
    const before = frame.element();
    vi.setSystemTime(NOON_MS + 61_000);
    await expect.element(heading).toHaveTextContent('Полночь');
    await expect.poll(() => opened.mock.calls.map(([id]) => id)).toEqual(asked);
    // What follows has had the time that the question takes.
    vi.setSystemTime(NOON_MS + HOUR * 1000 + 61_000);
    await expect.element(heading).toHaveTextContent('Утро');
    expect([frame.query() === before, opened.mock.calls.length]).toEqual([asked.length === 0, asked.length]);
  },
);

it('CHAN-011 CHAN-012 NAV-056 an embedded channel asks for its moment and has nothing around it', async () => {
  const { server } = await open({ at: `/channel_embed/c1?ts=${now - 2 * HOUR}` });
  const asked = () => server.seen.find(({ path }) => path === '/v2/channels/1/stream');
  await expect.poll(() => asked()?.query.get('ts')).toBe(String(now - 2 * HOUR));
  expect(document.querySelectorAll('aside, [role="tablist"]').length).toBe(0);
});

it.each([
  ['is not available', '/channel_embed/c4', {}, 'Закрыт до утра', false],
  ['has no stream', '/channel_embed/c1', { stream: { status: 503, json: {} } }, 'Канал сейчас недоступен', true],
  [
    'has no page',
    '/channel_embed/c6',
    { channels: [channel(6, { stream_types: [{ type: 'vitrina' }] })] },
    'Страница канала не отвечает',
    false,
  ],
] as const)(
  'CHAN-011 NAV-056 an embedded channel that %s says so and leads out of nothing',
  async (_, at, site, says, mayRetry) => {
    await open({ at, ...site });
    await expect.element(page.getByText(says, { exact: false })).toBeVisible();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href === '/channels/all')).toEqual([]);
    expect(page.getByRole('button', { name: 'Повторить' }).query() !== null).toBe(mayRetry);
  },
);

it.each(['/channels/all/c5', '/channels/all/c2', '/channels/sport/c2'])(
  'CHAN-060 PROF-028 the address %s of a channel that is not for children is refused to a child in words, with a way on',
  async (at) => {
    opened.mockClear();
    const { server } = await open({ at, role: 'child' });
    await expect.element(page.getByRole('heading', { name: 'Это для взрослых' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
    expect(opened).not.toHaveBeenCalled();
    expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
  },
);

it('CHAN-060 CHAN-045 CHAN-049 in lists a child has the channels of the children’s category, and of them none above 12', async () => {
  const categories = [
    { id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] },
    { id: 7, slug: 'kids', name: 'Дети', channels: [1, 5] },
  ];
  for (const at of ['/channels', '/channels/all', '/channels/kids']) {
    await open({ at, role: 'child', categories });
    await expect.poll(cards).toEqual([expect.stringContaining('Хабар')]);
  }
});

it('CHAN-060 zapping and numbers lead a child to channels for children only', async () => {
  const categories = [
    { id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] },
    { id: 7, slug: 'kids', name: 'Дети', channels: [1, 6] },
  ];
  await open({ at: '/channels/all/c1', role: 'child', categories });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all/c6');
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all/c1');
  await userEvent.keyboard('2');
  await isAt('/channels/all/c6');
});

it('CHAN-077 CHAN-078 the free channels are those that are free and available', async () => {
  const channels = [
    channel(1, { is_free: true }),
    channel(2),
    channel(3, { is_free: true, is_available: false }),
    channel(4, { is_free: true, is_hidden: true }),
  ];
  await open({ at: '/channelsfree', channels });
  await expect.poll(cards).toEqual([expect.stringContaining('Канал А')]);
});

const NIGHT = { id: 10, slug: 'night', name: 'Ночные', channels: [2], tags: ['is_adult'] };

it('CHAN-051 what is in a category for adults is shown to whoever has passed the check of a channel for adults', async () => {
  await open({ at: '/channels/night', categories: [NIGHT] });
  await expect.element(page.getByText('Эта категория для взрослых.', { exact: false })).toBeVisible();
  // The gate asks who is there, and this site knows nobody.
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  expect(cards()).toEqual([]);
});

it('CHAN-051 a category for adults is unknown to a child, whatever is in it', async () => {
  await open({ at: '/channels/night', categories: [NIGHT], role: 'child' });
  await expect.element(page.getByRole('heading', { name: 'Такой категории нет' })).toBeVisible();
});

it.each([
  [2, true],
  [1, false],
])('CHAN-044 of %i categories with channels there is a choice: %s', async (count, isOffered) => {
  const categories = CATEGORIES.slice(0, count);
  for (const at of ['/channels', '/channels/all/c1']) {
    const { unmount } = await open({ at, categories });
    await expect.poll(() => cards().length + names().length).toBeGreaterThan(0);
    expect(page.getByRole('navigation', { name: 'Категории каналов' }).query() !== null).toBe(isOffered);
    unmount();
  }
});

it('CHAN-047 a service without categories shows all of its channels', async () => {
  await open({ at: '/channels', categories: [] });
  await expect.poll(() => cards().length).toBeGreaterThanOrEqual(CHANNELS.length);
});

it('CHAN-063 a channel for adults is not remembered as watched', async () => {
  const { services } = await open({ at: '/channels/all/c5' });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('2');
  await isAt('/channels/all-of-them/c2');
  const remembered = () => Object.values(JSON.parse(services.storage.get(STORED.lastChannels) ?? '{}') as object);
  await expect.poll(remembered).toEqual([[2]]);
});

it('CHAN-002 CHAN-062 a channel that is not open is not remembered as watched', async () => {
  const { services } = await open({ at: '/channels/all/c3' });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('4');
  await isAt('/channels/all-of-them/c4');
  await userEvent.keyboard('2');
  await isAt('/channels/all-of-them/c2');
  const remembered = () => Object.values(JSON.parse(services.storage.get(STORED.lastChannels) ?? '{}') as object);
  await expect.poll(remembered).toEqual([[2]]);
});

it('CHAN-005 an unknown category says so and leads to all channels', async () => {
  await open({ at: '/channels/no-such' });
  await expect.element(page.getByRole('heading', { name: 'Такой категории нет' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Все каналы' })).toHaveAttribute('href', '/channels/all');
});

it('CHAN-037 CHAN-038 CHAN-039 what has not begun or may not be seen is a button that says why', async () => {
  await open({ at: '/channels/all/c1' });
  await page.getByRole('button', { name: /Скоро будет.*Ещё не началась/ }).click();
  await expect.element(page.getByText('Эта передача ещё не началась.')).toBeVisible();
  await page.getByRole('button', { name: /Запретное/ }).click();
  await expect.element(page.getByText('так решил правообладатель', { exact: false })).toBeVisible();
  await isAt('/channels/all/c1');
});
