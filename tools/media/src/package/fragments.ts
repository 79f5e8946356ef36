import { box, fullBox, u16, u32, u64 } from './boxes.ts';
import type { Sample } from './samples.ts';

export type Track = {
  id: number;
  handler: 'vide' | 'soun';
  timescale: number;
  /** ISO 639-2, as the media header wants it. */
  language: string;
  width: number;
  height: number;
  sampleDescription: Buffer;
};

const UNITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** The initialisation segment: CMAF brands, one `trak` and one `trex` per track, no edit lists. */
export function initSegment(tracks: readonly Track[]): Buffer {
  const movieHeader = fullBox(
    'mvhd',
    0,
    0,
    u32(0, 0, 1000, 0, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    UNITY_MATRIX,
    u32(0, 0, 0, 0, 0, 0, tracks.length + 1),
  );
  const extends_ = box('mvex', ...tracks.map((track) => fullBox('trex', 0, 0, u32(track.id, 1, 0, 0, 0))));
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(1), Buffer.from('iso6cmfcmp41')),
    box('moov', movieHeader, ...tracks.map(trackBox), extends_),
  ]);
}

function trackBox(track: Track): Buffer {
  const sound = track.handler === 'soun';
  const header = fullBox(
    'tkhd',
    0,
    3,
    u32(0, 0, track.id, 0, 0, 0, 0),
    u16(0, 0, sound ? 0x100 : 0, 0),
    UNITY_MATRIX,
    u32(track.width << 16, track.height << 16),
  );
  const media = fullBox('mdhd', 0, 0, u32(0, 0, track.timescale, 0), u16(packedLanguage(track.language), 0));
  const handler = fullBox(
    'hdlr',
    0,
    0,
    u32(0),
    Buffer.from(track.handler),
    u32(0, 0, 0),
    Buffer.from(`${sound ? 'Sound' : 'Video'}\0`),
  );
  const kind = sound ? fullBox('smhd', 0, 0, u32(0)) : fullBox('vmhd', 0, 1, u16(0, 0, 0, 0));
  const data = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  const table = box(
    'stbl',
    box('stsd', track.sampleDescription),
    fullBox('stts', 0, 0, u32(0)),
    fullBox('stsc', 0, 0, u32(0)),
    fullBox('stsz', 0, 0, u32(0, 0)),
    fullBox('stco', 0, 0, u32(0)),
  );
  return box('trak', header, box('mdia', media, handler, box('minf', kind, data, table)));
}

const packedLanguage = (code: string) =>
  [...code].reduce((bits, letter) => (bits << 5) | (letter.charCodeAt(0) - 0x60), 0);

export type Run = { track: Track; baseDecodeTime: number; samples: readonly Sample[] };

const KEY_FRAME = 0x02000000;
const OTHER_FRAME = 0x01010000;

/** A media segment: one `moof` with a 64-bit `tfdt` for each track, and one `mdat` in the same order. */
export function mediaSegment(sequenceNumber: number, runs: readonly Run[]): Buffer {
  const payloads = runs.map((run) => Buffer.concat(run.samples.map((sample) => sample.data)));
  const build = (offsets: readonly number[]) =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(sequenceNumber)),
      ...runs.map((run, index) => trackFragment(run, offsets[index] ?? 0)),
    );
  // The offsets do not change the size of the moof, so that it can be built once to be measured.
  let position = build([]).length + 8;
  const offsets = payloads.map((payload) => (position += payload.length) - payload.length);
  return Buffer.concat([build(offsets), box('mdat', ...payloads)]);
}

function trackFragment({ track, baseDecodeTime, samples }: Run, dataOffset: number): Buffer {
  const video = track.handler === 'vide';
  const duration = samples[0]?.duration ?? 0;
  if (samples.some((sample) => sample.duration !== duration))
    throw new Error('Samples of one segment differ in duration.');
  const header = fullBox('tfhd', 0, 0x020028, u32(track.id, duration, video ? OTHER_FRAME : KEY_FRAME));
  const time = fullBox('tfdt', 1, 0, u64(baseDecodeTime));
  const run = video
    ? fullBox(
        'trun',
        1,
        0xa05,
        u32(
          samples.length,
          dataOffset,
          KEY_FRAME,
          ...samples.flatMap((sample) => [sample.data.length, sample.compositionOffset]),
        ),
      )
    : fullBox('trun', 1, 0x201, u32(samples.length, dataOffset, ...samples.map((sample) => sample.data.length)));
  return box('traf', header, time, run);
}
