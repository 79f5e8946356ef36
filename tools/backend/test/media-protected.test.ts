import { createDecipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { boxesIn, childOf, type Box } from '../src/media/boxes.ts';
import { samplesOf, trackIdOf } from '../src/media/fragment-samples.ts';
import { openMediaOrigin, readPlaylist } from './media-origin.ts';

const origin = openMediaOrigin();
const boxes = (bytes: Buffer, start = 0, end = bytes.length) => [...boxesIn(bytes, start, end)];

/** What a licence server is asked, and what it answers. */
async function licenceFor(keyId: Buffer, path = '/licence/clearkey') {
  const payload = JSON.stringify({ kids: [keyId.toString('base64url')], type: 'temporary' });
  const headers = { 'content-type': 'application/octet-stream' };
  return origin.app.inject({ method: 'POST', url: path, headers, payload });
}
async function keyFor(keyId: Buffer): Promise<Buffer> {
  const { keys } = (await licenceFor(keyId)).json<{ keys: { kid: string; k: string }[] }>();
  expect(keys.map(({ kid }) => kid)).toEqual([keyId.toString('base64url')]);
  return Buffer.from(keys[0]?.k ?? '', 'base64url');
}

/** Reads the encryption of an initialisation: behind `tenc` stand its fields, the same for all tracks. */
function encryptionOf(init: Buffer) {
  const at = init.indexOf('tenc', 0, 'latin1') + 4;
  const [version, pattern, ivBytes] = [init[at], init[at + 5], init[at + 7]];
  const keyId = init.subarray(at + 8, at + 24);
  return { version, pattern, ivBytes, keyId, constantIv: init.subarray(at + 25, at + 41) };
}

/** The rows of `senc`: start value and parts of each sample. */
function rowsOf(bytes: Buffer, traf: Box, ivBytes: number, count: number) {
  const senc = boxes(bytes, traf.start, traf.end).find(({ type }) => type === 'senc');
  if (!senc) return Array.from({ length: count }, () => ({ iv: Buffer.alloc(0), parts: null }));
  const hasParts = (bytes.readUInt32BE(senc.start) & 2) !== 0;
  expect(bytes.readUInt32BE(senc.start + 4)).toBe(count);
  let at = senc.start + 8;
  return Array.from({ length: count }, () => {
    const iv = bytes.subarray(at, (at += ivBytes));
    if (!hasParts) return { iv, parts: null };
    const parts = Array.from({ length: bytes.readUInt16BE(at) }, (_, n) => ({
      clear: bytes.readUInt16BE(at + 2 + n * 6),
      encrypted: bytes.readUInt32BE(at + 4 + n * 6),
    }));
    at += 2 + parts.length * 6;
    return { iv, parts };
  });
}

/** A decryptor of its own: what it makes must be what the plain address gives. */
async function samplesDecrypted(segment: Buffer, init: Buffer): Promise<Buffer[]> {
  const { keyId, ivBytes = 0, pattern, constantIv } = encryptionOf(init);
  const key = await keyFor(keyId);
  const moof = boxes(segment).find(({ type }) => type === 'moof');
  if (!moof) throw new Error('no moof');
  return boxes(segment, moof.start, moof.end)
    .filter(({ type }) => type === 'traf')
    .flatMap((traf) => {
      const samples = samplesOf(segment, traf, moof.start - 8);
      const rows = rowsOf(segment, traf, ivBytes, samples.length);
      return samples.map(([start, end], index) => {
        const sample = Buffer.from(segment.subarray(start, end));
        const { iv, parts } = rows[index] ?? { iv: Buffer.alloc(0), parts: null };
        const counter = ivBytes && createDecipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(8)]));
        let at = 0;
        for (const { clear, encrypted } of parts ?? [{ clear: 0, encrypted: sample.length }]) {
          at += clear;
          if (counter) counter.update(sample.subarray(at, at + encrypted)).copy(sample, at);
          else {
            const chain = createDecipheriv('aes-128-cbc', key, constantIv).setAutoPadding(false);
            const step = parts && pattern ? 160 : 16;
            for (let block = 0; block + 16 <= encrypted; block += step)
              chain.update(sample.subarray(at + block, at + block + 16)).copy(sample, at + block);
          }
          at += encrypted;
        }
        expect(at).toBe(sample.length);
        return sample;
      });
    });
}

function samplesPlain(segment: Buffer): Buffer[] {
  const moof = boxes(segment).find(({ type }) => type === 'moof');
  if (!moof) throw new Error('no moof');
  return boxes(segment, moof.start, moof.end)
    .filter(({ type }) => type === 'traf')
    .flatMap((traf) => samplesOf(segment, traf, moof.start - 8).map(([start, end]) => segment.subarray(start, end)));
}

describe.each(['cenc', 'cbcs'])('media encrypted with %s', (scheme) => {
  test.each(['vod/city/60/432p/3.m4s', 'film/film/240p/3.m4s', 'film/film/audio-ru/3.m4s'])(
    '%s is what it was before, to whoever has the licence',
    async (path) => {
      const plain = await origin.bytes(`/${path}`);
      const encrypted = await origin.bytes(`/protected/${scheme}/${path}`);
      const init = await origin.bytes(`/protected/${scheme}/${path.replace(/\d\.m4s$/, 'init-0.mp4')}`);
      expect(await samplesDecrypted(encrypted, init)).toEqual(samplesPlain(plain));
      const changed = samplesPlain(encrypted).filter((sample, index) => !sample.equals(samplesPlain(plain)[index]!));
      expect(changed.length).toBeGreaterThan(samplesPlain(plain).length * 0.9);
    },
  );

  test('the initialisation names the scheme and the codecs behind it, and every length fits', async () => {
    const init = await origin.bytes(`/protected/${scheme}/vod/city/60/432p/init-0.mp4`);
    expect(init.toString('latin1')).toContain(`schm\0\0\0\0${scheme}`);
    expect(init.toString('latin1')).toMatch(/encv[^]*avcC[^]*frmaavc1[^]*enca[^]*frmamp4a/);
    const walk = (start: number, end: number): void => {
      for (const box of boxes(init, start, end))
        if (['moov', 'trak', 'mdia', 'minf', 'stbl'].includes(box.type)) walk(box.start, box.end);
    };
    expect(() => walk(0, init.length)).not.toThrow();
    expect(encryptionOf(init)).toMatchObject(
      scheme === 'cenc' ? { version: 0, ivBytes: 8 } : { version: 1, ivBytes: 0, pattern: 0x19 },
    );
  });

  test('auxiliary information lies where saio says', async () => {
    const segment = await origin.bytes(`/protected/${scheme}/vod/city/60/432p/3.m4s`);
    const moof = boxes(segment).find(({ type }) => type === 'moof')!;
    for (const traf of boxes(segment, moof.start, moof.end).filter(({ type }) => type === 'traf')) {
      if (scheme === 'cbcs' && trackIdOf(segment, traf) !== 1) continue;
      const saio = childOf(segment, traf, 'saio');
      expect(moof.start - 8 + segment.readUInt32BE(saio.start + 8)).toBe(childOf(segment, traf, 'senc').start + 8);
    }
  });
});

describe('rotation', () => {
  test('another key every so many seconds: in the list, in the initialisation and in the media', async () => {
    const path = '/protected/cenc-10/vod/city/30';
    const list = await origin.text(`${path}/240p.m3u8`);
    const ids = [...list.matchAll(/KEYID=0x([0-9A-F]{32})/g)].map(([, id = '']) => id.toLowerCase());
    expect(new Set(ids).size).toBe(3);
    expect([...list.matchAll(/EXT-X-MAP:URI="240p\/init-(\d)/g)].map(([, turn]) => turn)).toEqual(['0', '1', '2']);
    for (const turn of [0, 1, 2]) {
      const init = await origin.bytes(`${path}/240p/init-${turn}.mp4`);
      expect(encryptionOf(init).keyId.toString('hex')).toBe(ids[turn]);
      const plain = samplesPlain(await origin.bytes(`/vod/city/30/240p/${turn * 5}.m4s`));
      expect(await samplesDecrypted(await origin.bytes(`${path}/240p/${turn * 5}.m4s`), init)).toEqual(plain);
    }
  });

  test('a channel has the same key at the same moment, live and from the archive', async () => {
    const seconds = Math.floor(origin.clock.nowMs / 1000) - 40;
    const keys = async (path: string) =>
      [...(await origin.text(path)).matchAll(/KEYID=\S+?,/g)].map(([attribute]) => attribute);
    const live = await keys('/protected/cbcs-20/live/city/240p.m3u8');
    const archive = await keys(`/protected/cbcs-20/archive/city/${seconds}/240p.m3u8`);
    expect(live.slice(-2)).toEqual(archive.slice(-2));
  });

  test('is asked for in even seconds, as long as segments are', async () => {
    expect((await origin.get('/protected/cenc-9/live/city/master.m3u8')).statusCode).toBe(404);
  });
});

test('a protected list differs from the plain one by keys and initialisations alone', async () => {
  const plain = await origin.text('/live/city/240p.m3u8');
  const list = await origin.text('/protected/cenc/live/city/240p.m3u8');
  const without = (text: string) => text.split('\n').filter((line) => !/^#EXT-X-(MAP|KEY)/.test(line));
  expect(without(list)).toEqual(without(plain));
  expect(readPlaylist(list).segments).toEqual(readPlaylist(plain).segments);
});

test('an MPD names ClearKey, and beside it the systems that players look for, by their ids', async () => {
  const mpd = await origin.text('/protected/cenc/film/film/manifest.mpd');
  const systems = [...mpd.matchAll(/schemeIdUri="urn:uuid:([^"]+)"/g)].map(([, id]) => id);
  expect([...new Set(systems)]).toEqual([
    'e2719d58-a985-b3c9-781a-b030af78d30e',
    'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
    '9a04f079-9840-4286-ab92-e65be0885f95',
  ]);
});

describe('the licence server', () => {
  const keyId = Buffer.alloc(16, 3);

  test('answers the exchange of ClearKey, to any site', async () => {
    const { statusCode, headers } = await licenceFor(keyId);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    const preflight = await origin.app.inject({ method: 'OPTIONS', url: '/licence/clearkey' });
    expect(preflight.headers['access-control-allow-headers']).toBe('Content-Type');
    expect(await keyFor(keyId)).toHaveLength(16);
  });

  test('says what is wrong with a question', async () => {
    for (const payload of ['', '{}', '{"kids":[]}', '{"kids":["short"]}', 'null', '<html>']) {
      const headers = { 'content-type': 'application/octet-stream' };
      const { statusCode } = await origin.app.inject({ method: 'POST', url: '/licence/clearkey', headers, payload });
      expect([payload, statusCode]).toEqual([payload, 400]);
    }
  });

  test('goes wrong by address', async () => {
    const at = async (fault: string, id = keyId) => licenceFor(id, `/licence/clearkey/${fault}`);
    expect((await at('403')).statusCode).toBe(403);
    expect((await at('500')).statusCode).toBe(500);
    expect((await at('empty')).body).toBe('');
    expect((await at('html')).body).toContain('<!doctype html>');
    expect((await at('8002')).body).toBe('ERRORCODE=8002;MESSAGE=Too many devices;ERROR=E17');
    expect((await at('refused-17')).json()).toMatchObject({ errorCode: 17 });
    const first = (await at('twice-a')).json();
    expect((await at('twice-a', Buffer.alloc(16, 4))).json()).toEqual(first);
    expect((await at('twice-b', Buffer.alloc(16, 4))).json()).not.toEqual(first);
    await at('slow');
    expect(origin.waits).toContain(3000);
    expect((await at('nonsense')).statusCode).toBe(404);
  });
});
