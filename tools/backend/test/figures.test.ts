import { afterAll, beforeAll, expect, test } from 'vitest';
import { percentile, spanOf, spansOfDay, type Play } from '../src/http/figures-of-day.ts';
import type { Backend } from '../src/server.ts';
import { startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let backend: Backend;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ backend, stop } = await startTestBackend());
});
afterAll(() => stop());

const send = async (body: string) => (await fetch(`${backend.apiOrigin}/figures`, { method: 'POST', body })).status;
const desk = async (query = '') => (await fetch(`${backend.apiOrigin}/desk/figures${query}`)).text();
const event = (id: string, name = 'play', fields: object = {}, atMs = TEST_NOW_MS) => ({ id, name, atMs, fields });

test('STAT-034 the configuration says where figures are sent', async () => {
  const answer = await fetch(`${backend.apiOrigin}/v2/platform/configuration`);
  expect(await answer.json()).toMatchObject({ metrics_url: `${backend.apiOrigin}/figures` });
});

test('an event that comes twice is kept once, and one that cannot be read costs itself', async () => {
  const events = [
    event('a', 'see_all'),
    event('b', 'see_all'),
    { id: 5 },
    event('c', '<script>'),
    event('d', 'old', {}, 1),
  ];
  expect(await send(JSON.stringify({ events }))).toBe(204);
  expect(await send(JSON.stringify({ events: events.slice(0, 2) }))).toBe(204);
  const page = await desk();
  expect(page).toContain('<tr><td>see_all<td>2');
  expect(page).not.toContain('script>');
});

test.each(['', 'no json', '{}', '{"events":5}', '[]'])('a body of %j is refused with a sentence', async (body) => {
  expect(await send(body)).toBe(400);
});

test('the desk draws how well it played, and says so where nobody played', async () => {
  const play = {
    outcome: 'played',
    startMs: 420,
    isZap: 0,
    stalls: 1,
    stalledMs: 100,
    watchedMs: 900,
    engine: 'hlsjs',
  };
  await send(JSON.stringify({ events: [event('p', 'playback_quality', play)] }));
  await send(JSON.stringify({ events: [event('v', 'page_quality', { metric: 'LCP', value: 1200, page: '/' })] }));
  const page = await desk();
  expect(page).toContain('<svg');
  expect(page).toContain('<tr><td>hlsjs<td>1<td>420<td>420<td>10.00<td>–');
  expect(page).toContain('<tr><td>/<td>LCP<td>1<td>1200<td>1200');
  expect(await desk('?day=2020-01-01')).toContain('Nothing was counted on this day.');
});

const PLAY: Play = {
  atMs: 0,
  outcome: 'played',
  startMs: 100,
  isZap: false,
  stalledMs: 0,
  watchedMs: 1_000,
  engine: 'hlsjs',
  code: null,
};

test('percentiles are values that were measured', () => {
  expect(percentile([], 50)).toBeNull();
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      95,
    ),
  ).toBe(95);
});

test('a span counts starts apart from changes of the channel, and plays without a picture', () => {
  const span = spanOf([
    PLAY,
    { ...PLAY, isZap: true, startMs: 40 },
    { ...PLAY, outcome: 'left', startMs: null, watchedMs: 0 },
    { ...PLAY, outcome: 'failed', startMs: null, watchedMs: 0, stalledMs: 2_000 },
  ]);
  expect(span).toEqual({
    startP50: 100,
    startP95: 100,
    zapP50: 40,
    stallPercent: 50,
    failedPercent: 25,
    leftPercent: 25,
    plays: 4,
  });
});

test('a day is cut into spans', () => {
  const spans = spansOfDay([PLAY, { ...PLAY, atMs: 3_600_000 }], 0, 3_600_000);
  expect(spans.map(({ plays }) => plays).slice(0, 3)).toEqual([1, 1, 0]);
  expect(spans).toHaveLength(24);
});

test('the desk draws what players say with their requests for media, and nothing of requests that say nothing', async () => {
  const media = async (query: string) => fetch(`${backend.mediaOrigin}/live/city/master.m3u8${query}`);
  await media('');
  await media('?CMCD=%28%28');
  expect(await desk()).not.toContain('Line, as players measure it');
  await media(`?CMCD=${encodeURIComponent('bl=(7200),bs,mtp=(5400),ot=av,sid="play",v=2')}`);
  const page = await desk();
  expect(page).toContain('Line, as players measure it');
  expect(page).toContain('Media ahead of the picture');
  expect(page).toContain('Requests after a picture that had to wait');
  expect(page).not.toMatch(/Media ahead[^<]*<\/figcaption><p class="empty"/);
});
