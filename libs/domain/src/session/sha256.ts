/**
 * SHA-256 of a text (as UTF-8), in hex. Written out because the browser's own digest exists in secure contexts only, and set-top
 * boxes load us over plain http. Constants and steps: FIPS 180-4, section 6.2.
 */
export function sha256Hex(text: string): string {
  const primes = firstPrimes(64);
  const round = Uint32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)));
  const hash = Uint32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));
  const blocks = padded(new TextEncoder().encode(text));
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    compress(hash, round, new DataView(blocks.buffer, offset, 64));
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The standard takes its constants from the fractions of the roots of the first primes. */
function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
const fractionBits = (root: number) => ((root % 1) * 2 ** 32) >>> 0;

/** The message, a one bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, message.length * 8);
  return blocks;
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function compress(hash: Uint32Array, round: Uint32Array, block: DataView): void {
  const schedule = new Uint32Array(64);
  for (let t = 0; t < 64; t += 1) {
    if (t < 16) {
      schedule[t] = block.getUint32(t * 4);
      continue;
    }
    const [w15, w2] = [schedule[t - 15]!, schedule[t - 2]!];
    const small0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const small1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    schedule[t] = schedule[t - 16]! + small0 + schedule[t - 7]! + small1;
  }
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + round[t]! + schedule[t]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = hash[index]! + word));
}
