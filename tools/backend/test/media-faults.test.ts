import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FAULTS } from '../src/media/fault-rows.ts';
import { NOON_MS, openMediaOrigin, readFragment, readPlaylist } from './media-origin.ts';

const origin = openMediaOrigin();
const NOON = NOON_MS / 1000;
/** The number of the segment that is on the air at noon. */
const FIRST = NOON / 2;

beforeEach(() => {
  origin.clock.nowMs = NOON_MS;
  origin.waits.length = 0;
});
afterAll(() => origin.app.close());

const after = (seconds: number) => (origin.clock.nowMs = NOON_MS + seconds * 1000);
const live = async (fault: string) =>
  readPlaylist(await origin.text(`/fault/${fault},from=${NOON}/live/city-7/240p.m3u8`));
const status = async (path: string) => (await origin.get(path)).statusCode;

describe('the start of a fault', () => {
  test('is written into the address by a redirect, so that each viewer has an own one', async () => {
    origin.clock.nowMs = NOON_MS + 1500;
    const answer = await origin.get('/fault/status=404@3,kbps=900/live/city-7/master.m3u8?x=1');
    expect(answer.statusCode).toBe(307);
    expect(answer.headers.location).toBe(`/fault/status=404@3,kbps=900,from=${NOON + 1}/live/city-7/master.m3u8?x=1`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test('is not needed by faults that do not count', async () => {
    expect(await status('/fault/latency=5,kbps=900000/live/city-7/master.m3u8')).toBe(200);
  });

  test('is kept by every address of a playlist, since all are relative', async () => {
    const text = await origin.text(`/fault/status=404@3,from=${NOON}/archive/city-7/${NOON - 100}/master.m3u8`);
    const uris = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(uris.every((uri) => !uri.startsWith('/') && !uri.includes(':'))).toBe(true);
  });
});

describe('each fault', () => {
  test('latency: the answer waits', async () => {
    await origin.text('/fault/latency=800/live/city-7/240p.m3u8');
    expect(origin.waits).toEqual([800]);
  });

  test('kbps: a segment takes as long as its bits', async () => {
    const plain = await origin.bytes('/vod/city/100/240p/3.m4s');
    const slow = await origin.bytes('/fault/kbps=400/vod/city/100/240p/3.m4s');
    expect(slow).toEqual(plain);
    const waitedMs = origin.waits.reduce((sum, wait) => sum + wait, 0);
    expect(waitedMs).toBeCloseTo((plain.length * 8) / 400, 3);
    expect(Math.max(...origin.waits)).toBeLessThanOrEqual(51);
  });

  test('slow: one segment takes as long as its bits, and no other', async () => {
    const plain = await origin.bytes('/vod/city/100/240p/3.m4s');
    const path = `/fault/slow=400@3,from=${NOON}/vod/city/100/240p`;
    expect(await origin.bytes(`${path}/3.m4s`)).toEqual(plain);
    const waitedMs = origin.waits.reduce((sum, wait) => sum + wait, 0);
    expect(waitedMs).toBeCloseTo((plain.length * 8) / 400, 3);
    await origin.bytes(`${path}/4.m4s`);
    expect(origin.waits.reduce((sum, wait) => sum + wait, 0)).toBe(waitedMs);
  });

  test('status: one segment of a film, in every rendition, and no other', async () => {
    const path = `/fault/status=503@30,from=${NOON}/vod/city/100`;
    expect(await status(`${path}/240p/30.m4s`)).toBe(503);
    expect(await status(`${path}/720p/30.m4s`)).toBe(503);
    expect(await status(`${path}/240p/29.m4s`)).toBe(200);
    expect(await status(`${path}/240p/31.m4s`)).toBe(200);
  });

  test('status: a live segment is counted from the start, an archive segment from the beginning', async () => {
    after(80);
    const path = `/fault/status=404@30,from=${NOON}`;
    expect(await status(`${path}/live/city-7/240p/${FIRST + 30}.m4s`)).toBe(404);
    expect(await status(`${path}/live/city-7/240p/${FIRST + 29}.m4s`)).toBe(200);
    expect(await status(`${path}/archive/city-7/${NOON - 1000}/240p/${FIRST - 500 + 30}.m4s`)).toBe(404);
    expect(await status(`${path}/archive/city-7/${NOON - 1000}/240p/${FIRST + 30}.m4s`)).toBe(200);
  });

  test('status: a range of segments, or a kind of file, between two moments', async () => {
    const range = `/fault/status=404@3-5,from=${NOON}/vod/city/100/240p`;
    expect(await Promise.all([2, 3, 4, 5, 6].map((number) => status(`${range}/${number}.m4s`)))).toEqual([
      200, 404, 404, 404, 200,
    ]);
    const outage = `/fault/status=503@playlist,after=10,until=20,from=${NOON}/live/city-7`;
    const during: number[] = [];
    for (const seconds of [9, 10, 19, 20]) {
      after(seconds);
      during.push(await status(`${outage}/240p.m3u8`));
    }
    expect(during).toEqual([200, 503, 503, 200]);
    after(15);
    expect(await status(`${outage}/master.m3u8`)).toBe(200);
    expect(await status(`/fault/status=500@init,from=${NOON}/live/city-7/240p/init.mp4`)).toBe(500);
  });

  test('truncate: half a segment that looks whole', async () => {
    const whole = await origin.bytes('/vod/city/100/240p/12.m4s');
    const answer = await origin.get(`/fault/truncate=@12,from=${NOON}/vod/city/100/240p/12.m4s`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(whole.subarray(0, whole.length >> 1));
    expect(answer.headers['content-length']).toBe(String(whole.length >> 1));
  });

  test('close: half a segment, then the connection is gone; stall: then nothing; hang: not even that', async () => {
    await origin.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = origin.app.server.address() as AddressInfo;
    const faulty = (fault: string, number: number, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}/fault/${fault},from=${NOON}/vod/city/100/240p/${number}.m4s`, init);
    const whole = await origin.bytes('/vod/city/100/240p/15.m4s');
    const ending = new AbortController();
    const never = faulty('hang=@15', 15, ending);
    let isAnswered = false;
    never.then(() => (isAnswered = true)).catch(() => undefined);
    const reader = (await faulty('stall=@15', 15, ending)).body!.getReader();
    let came = 0;
    while (came < whole.length >> 1) came += (await reader.read()).value!.length;
    expect(came).toBe(whole.length >> 1);
    const more = reader.read();
    more.then(() => (isAnswered = true)).catch(() => undefined);
    expect((await faulty('hang=@15,stall=@15', 14)).status).toBe(200);
    expect(isAnswered).toBe(false);
    ending.abort();
    await expect(never).rejects.toThrow();
    await expect(more).rejects.toThrow();
    const response = await faulty('close=@15', 15);
    expect(response.headers.get('content-length')).toBe(String(whole.length));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  test('stale: the playlist stops growing, the segments it names stay', async () => {
    after(6);
    const frozen = await live('stale=@2');
    expect(frozen.segments.at(-1)?.number).toBe(FIRST + 1);
    after(40);
    expect(await live('stale=@2')).toEqual(frozen);
    expect(await status(`/fault/stale=@2,from=${NOON}/live/city-7/240p/${FIRST + 1}.m4s`)).toBe(200);
    expect((await live('stale')).segments.at(-1)?.number).toBe(FIRST - 1);
    expect((await live('stale=@2,until=40')).segments.at(-1)?.number).toBe(FIRST + 19);
  });

  test('reset: media sequence begins at 0 again and the past is forgotten', async () => {
    after(79);
    const before = await live('reset=@40');
    expect(before.sequence).toBe(FIRST + 40 - 31);
    after(86);
    const behind = await live('reset=@40');
    expect(behind.sequence).toBe(0);
    expect(behind.segments.map(({ number }) => number - FIRST)).toEqual([40, 41, 42]);
    after(80 + 100);
    expect(await live('reset=@40')).toMatchObject({ sequence: 20 });
  });

  test('gap: the segment is marked and missing', async () => {
    after(50);
    const { segments } = await live('gap=@20');
    expect(segments.filter(({ isGap }) => isGap).map(({ number }) => number - FIRST)).toEqual([20]);
    expect(await status(`/fault/gap=@20,from=${NOON}/live/city-7/240p/${FIRST + 20}.m4s`)).toBe(404);
    expect(await status(`/fault/gap=@20,from=${NOON}/live/city-7/240p/${FIRST + 21}.m4s`)).toBe(200);
  });

  test('discontinuity: marked once, media time begins anew, wall time goes on', async () => {
    after(60);
    const list = await live('discontinuity=@25');
    const breaks = list.segments.filter(({ isDiscontinuity }) => isDiscontinuity);
    expect(breaks.map(({ number }) => number - FIRST)).toEqual([25]);
    expect(breaks[0]?.wallTimeMs).toBe(NOON_MS + 50_000);
    expect(list.discontinuitySequence).toBe(0);
    const path = `/fault/discontinuity=@25,from=${NOON}/live/city-7/240p`;
    const times = async (index: number) => readFragment(await origin.bytes(`${path}/${FIRST + index}.m4s`)).tracks;
    const plain = readFragment(await origin.bytes(`/live/city-7/240p/${FIRST + 24}.m4s`)).tracks;
    expect(await times(24)).toEqual(plain);
    const [video, audio] = await times(25);
    expect(video?.start).toBe(0n);
    expect(audio?.start).toBeLessThan(1024n);
    expect((await times(26)).map(({ start }) => start)).toEqual([video?.end, audio?.end]);
    after(50 + 62);
    expect((await live('discontinuity=@25')).discontinuitySequence).toBe(1);
  });

  test('resize: from the discontinuity on another rendition stands in the place of each', async () => {
    after(60);
    const path = `/fault/resize=@25,from=${NOON}/live/city-7`;
    const lines = (await origin.text(`${path}/240p.m3u8`)).split('\n');
    expect(lines).toContain(`240p/${FIRST + 24}.m4s`);
    const [, ...behind] = lines.join('\n').split('#EXT-X-DISCONTINUITY\n');
    expect(behind.join()).toContain('URI="432p/init.mp4"');
    expect(behind.join()).toContain(`432p/${FIRST + 25}.m4s`);
    expect(await origin.text(`${path}/720p.m3u8`)).toContain(`240p/${FIRST + 25}.m4s`);
    expect(readFragment(await origin.bytes(`${path}/432p/${FIRST + 25}.m4s`)).tracks[0]?.start).toBe(0n);
  });

  test('codecs: the multivariant playlist names another', async () => {
    const codecs = [
      ...(await origin.text('/fault/codecs=dvh1.05.06/live/city-7/master.m3u8')).matchAll(/CODECS="(.*?)"/g),
    ];
    expect(new Set(codecs.map(([, name]) => name))).toEqual(new Set(['dvh1.05.06']));
  });

  test('leap: from a moment on the origin is that much later', async () => {
    after(9);
    expect(await live('leap=120,after=10')).toEqual(await live('latency=0'));
    after(10);
    const leapt = await live('leap=120,after=10');
    after(130);
    expect(leapt).toEqual(await live('latency=0'));
  });

  test('expire: everything is 403 after the time, and well before', async () => {
    after(29);
    expect(await status(`/fault/expire=30,from=${NOON}/live/city-7/240p.m3u8`)).toBe(200);
    after(30);
    for (const file of ['master.m3u8', '240p.m3u8', '240p/init.mp4', `240p/${FIRST + 2}.m4s`]) {
      expect(await status(`/fault/expire=30,from=${NOON}/live/city-7/${file}`)).toBe(403);
    }
  });

  test('instead: a page, JSON, nothing or a bare list comes in place of the file, as if all were well', async () => {
    const master = (what: string) => origin.get(`/fault/instead=${what}@master,from=${NOON}/vod/city/100/master.m3u8`);
    expect(await master('html')).toMatchObject({ statusCode: 200, body: expect.stringMatching(/^<!doctype html>/) });
    expect((await master('json')).headers['content-type']).toContain('application/json');
    expect(await master('nothing')).toMatchObject({ statusCode: 200, body: '' });
    expect((await master('bare')).body).toBe('#EXTM3U\n');
  });

  test.each(['picture', 'sound', 'boxes'])(
    'garble: the %s of one segment is noise of the same length',
    async (what) => {
      const segment = (n: number) => origin.bytes(`/fault/garble=${what}@3,from=${NOON}/vod/city/100/240p/${n}.m4s`);
      const plain = await origin.bytes('/vod/city/100/240p/3.m4s');
      const noise = await segment(3);
      expect(noise).toHaveLength(plain.length);
      expect(noise).not.toEqual(plain);
      expect(await segment(4)).toEqual(await origin.bytes('/vod/city/100/240p/4.m4s'));
    },
  );

  test('silence: from a discontinuity on there is no track of sound', async () => {
    const path = `/fault/silence=@3,from=${NOON}/vod/city/100/240p`;
    const text = await origin.text(`${path}.m3u8`);
    expect(text).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="240p/silent.mp4"\n#EXTINF:2.000,\n240p/3.m4s');
    const tracks = async (file: string) =>
      (await origin.bytes(`${path}/${file}`)).toString('latin1').split('tra').length;
    expect((await tracks('silent.mp4')) - (await tracks('init.mp4'))).toBe(-1);
    expect((await tracks('3.m4s')) - (await tracks('2.m4s'))).toBe(-1);
  });

  test('picture, sound: the initialisation names another codec', async () => {
    const path = '/fault/picture=hvc1,sound=ac-3/vod/city/100/240p/init.mp4';
    const init = (await origin.bytes(path)).toString('latin1');
    expect(init).toMatch(/hvc1.*hvcC.*ac-3/s);
    expect(init).not.toMatch(/avc1|avcC|mp4a/);
  });

  test('twins, impossible, codecs=none, target: what the playlists say', async () => {
    const master = (fault: string) => origin.text(`/fault/${fault}/vod/city/100/master.m3u8`);
    expect(await master('twins')).toMatch(/(#EXT-X-STREAM-INF:.*\n)240p\.m3u8\n\1\/vod\/city\/100\/240p\.m3u8/);
    expect(await master('impossible=1')).toMatch(/\n240p\.m3u8\n.*\nhttp:\/\/\[::1.*\n.*\n720p\.m3u8/);
    expect(await master('codecs=none')).not.toContain('CODECS');
    expect(await origin.text('/fault/target=/vod/city/100/240p.m3u8')).not.toContain('TARGETDURATION');
    expect(await origin.text('/fault/target=soon/vod/city/100/240p.m3u8')).toContain('TARGETDURATION:soon\n');
  });

  test('a whole rendition is one MP4, with the faults of its segments', async () => {
    const plain = await origin.bytes('/vod/city/8/240p.mp4');
    const parts = await Promise.all(
      ['init.mp4', '0.m4s', '1.m4s', '2.m4s', '3.m4s'].map((file) => origin.bytes(`/vod/city/8/240p/${file}`)),
    );
    expect(plain).toEqual(Buffer.concat(parts));
    expect(await origin.bytes(`/fault/garble=sound@2,from=${NOON}/vod/city/8/240p.mp4`)).not.toEqual(plain);
    expect(await status('/live/city-7/240p.mp4')).toBe(404);
  });

  test('is never kept by a cache', async () => {
    const answer = await origin.get('/fault/latency=1/vod/city/100/240p/3.m4s');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what cannot be read', () => {
  test.each([
    'nonsense',
    'latency',
    'latency=fast',
    'status=404',
    'status=200@3',
    'status=404@',
    'gap',
    'truncate=@x',
    'kbps=0x10',
    'expire=-1',
    'codecs="',
    'slow=9',
    'instead=tea@master',
    'garble=@3',
    'picture=x',
    'latency=1,,',
  ])('%s is 400 with a sentence', async (spec) => {
    const answer = await origin.get(`/fault/${spec}/live/city-7/master.m3u8`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/(There is no fault|cannot be read: write) .*See \/fault\.\n$/);
  });

  test('is explained at /fault, one line for each fault', async () => {
    const page = await origin.text('/fault');
    for (const { form, does } of FAULTS)
      expect(page).toMatch(
        new RegExp(
          `^${form.replaceAll(/[|\\{}()[\]^$+*?.]/g, '\\$&')} +${does.replaceAll(/[|\\{}()[\]^$+*?.]/g, '\\$&')}$`,
          'm',
        ),
      );
  });
});
