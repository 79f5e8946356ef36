import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Track = v.object({
  name: v.string(),
  kind: v.picklist(['video', 'audio']),
  file: v.string(),
  codecs: v.string(),
  /** Bits per second: of the largest segment, and on average. */
  bandwidth: count,
  averageBandwidth: count,
  /** Ticks per second by track id of the file. */
  timescales: v.record(v.string(), count),
  /** Changes with the content; part of every ETag. */
  version: v.string(),
  /** The file is the initialisation segment and then the media segments, end to end. */
  initBytes: count,
  segmentBytes: v.array(count),
  width: v.optional(count),
  height: v.optional(count),
  language: v.optional(v.string()),
  label: v.optional(v.string()),
});

const Text = v.object({ name: v.string(), language: v.string(), label: v.string(), file: v.string() });

const Asset = v.object({
  kind: v.picklist(['loop', 'film']),
  seconds: count,
  stills: v.object({ folder: v.string(), everySeconds: count }),
  tracks: v.array(Track),
  texts: v.array(Text),
});

const Index = v.object({ segmentSeconds: v.literal(2), framesPerSecond: count, assets: v.record(v.string(), Asset) });

export type LoopTrack = v.InferOutput<typeof Track>;
export type LoopAsset = v.InferOutput<typeof Asset>;
export type LoopsIndex = v.InferOutput<typeof Index>;

/** A whole number of AAC frames (1024 samples at 48 kHz) fills only multiples of this, so only they repeat without a seam. */
const SEAMLESS_SECONDS = 8;

/**
 * Reads `loops.json`.
 * @throws Error with one sentence that names the file and what is wrong with it.
 */
export function readLoopsIndex(loopsDir: string): LoopsIndex {
  const path = join(loopsDir, 'loops.json');
  const index = parse(path);
  for (const [key, asset] of Object.entries(index.assets)) {
    if (asset.seconds === 0 || asset.seconds % SEAMLESS_SECONDS !== 0) {
      throw new Error(`${path}: "${key}" lasts ${asset.seconds} s, which is not a multiple of ${SEAMLESS_SECONDS} s.`);
    }
    const bad = asset.tracks.find((track) => track.segmentBytes.length * index.segmentSeconds !== asset.seconds);
    if (bad) throw new Error(`${path}: "${key}/${bad.name}" does not have a segment for every 2 s.`);
  }
  return index;
}

function parse(path: string): LoopsIndex {
  try {
    return v.parse(Index, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(
      `The demo media cannot be read: ${path}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
