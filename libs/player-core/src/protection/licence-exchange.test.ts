import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adapterOf } from './licence-exchange.ts';

const message = Uint8Array.from([0, 255, 16, 32, 62, 63]);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const usual = adapterOf(undefined);

it('CALL-095 a licence is asked for with the message of the key system, as octets', () => {
  expect(usual.headers).toEqual({ 'Content-Type': 'application/octet-stream' });
  for (const keySystem of ['com.widevine.alpha', 'com.microsoft.playready', 'org.w3.clearkey'] as const) {
    expect(usual.body(message, keySystem)).toEqual(message);
    expect(usual.licence(message, keySystem)).toEqual(message);
  }
});

it('CALL-096 FairPlay sends its message as spc, in base64', () => {
  expect(text(usual.body(message, 'com.apple.fps'))).toBe('spc=AP8QID4/');
});

it('CALL-096 the answer for FairPlay is base64 or the licence itself, with or without ends of lines', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
      const licence = Uint8Array.from(bytes);
      const lines = btoa(String.fromCharCode(...licence)).replace(/(.{40})/g, '$1\r\n');
      expect(usual.licence(new TextEncoder().encode(`${lines}\n`), 'com.apple.fps')).toEqual(licence);
      const binary = Uint8Array.from([0, ...licence]);
      expect(usual.licence(binary, 'com.apple.fps')).toEqual(binary);
    }),
  );
});

it('ENG-047 the provider chooses how it is asked; who is not known is asked as everybody is', () => {
  const own = { ...usual, headers: { 'X-Keys': '1' } };
  expect(adapterOf('keyhouse', { keyhouse: own })).toBe(own);
  expect(adapterOf('nobody', { keyhouse: own })).toBe(usual);
  expect(adapterOf('toString')).toBe(usual);
});
