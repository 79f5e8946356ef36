import { boxesIn, type Box } from './boxes.ts';

/** Control codes of CEA-608, channel 1: begin a caption that is not yet shown, its row, show it. Each is sent twice, as encoders do. */
const LOAD = [0x14, 0x20, 0x14, 0x20, 0x14, 0x2e, 0x14, 0x2e];
const BOTTOM_ROW = [0x14, 0x70, 0x14, 0x70];
const SHOW = [0x14, 0x2f, 0x14, 0x2f];

/**
 * A copy of a media segment whose first picture carries a CEA-608 caption, which stands until the next one: an SEI message in front of the
 * picture, and the sizes and places in `trun` that follow from it.
 * @throws RangeError when the segment has no AVC track as `tools/media` writes it
 */
export function addCaption(segment: Buffer, text: string): Buffer {
  const boxes = [...boxesIn(segment, 0, segment.length)];
  const moof = boxes.find(({ type }) => type === 'moof');
  const mdat = boxes.find(({ type }) => type === 'mdat');
  if (!moof || !mdat) throw new RangeError('A media segment has no moof or no mdat.');
  const moofStart = moof.start - 8;
  const message = lengthPrefixed(captionMessage(text));
  const runs = [...boxesIn(segment, moof.start, moof.end)]
    .filter(({ type }) => type === 'traf')
    .map((traf) => runOf(segment, traf));
  const picture = runs.find(({ trackId }) => trackId === VIDEO_TRACK);
  if (!picture || picture.firstSizeAt === null) throw new RangeError('A media segment has no picture with sizes.');
  const insertAt = moofStart + picture.dataOffset;
  const bytes = Buffer.concat([segment.subarray(0, insertAt), message, segment.subarray(insertAt)]);
  bytes.writeUInt32BE(mdat.end - mdat.start + 8 + message.length, mdat.start - 8);
  bytes.writeUInt32BE(bytes.readUInt32BE(picture.firstSizeAt) + message.length, picture.firstSizeAt);
  for (const { dataOffset, dataOffsetAt } of runs) {
    if (dataOffset > picture.dataOffset) bytes.writeInt32BE(dataOffset + message.length, dataOffsetAt);
  }
  return bytes;
}

const VIDEO_TRACK = 1;
const HAS_FIRST_FLAGS = 0x4;
const HAS_DURATIONS = 0x100;
const HAS_SIZES = 0x200;

/** Where the `trun` of a track says what about its first sample. */
function runOf(bytes: Buffer, traf: Box) {
  const boxes = [...boxesIn(bytes, traf.start, traf.end)];
  const header = boxes.find(({ type }) => type === 'tfhd');
  const run = boxes.find(({ type }) => type === 'trun');
  if (!header || !run) throw new RangeError('A track fragment has no tfhd or no trun.');
  const flags = bytes.readUInt32BE(run.start) & 0xffffff;
  const dataOffsetAt = run.start + 8;
  const samplesAt = dataOffsetAt + 4 + (flags & HAS_FIRST_FLAGS ? 4 : 0);
  return {
    trackId: bytes.readUInt32BE(header.start + 4),
    dataOffset: bytes.readInt32BE(dataOffsetAt),
    dataOffsetAt,
    firstSizeAt: flags & HAS_SIZES ? samplesAt + (flags & HAS_DURATIONS ? 4 : 0) : null,
  };
}

/** SEI, user data registered by ITU-T T.35 of the ATSC ("GA94"), closed captions: all pairs on one picture. */
function captionMessage(text: string): Buffer {
  const letters = [...Buffer.from(text.length % 2 ? `${text} ` : text, 'latin1')];
  const pairs = [...LOAD, ...BOTTOM_ROW, ...letters, ...SHOW].map(withOddParity);
  const triplets = pairs.flatMap((byte, index) => (index % 2 ? [byte] : [0xfc, byte]));
  const count = pairs.length / 2;
  const payload = [0xb5, 0x00, 0x31, ...Buffer.from('GA94'), 0x03, 0x40 | count, 0xff, ...triplets, 0xff];
  return Buffer.from([0x06, 0x04, payload.length, ...payload, 0x80]);
}

function withOddParity(byte: number): number {
  const ones = [...byte.toString(2)].filter((bit) => bit === '1').length;
  return ones % 2 ? byte : byte | 0x80;
}

function lengthPrefixed(unit: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return Buffer.concat([length, unit]);
}
