/** Signs of a mask that stand for one digit each; everything else is written as it is. */
const SLOT = /[_#X*]/;

export interface PhoneMask {
  /** What stands before the first digit to be typed: the country's code. */
  readonly prefix: string;
  readonly pattern: string;
  readonly slots: number;
}

export interface TypedText {
  readonly text: string;
  readonly caret: number;
  /** What the browser calls the change: `insertText`, `deleteContentBackward`; autofill gives none. */
  readonly inputType?: string | undefined;
}

export interface Digits {
  readonly digits: string;
  /** How many of them stand before the caret. */
  readonly caretDigits: number;
}

const digitsIn = (text: string) => text.replace(/\D/g, '');

export function readMask(mask: string): PhoneMask {
  const first = mask.search(SLOT);
  const prefix = first < 0 ? mask : mask.slice(0, first);
  const pattern = first < 0 ? '' : mask.slice(first);
  return { prefix, pattern, slots: [...pattern].filter((sign) => SLOT.test(sign)).length };
}

/** The digits in the shape of the mask, up to the last one: signs between digits come with the digit behind them. */
export function writeDigits({ pattern }: PhoneMask, digits: string): string {
  let text = '';
  let signs = '';
  let index = 0;
  for (const sign of pattern) {
    if (!SLOT.test(sign)) {
      signs += sign;
      continue;
    }
    if (index === digits.length) break;
    text += signs + (digits[index] ?? '');
    signs = '';
    index += 1;
  }
  return text;
}

/** The place behind the n-th digit of a written text. */
export function caretAfter(text: string, count: number): number {
  if (count <= 0) return 0;
  let seen = 0;
  for (const [index, sign] of [...text].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/**
 * Which digits a change leaves. A number that is put in as a whole (pasted, filled in by the browser) may bring the code of the
 * country or of long distance along: the last digits count. A digit typed into a full field changes nothing. Erasing a sign
 * between digits erases the digit beside it.
 */
export function editDigits(mask: PhoneMask, before: string, { text, caret, inputType }: TypedText): Digits {
  const isTyped = inputType === 'insertText' || inputType === 'insertCompositionText';
  const country = digitsIn(mask.prefix);
  const isInternational = text.trimStart().startsWith('+');
  const found = digitsIn(text);
  const withoutCountry = isInternational && found.startsWith(country) ? found.slice(country.length) : found;
  const digitsBeforeCaret = digitsIn(text.slice(0, caret)).length;

  if (withoutCountry.length > mask.slots) {
    if (isTyped) return { digits: before, caretDigits: Math.min(digitsBeforeCaret, before.length) };
    return { digits: withoutCountry.slice(-mask.slots), caretDigits: mask.slots };
  }
  if (withoutCountry === before && text.length < writeDigits(mask, before).length) {
    const erased = inputType === 'deleteContentForward' ? digitsBeforeCaret : digitsBeforeCaret - 1;
    if (erased < 0) return { digits: before, caretDigits: 0 };
    return { digits: before.slice(0, erased) + before.slice(erased + 1), caretDigits: erased };
  }
  const dropped = found.length - withoutCountry.length;
  return { digits: withoutCountry, caretDigits: Math.max(0, digitsBeforeCaret - dropped) };
}
