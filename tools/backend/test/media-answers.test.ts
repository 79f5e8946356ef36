import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { NOON_MS, openMediaOrigin } from './media-origin.ts';

const origin = openMediaOrigin();
const SEGMENT = '/vod/city/100/240p/3.m4s';
const NOON = NOON_MS / 1000;

describe('ranges', () => {
  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=10-99999999', 10, undefined],
  ])('%s is that part of the segment', async (range, from, to) => {
    const whole = await origin.bytes(SEGMENT);
    const part = await origin.get(SEGMENT, { range });
    const expected = whole.subarray(from < 0 ? whole.length + from : from, to);
    const start = from < 0 ? whole.length + from : from;
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(expected);
    expect(part.headers['content-range']).toBe(`bytes ${start}-${start + expected.length - 1}/${whole.length}`);
    expect(part.headers['content-length']).toBe(String(expected.length));
  });

  test('outside of the segment are 416 with its length', async () => {
    const whole = await origin.bytes(SEGMENT);
    const answer = await origin.get(SEGMENT, { range: `bytes=${whole.length}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  test('of another version, and several at once, are answered with the whole', async () => {
    expect((await origin.get(SEGMENT, { range: 'bytes=0-9', 'if-range': '"older"' })).statusCode).toBe(200);
    expect((await origin.get(SEGMENT, { range: 'bytes=0-9,20-29' })).statusCode).toBe(200);
    const { etag } = (await origin.get(SEGMENT)).headers;
    expect((await origin.get(SEGMENT, { range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206);
  });
});

describe('every file', () => {
  test.each([
    ['/live/city-7/master.m3u8', 'application/vnd.apple.mpegurl'],
    ['/live/city-7/240p.m3u8', 'application/vnd.apple.mpegurl'],
    ['/live/city-7/240p/init.mp4', 'video/mp4'],
    [SEGMENT, 'video/mp4'],
    ['/film/film/audio-ru/0.m4s', 'audio/mp4'],
    ['/film/film/text-ru.vtt', 'text/vtt; charset=utf-8'],
    ['/thumbs/vod/city/10.jpg', 'image/jpeg'],
  ])('%s has its type, a validator, the clock, and is open to any site', async (path, type) => {
    const answer = await origin.get(path, { origin: 'https://some.site' });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toBe('Date, Content-Length, Content-Range');
    expect(answer.headers.date).toBe(new Date(NOON_MS).toUTCString());
    const again = await origin.get(path, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const head = await origin.app.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
    expect(head.body).toBe('');
  });

  test('that is not there is a short sentence that no cache keeps', async () => {
    for (const path of [
      '/live/city-7/nothing.m3u8',
      '/live/city-7',
      '/vod/city/x/master.m3u8',
      '/film/none/master.m3u8',
      '/live/../etc/passwd',
    ]) {
      const answer = await origin.get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.rawPayload.length).toBeLessThan(200);
    }
    const answer = await origin.get('/live/city-7/nothing.m3u8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test('changes its validator with its content', async () => {
    const etag = async (path: string) => (await origin.get(path)).headers.etag;
    expect(await etag('/vod/city/100/240p/3.m4s')).not.toBe(await etag('/vod/city/100/240p/11.m4s'));
    expect(await etag('/vod/city/100/240p/3.m4s')).not.toBe(await etag('/vod/city/100/432p/3.m4s'));
    const before = await etag('/live/city-7/240p.m3u8');
    origin.clock.nowMs += 2000;
    expect(await etag('/live/city-7/240p.m3u8')).not.toBe(before);
    origin.clock.nowMs = NOON_MS;
  });
});

test('a long playlist is compressed for who can read it', async () => {
  const path = `/programme/city-7/${NOON - 8 * 3600}-${NOON - 3600}/240p.m3u8`;
  const plain = await origin.get(path);
  const packed = await origin.get(path, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers.vary).toBe('Accept-Encoding');
});

describe('thumbnails', () => {
  const picture = async (path: string) => sharp(await origin.bytes(path)).metadata();

  test('CALL-097 are asked for by time, width and height', async () => {
    expect(await picture('/thumbs/vod/city/10.jpg?w=196&h=110')).toMatchObject({
      format: 'jpeg',
      width: 196,
      height: 110,
    });
    expect(await picture('/thumbs/vod/city/10.jpg')).toMatchObject({ width: 320, height: 180 });
    expect(await picture('/thumbs/vod/city/10.jpg?w=190')).toMatchObject({ width: 196, height: 110 });
    expect(await picture('/thumbs/vod/city/10.jpg?h=1')).toMatchObject({ width: 96, height: 54 });
    expect(await picture('/thumbs/vod/city/10.jpg?w=90000&h=abc')).toMatchObject({ width: 320, height: 180 });
  });

  test('show the segment of that time: the same picture one loop later, another in between', async () => {
    const at = (seconds: number) => origin.bytes(`/thumbs/live/stadium-3/${seconds}.jpg`);
    const picture = await at(NOON - 100);
    expect(await at(NOON - 100 - 16)).toEqual(picture);
    expect(await at(NOON - 100 - 8)).not.toEqual(picture);
    const film = (seconds: number) => origin.bytes(`/thumbs/film/film/${seconds}.jpg`);
    expect(await film(10)).not.toEqual(await film(30));
  });

  test('of what has not been shown do not exist', async () => {
    expect((await origin.get(`/thumbs/live/city-7/${NOON}.jpg`)).statusCode).toBe(200);
    expect((await origin.get(`/thumbs/live/city-7/${NOON + 10}.jpg`)).statusCode).toBe(404);
    expect((await origin.get('/thumbs/other/city-7/10.jpg')).statusCode).toBe(404);
    expect((await origin.get('/thumbs/vod/nothing/10.jpg')).statusCode).toBe(404);
  });
});
