import { boxesOf, find } from './boxes.ts';

export type Sample = { data: Buffer; duration: number; compositionOffset: number; sync: boolean };

/** Samples of one coded track in decode order, with the sample entry (`stsd` payload) that a player needs to decode them. */
export type CodedTrack = { timescale: number; sampleDescription: Buffer; samples: Sample[] };

const SYNC_FLAG_OFF = 0x10000;

/** Reads the video track of a fragmented MP4 as ffmpeg writes it (`frag_keyframe+empty_moov+default_base_moof`). */
export function readFragmentedVideo(file: Buffer): CodedTrack {
  const mediaHeader = find(file, 'moov/trak/mdia/mdhd');
  const timescale = mediaHeader.readUInt32BE(mediaHeader[0] === 1 ? 20 : 12);
  const sampleDescription = find(file, 'moov/trak/mdia/minf/stbl/stsd');
  const samples: Sample[] = [];
  for (const { type, payload, start } of boxesOf(file)) {
    if (type === 'moof') samples.push(...fragmentSamples(payload, file, start - 8));
  }
  return { timescale, sampleDescription, samples };
}

function fragmentSamples(moof: Buffer, file: Buffer, moofStart: number): Sample[] {
  const defaults = trackFragmentHeader(find(moof, 'traf/tfhd'));
  const run = find(moof, 'traf/trun');
  const version = run[0] ?? 0;
  const flags = run.readUInt32BE(0) & 0xffffff;
  const count = run.readUInt32BE(4);
  let at = 8;
  const next = () => run.readUInt32BE((at += 4) - 4);
  let position = moofStart + (flags & 1 ? run.readInt32BE((at += 4) - 4) : 0);
  const firstFlags = flags & 4 ? next() : undefined;
  const samples: Sample[] = [];
  for (let index = 0; index < count; index++) {
    const duration = flags & 0x100 ? next() : defaults.duration;
    const size = flags & 0x200 ? next() : defaults.size;
    const own = flags & 0x400 ? next() : defaults.flags;
    const composition = flags & 0x800 ? (at += 4) : 0;
    const compositionOffset =
      composition === 0 ? 0 : version === 1 ? run.readInt32BE(composition - 4) : run.readUInt32BE(composition - 4);
    const sampleFlags = index === 0 && firstFlags !== undefined ? firstFlags : own;
    samples.push({
      data: file.subarray(position, position + size),
      duration,
      compositionOffset,
      sync: (sampleFlags & SYNC_FLAG_OFF) === 0,
    });
    position += size;
  }
  return samples;
}

function trackFragmentHeader(header: Buffer): { duration: number; size: number; flags: number } {
  const flags = header.readUInt32BE(0) & 0xffffff;
  let at = 8;
  if (flags & 1) at += 8;
  if (flags & 2) at += 4;
  const next = (present: number) => (flags & present ? header.readUInt32BE((at += 4) - 4) : 0);
  return { duration: next(8), size: next(0x10), flags: next(0x20) };
}

/** Raw AAC frames of an ADTS stream; each holds 1024 samples. */
export function readAdtsFrames(stream: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 <= stream.length;) {
    if (stream.readUInt16BE(at) >> 4 !== 0xfff) throw new Error(`No ADTS frame at byte ${at}.`);
    const header = (stream[at + 1] ?? 0) & 1 ? 7 : 9;
    const length = (((stream[at + 3] ?? 0) & 3) << 11) | ((stream[at + 4] ?? 0) << 3) | ((stream[at + 5] ?? 0) >> 5);
    frames.push(stream.subarray(at + header, at + length));
    at += length;
  }
  return frames;
}
