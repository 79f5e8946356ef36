import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { registerMediaOrigin, type MediaOriginOptions } from '../src/media/register-media-origin.ts';

export const LOOPS_DIR = fileURLToPath(new URL('../../media/loops/', import.meta.url));

/** Noon of some day, and then whatever a test sets. */
export const NOON_MS = Date.UTC(2026, 10, 21, 12);

export type TestOrigin = {
  app: FastifyInstance;
  clock: { nowMs: number };
  /** What faults waited for, in milliseconds; nothing really waits. */
  waits: number[];
  text(path: string, headers?: Record<string, string>): Promise<string>;
  bytes(path: string): Promise<Buffer>;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
};

/** A media origin over the committed loops, with a clock that stands still. */
export function openMediaOrigin(options: Partial<MediaOriginOptions> = {}): TestOrigin {
  const app = fastify({ forceCloseConnections: true });
  const clock = { nowMs: NOON_MS };
  const waits: number[] = [];
  registerMediaOrigin(app, {
    loopsDir: LOOPS_DIR,
    now: () => clock.nowMs,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: path, headers });
  const found = async (path: string, headers?: Record<string, string>) => {
    const answer = await get(path, headers);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  return {
    app,
    clock,
    waits,
    get,
    text: async (path, headers) => (await found(path, headers)).body,
    bytes: async (path) => (await found(path)).rawPayload,
  };
}

export type PlaylistSegment = {
  uri: string;
  number: number;
  seconds: number;
  wallTimeMs: number | undefined;
  isGap: boolean;
  isDiscontinuity: boolean;
};

export type Playlist = {
  sequence: number;
  discontinuitySequence: number;
  type: string | undefined;
  startSeconds: number | undefined;
  targetSeconds: number;
  isComplete: boolean;
  segments: PlaylistSegment[];
};

/** Reads a media playlist as a player would, and knows nothing of how it was written. */
export function readPlaylist(text: string): Playlist {
  const value = (tag: string) => new RegExp(`^#${tag}:(.*)$`, 'm').exec(text)?.[1];
  const segments: PlaylistSegment[] = [];
  let next = { seconds: 0, wallTimeMs: undefined as number | undefined, isGap: false, isDiscontinuity: false };
  for (const line of text.split('\n')) {
    if (line.startsWith('#EXTINF:')) next.seconds = Number(line.slice(8).replace(/,.*$/, ''));
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) next.wallTimeMs = Date.parse(line.slice(25));
    else if (line === '#EXT-X-GAP') next.isGap = true;
    else if (line === '#EXT-X-DISCONTINUITY') next.isDiscontinuity = true;
    else if (line !== '' && !line.startsWith('#')) {
      segments.push({ uri: line, number: Number(/(\d+)\.m4s$/.exec(line)?.[1]), ...next });
      next = { seconds: 0, wallTimeMs: undefined, isGap: false, isDiscontinuity: false };
    }
  }
  return {
    sequence: Number(value('EXT-X-MEDIA-SEQUENCE')),
    discontinuitySequence: Number(value('EXT-X-DISCONTINUITY-SEQUENCE') ?? 0),
    type: value('EXT-X-PLAYLIST-TYPE'),
    startSeconds:
      /TIME-OFFSET=([\d.]+)/.exec(value('EXT-X-START') ?? '')?.[1] === undefined
        ? undefined
        : Number(/TIME-OFFSET=([\d.]+)/.exec(value('EXT-X-START') ?? '')?.[1]),
    targetSeconds: Number(value('EXT-X-TARGETDURATION')),
    isComplete: text.includes('#EXT-X-ENDLIST'),
    segments,
  };
}

export type Fragment = {
  sequenceNumber: number;
  tracks: { id: number; start: bigint; end: bigint; isSync: boolean }[];
};

/** Reads the times of a media segment: where each track begins and ends, in ticks of its timescale. */
export function readFragment(segment: Buffer): Fragment {
  const moof = child(segment, 'moof');
  const tracks = children(moof, 'traf').map((traf) => {
    const header = child(traf, 'tfhd');
    const time = child(traf, 'tfdt');
    const run = child(traf, 'trun');
    if (time[0] !== 1) throw new Error('tfdt is not 64-bit');
    const start = time.readBigUInt64BE(4);
    // default-base-is-moof and default duration, then default flags, as the maker writes them.
    const duration = BigInt(header.readUInt32BE(8));
    const firstFlags = run.readUInt32BE(0) & 4 ? run.readUInt32BE(12) : header.readUInt32BE(12);
    return {
      id: header.readUInt32BE(4),
      start,
      end: start + duration * BigInt(run.readUInt32BE(4)),
      isSync: (firstFlags & 0x10000) === 0,
    };
  });
  return { sequenceNumber: child(moof, 'mfhd').readUInt32BE(4), tracks };
}

function children(bytes: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === type)
      found.push(bytes.subarray(at + 8, at + bytes.readUInt32BE(at)));
  }
  return found;
}

function child(bytes: Buffer, type: string): Buffer {
  const [first] = children(bytes, type);
  if (!first) throw new Error(`no ${type}`);
  return first;
}
