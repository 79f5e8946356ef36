import { createHash } from 'node:crypto';

/** How samples are encrypted: `cenc` counts (AES-CTR), `cbcs` chains every tenth block (AES-CBC), as FairPlay wants it. */
export type Scheme = 'cenc' | 'cbcs';

/** A show in protected form: with another key every so many seconds, where it rotates. */
export type Protect = { scheme: Scheme; rotationSeconds?: number };

export type ContentKey = { keyId: Buffer; key: Buffer };

const KEY_BYTES = 16;

const digest = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest().subarray(0, KEY_BYTES);
};

/** The key of demo content follows from its id, so that the licence server needs no memory. It keeps nothing secret. */
export const keyOfId = (keyId: Buffer): Buffer => digest('livery demo key', keyId);

/** The key of a show, by its name, in one turn of the rotation. */
export function contentKey(showName: string, turn: number): ContentKey {
  const keyId = digest('livery demo key id', showName, String(turn));
  return { keyId, key: keyOfId(keyId) };
}

/** The turn of the rotation at a moment of the media. */
export const turnOf = ({ rotationSeconds }: Protect, mediaSeconds: number): number =>
  rotationSeconds === undefined ? 0 : Math.floor(mediaSeconds / rotationSeconds);
