import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256Hex } from './sha256.ts';

it('gives the digests of the standard', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('agrees with the platform for any text, over the block borders too', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.integer({ min: 50, max: 130 }).map((n) => 'x'.repeat(n)),
  );
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value)));
      expect(sha256Hex(value)).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
    }),
  );
});
