import type russian from '../locales/ru/translation.json';

/** Every text: the common ones, and those that capabilities add by declaring this interface again beside their `texts.json`. */
export interface Texts extends Readonly<Record<keyof typeof russian, string>> {}

/**
 * The keys of the interface texts, taken from the files themselves: a key that is not there does not compile. A text that
 * depends on a number is written once per plural category (`seasons_count_one`, `seasons_count_few` …) and asked for by
 * its stem (`seasons_count`) with a `count`.
 */
type WrittenKey = keyof Texts;
type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export type PluralKey = WrittenKey extends infer Key ? (Key extends `${infer Stem}_other` ? Stem : never) : never;
export type PlainKey = Exclude<WrittenKey, `${PluralKey}_${PluralCategory}`>;
export type TextKey = PlainKey | PluralKey;

/** Values for the `{{placeholders}}` of a text. Everything shown is plain text: React escapes it. */
export type TextValues = Readonly<Record<string, string | number>>;

export interface Translate {
  (key: PlainKey, values?: TextValues): string;
  (key: PluralKey, values: TextValues & { readonly count: number }): string;
}

/** A translation file: flat snake_case keys to texts. */
export type Translation = Readonly<Record<string, string>>;
