import { createCipheriv } from 'node:crypto';
import { boxesIn, boxOf, fullBoxOf, uint32, type Box } from '../boxes.ts';
import { samplesOf, trackIdOf, type Sample } from '../fragment-samples.ts';
import type { Scheme } from './content-key.ts';

/** Bytes of the start value that each sample brings with `cenc`; `cbcs` has one for all. */
export const IV_BYTES = 8;
export const CONSTANT_IV = Buffer.from('livery constant!');
/** With `cbcs` one block of ten is encrypted in the picture. */
export const PATTERN = { encrypted: 1, clear: 9 } as const;

const BLOCK_BYTES = 16;
const NAL_LENGTH_BYTES = 4;
/** Length, type and slice header of a coded picture stay readable. */
const CLEAR_BYTES = 36;
/** A number of two bytes counts what is clear. */
const MOST_CLEAR_BYTES = 0xffff;
const HAS_PARTS = 2;

/** A stretch of a sample: so many bytes in the clear, then so many that are encrypted. */
type Part = { clear: number; encrypted: number };

export type Protecting = {
  scheme: Scheme;
  key: Buffer;
  /** Its pictures keep the heads of their units; every other track is encrypted as a whole. */
  pictureTrackId: number | null;
  /** Of the segment: start values must differ under one key. */
  number: number;
};

/** A copy of a fragmented MP4 segment with encrypted samples, and what a decryptor has to know of each. */
export function protectSegment(segment: Buffer, protecting: Protecting): Buffer {
  const bytes = Buffer.from(segment);
  const parts = [...boxesIn(segment, 0, segment.length)].map((box) =>
    box.type === 'moof' ? protectFragment(bytes, box, protecting) : box,
  );
  return Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : bytes.subarray(part.start - 8, part.end))));
}

/** Encrypts the samples of one fragment where they lie. @returns its `moof`, which has grown */
function protectFragment(bytes: Buffer, moof: Box, protecting: Protecting): Buffer {
  const inner = [...boxesIn(bytes, moof.start, moof.end)];
  const notes = inner.map((box) => (box.type === 'traf' ? protectTrack(bytes, box, moof, protecting) : null));
  const growth = notes.reduce((sum, note) => sum + (note ? lengthWith(note) : 0), 0);
  let at = 8;
  const boxes = inner.map((box, index) => {
    const body = Buffer.from(bytes.subarray(box.start, box.end));
    if (box.type === 'traf') moveData(body, growth);
    const note = notes[index];
    const end = at + 8 + body.length;
    const grown = note ? boxOf(box.type, body, ...boxesOf(note, end)) : boxOf(box.type, body);
    at += grown.length;
    return grown;
  });
  return boxOf('moof', ...boxes);
}

/** What is said of a track's samples: a row for each, in `senc`. */
type Note = { rows: readonly Buffer[]; hasParts: boolean };

function protectTrack(bytes: Buffer, traf: Box, moof: Box, protecting: Protecting): Note | null {
  const { scheme, pictureTrackId, number } = protecting;
  const trackId = trackIdOf(bytes, traf);
  const hasParts = trackId === pictureTrackId;
  const samples = samplesOf(bytes, traf, moof.start - 8);
  const rows = samples.map((sample, index) => {
    const parts = hasParts ? partsOf(bytes, sample) : [{ clear: 0, encrypted: sample[1] - sample[0] }];
    const iv = scheme === 'cenc' ? ivOf(number, trackId, index) : Buffer.alloc(0);
    if (scheme === 'cenc') countThrough(bytes, sample, parts, protecting.key, iv);
    else chainThrough(bytes, sample, parts, protecting.key, hasParts);
    return Buffer.concat([iv, ...(hasParts ? [uint16(parts.length), ...parts.map(rowOf)] : [])]);
  });
  // With one start value for all and samples that are encrypted whole there is nothing to say.
  return scheme === 'cbcs' && !hasParts ? null : { rows, hasParts };
}

/** What a coded picture is made of, unit by unit. */
function partsOf(bytes: Buffer, [start, end]: Sample): readonly Part[] {
  const parts: Part[] = [];
  let clear = 0;
  for (let at = start; at < end;) {
    const length = Math.min(NAL_LENGTH_BYTES + bytes.readUInt32BE(at), end - at);
    const encrypted = Math.max(0, Math.floor((length - CLEAR_BYTES) / BLOCK_BYTES)) * BLOCK_BYTES;
    clear += length - encrypted;
    if (encrypted > 0) clear = pushPart(parts, clear, encrypted);
    at += length;
  }
  if (clear > 0) pushPart(parts, clear, 0);
  return parts;
}

function pushPart(parts: Part[], clear: number, encrypted: number): 0 {
  let rest = clear;
  for (; rest > MOST_CLEAR_BYTES; rest -= MOST_CLEAR_BYTES) parts.push({ clear: MOST_CLEAR_BYTES, encrypted: 0 });
  parts.push({ clear: rest, encrypted });
  return 0;
}

/** The counter runs on from one part to the next. */
function countThrough(bytes: Buffer, [start]: Sample, parts: readonly Part[], key: Buffer, iv: Buffer): void {
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(BLOCK_BYTES - IV_BYTES)]));
  let at = start;
  for (const { clear, encrypted } of parts) {
    at += clear;
    cipher.update(bytes.subarray(at, at + encrypted)).copy(bytes, at);
    at += encrypted;
  }
}

/** The chain begins anew with each part; what does not fill a block stays as it is. */
function chainThrough(bytes: Buffer, [start]: Sample, parts: readonly Part[], key: Buffer, isPattern: boolean): void {
  const step = isPattern ? (PATTERN.encrypted + PATTERN.clear) * BLOCK_BYTES : BLOCK_BYTES;
  let at = start;
  for (const { clear, encrypted } of parts) {
    at += clear;
    const cipher = createCipheriv('aes-128-cbc', key, CONSTANT_IV);
    for (let block = 0; block + BLOCK_BYTES <= encrypted; block += step)
      cipher.update(bytes.subarray(at + block, at + block + BLOCK_BYTES)).copy(bytes, at + block);
    at += encrypted;
  }
}

/** Every place that a `trun` of this `traf` names lies so much further on. */
function moveData(traf: Buffer, growth: number): void {
  for (const { type, start } of boxesIn(traf, 0, traf.length)) {
    const hasOffset = type === 'trun' && (traf.readUInt32BE(start) & 1) !== 0;
    if (hasOffset) traf.writeInt32BE(traf.readInt32BE(start + 8) + growth, start + 8);
  }
}

const SAIO_BYTES = 20;
const SENC_HEADER_BYTES = 16;

/** A row's length is said in one byte. */
const MOST_ROW_BYTES = 0xff;

function sizesOf({ rows }: Note): Buffer {
  const sizes = rows.map(({ length }) => length);
  if (Math.max(...sizes) > MOST_ROW_BYTES) throw new RangeError('A coded picture has too many units to encrypt.');
  return fullBoxOf('saiz', 0, 0, Buffer.from([0]), uint32(rows.length), Buffer.from(sizes));
}

const lengthWith = (note: Note): number =>
  sizesOf(note).length + SAIO_BYTES + SENC_HEADER_BYTES + note.rows.reduce((sum, { length }) => sum + length, 0);

/** @param at where the boxes will stand, from the beginning of the fragment */
function boxesOf(note: Note, at: number): readonly Buffer[] {
  const sizes = sizesOf(note);
  const rowsAt = at + sizes.length + SAIO_BYTES + SENC_HEADER_BYTES;
  return [
    sizes,
    fullBoxOf('saio', 0, 0, uint32(1), uint32(rowsAt)),
    fullBoxOf('senc', 0, note.hasParts ? HAS_PARTS : 0, uint32(note.rows.length), ...note.rows),
  ];
}

const ivOf = (number: number, trackId: number, sample: number): Buffer =>
  Buffer.concat([uint32(number), uint32((trackId << 24) | sample)]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const rowOf = ({ clear, encrypted }: Part): Buffer => Buffer.concat([uint16(clear), uint32(encrypted)]);
