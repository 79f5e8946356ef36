import { boxesIn, type Box } from './boxes.ts';

export type SegmentTimes = {
  sequenceNumber: number;
  /** Whole seconds that the segment moves on its timeline. */
  shiftSeconds: number;
  /** Ticks per second by track id. */
  timescales: Readonly<Record<string, number>>;
};

/**
 * A copy of a fragmented MP4 segment at another place of the timeline: `mfhd` gets the sequence number and the 64-bit
 * `tfdt` of every track moves by the same whole seconds, each in its own timescale, so that nothing is rounded.
 * @throws RangeError when the segment is not what `tools/media` writes, or would begin before zero.
 */
export function retimeSegment(segment: Buffer, { sequenceNumber, shiftSeconds, timescales }: SegmentTimes): Buffer {
  const bytes = Buffer.from(segment);
  for (const moof of boxesIn(bytes, 0, bytes.length)) {
    if (moof.type !== 'moof') continue;
    for (const box of boxesIn(bytes, moof.start, moof.end)) {
      if (box.type === 'mfhd') bytes.writeUInt32BE(sequenceNumber, box.start + 4);
      if (box.type === 'traf') moveTrack(bytes, box, shiftSeconds, timescales);
    }
  }
  return bytes;
}

function moveTrack(bytes: Buffer, traf: Box, shiftSeconds: number, timescales: SegmentTimes['timescales']): void {
  const boxes = [...boxesIn(bytes, traf.start, traf.end)];
  const header = boxes.find(({ type }) => type === 'tfhd');
  const time = boxes.find(({ type }) => type === 'tfdt');
  if (!header || !time || bytes[time.start] !== 1) throw new RangeError('A track fragment has no 64-bit tfdt.');
  const timescale = timescales[bytes.readUInt32BE(header.start + 4)];
  if (timescale === undefined) throw new RangeError('A track fragment names a track that the index does not know.');
  const stored = bytes.readBigUInt64BE(time.start + 4);
  bytes.writeBigUInt64BE(stored + BigInt(shiftSeconds) * BigInt(timescale), time.start + 4);
}
