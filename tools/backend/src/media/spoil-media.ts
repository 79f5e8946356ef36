import { boxesIn, type Box } from './boxes.ts';

/** What of a segment is noise: coded pictures, coded sound, or the lengths by which it is taken apart. */
export type Garbled = 'picture' | 'sound' | 'boxes';

/** A sample entry under another name: the codec of which a browser hears. */
export type SampleEntry = { from: 'avc1' | 'mp4a'; to: string };

/** `tools/media` writes the picture as track 1 and the sound as track 2. */
const TRACK_IDS: Readonly<Record<Garbled, readonly number[]>> = { picture: [1], sound: [2], boxes: [1] };
const SOUND_ID = 2;
/** Length and header of a NAL unit. */
const NAL_LENGTH_BYTES = 4;
const NAL_START_BYTES = 5;

/** A copy of a segment whose samples of one kind are noise. */
export function garbleSegment(segment: Buffer, what: Garbled): Buffer {
  const bytes = Buffer.from(segment);
  for (const moof of boxesIn(bytes, 0, bytes.length)) {
    if (moof.type !== 'moof') continue;
    for (const traf of boxesIn(bytes, moof.start, moof.end)) {
      if (traf.type !== 'traf' || !TRACK_IDS[what].includes(trackIdOf(bytes, traf))) continue;
      for (const [start, end] of samplesOf(bytes, traf, moof.start - 8)) garbleSample(bytes, start, end, what);
    }
  }
  return bytes;
}

/** A copy of an initialisation or a segment without its sound; every other byte stays where it is. */
export function withoutSound(file: Buffer): Buffer {
  const bytes = Buffer.from(file);
  const free = ({ start }: Box) => bytes.write('free', start - 4, 'latin1');
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (box.type !== 'moof' && box.type !== 'moov') continue;
    for (const inner of boxesIn(bytes, box.start, box.end)) {
      if (inner.type === 'traf' && trackIdOf(bytes, inner) === SOUND_ID) free(inner);
      if (inner.type === 'trak' && bytes.subarray(inner.start, inner.end).includes('mp4a')) free(inner);
      if (inner.type !== 'mvex') continue;
      for (const trex of boxesIn(bytes, inner.start, inner.end))
        if (trex.type === 'trex' && bytes.readUInt32BE(trex.start + 4) === SOUND_ID) free(trex);
    }
  }
  return bytes;
}

/** A copy of an initialisation whose picture or sound has another name. */
export function renameSampleEntries(init: Buffer, entries: readonly SampleEntry[]): Buffer {
  const bytes = Buffer.from(init);
  for (const { from, to } of entries) {
    const at = bytes.indexOf(from, bytes.indexOf('stsd'), 'latin1');
    if (at >= 0) bytes.write(to, at, 'latin1');
    if (from !== 'avc1') continue;
    const configuration = bytes.indexOf('avcC', 0, 'latin1');
    if (configuration >= 0) bytes.write(`${to.slice(0, 3)}C`, configuration, 'latin1');
  }
  return bytes;
}

const trackIdOf = (bytes: Buffer, traf: Box): number => bytes.readUInt32BE(boxOf(bytes, traf, 'tfhd').start + 4);

function boxOf(bytes: Buffer, parent: Box, type: string): Box {
  const found = [...boxesIn(bytes, parent.start, parent.end)].find((box) => box.type === type);
  if (!found) throw new RangeError(`A track fragment has no ${type}.`);
  return found;
}

/** Where each sample of a track fragment lies, from `tfhd` and `trun`. */
function samplesOf(bytes: Buffer, traf: Box, moofStart: number): (readonly [start: number, end: number])[] {
  const header = boxOf(bytes, traf, 'tfhd');
  const has = (flags: number, flag: number) => (flags & flag) !== 0;
  const headerFlags = bytes.readUInt32BE(header.start) & 0xff_ffff;
  const sizeAt =
    header.start + 8 + [1, 2, 8].reduce((sum, flag) => sum + (has(headerFlags, flag) ? (flag === 1 ? 8 : 4) : 0), 0);
  const defaultSize = has(headerFlags, 0x10) ? bytes.readUInt32BE(sizeAt) : 0;
  const samples: (readonly [number, number])[] = [];
  for (const run of boxesIn(bytes, traf.start, traf.end)) {
    if (run.type !== 'trun') continue;
    const flags = bytes.readUInt32BE(run.start) & 0xff_ffff;
    const count = bytes.readUInt32BE(run.start + 4);
    let sample = moofStart + (has(flags, 1) ? bytes.readInt32BE(run.start + 8) : 0);
    let row = run.start + 8 + (has(flags, 1) ? 4 : 0) + (has(flags, 4) ? 4 : 0);
    for (let n = 0; n < count; n++) {
      const size = has(flags, 0x200) ? bytes.readUInt32BE(row + (has(flags, 0x100) ? 4 : 0)) : defaultSize;
      samples.push([sample, sample + size]);
      sample += size;
      row += [0x100, 0x200, 0x400, 0x800].filter((flag) => has(flags, flag)).length * 4;
    }
  }
  return samples;
}

function garbleSample(bytes: Buffer, start: number, end: number, what: Garbled): void {
  if (what === 'sound') return fillWithNoise(bytes, start, end);
  if (what === 'boxes') return void bytes.writeUInt32BE(0x7fff_ffff, start);
  for (let at = start; at + NAL_START_BYTES <= end;) {
    const next = at + NAL_LENGTH_BYTES + bytes.readUInt32BE(at);
    fillWithNoise(bytes, at + NAL_START_BYTES, Math.min(next, end));
    at = next;
  }
}

/** The same noise every time; no byte is zero, so that it holds no start code. */
function fillWithNoise(bytes: Buffer, start: number, end: number): void {
  let state = start + 1;
  for (let at = start; at < end; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = 1 + ((state >>> 16) % 255);
  }
}
