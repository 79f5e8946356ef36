import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gradeMatrix } from '../src/images/grade-pixels.ts';
import { PictureCache } from '../src/images/picture-cache.ts';
import { QueueFull } from '../src/work-queue.ts';
import { GRADES } from '../src/seed/scenes.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('the picture cache', () => {
  it('paints two pictures at once, never more', async () => {
    const cache = new PictureCache(folder);
    const finish: (() => void)[] = [];
    let most = 0;
    let busy = 0;
    const paint = async (): Promise<Buffer> => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise<void>((resolve) => finish.push(resolve));
      busy -= 1;
      return Buffer.from('picture');
    };
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => cache.get(name, paint)));
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => finish.length).toBeGreaterThan(0);
      finish.shift()?.();
    }
    expect(await all).toHaveLength(5);
    expect(most).toBe(2);
  });

  it('tries again after a picture that failed, and lets others go on', async () => {
    const cache = new PictureCache(folder);
    await expect(cache.get('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
    expect((await cache.get('a', async () => Buffer.from('second'))).toString()).toBe('second');
    expect(await kept()).toHaveLength(1);
  });

  it('gives the picture although it cannot be kept', async () => {
    const cache = new PictureCache('/dev/null/nowhere');
    expect((await cache.get('a', async () => Buffer.from('picture'))).toString()).toBe('picture');
  });

  it('drops the oldest pictures when they outgrow their room', async () => {
    const cache = new PictureCache(folder);
    for (const name of ['old', 'middle', 'new'])
      await cache.get(name, async () => Buffer.from(`${name}-----`.slice(0, 6)));
    const paths = (await kept()).map((entry) => join(entry.parentPath, entry.name));
    for (const [index, path] of paths.entries()) await utimes(path, 1000 + index, 1000 + index);
    await cache.prune(12);
    expect((await kept()).map((entry) => join(entry.parentPath, entry.name)).sort()).toEqual(paths.slice(1).sort());
  });

  it('keeps to its room while it runs', async () => {
    const cache = new PictureCache(folder, { mostBytes: 100 });
    for (let picture = 0; picture < 60; picture += 1) {
      await cache.get(`picture ${picture}`, async () => Buffer.alloc(10));
      expect((await kept()).length).toBeLessThanOrEqual(10);
    }
    expect((await kept()).length).toBeGreaterThan(5);
  });

  it('counts what stood there before it began', async () => {
    await new PictureCache(folder).get('old', async () => Buffer.alloc(90));
    const cache = new PictureCache(folder, { mostBytes: 100 });
    await cache.prune();
    await cache.get('new', async () => Buffer.alloc(20));
    expect(await kept()).toHaveLength(1);
  });

  it('refuses at once when too many wait, and takes more when they are done', async () => {
    const cache = new PictureCache(folder, { mostWaiting: 1 });
    const finish: (() => void)[] = [];
    const paint = () => new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.from('picture'))));
    const waiting = ['a', 'b', 'c'].map((name) => cache.get(name, paint));
    await expect.poll(() => finish.length).toBe(2);
    await expect(cache.get('d', paint)).rejects.toBeInstanceOf(QueueFull);
    finish.shift()?.();
    finish.shift()?.();
    await expect.poll(() => finish.length).toBe(1);
    finish.shift()?.();
    expect(await Promise.all(waiting)).toHaveLength(3);
    expect((await cache.get('d', async () => Buffer.from('now'))).toString()).toBe('now');
  });
});

describe('grades', () => {
  it('as drawn changes nothing', () => {
    const { matrix, offset } = gradeMatrix('as-drawn');
    [1, 0, 0, 0, 1, 0, 0, 0, 1].forEach((value, index) => expect(matrix[index]).toBeCloseTo(value, 5));
    expect(offset).toEqual([0, 0, 0]);
  });

  it('all the others differ from each other', () => {
    const looks = new Set(GRADES.map((grade) => JSON.stringify(gradeMatrix(grade))));
    expect(looks.size).toBe(GRADES.length);
  });
});
