import { languages, type Language } from '@livery/i18n/languages';

/** A face without letters of its own to serve stands in for another one, and comes from the device. */
const EVERY_LETTER = 'U+0-10FFFF';

/**
 * Fetches the brand's fonts for the letters of a language while the first answers are on their way. The first text is then drawn once, in
 * its own font; a font that arrives later has the whole page laid out again. A font that cannot be had is left to its stand-in.
 */
export async function loadFonts(language: Language, fonts: FontFaceSet = document.fonts): Promise<void> {
  const own = [...fonts].filter(({ unicodeRange }) => unicodeRange.toUpperCase() !== EVERY_LETTER);
  const kinds = new Set(own.map(({ family, weight }) => `${weight} 1em ${family}`));
  const letters = `A${languages[language].ownName}`;
  await Promise.allSettled([...kinds].map((kind) => fonts.load(kind, letters)));
}
