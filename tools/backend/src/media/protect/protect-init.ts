import { boxOf, fullBoxOf, rebuilt, uint32, type Box } from '../boxes.ts';
import type { Scheme } from './content-key.ts';
import { CONSTANT_IV, IV_BYTES, PATTERN } from './protect-segment.ts';

const CONTAINERS: readonly string[] = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
/** Version, flags and the number of entries. */
const STSD_HEADER_BYTES = 8;
const ENTRIES: Readonly<Record<string, string>> = { avc1: 'encv', mp4a: 'enca' };
const SCHEME_VERSION = 0x1_0000;

/** A copy of an initialisation whose samples are said to be encrypted with the key of that id. */
export function protectInit(init: Buffer, scheme: Scheme, keyId: Buffer): Buffer {
  const change = (box: Box, whole: Buffer): Buffer => {
    if (CONTAINERS.includes(box.type)) return boxOf(box.type, rebuilt(init, box.start, box.end, change));
    if (box.type !== 'stsd') return whole;
    const header = init.subarray(box.start, box.start + STSD_HEADER_BYTES);
    return boxOf('stsd', header, rebuilt(init, box.start + STSD_HEADER_BYTES, box.end, protectEntry));
  };
  const protectEntry = ({ type, start, end }: Box, whole: Buffer): Buffer => {
    const name = ENTRIES[type];
    if (name === undefined) return whole;
    const information = boxOf(
      'sinf',
      boxOf('frma', Buffer.from(type, 'latin1')),
      fullBoxOf('schm', 0, 0, Buffer.from(scheme, 'latin1'), uint32(SCHEME_VERSION)),
      boxOf('schi', trackEncryption(scheme, keyId, name === 'encv')),
    );
    return boxOf(name, init.subarray(start, end), information);
  };
  return rebuilt(init, 0, init.length, change);
}

function trackEncryption(scheme: Scheme, keyId: Buffer, isPicture: boolean): Buffer {
  if (scheme === 'cenc') return fullBoxOf('tenc', 0, 0, Buffer.from([0, 0, 1, IV_BYTES]), keyId);
  const pattern = isPicture ? (PATTERN.encrypted << 4) | PATTERN.clear : 0;
  const iv = Buffer.concat([Buffer.from([CONSTANT_IV.length]), CONSTANT_IV]);
  return fullBoxOf('tenc', 1, 0, Buffer.from([0, pattern, 1, 0]), keyId, iv);
}
