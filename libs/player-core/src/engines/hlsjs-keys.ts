import type { ErrorData, Fragment } from 'hls.js';
import type { ErrorCode, Severity } from '../errors/catalogue.ts';

/** What is read of a key of hls.js. */
interface Key {
  readonly uri: string;
  readonly method: string;
  readonly keyFormat: string;
  readonly key: Uint8Array | null;
}

export interface KeyTrouble {
  readonly code: ErrorCode;
  readonly severity: Severity;
}

/** What a key is when it is the key itself; everything else names a system of licences. */
const IDENTITY = 'identity';
const KEY_BYTES = 16;
const NAMES_A_CODEC: ReadonlySet<string> = new Set(['bufferAddCodecError', 'bufferIncompatibleCodecsError']);
/** hls.js tries the other renditions, and of a live one every segment: the third failure in a row is one too many. */
const FAILURES = 3;

/** Finds the key behind an error of hls.js, which tells of what it could not read: with a wrong key every segment is noise. */
export class KeyWatch {
  /** Addresses of keys that opened something. */
  readonly #proven = new Set<string>();
  #failures = 0;
  /** A segment is being opened by a key that has opened nothing yet. */
  #isTrying = false;
  /** hls.js goes on from a key that failed to the next segment, and has not been seen to cut it off yet. */
  #isGoingOn = false;

  /** A segment is here: what comes of it tells of its key. */
  onLoaded({ decryptdata }: Pick<Fragment, 'decryptdata'>): void {
    const isOpened = decryptdata !== null && decryptdata.method !== 'NONE';
    this.#isTrying = isOpened && !this.#proven.has(decryptdata.uri);
  }

  /** A segment was worked through: noise leaves nothing behind. */
  onArrived({ decryptdata, elementaryStreams }: Pick<Fragment, 'decryptdata' | 'elementaryStreams'>): void {
    if (!decryptdata || !Object.values(elementaryStreams).some(Boolean)) return;
    this.#failures = 0;
    this.#isTrying = false;
    this.#isGoingOn = false;
    this.#proven.add(decryptdata.uri);
  }

  /** @returns what the key did, `null` where the error has another cause */
  causeOf({ details, fatal, frag }: Pick<ErrorData, 'details' | 'fatal' | 'frag'>): KeyTrouble | null {
    // One key in 256 makes noise that passes for media, of a codec that nobody has.
    if (this.#isTrying && NAMES_A_CODEC.has(details)) return this.#failed('KEY_WRONG', true);
    const key: Key | null | undefined = frag?.decryptdata;
    if (details === 'keyLoadError' || details === 'keyLoadTimeOut') {
      const needsLicence = key !== null && key !== undefined && key.keyFormat !== IDENTITY;
      return this.#failed(needsLicence ? 'KEY_SYSTEM_UNAVAILABLE' : 'KEY_UNREACHABLE', fatal);
    }
    if (!key || key.method === 'NONE') return null;
    if (details !== 'fragParsingError' && details !== 'fragDecryptError') return null;
    const isShort = key.key !== null && key.key.byteLength !== KEY_BYTES;
    if (!isShort && this.#proven.has(key.uri)) return null;
    return this.#failed('KEY_WRONG', fatal || isShort);
  }

  /**
   * Where a key fails before the initialisation is there, hls.js asks for the initialisation anew with the next segment, cuts that segment off
   * together with the old request and then waits for ever.
   * @returns whether this error is that one: loading is to be begun again
   */
  isCutOff({ details }: Pick<ErrorData, 'details'>): boolean {
    if (details !== 'aborted' || !this.#isGoingOn) return false;
    this.#isGoingOn = false;
    return true;
  }

  #failed(code: ErrorCode, isCertain: boolean): KeyTrouble {
    this.#failures += 1;
    const isFatal = isCertain || this.#failures >= FAILURES;
    this.#isGoingOn = !isFatal;
    return { code, severity: isFatal ? 'fatal' : 'warning' };
  }
}
