import { afterAll, describe, expect, test } from 'vitest';
import { FILMS } from '../src/spots/kind.ts';
import { SPOT_KINDS, spotKind } from '../src/spots/kinds.ts';
import { elementsOf, readXml } from './read-xml.ts';
import { openSpots, SPOTS_ORIGIN } from './spots.ts';
import { vastFaults } from './vast-faults.ts';

const { app, log, to, waits } = openSpots();
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const list = (kind: string) => get(`/spots/list/${kind}?run=test`);
const names = SPOT_KINDS.map(({ name }) => name);
const served = SPOT_KINDS.filter((kind) => 'answer' in kind && !['never', 'drip', 'big', 'bomb'].includes(kind.name));

test('there are more than 45 kinds, each with a name of its own', () => {
  expect(names.length).toBeGreaterThanOrEqual(45);
  expect(new Set(names).size).toBe(names.length);
});

test.each(SPOT_KINDS.filter((kind) => 'at' in kind).map(({ name, ...kind }) => [name, kind] as const))(
  '%s is an address of nobody',
  async (name, kind) => {
    const answer = await list(name);
    expect(answer.statusCode).toBe(307);
    expect(answer.headers.location).toBe('at' in kind && kind.at);
  },
);

/** Kinds that are meant to play in spite of a fault. */
const TOLERATED = ['no-duration', 'buffet-first-empty', 'redirect'];

test.each(
  SPOT_KINDS.filter(({ outcome, name }) => outcome.result === 'plays' && !TOLERATED.includes(name)).map(
    ({ name }) => name,
  ),
)('CALL-093 the list of %s is sound VAST', async (name) => {
  const answer = await list(name);
  expect(answer.statusCode).toBe(200);
  expect(vastFaults(answer.body)).toEqual([]);
});

test.each(served.filter(({ outcome }) => outcome.result === 'plays').map((kind) => [kind.name, kind] as const))(
  'CALL-093 %s leads to the films that its row names',
  async (_, kind) => {
    const { outcome } = kind;
    if (outcome.result !== 'plays') return;
    const found = new Set<string>();
    const visit = async (text: string, left: number): Promise<void> => {
      const list = readXml(text.trim());
      for (const ad of elementsOf(list, 'Ad'))
        if (elementsOf(ad, 'InLine').length > 0) found.add(ad.attributes['id'] ?? '');
      for (const next of elementsOf(list, 'VASTAdTagURI')) {
        const address = new URL(next.text, `${SPOTS_ORIGIN}/spots/list/`);
        if (left > 0 && !address.pathname.endsWith('/never'))
          await visit((await get(address.pathname + address.search)).body, left - 1);
      }
    };
    const first = await list(kind.name);
    await visit(
      first.statusCode === 302 ? (await get(new URL(String(first.headers.location)).pathname)).body : first.body,
      6,
    );
    for (const spot of outcome.spots) expect([...found]).toContain(spot);
  },
);

describe('what is wrong with the others', () => {
  test.each(['malformed', 'html', 'json', 'empty-body'])('%s is no XML', async (name) => {
    const { body } = await list(name);
    expect(() => readXml(body)).toThrow();
  });

  test.each([
    ['other-root', 'rss'],
    ['old-version', 'VideoAdServingTemplate'],
  ])('%s has the root %s', async (name, root) => {
    expect(readXml((await list(name)).body).name).toBe(root);
  });

  test.each([
    ['missing', 404],
    ['fails', 503],
    ['no-content', 204],
    ['redirect', 302],
    ['redirect-loop', 302],
  ])('%s answers %d', async (name, status) => {
    expect((await list(name)).statusCode).toBe(status);
  });

  test('late and too-late come after their time, and any list after the time of its address', async () => {
    waits.splice(0);
    for (const name of ['late', 'too-late']) await list(name);
    await get('/spots/list/plain?delay=700');
    expect(waits.splice(0)).toEqual([1_500, 30_000, 700]);
  });

  test('drip comes by 20 bytes a second', async () => {
    waits.splice(0);
    const { body } = await list('drip');
    expect(body).toContain('</VAST>');
    expect(waits.splice(0).length).toBe(Math.ceil(Buffer.byteLength(body) / 5));
  });

  test('big is 5 MB of sound VAST', async () => {
    const { rawPayload } = await list('big');
    expect(rawPayload.length).toBeGreaterThan(5_000_000);
  });

  test('closed may not be read by pages of others, all else may', async () => {
    expect((await list('closed')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await list('plain')).headers['access-control-allow-origin']).toBe('*');
  });

  test('a kind that is not there says so', async () => {
    const answer = await list('nonsense');
    expect([answer.statusCode, answer.body]).toEqual([404, 'There is no kind "nonsense"; see /spots.\n']);
  });
});

describe('films', () => {
  test.each(Object.keys(FILMS).flatMap((film) => [`${film}-360p.mp4`, `${film}-720p.mp4`]))(
    '%s is there, whole and in parts',
    async (file) => {
      const whole = await get(`/spots/film/${file}`);
      expect(whole.headers['content-type']).toBe('video/mp4');
      expect(whole.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
      const part = await get(`/spots/film/${file}`, { range: 'bytes=0-9' });
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    },
  );

  test('they are of 2 MiB together at most', async () => {
    const files = Object.keys(FILMS).flatMap((film) => [`${film}-360p.mp4`, `${film}-720p.mp4`]);
    const sizes = await Promise.all(files.map(async (file) => (await get(`/spots/film/${file}`)).rawPayload.length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2 * 1024 * 1024);
  });

  test.each([
    ['missing/tea-360p.mp4', 404],
    ['tea-9999p.mp4', 404],
    ['..%2Fpackage.json', 404],
  ])('%s answers %d', async (path, status) => {
    expect((await get(`/spots/film/${path}`)).statusCode).toBe(status);
  });

  test('noise and a page come in place of a film, slowness with it', async () => {
    const film = await get('/spots/film/lamp-360p.mp4');
    const noise = await get('/spots/film/noise/lamp-360p.mp4');
    expect(noise.rawPayload.length).toBe(film.rawPayload.length);
    expect(noise.rawPayload.toString('latin1', 4, 8)).not.toBe('ftyp');
    expect((await get('/spots/film/page/lamp-360p.mp4')).body).toContain('<title>');
    waits.splice(0);
    await get('/spots/film/slow/lamp-360p.mp4');
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(30_000);
  });
});

describe('what is heard', () => {
  test('ADS-020 CALL-094 lists, events, films, pages and measurements stand in order, apart by run', async () => {
    await get('/spots/list/plain?run=a');
    await get('/spots/told/tea/impression?run=a&cb=12');
    await get('/spots/told/tea/start?run=b');
    await get('/spots/film/tea-360p.mp4?run=a');
    await get('/spots/page/tea?run=a');
    await get('/spots/measure/kz-live?run=a&catid=1&evtp=2');
    const { entries } = JSON.parse((await get('/spots/told?run=a')).body) as { entries: Record<string, unknown>[] };
    expect(entries.map(({ what, name, event, query }) => [what, name, event, query])).toEqual([
      ['list', 'plain', null, {}],
      ['event', 'tea', 'impression', { cb: '12' }],
      ['film', 'tea-360p.mp4', null, {}],
      ['page', 'tea', null, {}],
      ['measure', 'kz-live', null, { catid: '1', evtp: '2' }],
    ]);
    expect(entries.every(({ atMs }) => atMs === 1_000)).toBe(true);
    expect(log.list('b').map(({ event }) => event)).toEqual(['start']);
    await app.inject({ method: 'DELETE', url: '/spots/told?run=a' });
    expect(log.list('a')).toEqual([]);
    expect(log.list('b')).toHaveLength(1);
  });

  test('an advertisement tells under the name of the run that asked for its list', async () => {
    const { body } = await get('/spots/list/plain?run=mine');
    expect(body).toContain(`${SPOTS_ORIGIN}/spots/told/tea/impression?run=mine`);
    expect(to.told('tea')('start')).toBe(`${SPOTS_ORIGIN}/spots/told/tea/start?run=test`);
  });
});

test('the table is there as data, with an address for each kind', async () => {
  const { kinds } = JSON.parse((await get('/spots/kinds?run=mine')).body) as {
    kinds: { name: string; address: string }[];
  };
  expect(kinds.map(({ name }) => name)).toEqual(names);
  expect(kinds.find(({ name }) => name === 'plain')?.address).toBe(`${SPOTS_ORIGIN}/spots/list/plain?run=mine`);
  expect(kinds.find(({ name }) => name === 'unreachable')?.address).toBe('http://nobody.invalid/list');
});

test('the table names every kind with what it does', async () => {
  const { body } = await get('/spots');
  for (const name of names) expect(body).toContain(`>${name}</a>`);
  expect(spotKind('pod')?.does).toContain('by number');
});
