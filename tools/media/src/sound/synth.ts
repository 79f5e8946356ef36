import { seeded } from '../scenes/random.ts';

export const SAMPLE_RATE = 48_000;

/**
 * Two channels of sound. A circular one has no ends: what rings past the last sample goes on at the first, so that the
 * loop cannot be heard.
 */
export class Sound {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly seconds: number;
  readonly circular: boolean;

  constructor(seconds: number, circular: boolean) {
    this.seconds = seconds;
    this.circular = circular;
    this.left = new Float32Array(seconds * SAMPLE_RATE);
    this.right = new Float32Array(seconds * SAMPLE_RATE);
  }

  get length(): number {
    return this.left.length;
  }

  /** Adds `samples` at a time; `pan` runs from -1 (left) to 1 (right), with equal power. */
  add(samples: Float32Array, atSeconds: number, gain: number, pan = 0): void {
    const angle = ((pan + 1) * Math.PI) / 4;
    const toLeft = Math.cos(angle) * gain;
    const toRight = Math.sin(angle) * gain;
    const start = Math.round(atSeconds * SAMPLE_RATE);
    for (let index = 0; index < samples.length; index++) {
      let at = start + index;
      if (this.circular) at = ((at % this.length) + this.length) % this.length;
      else if (at < 0 || at >= this.length) continue;
      const sample = samples[index] ?? 0;
      this.left[at] = (this.left[at] ?? 0) + sample * toLeft;
      this.right[at] = (this.right[at] ?? 0) + sample * toRight;
    }
  }

  mix(other: Sound, gain: (seconds: number) => number): void {
    for (let at = 0; at < this.length; at++) {
      const amount = gain(at / SAMPLE_RATE);
      this.left[at] = (this.left[at] ?? 0) + (other.left[at] ?? 0) * amount;
      this.right[at] = (this.right[at] ?? 0) + (other.right[at] ?? 0) * amount;
    }
  }
}

export const note = (semitonesFromA4: number) => 440 * 2 ** (semitonesFromA4 / 12);

type Partial = readonly [ratio: number, gain: number, decaySeconds: number];

/** Timbres as partials: frequency ratio, strength, time to fade to a third. */
export const TIMBRES = {
  string: [
    [1, 1, 0.7],
    [2, 0.5, 0.45],
    [3, 0.3, 0.3],
    [4, 0.18, 0.2],
    [5, 0.1, 0.15],
  ],
  musicBox: [
    [1, 1, 1.1],
    [3.01, 0.35, 0.5],
    [5.4, 0.2, 0.25],
    [8.9, 0.08, 0.1],
  ],
  keys: [
    [1, 1, 1.4],
    [2, 0.4, 0.8],
    [3, 0.12, 0.5],
    [7, 0.05, 0.12],
  ],
  mallet: [
    [1, 1, 0.35],
    [4, 0.25, 0.12],
    [9.2, 0.08, 0.05],
  ],
  bell: [
    [1, 1, 2.6],
    [2.76, 0.5, 1.6],
    [5.4, 0.25, 0.9],
    [0.5, 0.4, 3],
  ],
} satisfies Record<string, readonly Partial[]>;

/** A struck or plucked note. */
export function struck(frequency: number, timbre: keyof typeof TIMBRES, seconds: number): Float32Array {
  const out = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (const [ratio, gain, decay] of TIMBRES[timbre]) {
    const step = (2 * Math.PI * frequency * ratio) / SAMPLE_RATE;
    for (let at = 0; at < out.length; at++) {
      const time = at / SAMPLE_RATE;
      out[at] = (out[at] ?? 0) + Math.sin(step * at) * gain * Math.exp(-time / decay);
    }
  }
  return faded(out, 0.004, 0.08);
}

/** A soft chord tone: three detuned sines that swell and go. */
export function pad(frequency: number, seconds: number, swellSeconds: number): Float32Array {
  const out = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (const [detune, gain] of [
    [0.9975, 0.5],
    [1, 0.7],
    [1.0028, 0.5],
    [2.001, 0.16],
  ] as const) {
    const step = (2 * Math.PI * frequency * detune) / SAMPLE_RATE;
    for (let at = 0; at < out.length; at++) out[at] = (out[at] ?? 0) + Math.sin(step * at) * gain;
  }
  return faded(out, swellSeconds, swellSeconds);
}

/** A soft drum: a sine that falls in pitch. */
export function thump(from: number, to: number, seconds: number): Float32Array {
  const out = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  let angle = 0;
  for (let at = 0; at < out.length; at++) {
    const along = at / out.length;
    angle += (2 * Math.PI * (to + (from - to) * Math.exp(-along * 7))) / SAMPLE_RATE;
    out[at] = Math.sin(angle) * Math.exp(-along * 4.5);
  }
  return faded(out, 0.002, 0.02);
}

/**
 * Filtered noise as long as the sound itself. The filters run over the loop twice and the second turn is kept, so that
 * the end meets the beginning.
 */
export function noise(sound: Sound, seed: string, lowHertz: number, highHertz: number): Float32Array {
  const random = seeded(seed);
  const raw = Float32Array.from({ length: sound.length }, () => random() * 2 - 1);
  const out = new Float32Array(sound.length);
  const lowPass = 1 - Math.exp((-2 * Math.PI * highHertz) / SAMPLE_RATE);
  const highPass = 1 - Math.exp((-2 * Math.PI * lowHertz) / SAMPLE_RATE);
  let a = 0;
  let b = 0;
  let base = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let at = 0; at < raw.length; at++) {
      a += ((raw[at] ?? 0) - a) * lowPass;
      b += (a - b) * lowPass;
      base += (b - base) * highPass;
      out[at] = b - base;
    }
  }
  return out;
}

export function shaped(samples: Float32Array, gain: (seconds: number) => number): Float32Array {
  return samples.map((sample, at) => sample * gain(at / SAMPLE_RATE));
}

/** A small hall: four combs and two all-passes a side, again run twice over a loop. */
export function reverb(sound: Sound, amount: number): void {
  for (const [channel, spread] of [
    [sound.left, 0],
    [sound.right, 23],
  ] as const) {
    const wet = new Float32Array(channel.length);
    for (const delay of [1687, 1601, 2053, 2251]) {
      const line = new Float32Array(delay + spread);
      let head = 0;
      let damp = 0;
      for (let turn = sound.circular ? 0 : 1; turn < 2; turn++) {
        for (let at = 0; at < channel.length; at++) {
          const out = line[head] ?? 0;
          damp += (out - damp) * 0.42;
          line[head] = (channel[at] ?? 0) + damp * 0.82;
          head = (head + 1) % line.length;
          if (turn === 1) wet[at] = (wet[at] ?? 0) + out * 0.25;
        }
      }
    }
    for (let at = 0; at < channel.length; at++) channel[at] = (channel[at] ?? 0) + (wet[at] ?? 0) * amount;
  }
}

/** Even loudness for all loops: brought to one RMS level, peaks rounded off. */
export function master(sound: Sound, rms = 0.1): void {
  let sum = 0;
  for (const channel of [sound.left, sound.right]) for (const sample of channel) sum += sample * sample;
  const gain = rms / Math.sqrt(sum / (sound.length * 2) || 1);
  for (const channel of [sound.left, sound.right]) {
    for (let at = 0; at < channel.length; at++) channel[at] = Math.tanh((channel[at] ?? 0) * gain * 1.1) * 0.86;
  }
}

function faded(samples: Float32Array, inSeconds: number, outSeconds: number): Float32Array {
  const rise = Math.max(1, inSeconds * SAMPLE_RATE);
  const fall = Math.max(1, outSeconds * SAMPLE_RATE);
  for (let at = 0; at < samples.length; at++) {
    const edge = Math.min(1, at / rise, (samples.length - at) / fall);
    samples[at] = (samples[at] ?? 0) * (edge * edge * (3 - 2 * edge));
  }
  return samples;
}

/** Interleaved 32-bit floats, as ffmpeg reads them (`f32le`). */
export function interleaved(sound: Sound): Buffer {
  const out = new Float32Array(sound.length * 2);
  for (let at = 0; at < sound.length; at++) {
    out[at * 2] = sound.left[at] ?? 0;
    out[at * 2 + 1] = sound.right[at] ?? 0;
  }
  return Buffer.from(out.buffer);
}
