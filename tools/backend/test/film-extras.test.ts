import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANNOUNCED_MOVIE_ID, POINTED_MOVIE_ID, PROTECTED_MOVIE_ID, READ_MOVIE_ID } from '../src/seed/movies.ts';
import { FLAGSHIP_EPISODE_ID } from '../src/seed/series.ts';
import type { Backend } from '../src/server.ts';
import { memberOf } from './sales-desk.ts';
import { startTestBackend, type SignedIn } from './test-backend.ts';

let backend: Backend;
let stop: () => Promise<void>;
let viewer: SignedIn;

beforeAll(async () => {
  ({ backend, stop } = await startTestBackend());
  viewer = await memberOf(backend);
});
afterAll(() => stop());

type Point = { type: string; start: number; end: number; button?: { action: string } };
const actionsOf = (points: readonly Point[]) => points.flatMap(({ button }) => button?.action ?? []);

async function streamOf(id: number) {
  const { body: film } = await viewer.api.get(`/v2/contents/${id}`);
  return (await viewer.api.get(`/v2/libraries/${film.library_id}/contents/${id}/stream`)).body;
}

test('PLAY-031 CTRL-009 a film of the demo has buttons and highlights on its timeline', async () => {
  const { playback_points: points } = await streamOf(POINTED_MOVIE_ID);
  expect(actionsOf(points)).toEqual(['skip', 'start', 'finish']);
  expect(points.filter(({ type }: Point) => type === 'highlights')).toHaveLength(3);
});

test('PLAY-034 an episode of the demo has a button that leads on to the next', async () => {
  const { playback_points: points } = await streamOf(FLAGSHIP_EPISODE_ID);
  expect(actionsOf(points)).toEqual(['skip', 'next']);
});

test('PLAY-012 PLAY-013 CTRL-055 ENG-043 another one has an announcement before it that really plays, with stills of its own', async () => {
  const { packshots, hls, hls_mbr: mbr } = await streamOf(ANNOUNCED_MOVIE_ID);
  expect(mbr).toBe(hls);
  expect(packshots).toHaveLength(1);
  const [{ url, img, screenshot_url: folder, screenshot_timings: timings }] = packshots;
  const playlist = await fetch(url);
  expect(playlist.status).toBe(200);
  expect(await playlist.text()).toContain('#EXTM3U');
  const { seek_points: points } = (await (await fetch(timings)).json()) as { seek_points: { index: number }[] };
  expect(points).toContainEqual({ position: 22_000, index: 22 });
  for (const still of [img, `${folder}${points.at(-1)?.index}.jpg`])
    expect((await fetch(still)).headers.get('content-type')).toBe('image/jpeg');
});

test.each([
  [PROTECTED_MOVIE_ID, false],
  [READ_MOVIE_ID, true],
])('ENG-048 ENG-049 a protected film of the demo names its stills, and one is to be read: %i', async (id, isRead) => {
  const { drm, img } = await streamOf(id);
  expect(img).toBeUndefined();
  expect(drm.force_subtitles).toBe(isRead);
  expect((await fetch(`${drm.thumbUrl}6.jpg`)).headers.get('content-type')).toBe('image/jpeg');
});
