/**
 * The ground of a card without artwork: two neighbouring colours that belong to its genre, dark enough for words on art in every
 * brand. Hues follow the genre's number, far enough apart that neighbours in a list differ.
 */
export const GENRE_STEP_DEG = 137.5;
export const GENRE_TONES = {
  light: { turnDeg: 0, saturation: 36, lightness: 30 },
  deep: { turnDeg: 40, saturation: 46, lightness: 15 },
} as const;

const colour = ({ turnDeg, saturation, lightness }: (typeof GENRE_TONES)[keyof typeof GENRE_TONES]) =>
  `hsl(calc(var(--genre) * ${GENRE_STEP_DEG}deg + ${turnDeg}deg), ${saturation}%, ${lightness}%)`;

/** CSS; `--genre` is the genre's number. */
export const genreGround = `linear-gradient(150deg, ${colour(GENRE_TONES.light)}, ${colour(GENRE_TONES.deep)})`;
