import { boxesIn, type Box } from './boxes.ts';
import { samplesOf, trackIdOf } from './fragment-samples.ts';

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
