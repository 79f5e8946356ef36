export type Box = { type: string; start: number; end: number };

/** The boxes of an MP4 file between two bytes: `start` is behind the header. */
export function* boxesIn(bytes: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > end) throw new RangeError(`A media segment has a broken box at byte ${at}.`);
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size };
    at += size;
  }
}
