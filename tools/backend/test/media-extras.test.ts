import { createDecipheriv } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { NOON_MS, openMediaOrigin, readFragment, readPlaylist } from './media-origin.ts';

const origin = openMediaOrigin();
const NUMBER = NOON_MS / 2000 - 5;
afterAll(() => origin.app.close());

const live = (spec: string, file: string) => `/fault/${spec},from=${NOON_MS / 1000}/live/city/${file}`;

test('texts: a channel carries two subtitle tracks, a segment of each for each of the picture, one without a language', async () => {
  const master = await origin.text(live('texts', 'master.m3u8'));
  expect(master).toContain('NAME="English",LANGUAGE="en"');
  expect(master).toMatch(/NAME="Commentary",DEFAULT=NO,AUTOSELECT=NO,URI/);
  const picture = readPlaylist(await origin.text(live('texts', '240p.m3u8')));
  const text = await origin.text(live('texts', 'subtitles.m3u8'));
  expect(readPlaylist(text).sequence).toBe(picture.sequence);
  expect(text).not.toContain('EXT-X-MAP');
  expect(await origin.text(live('texts', `subtitles/${NUMBER}.vtt`))).toContain(`Line ${NUMBER}`);
});

test('a file or a folder fails by its name, and nothing else', async () => {
  const status = async (spec: string, file: string) => (await origin.get(live(`texts,${spec}`, file))).statusCode;
  expect(await status('status=404@subtitles.m3u8', 'subtitles.m3u8')).toBe(404);
  expect(await status('status=404@subtitles.m3u8', 'comments.m3u8')).toBe(200);
  expect(await status('status=404@subtitles:', `subtitles/${NUMBER}.vtt`)).toBe(404);
  expect(await status('status=404@subtitles:', `240p/${NUMBER}.m4s`)).toBe(200);
});

test('key: segments are AES-128, and the key is the right one, another one or too short', async () => {
  const list = await origin.text(live('key=right', '240p.m3u8'));
  const iv = Buffer.from(/IV=0x([0-9a-f]{32})/.exec(list)?.[1] ?? '', 'hex');
  const key = await origin.bytes(live('key=right', 'key.bin'));
  const cipher = createDecipheriv('aes-128-cbc', key, iv);
  const hidden = await origin.bytes(live('key=right', `240p/${NUMBER}.m4s`));
  const plain = await origin.bytes(`/live/city/240p/${NUMBER}.m4s`);
  expect(Buffer.concat([cipher.update(hidden), cipher.final()]).equals(plain)).toBe(true);
  expect((await origin.bytes(live('key=wrong', 'key.bin'))).equals(key)).toBe(false);
  expect(await origin.bytes(live('key=short', 'key.bin'))).toHaveLength(10);
});

test('licence: the list that is named announces the system', async () => {
  expect(await origin.text(live('licence=fairplay@master', 'master.m3u8'))).toContain(
    '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES',
  );
  expect(await origin.text(live('licence=widevine@playlist', '240p.m3u8'))).toMatch(/^#EXT-X-KEY:.*edef8ba9/m);
  expect((await origin.get(live('licence=playready@master', 'master.m3u8'))).statusCode).toBe(400);
});

test('variables: addresses are written with them, and every place of their values is there', async () => {
  expect(await origin.text(live('variables=value', 'master.m3u8'))).toContain('\n240p.{$list}\n');
  expect(await origin.text(live('variables=import', '240p.m3u8'))).toContain('#EXT-X-DEFINE:IMPORT="piece"');
  expect(await origin.text(live('variables=query', 'master.m3u8'))).toContain('240p.{$list}?piece=m4s');
  expect(await origin.text(live('variables=lists', 'master.m3u8'))).not.toContain('DEFINE');
  expect(await origin.text(live('variables=lists', '240p.m3u8'))).toContain(`240p/${NUMBER}.{$piece}`);
});

test('captions: a segment of the picture carries them and is otherwise what it was', async () => {
  const plain = await origin.bytes(`/live/city/240p/${NUMBER}.m4s`);
  const spoken = await origin.bytes(live('captions=unannounced', `240p/${NUMBER}.m4s`));
  expect(spoken.length).toBeGreaterThan(plain.length);
  expect(spoken.includes('GA94')).toBe(true);
  expect(readFragment(spoken)).toEqual(readFragment(plain));
  expect(await origin.text(live('captions=announced', 'master.m3u8'))).toContain('INSTREAM-ID="CC1"');
});

test('stills: the multivariant playlist names lists beside the picture, which are there and fail by their names', async () => {
  expect(await origin.text(live('stills', 'master.m3u8'))).toMatch(/^#EXT-X-IMAGE-STREAM-INF:.*URI="stills\.m3u8"$/m);
  expect(await origin.text(live('stills', 'stills.m3u8'))).toContain('#EXT-X-TILES');
  const status = async (file: string) => (await origin.get(live('stills,status=404@stills.m3u8', file))).statusCode;
  expect([await status('stills.m3u8'), await status('240p.m3u8')]).toEqual([404, 200]);
});
