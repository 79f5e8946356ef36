import { LANGUAGES, localised, type Language, type Localised } from '../world/localised.ts';
import { NOTES } from './plots/notes.ts';
import { plotsOf } from './plots/by-genre.ts';
import type { Random } from './random.ts';
import type { FourTexts } from './titles/title.ts';

/** Share of descriptions with a long second half, so that pages fold some of them (CONT-030). */
const LONG_SHARE = 0.16;

const INDEX: Readonly<Record<Language, 0 | 1 | 2 | 3>> = { ru: 0, kk: 1, uz: 2, en: 3 };

/** Joins sentences language by language. */
export function joined(parts: readonly FourTexts[], first: Localised | null = null): Localised {
  const texts = LANGUAGES.map((language) =>
    [...(first === null ? [] : [first[language]]), ...parts.map((part) => part[INDEX[language]])].join(' '),
  );
  return localised(texts[0] ?? '', texts[1] ?? '', texts[2] ?? '', texts[3] ?? '');
}

/** A description of 150 to 900 characters: how the story begins, how it goes on, how it was made. */
export function descriptionOf(genre: string, random: Random, tagline: Localised): Localised {
  const plots = plotsOf(genre);
  const isLong = random.chance(LONG_SHARE);
  const turns = random.sample(plots.turns, isLong ? 3 : random.chance(0.4) ? 2 : 1);
  const notes = random.sample(NOTES, isLong ? 4 : random.chance(0.5) ? 2 : 1);
  return joined([...turns, ...notes], tagline);
}
