import { expect, it } from 'vitest';
import { KEYS, lettersAt, readKeyboard, readNames } from './read-symbols.ts';

const FILES: Readonly<Record<string, string>> = {
  one: `
    // a comment with a key <AD02> { [ a, A ] };
    default partial alphanumeric_keys
    xkb_symbols "basic" {
      include "two(letters)"
      include "level3(ralt_switch)"
      key <AD01> { [ Cyrillic_shorti, Cyrillic_SHORTI ] };
      key <AD03> { type[group1] = "FOUR_LEVEL", [ U04E9, U04E8, dead_acute ] };
    };
    xkb_symbols "other" {
      key <AD01> { [ x, X ] };
    };`,
  two: `
    xkb_symbols "letters" {
      key <AD01> { [ q, Q ] };
      key <AD02> { [ w, W ] };
    };`,
};
const read = (file: string) => FILES[file] ?? '';
const names = readNames(`
#define XK_w                             0x0077  /* U+0077 LATIN SMALL LETTER W */
#define XK_W                             0x0057  /* U+0057 LATIN CAPITAL LETTER W */
#define XK_Cyrillic_shorti               0x06ca  /* U+0439 CYRILLIC SMALL LETTER SHORT I */
#define XK_Cyrillic_SHORTI               0x06ea  /* U+0419 CYRILLIC CAPITAL LETTER SHORT I */
`);
const at = (keyboard: ReturnType<typeof readKeyboard>, level: 0 | 1) =>
  lettersAt(keyboard, level, names).slice(KEYS.indexOf('AD01'), KEYS.indexOf('AD04'));

it('a keyboard has the keys that it includes, and its own in their place', () => {
  const keyboard = readKeyboard(read, 'one');
  expect([at(keyboard, 0), at(keyboard, 1)]).toEqual(['йwө', 'ЙWӨ']);
});

it('a variant is read by its name; one that is not there is an error with both names', () => {
  expect(readKeyboard(read, 'one', 'other').get('AD01')).toEqual(['x', 'X']);
  expect(() => readKeyboard(read, 'one', 'third')).toThrow('The file one has no keyboard third.');
});

it('a key without a letter is a space: every keyboard has all keys', () => {
  expect(lettersAt(readKeyboard(read, 'two', 'letters'), 0, names)).toHaveLength(KEYS.length);
});
