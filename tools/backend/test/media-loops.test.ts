import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLoopLibrary } from '../src/media/loop-library.ts';
import { readLoopsIndex } from '../src/media/read-loops-index.ts';
import { LOOPS_DIR, readFragment } from './media-origin.ts';

const library = openLoopLibrary(LOOPS_DIR);

describe('the committed demo media', () => {
  test('are small enough to travel with the repository', async () => {
    const files = (await readdir(LOOPS_DIR, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24 * 1024 * 1024);
  });

  test('are cut into whole GOPs of two seconds whose ends meet, first to last', async () => {
    for (const asset of library.assets.values()) {
      for (const track of asset.tracks) {
        const ends = new Map<number, bigint>();
        for (const index of track.segmentBytes.keys()) {
          for (const { id, start, end, isSync } of readFragment(await library.segment(track, index)).tracks) {
            expect(isSync).toBe(true);
            expect(start).toBe(ends.get(id) ?? 0n);
            ends.set(id, end);
          }
        }
        for (const [id, end] of ends) expect(Number(end) / (track.timescales[id] ?? NaN)).toBe(asset.seconds);
      }
    }
  });

  test('have a still for every segment', async () => {
    for (const asset of library.assets.values()) {
      const stills = await readdir(join(LOOPS_DIR, asset.stills.folder));
      expect(stills).toHaveLength(asset.seconds / 2);
    }
  });
});

test('media that cannot be read are one sentence that names the file', () => {
  expect(() => readLoopsIndex('/nowhere/at/all')).toThrow(
    /^The demo media cannot be read: \/nowhere\/at\/all\/loops\.json: /,
  );
});
