/**
 * Letters that many keyboards do not have, as people write them without: Kazakh, Kyrgyz, Tajik, Uzbek and Azerbaijani. Those with
 * a mark over or under a plain letter (ё ў ӣ ğ ç ş ö ü) need no line here.
 */
const PLAIN: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  ҳ: 'х',
  ҷ: 'ч',
  і: 'и',
  ı: 'i',
  ə: 'e',
};
/** The marks of Uzbek oʻ and gʻ, which nobody types alike, and the apostrophes that stand for them. */
const APOSTROPHES = /['‘’`´′]|\p{Lm}/gu;
/** All marks but that of й, which is a letter of its own. */
const MARKS = /(и\u0306)|[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text as it is searched: small letters, special letters as their nearest plain ones, words with one space between them. Two
 * spellings of one name are the same then. Server and site use this very form.
 */
export const plainText = (text: string): string =>
  [...withoutMarks(text.toLowerCase().replace(APOSTROPHES, ''))]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .replace(BETWEEN_WORDS, ' ')
    .trim();

const withoutMarks = (text: string) => text.normalize('NFD').replace(MARKS, '$1').normalize('NFC');
