const HEADER_BYTES = 22;

/** A picture as the icon file that is asked for by its name alone: the format holds a PNG as it is. */
export function icoOf(png: Buffer, sidePx: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  // An icon with one picture in it.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // A side of 256 is written as 0.
  header.writeUInt8(sidePx % 256, 6);
  header.writeUInt8(sidePx % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
