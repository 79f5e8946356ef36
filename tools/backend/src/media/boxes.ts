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

/** A box with its header. */
export function boxOf(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(
    parts.reduce((sum, part) => sum + part.length, header.length),
    0,
  );
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...parts]);
}

/** A box with a version and flags in front of its content. */
export function fullBoxOf(type: string, version: number, flags: number, ...parts: readonly Uint8Array[]): Buffer {
  return boxOf(type, uint32((version << 24) | flags), ...parts);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** @throws RangeError when there is no such box */
export function childOf(bytes: Buffer, parent: Box, type: string): Box {
  const found = [...boxesIn(bytes, parent.start, parent.end)].find((box) => box.type === type);
  if (!found) throw new RangeError(`A box of a media file has no ${type}.`);
  return found;
}

/** The boxes from `start` to `end`, each as `change` makes it: left out where it gives nothing, as it is where it gives it back. */
export function rebuilt(bytes: Buffer, start: number, end: number, change: (box: Box, whole: Buffer) => Buffer | null) {
  const boxes = [...boxesIn(bytes, start, end)].map((box) => change(box, bytes.subarray(box.start - 8, box.end)));
  return Buffer.concat(boxes.filter((box) => box !== null));
}
