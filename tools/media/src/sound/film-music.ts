import { CHORDS } from './chords.ts';
import { master, noise, note, pad, reverb, shaped, Sound, struck } from './synth.ts';

/** The film's music: six moods of eight seconds over one slow bass, fading in and out with the picture. */
export function filmMusic(): Sound {
  const sound = new Sound(48, false);
  const moods = [
    { chord: CHORDS.dMinor, timbre: 'string', notes: [-19, -12, -7, -4, -7, -12, -9, -7] },
    { chord: CHORDS.bFlat, timbre: 'string', notes: [-11, -7, -4, 1, -4, -7, -11, -16] },
    { chord: CHORDS.fMajor, timbre: 'bell', notes: [-4, 3, 8, 3, 0, 3, -4, -9] },
    { chord: CHORDS.cMajor, timbre: 'keys', notes: [-9, -5, -2, 2, -2, -5, -9, -14] },
    { chord: CHORDS.gSus, timbre: 'bell', notes: [-2, 5, 10, 12, 10, 5, -2, -7] },
    { chord: CHORDS.dMinor, timbre: 'string', notes: [-7, -4, 0, 5, 3, 0, -4, -7] },
  ] as const;
  for (const [index, mood] of moods.entries()) {
    for (const [voice, semitones] of mood.chord.entries())
      sound.add(pad(note(semitones), 10, 1.8), index * 8 - 1, 0.055, (voice - 2) * 0.3);
    for (const [beat, semitones] of mood.notes.entries())
      sound.add(struck(note(semitones), mood.timbre, 3), index * 8 + beat + 0.02, 0.15, beat % 2 ? 0.3 : -0.3);
  }
  const wind = noise(sound, 'film wind', 160, 560);
  sound.add(
    shaped(wind, (at) => 0.5 + 0.3 * Math.sin(at * 0.7)),
    0,
    0.3,
  );
  sound.add(
    shaped(noise(sound, 'film rain', 1800, 7000), (at) => Math.max(0, Math.min(1, at - 23.6, 32.4 - at))),
    0,
    0.2,
  );
  sound.add(
    shaped(
      noise(sound, 'film sea', 200, 1200),
      (at) => Math.max(0, Math.min(1, at - 15.6, 24.4 - at)) * (0.6 + 0.4 * Math.sin(at * 1.9)),
    ),
    0,
    0.4,
  );
  reverb(sound, 0.7);
  for (const channel of [sound.left, sound.right]) {
    for (let at = 0; at < channel.length; at++)
      channel[at] = (channel[at] ?? 0) * Math.min(1, at / 72_000, (channel.length - at) / 96_000);
  }
  master(sound, 0.085);
  return sound;
}
