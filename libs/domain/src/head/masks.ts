import type { SeoMask } from '@livery/contract/platform/entities';

/** What a mask may name, by the words of its placeholders. */
export type MaskValues = Readonly<Record<string, string | number | undefined>>;

const PLACEHOLDER = /\{\s*(\w+)\s*\}/g;
/** Stands for an unknown placeholder while its surroundings are tidied; no text of a server holds it. */
const GAP = '\uE000';
const GAPS = /\uE000/g;
/** Brackets and quotes around nothing. */
const EMPTY_PAIR = /[([{«„“"']\s*\uE000[\s\uE000,;:·|/–—-]*[)\]}»“”"']/g;
/** A gap and the sign that would have led to it. */
const LED_TO = /\s*[,;:·|/–—-]?\s*\uE000/g;
const AT_START = /^[\s,;:.·|/–—-]+/;
const AT_END = /[\s,;:·|/–—-]+$/;
const HAS_WORDS = /[\p{L}\p{N}]/u;

const isKnown = (value: string | number | undefined): value is string | number =>
  value !== undefined && String(value).trim() !== '';

/**
 * A mask with its placeholders filled. What nobody knows goes, with the punctuation that it would leave; undefined where no word is left. ROWS-100
 */
export function fillMask(mask: string, values: MaskValues): string | undefined {
  const known = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const tidied = mask
    .replace(GAPS, '')
    .replace(PLACEHOLDER, (whole, name: string) => (isKnown(known(name)) ? whole : GAP))
    .replace(EMPTY_PAIR, GAP)
    .replace(LED_TO, '')
    .replace(AT_START, '')
    .replace(AT_END, '');
  const text = tidied.replace(PLACEHOLDER, (_, name: string) => String(known(name) ?? '').trim());
  return HAS_WORDS.test(text) ? text.replace(/\s+/g, ' ').trim() : undefined;
}

/** The text of the first mask for a page and a kind of text, filled; undefined without one. ROWS-100, DATA-063 */
export function maskedText(
  masks: readonly SeoMask[],
  pageType: string,
  textType: 'title' | 'description',
  values: MaskValues,
): string | undefined {
  const mask = masks.find((one) => one.pageType === pageType && one.textType === textType);
  return mask && fillMask(mask.value, values);
}
