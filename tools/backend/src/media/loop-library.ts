import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLoopsIndex, type LoopAsset, type LoopTrack } from './read-loops-index.ts';

/** The demo media on disk. Files are read once, when first asked for (all together they are some 24 MiB). */
export type LoopLibrary = {
  readonly framesPerSecond: number;
  readonly assets: ReadonlyMap<string, LoopAsset>;
  readonly loopKeys: readonly string[];
  init(track: LoopTrack): Promise<Buffer>;
  /** One stored media segment, its times as they lie on disk. */
  segment(track: LoopTrack, index: number): Promise<Buffer>;
  file(path: string): Promise<Buffer>;
};

export function openLoopLibrary(loopsDir: string): LoopLibrary {
  const index = readLoopsIndex(loopsDir);
  const assets = new Map(Object.entries(index.assets));
  const files = new Map<string, Promise<Buffer>>();
  const file = (path: string) => {
    let content = files.get(path);
    if (!content) {
      content = readFile(join(loopsDir, path));
      // A failed read must not be remembered.
      content.catch(() => files.delete(path));
      files.set(path, content);
    }
    return content;
  };
  return {
    framesPerSecond: index.framesPerSecond,
    assets,
    loopKeys: [...assets].flatMap(([key, asset]) => (asset.kind === 'loop' ? [key] : [])).sort(),
    file,
    async init(track) {
      return (await file(track.file)).subarray(0, track.initBytes);
    },
    async segment(track, number) {
      const length = track.segmentBytes[number];
      if (length === undefined) throw new RangeError(`${track.file} has no segment ${number}.`);
      const start = track.segmentBytes.slice(0, number).reduce((sum, bytes) => sum + bytes, track.initBytes);
      return (await file(track.file)).subarray(start, start + length);
    },
  };
}
