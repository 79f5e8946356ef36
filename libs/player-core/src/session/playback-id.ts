/** A name for one load that nobody else has: 128 random bits in hexadecimal. */
export const newPlaybackId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
