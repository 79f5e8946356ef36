import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_KINDS } from '../src/images/image-kinds.ts';
import { readImageRequest } from '../src/images/image-request.ts';
import { nextWidth } from '../src/images/picture-sizes.ts';
import { registerImages } from '../src/images/register-images.ts';
import { buildWorld } from '../src/seed/build-world.ts';

/** By `libs/platform/images` and `libs/widgets/pictures`. */
const IMAGE_WIDTHS_ASKED = [32, 64, 96, 160, 240, 320, 480, 640, 720, 828, 960, 1080, 1440, 1920];

const ARTWORK = fileURLToPath(new URL('../artwork/', import.meta.url));
const world = buildWorld();
const film = world.contents.find(({ title }) => title.ru === 'Маяк на Каспии');
const key = film?.artworkKey ?? '';

let app: FastifyInstance;
let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'images-'));
  app = Fastify();
  registerImages(app, { artworkDir: ARTWORK, cacheDir, artworks: world.artworks });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

async function sizeOf(url: string): Promise<readonly [number, number]> {
  const { rawPayload } = await get(url);
  const { width, height } = await sharp(rawPayload).metadata();
  return [width, height];
}

/** How far two pictures are apart: the mean difference of their pixels. */
async function distance(one: string, other: string): Promise<number> {
  const raw = async (url: string): Promise<Buffer> =>
    sharp((await get(url)).rawPayload)
      .resize(48, 72, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [left, right] = [await raw(one), await raw(other)];
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}

describe('shapes and sizes', () => {
  it.each([
    ['poster', key, 320, 480],
    ['cover', key, 320, 180],
    ['wide', key, 320, 180],
    ['hero', key, 640, 360],
    ['banner', 'pr21', 540, 180],
    ['news', 'n1', 320, 180],
    ['square', key, 192, 192],
    ['portrait', 'p501', 160, 160],
    ['avatar', 'av1', 96, 96],
    ['logo', 'ch101', 96, 96],
    ['icon', 'i-home', 48, 48],
  ])('a %s has its own shape', async (kind, name, width, height) => {
    expect(await sizeOf(`/images/${kind}/${name}.jpg?w=${width}`)).toEqual([width, height]);
  });

  it.each([
    ['cover', 'w=540&h=180', 540, 180],
    ['cover', 'w=500&h=167', 540, 180],
    ['cover', 'w=100&h=101', 128, 128],
    ['cover', 'w=64&h=9999', 64, 114],
    ['poster', 'h=300', 240, 360],
    ['poster', 'w=300', 320, 480],
  ])('ROWS-099 a %s of %s is cut to the next size up, in the nearest shape', async (kind, query, width, height) => {
    expect(await sizeOf(`/images/${kind}/${key}.jpg?${query}`)).toEqual([width, height]);
  });

  it('whatever is asked for, pictures come in a bounded number of sizes', () => {
    const sizes = new Set<string>();
    for (let w = 0; w < 4000; w += 7)
      for (let h = 0; h < 4000; h += 131) {
        const { width, height } = readImageRequest('cover', 'c1.jpg', { w: String(w), h: String(h) });
        sizes.add(`${width}x${height}`);
      }
    expect(sizes.size).toBeLessThanOrEqual(24 * 9);
  });

  it('every width that the sites ask for is one of the ladder', () => {
    const asked = [...IMAGE_WIDTHS_ASKED, ...Object.values(IMAGE_KINDS).map(({ width }) => width)];
    expect(asked.filter((width) => nextWidth(width) !== width)).toEqual([]);
  });

  it('sizes are kept between 16 and 2160 pixels', async () => {
    expect(await sizeOf('/images/logo/ch101.jpg?w=1')).toEqual([16, 16]);
    expect(await sizeOf('/images/logo/ch101.jpg?w=99999')).toEqual([2160, 2160]);
  });
});

describe('formats', () => {
  it.each([
    ['jpg', '', 'image/jpeg', 'jpeg'],
    ['webp', '', 'image/webp', 'webp'],
    ['jpg', '&format=avif', 'image/avif', 'heif'],
    ['png', '', 'image/png', 'png'],
  ])('ROWS-098 %s with "%s" answers %s', async (extension, query, type, format) => {
    const answer = await get(`/images/cover/${key}.${extension}?w=160${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
  });

  it('marks and icons come as SVG too, paintings do not', async () => {
    const mark = await get('/images/logo/ch101.svg');
    expect(mark.headers['content-type']).toContain('image/svg+xml');
    expect(mark.body).toMatch(/^<svg /);
    expect((await get(`/images/cover/${key}.svg`)).statusCode).toBe(400);
  });

  it('DATA-002 a mark has a coloured, a light and a dark face', async () => {
    const faces = await Promise.all(
      ['color', 'light', 'dark'].map(async (tone) => (await get(`/images/logo/ch101.svg?tone=${tone}`)).body),
    );
    expect(new Set(faces).size).toBe(3);
  });

  it('lettering alone is transparent and follows its text', async () => {
    const { rawPayload } = await get(`/images/title/${key}.ru.png?w=400`);
    const { hasAlpha, width, height } = await sharp(rawPayload).metadata();
    expect(hasAlpha).toBe(true);
    expect(width).toBe(400);
    expect(height).toBeLessThan(400);
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[3]?.min).toBe(0);
    expect(channels[3]?.max).toBe(255);
  });

  it('lettering is cut to its letters, so that it fills the place that a page has for it', async () => {
    const { rawPayload } = await get(`/images/title/${key}.ru.png?w=640`);
    const { info } = await sharp(rawPayload).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(640 * 0.9);
  });
});

describe('what a picture shows', () => {
  it('two titles of one scene do not look the same', async () => {
    const twins = world.artworks
      .filter(
        ({ drawing, title }) => title !== undefined && drawing.type === 'scene' && drawing.scene === 'steppe-riders',
      )
      .slice(0, 4);
    expect(twins).toHaveLength(4);
    for (const [index, one] of twins.entries()) {
      for (const other of twins.slice(index + 1)) {
        expect(
          await distance(`/images/cover/${one.key}.jpg?w=240`, `/images/cover/${other.key}.jpg?w=240`),
        ).toBeGreaterThan(4);
      }
    }
  });

  it('a poster carries its title in the wanted language, a cover never', async () => {
    const poster = (language: string): string => `/images/poster/${key}.${language}.jpg?w=240`;
    expect(await distance(poster('ru'), poster('kk'))).toBeGreaterThan(1);
    expect(await distance(poster('ru'), poster('none'))).toBeGreaterThan(1);
    expect(await distance(`/images/cover/${key}.ru.jpg?w=240`, `/images/cover/${key}.kk.jpg?w=240`)).toBe(0);
    expect(await distance(`/images/poster/${key}.jpg?w=240&lang=uz`, poster('uz'))).toBe(0);
  });

  it('a hero is lettered on request only', async () => {
    expect(await distance(`/images/hero/${key}.jpg?w=320`, `/images/hero/${key}.en.jpg?w=320`)).toBeGreaterThan(0.5);
  });

  it('the placeholder colour is near the picture’s own', async () => {
    const artwork = world.artworks.find((candidate) => candidate.key === key);
    const { channels } = await sharp((await get(`/images/cover/${key}.jpg?w=160`)).rawPayload).stats();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(artwork?.dominantColor.slice(at, at + 2) ?? '', 16));
    wanted.forEach((value, index) => expect(Math.abs(value - (channels[index]?.mean ?? 0))).toBeLessThan(40));
  });

  it('every drawing in the world can be made', async () => {
    const looks = new Map(
      world.artworks.map((artwork) => [JSON.stringify({ ...artwork.drawing, flip: false, grade: '' }), artwork.key]),
    );
    for (const [drawing, name] of looks) {
      const kind = drawing.includes('"glyph"') ? 'logo' : drawing.includes('"portrait"') ? 'portrait' : 'cover';
      expect((await get(`/images/${kind}/${name}.jpg?w=32`)).statusCode, `${kind} ${name} ${drawing}`).toBe(200);
    }
  }, 60_000);
});

describe('caching', () => {
  it('may be kept for a year, and an unchanged picture is answered with 304', async () => {
    const first = await get(`/images/cover/${key}.jpg?w=160`);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await get(`/images/cover/${key}.jpg?w=160`, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get(`/images/cover/${key}.jpg?w=192`)).headers.etag).not.toBe(first.headers.etag);
    expect((await get(`/images/cover/${key}.jpg?w=159`)).headers.etag).toBe(first.headers.etag);
  });

  it('is made once, kept on disk, and the same when made again', async () => {
    const count = async (): Promise<number> =>
      (await readdir(cacheDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`/images/cover/${key}.jpg?w=400`)));
    expect(await count()).toBe(before + 1);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    await rm(cacheDir, { recursive: true, force: true });
    expect((await get(`/images/cover/${key}.jpg?w=400`)).rawPayload).toEqual(answers[0]?.rawPayload);
    expect((await stat(cacheDir)).isDirectory()).toBe(true);
  });

  it('may be read by any site', async () => {
    expect((await get('/images/logo/ch101.jpg?w=32')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

it('says 503 and when to come back where too many pictures are asked for at once, and makes them later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'busy-images-'));
  const busy = Fastify();
  registerImages(busy, { artworkDir: ARTWORK, cacheDir: folder, artworks: world.artworks, mostWaiting: 3 });
  await busy.ready();
  const keys = world.artworks.filter(({ drawing }) => drawing.type === 'scene').slice(0, 20);
  const all = () => Promise.all(keys.map((artwork) => busy.inject(`/images/cover/${artwork.key}.jpg?w=64`)));
  const first = await all();
  const refused = first.filter(({ statusCode }) => statusCode === 503);
  expect([first.length - refused.length, refused.length]).toEqual([5, 15]);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused[0]?.headers).not.toHaveProperty('etag');
  expect(refused[0]?.json()).toMatchObject({ error: { code: 'busy' } });
  for (const { url } of keys.map((artwork) => ({ url: `/images/cover/${artwork.key}.jpg?w=64` })))
    expect((await busy.inject(url)).statusCode).toBe(200);
  await busy.close();
  await rm(folder, { recursive: true, force: true });
});

describe('wrong addresses', () => {
  it.each([
    ['/images/teapot/c10001.jpg', 400, 'There is no kind of picture called "teapot"'],
    ['/images/poster/c10001', 400, 'A picture is asked for as {key}.jpg'],
    ['/images/poster/C10001.jpg', 400, 'A picture is asked for as {key}.jpg'],
    ['/images/poster/..%2F..%2Findex.json', 400, 'A picture is asked for as {key}.jpg'],
    ['/images/poster/c10001.bmp', 400, 'Pictures do not come as .bmp'],
    ['/images/poster/c10001.jpg?w=wide', 400, 'The parameter w must be a whole number of pixels.'],
    ['/images/poster/c10001.jpg?h=-5', 400, 'The parameter h must be a whole number of pixels.'],
    ['/images/poster/c10001.jpg?w=1&w=2', 400, 'The parameter w must be a whole number of pixels.'],
    ['/images/poster/c10001.jpg?format=gif', 400, 'The parameter format must be one of'],
    ['/images/poster/c10001.jpg?lang=de', 400, 'The parameter lang must be one of'],
    ['/images/poster/c10001.de.jpg', 400, 'The parameter lang must be one of'],
    ['/images/logo/ch101.jpg?tone=pink', 400, 'The parameter tone must be one of'],
    ['/images/title/c10001.jpg', 400, 'Lettering is transparent'],
    ['/images/title/ch101.png', 400, 'This picture has no title to letter.'],
    ['/images/poster/c99999.jpg', 404, 'There is no picture "c99999".'],
  ])('%s answers %i with a sentence', async (url, status, sentence) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: { message: string } }>().error.message).toContain(sentence);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('a folder without artwork is refused at once', () => {
    expect(() => registerImages(Fastify(), { artworkDir: cacheDir, cacheDir, artworks: [] })).toThrow(
      /The artwork cannot be read from/,
    );
  });
});
