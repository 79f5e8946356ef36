/** Chords as semitones from A4. */
export const CHORDS = {
  dMinor: [-31, -19, -12, -7, -4],
  gSus: [-26, -14, -9, -7, -2],
  fMajor: [-28, -16, -12, -9, -4],
  cMajor: [-33, -21, -14, -9, -5],
  aMinor: [-36, -24, -12, -9, -5],
  bFlat: [-35, -23, -16, -11, -7],
} as const;
