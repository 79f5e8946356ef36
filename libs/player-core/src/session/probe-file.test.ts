import { expect, it } from 'vitest';
import { PlayerError } from '../errors/player-error.ts';
import type { Source } from '../source.ts';
import { withReason } from './probe-file.ts';

const FILM: Source = { kind: 'vod', url: 'https://cdn.test/film.mp4' };
const said = new PlayerError('MANIFEST_UNREACHABLE', {
  severity: 'fatal',
  engine: 'native browser',
  engineCode: 'MediaError 4',
});
const asked = (fetch: () => Promise<Response>, source = FILM) =>
  withReason(said, source, { fetch }, new AbortController().signal);

it.each([
  [200, 'FILE_FOREIGN'],
  [404, 'FILE_UNREACHABLE'],
  [503, 'FILE_UNREACHABLE'],
  [403, 'ACCESS_EXPIRED'],
])('a file that cannot be played and is answered with %i is %s', async (status, code) => {
  expect(await asked(async () => new Response('<!doctype html>', { status }))).toMatchObject({
    code,
    engineCode: 'MediaError 4',
  });
});

it('a stream that the browser fetches by itself has a manifest', async () => {
  const stream = { ...FILM, url: 'https://cdn.test/film.m3u8' };
  expect((await asked(async () => new Response('x'), stream)).code).toBe('MANIFEST_INVALID');
  expect((await asked(async () => new Response('x', { status: 404 }), stream)).code).toBe('MANIFEST_UNREACHABLE');
});

it('a server that no script may read leaves what the browser said', async () => {
  expect(await asked(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(said);
});
