import { boxesIn, childOf, type Box } from './boxes.ts';

export type Sample = readonly [start: number, end: number];

export const trackIdOf = (bytes: Buffer, traf: Box): number =>
  bytes.readUInt32BE(childOf(bytes, traf, 'tfhd').start + 4);

/** Where each sample of a track fragment lies, from `tfhd` and `trun`. */
export function samplesOf(bytes: Buffer, traf: Box, moofStart: number): Sample[] {
  const header = childOf(bytes, traf, 'tfhd');
  const has = (flags: number, flag: number) => (flags & flag) !== 0;
  const headerFlags = bytes.readUInt32BE(header.start) & 0xff_ffff;
  const sizeAt =
    header.start + 8 + [1, 2, 8].reduce((sum, flag) => sum + (has(headerFlags, flag) ? (flag === 1 ? 8 : 4) : 0), 0);
  const defaultSize = has(headerFlags, 0x10) ? bytes.readUInt32BE(sizeAt) : 0;
  const samples: Sample[] = [];
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
