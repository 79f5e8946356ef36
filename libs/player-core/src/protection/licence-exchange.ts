import type { KeySystem } from '../source.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** How one provider wants to be asked for a licence, and what it answers. */
export interface LicenceAdapter {
  readonly headers: Readonly<Record<string, string>>;
  /** @param message what the device's key system says */
  body(message: Bytes, keySystem: KeySystem): Bytes;
  /** @returns what the key system takes */
  licence(answer: Bytes, keySystem: KeySystem): Bytes;
}

const FAIRPLAY: KeySystem = 'com.apple.fps';

/** CALL-095, CALL-096 */
const USUAL: LicenceAdapter = {
  headers: { 'Content-Type': 'application/octet-stream' },
  body: (message, keySystem) => (keySystem === FAIRPLAY ? bytesOf(`spc=${base64Of(message)}`) : message),
  licence: (answer, keySystem) => (keySystem === FAIRPLAY ? withoutBase64(answer) : answer),
};

/** Providers that want something of their own, by the name that the server gives them. */
const OWN: Readonly<Record<string, LicenceAdapter>> = {};

/** Who is not known is asked as everybody is. ENG-047 */
export const adapterOf = (provider: string | undefined, own = OWN): LicenceAdapter =>
  (provider !== undefined && Object.hasOwn(own, provider) && own[provider]) || USUAL;

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

const base64Of = (bytes: Bytes): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** An answer in letters is taken for what they stand for; everything else is the licence itself. */
function withoutBase64(answer: Bytes): Bytes {
  const text = Array.from(answer, (byte) => String.fromCharCode(byte)).join('');
  const letters = BASE64.test(text) ? text.replace(/\s/g, '') : '';
  if (letters === '' || letters.length % 4 !== 0) return answer;
  return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
}
