import { seeded } from '../scenes/random.ts';
import { CHORDS } from './chords.ts';
import { master, noise, note, pad, reverb, shaped, Sound, struck, thump } from './synth.ts';

const SECONDS = 16;
const TAU = Math.PI * 2;
const cycle = (seconds: number, times: number, offset = 0) => Math.sin(((seconds / SECONDS) * times + offset) * TAU);

function chords(sound: Sound, names: readonly (keyof typeof CHORDS)[], gain: number): void {
  const length = SECONDS / names.length;
  for (const [index, name] of names.entries()) {
    for (const [voice, semitones] of CHORDS[name].entries()) {
      sound.add(pad(note(semitones), length + 2, 1.6), index * length - 1, gain, (voice - 2) * 0.3);
    }
  }
}

/** What each loop sounds like. All of them are circular: the end runs into the beginning. */
export const BEDS: Readonly<Record<string, () => Sound>> = {
  steppe: () => {
    const sound = new Sound(SECONDS, true);
    sound.add(
      shaped(noise(sound, 'wind', 180, 620), (at) => 0.5 + 0.28 * cycle(at, 1) + 0.14 * cycle(at, 3, 0.3)),
      0,
      0.5,
    );
    chords(sound, ['dMinor', 'bFlat', 'fMajor', 'cMajor'], 0.05);
    const melody = [-7, -4, 0, -2, -4, -7, -9, -7, -12, -9, -7, -4, -2, -4, -7, -12, -9, -7, 0, 3, 0, -4, -7, -9];
    for (const [beat, semitones] of melody.entries()) {
      const at = beat * (SECONDS / melody.length);
      sound.add(struck(note(semitones - 12), 'string', 1.6), at, 0.2, -0.25);
      if (beat % 3 !== 1) sound.add(struck(note(-31), 'string', 1), at + 0.22, 0.1, 0.3);
    }
    for (let hoof = 0; hoof < 60; hoof++)
      sound.add(thump(150, 90, 0.06), hoof * (SECONDS / 60), hoof % 2 ? 0.1 : 0.06, 0.35);
    reverb(sound, 0.5);
    master(sound);
    return sound;
  },
  dusk: () => {
    const sound = new Sound(SECONDS, true);
    sound.add(
      shaped(noise(sound, 'evening wind', 140, 460), (at) => 0.5 + 0.3 * cycle(at, 1, 0.4)),
      0,
      0.5,
    );
    chords(sound, ['aMinor', 'gSus', 'dMinor', 'fMajor'], 0.055);
    const melody = [-12, -9, -7, -4, -2, -4, -7, -9, -14, -12, -9, -7, -4, -7, -9, -12];
    for (const [beat, semitones] of melody.entries()) {
      sound.add(struck(note(semitones), 'keys', 3), beat + 0.01, 0.16, beat % 2 ? 0.3 : -0.3);
      if (beat % 4 === 0) sound.add(struck(note(semitones + 12), 'bell', 4), beat + 0.5, 0.05, 0.5);
    }
    for (let hoof = 0; hoof < 60; hoof++)
      sound.add(thump(140, 85, 0.06), hoof * (SECONDS / 60), hoof % 2 ? 0.09 : 0.05, 0.35);
    reverb(sound, 0.7);
    master(sound);
    return sound;
  },
  city: () => {
    const sound = new Sound(SECONDS, true);
    sound.add(noise(sound, 'rain', 1800, 7000), 0, 0.26, -0.3);
    sound.add(noise(sound, 'rain again', 1500, 6000), 0, 0.26, 0.3);
    sound.add(
      shaped(noise(sound, 'street', 40, 150), (at) => 0.7 + 0.3 * cycle(at, 2)),
      0,
      1.2,
    );
    for (const [bar, chord] of (
      [
        [-31, -19, -16, -12, -9, -5],
        [-26, -14, -10, -7, -4, 0],
        [-33, -21, -17, -14, -10, -7],
        [-36, -24, -17, -14, -12, -9],
      ] as const
    ).entries()) {
      for (const [voice, semitones] of chord.entries()) {
        sound.add(struck(note(semitones), 'keys', 3.6), bar * 4 + voice * 0.03, 0.13, (voice - 2.5) * 0.2);
        if (voice > 1)
          sound.add(struck(note(semitones), 'keys', 2), bar * 4 + 2.4 + voice * 0.02, 0.07, (voice - 2.5) * 0.2);
      }
    }
    for (let beat = 0; beat < 20; beat++)
      sound.add(thump(110, 48, 0.3), beat * 0.8, beat % 4 === 0 ? 0.4 : beat % 4 === 2 ? 0.26 : 0);
    reverb(sound, 0.45);
    master(sound);
    return sound;
  },
  stadium: () => {
    const sound = new Sound(SECONDS, true);
    // The crowd rises as the ball flies: kicks at 1, 5, 9 and 13 s.
    const excitement = (at: number) => {
      const since = (((at - 1) % 4) + 4) % 4;
      return 0.55 + 0.75 * Math.exp(-((since - 1.3) ** 2) / 0.7);
    };
    for (const [index, [low, high, pan]] of (
      [
        [260, 900, -0.5],
        [420, 1500, 0.5],
        [160, 520, 0],
      ] as const
    ).entries()) {
      sound.add(shaped(noise(sound, `crowd ${index}`, low, high), excitement), 0, 0.8, pan);
    }
    for (const kick of [1, 5, 9, 13]) {
      sound.add(thump(170, 60, 0.16), kick, 0.75, kick % 8 === 1 ? -0.4 : 0.4);
      sound.add(thump(120, 70, 0.12), kick + 1.6, 0.4, kick % 8 === 1 ? 0.4 : -0.4);
    }
    const claps = seeded('claps');
    for (const beat of [0, 1, 2, 2.5, 3]) {
      for (let hand = 0; hand < 26; hand++)
        sound.add(thump(900 + claps() * 500, 500, 0.03), 6.6 + beat * 0.5 + claps() * 0.05, 0.035, claps() * 2 - 1);
    }
    for (let beat = 0; beat < 32; beat++)
      sound.add(thump(95, 52, 0.25), beat * 0.5, beat % 8 === 0 ? 0.3 : beat % 2 === 0 ? 0.14 : 0.05);
    chords(sound, ['aMinor', 'fMajor', 'cMajor', 'gSus'], 0.025);
    reverb(sound, 0.5);
    master(sound);
    return sound;
  },
  orchard: () => {
    const sound = new Sound(SECONDS, true);
    chords(sound, ['fMajor', 'aMinor', 'bFlat', 'cMajor'], 0.032);
    const tune = [0, 3, 8, 5, 3, 0, -4, 0, 3, 5, 3, 0, 1, 5, 8, 10, 8, 5, 3, 0, -2, 0, 3, -5];
    for (const [beat, semitones] of tune.entries()) {
      const at = beat * (SECONDS / tune.length);
      sound.add(struck(note(semitones + 12), 'musicBox', 2.4), at, 0.2, 0.15);
      if (beat % 3 === 0) sound.add(struck(note(semitones - 7), 'musicBox', 2.4), at, 0.13, -0.3);
    }
    const chirp = (low: number) =>
      shaped(
        noise(sound, `cricket ${low}`, low, low + 500),
        (at) => Math.max(0, cycle(at, 64)) ** 4 * Math.max(0, cycle(at, 8, low / 977)),
      );
    sound.add(chirp(4300), 0, 0.5, -0.6);
    sound.add(chirp(4900), 0, 0.4, 0.6);
    reverb(sound, 0.6);
    master(sound, 0.085);
    return sound;
  },
  orbit: () => {
    const sound = new Sound(SECONDS, true);
    for (const [semitones, pan] of [
      [-48, 0],
      [-41, -0.4],
      [-36, 0.4],
    ] as const) {
      sound.add(pad(note(semitones), SECONDS + 8, 4), 0, 0.16, pan);
      sound.add(pad(note(semitones), SECONDS + 8, 4), SECONDS / 2, 0.16, -pan);
    }
    chords(sound, ['aMinor', 'fMajor'], 0.03);
    const sky = seeded('shimmer');
    const scale = [0, 3, 5, 7, 10, 12, 15, 17];
    for (let index = 0; index < 26; index++) {
      sound.add(
        struck(note((scale[Math.floor(sky() * scale.length)] ?? 0) + (sky() < 0.4 ? 0 : 12)), 'bell', 5),
        (index / 26) * SECONDS + sky() * 0.3,
        0.05 + sky() * 0.04,
        sky() * 1.6 - 0.8,
      );
    }
    sound.add(
      shaped(noise(sound, 'void', 60, 240), (at) => 0.6 + 0.4 * cycle(at, 1)),
      0,
      0.5,
    );
    reverb(sound, 0.9);
    master(sound, 0.085);
    return sound;
  },
  newsroom: () => {
    const sound = new Sound(SECONDS, true);
    chords(sound, ['dMinor', 'bFlat', 'gSus', 'aMinor'], 0.04);
    const roots = [-19, -23, -26, -24];
    for (let step = 0; step < 128; step++) {
      const root = roots[Math.floor(step / 32)] ?? -19;
      const semitones = root + ([0, 12, 7, 12, 0, 12, 10, 7][step % 8] ?? 0);
      sound.add(
        struck(note(semitones), 'mallet', 0.5),
        step * 0.125,
        step % 8 === 0 ? 0.2 : 0.1,
        step % 2 ? 0.35 : -0.35,
      );
    }
    for (let beat = 0; beat < 32; beat++) {
      sound.add(thump(120, 50, 0.22), beat * 0.5, beat % 2 === 0 ? 0.42 : 0);
      sound.add(thump(2600, 1800, 0.02), beat * 0.5 + 0.25, 0.07, 0.2);
    }
    for (const [bar, semitones] of [5, 1, -2, 0].entries())
      sound.add(struck(note(semitones), 'bell', 4), bar * 4, 0.09, 0);
    reverb(sound, 0.35);
    master(sound, 0.085);
    return sound;
  },
};
