import { seeded } from './random.ts';

/** Smooth noise in 0…1 over a lattice that repeats every `period` cells in x, so that a layer can scroll for ever. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

function lattice(seed: string): Float32Array {
  const random = seeded(seed);
  return Float32Array.from({ length: SIZE * SIZE }, random);
}

export function valueNoise(seed: string): (x: number, y: number, period: number) => number {
  const cells = lattice(seed);
  return (x, y, period) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = smooth(x - left);
    const v = smooth(y - top);
    const x0 = wrap(left, period);
    const x1 = wrap(left + 1, period);
    const row0 = (top & (SIZE - 1)) * SIZE;
    const row1 = ((top + 1) & (SIZE - 1)) * SIZE;
    const a = cells[row0 + (x0 & (SIZE - 1))] ?? 0;
    const b = cells[row0 + (x1 & (SIZE - 1))] ?? 0;
    const c = cells[row1 + (x0 & (SIZE - 1))] ?? 0;
    const d = cells[row1 + (x1 & (SIZE - 1))] ?? 0;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** Octaves of noise. `period` is the number of cells of the first octave after which it repeats in x. */
export function fbm(seed: string, octaves: number, period: number): Noise {
  const noise = valueNoise(seed);
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * noise(x * scale, y * scale + octave * 37, period * scale);
      weight *= 0.5;
      scale *= 2;
    }
    return sum / (1 - 0.5 ** octaves);
  };
}

/** Sharp crests: noise folded at its middle, as mountains need. */
export function ridged(seed: string, octaves: number, period: number): Noise {
  const noise = valueNoise(seed);
  return (x, y) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    let previous = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const folded = 1 - Math.abs(2 * noise(x * scale, y * scale + octave * 53, period * scale) - 1);
      const crest = folded * folded;
      sum += weight * crest * previous;
      previous = crest;
      weight *= 0.55;
      scale *= 2;
    }
    return sum;
  };
}

export const clamp = (value: number, low = 0, high = 1) => (value < low ? low : value > high ? high : value);
export const mix = (from: number, to: number, amount: number) => from + (to - from) * amount;
export const smoothstep = (low: number, high: number, value: number) => smooth(clamp((value - low) / (high - low)));

const smooth = (t: number) => t * t * (3 - 2 * t);
const wrap = (value: number, period: number) => ((value % period) + period) % period;
