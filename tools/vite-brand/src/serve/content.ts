import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from '../site/site.ts';

export type Encoding = 'br' | 'gzip';

/** As small as a content network makes it; takes a second for the framework, so only for what is packed before the first visitor. */
export const SMALLEST = 11;
/** A few per cent larger, in a twentieth of the time: for what a visitor is waiting for. */
const QUICK = 9;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const CACHE = join(ROOT, 'node_modules/.cache/livery-packed');

/** A file as it is sent, in each packing that somebody has asked for. */
export interface Content {
  readonly body: Buffer;
  readonly hash: string;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

export const content = (body: Buffer): Content => ({
  body,
  hash: createHash('sha256').update(body).digest('base64url').slice(0, 20),
  packed: new Map(),
});

/** Packing at the smallest is slow, and six sites share their framework: what was packed once is kept for the next start. */
async function packSmallest({ body, hash }: Content): Promise<Buffer> {
  const file = join(CACHE, `${hash}.br`);
  if (existsSync(file)) return readFileSync(file);
  const packed = await compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: SMALLEST } });
  mkdirSync(CACHE, { recursive: true });
  // Another server may be writing the same file: each writes its own, and the last name given wins.
  writeFileSync(`${file}.${process.pid}`, packed);
  renameSync(`${file}.${process.pid}`, file);
  return packed;
}

/** The file packed, once for all who ask. */
export function pack(file: Content, encoding: Encoding, quality = QUICK): Promise<Buffer> {
  const known = file.packed.get(encoding);
  if (known) return known;
  const packing =
    encoding === 'gzip'
      ? compress.gzip(file.body, { level: 9 })
      : quality === SMALLEST
        ? packSmallest(file)
        : compress.br(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  file.packed.set(encoding, packing);
  return packing;
}
