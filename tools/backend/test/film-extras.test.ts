import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANNOUNCED_MOVIE_ID, POINTED_MOVIE_ID } from '../src/seed/movies.ts';
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

async function streamOf(id: number) {
  const { body: film } = await viewer.api.get(`/v2/contents/${id}`);
  return (await viewer.api.get(`/v2/libraries/${film.library_id}/contents/${id}/stream`)).body;
}

test('PLAY-031 CTRL-009 a film of the demo has buttons and highlights on its timeline', async () => {
  const { playback_points: points } = await streamOf(POINTED_MOVIE_ID);
  const actions = points.flatMap(({ button }: { button?: { action: string } }) => button?.action ?? []);
  expect(actions).toEqual(['skip', 'start', 'finish']);
  expect(points.filter(({ type }: { type: string }) => type === 'highlights')).toHaveLength(3);
});

test('PLAY-012 PLAY-013 ENG-043 another one has an announcement before it that really plays, and a second address', async () => {
  const { packshots, hls, hls_mbr: mbr } = await streamOf(ANNOUNCED_MOVIE_ID);
  expect(mbr).toBe(hls);
  expect(packshots).toHaveLength(1);
  const playlist = await fetch(packshots[0].url);
  expect(playlist.status).toBe(200);
  expect(await playlist.text()).toContain('#EXTM3U');
});
