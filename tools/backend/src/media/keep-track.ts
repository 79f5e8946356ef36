import { boxesIn, boxOf, childOf, rebuilt, type Box } from './boxes.ts';
import { samplesOf, trackIdOf } from './fragment-samples.ts';

/** A copy of an initialisation that has one of its tracks. */
export function keepTrackOfInit(init: Buffer, trackId: number): Buffer {
  const change = (box: Box, whole: Buffer): Buffer | null => {
    if (box.type === 'moov' || box.type === 'mvex') return boxOf(box.type, rebuilt(init, box.start, box.end, change));
    if (box.type === 'trak') return init.readUInt32BE(childOf(init, box, 'tkhd').start + 12) === trackId ? whole : null;
    if (box.type === 'trex') return init.readUInt32BE(box.start + 4) === trackId ? whole : null;
    return whole;
  };
  return rebuilt(init, 0, init.length, change);
}

/** A copy of a segment of one fragment that has one of its tracks: DASH keeps picture and sound apart. */
export function keepTrackOfSegment(segment: Buffer, trackId: number): Buffer {
  const moof = [...boxesIn(segment, 0, segment.length)].find(({ type }) => type === 'moof');
  if (!moof) throw new RangeError('A media segment has no moof.');
  const traf = [...boxesIn(segment, moof.start, moof.end)].find(
    (box) => box.type === 'traf' && trackIdOf(segment, box) === trackId,
  );
  if (!traf) throw new RangeError(`A media segment has no track ${trackId}.`);
  const samples = samplesOf(segment, traf, moof.start - 8);
  const media = segment.subarray(samples[0]?.[0], samples.at(-1)?.[1]);
  const kept = rebuilt(segment, moof.start, moof.end, (box, whole) =>
    box.type !== 'traf' || box.start === traf.start ? whole : null,
  );
  const fragment = boxOf('moof', kept);
  const inner = [...boxesIn(fragment, 8, fragment.length)].find(({ type }) => type === 'traf');
  const run = inner && childOf(fragment, inner, 'trun');
  if (run) fragment.writeInt32BE(fragment.length + 8, run.start + 8);
  return Buffer.concat([fragment, boxOf('mdat', media)]);
}
