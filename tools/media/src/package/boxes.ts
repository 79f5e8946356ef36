/** One ISO base media box: its four-letter type, its payload, and where the payload starts in the file. */
export type Box = { type: string; payload: Buffer; start: number };

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'mvex']);

export function* boxesOf(bytes: Buffer, base = 0): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    let size = bytes.readUInt32BE(at);
    let header = 8;
    if (size === 1) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      header = 16;
    }
    if (size === 0) size = bytes.length - at;
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      payload: bytes.subarray(at + header, at + size),
      start: base + at + header,
    };
    at += size;
  }
}

/** The first box along a path such as `moov/trak/mdia/mdhd`. */
export function find(bytes: Buffer, path: string): Buffer {
  const [type, ...rest] = path.split('/');
  for (const box of boxesOf(bytes)) {
    if (box.type !== type) continue;
    if (rest.length === 0) return box.payload;
    if (CONTAINERS.has(box.type)) return find(box.payload, rest.join('/'));
  }
  throw new Error(`The file has no box ${path}.`);
}

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...parts]);
}

export const fullBox = (type: string, version: number, flags: number, ...parts: readonly Buffer[]) =>
  box(type, u32((version << 24) | flags), ...parts);

export function u32(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => out.writeUInt32BE(value >>> 0, index * 4));
  return out;
}

export function u16(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => out.writeUInt16BE(value, index * 2));
  return out;
}

export function u64(value: number): Buffer {
  const out = Buffer.alloc(8);
  out.writeBigUInt64BE(BigInt(value));
  return out;
}
