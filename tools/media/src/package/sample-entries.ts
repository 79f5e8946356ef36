import { box, boxesOf, fullBox, u16, u32 } from './boxes.ts';

/** The `stsd` payload of AAC-LC, 48 kHz, stereo. */
export function aacDescription(bitsPerSecond: number): Buffer {
  // AudioSpecificConfig: object type 2 (LC), frequency index 3 (48 kHz), 2 channels.
  const config = Buffer.from([0x11, 0x90]);
  const descriptor = (tag: number, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    return Buffer.concat([Buffer.from([tag, body.length]), body]);
  };
  const decoder = descriptor(
    4,
    Buffer.from([0x40, 0x15, 0, 0, 0]),
    u32(bitsPerSecond, bitsPerSecond),
    descriptor(5, config),
  );
  const stream = descriptor(3, u16(1), Buffer.from([0]), decoder, descriptor(6, Buffer.from([2])));
  const entry = box(
    'mp4a',
    u32(0),
    u16(0, 1),
    u32(0, 0),
    u16(2, 16, 0, 0),
    u32(48_000 * 65_536),
    fullBox('esds', 0, 0, stream),
  );
  return Buffer.concat([u32(0, 1), entry]);
}

/** RFC 6381 name of an H.264 track, such as `avc1.4d401f`, read from its decoder configuration. */
export function avcCodec(sampleDescription: Buffer): string {
  const [entry] = boxesOf(sampleDescription.subarray(8));
  // The visual sample entry is 78 bytes long before its own boxes.
  const configuration = entry && [...boxesOf(entry.payload.subarray(78))].find(({ type }) => type === 'avcC')?.payload;
  if (!configuration) throw new Error('The video has no avcC box.');
  return `avc1.${configuration.subarray(1, 4).toString('hex')}`;
}
