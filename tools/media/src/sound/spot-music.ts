import { CHORDS } from './chords.ts';
import { master, note, pad, reverb, Sound, struck, type TIMBRES } from './synth.ts';

type Tune = {
  seconds: number;
  timbre: keyof typeof TIMBRES;
  chords: readonly (keyof typeof CHORDS)[];
  /** Semitones from A4, evenly over the time. */
  melody: readonly number[];
};

/** A short tune with an end: chords below, a melody above. */
export function spotMusic({ seconds, timbre, chords, melody }: Tune): Sound {
  const sound = new Sound(seconds, false);
  const chordSeconds = seconds / chords.length;
  for (const [index, name] of chords.entries())
    for (const [voice, semitones] of CHORDS[name].entries())
      sound.add(pad(note(semitones), chordSeconds + 1, 0.5), index * chordSeconds, 0.05, (voice - 2) * 0.3);
  for (const [index, semitones] of melody.entries())
    sound.add(struck(note(semitones), timbre, 2), (index * seconds) / melody.length, 0.2, index % 2 ? 0.25 : -0.25);
  reverb(sound, 0.5);
  master(sound);
  const fade = sound.length / seconds;
  for (const channel of [sound.left, sound.right])
    for (let at = 0; at < fade; at++) {
      const last = channel.length - 1 - at;
      channel[last] = (channel[last] ?? 0) * (at / fade);
    }
  return sound;
}
