import { spotMusic } from './sound/spot-music.ts';
import type { Sound } from './sound/synth.ts';

/** A short film that praises something, of a picture (`scenes/pictures.ts`) and a tune. */
export type SpotPlan = { seconds: number; sound: () => Sound };

/** What is made by `make-spots.ts`; the key is the name of the picture and of the files. */
export const SPOTS: Readonly<Record<string, SpotPlan>> = {
  tea: {
    seconds: 10,
    sound: () =>
      spotMusic({
        seconds: 10,
        timbre: 'string',
        chords: ['fMajor', 'cMajor', 'fMajor'],
        melody: [-4, 0, 3, 0, 8, 3, 0, -4, -2, 2, 3, 7, 8, 3, 8, 15],
      }),
  },
  bicycle: {
    seconds: 15,
    sound: () =>
      spotMusic({
        seconds: 15,
        timbre: 'mallet',
        chords: ['cMajor', 'aMinor', 'fMajor', 'gSus', 'cMajor'],
        melody: [3, 7, 10, 7, 3, 7, 12, 10, 7, 3, 0, 3, 7, 0, -2, 2, 5, 8, 12, 10, 8, 5, 10, 7, 3, 7, 10, 15, 10, 15],
      }),
  },
  lamp: {
    seconds: 6,
    sound: () =>
      spotMusic({
        seconds: 6,
        timbre: 'musicBox',
        chords: ['dMinor', 'bFlat', 'fMajor'],
        melody: [-7, -4, 0, 5, 8, 12, 8, 12],
      }),
  },
};
