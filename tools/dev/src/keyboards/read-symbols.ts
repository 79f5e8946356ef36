/** Keys by their XKB names, as they lie: the one left of 1, the digits, and three rows of letters. */
export const KEYS: readonly string[] = [
  'TLDE',
  ...row('AE', 12),
  ...row('AD', 12),
  'BKSL',
  ...row('AC', 11),
  ...row('AB', 10),
];

function row(name: string, length: number): string[] {
  return Array.from({ length }, (_, index) => `${name}${String(index + 1).padStart(2, '0')}`);
}

/** The symbols that a key writes, by level: alone, with Shift. */
export type Keyboard = ReadonlyMap<string, readonly string[]>;

/** The text of a symbols file of XKB, by its name. */
export type ReadSymbols = (file: string) => string;

const BLOCK = /(default\b[^"{}]*)?xkb_symbols\s+"([^"]+)"\s*\{([\s\S]*?)\n\s*\};/g;
const LINE = /include\s+"([^"]+)"|key\s*<(\w+)>\s*\{([^}]*)\}/g;
const INCLUDED = /^(\w+)(?:\((\w+)\))?/;

/**
 * The keyboard of a variant with everything that it includes; without a name the default variant of the file.
 * @throws Error when the file has no such variant
 */
export function readKeyboard(read: ReadSymbols, file: string, variant?: string): Keyboard {
  const blocks = [...withoutComments(read(file)).matchAll(BLOCK)];
  const [, , , body] = blocks.find(([, isDefault, name]) => (variant ? name === variant : isDefault)) ?? [];
  if (body === undefined) throw new Error(`The file ${file} has no keyboard ${variant ?? 'that is its default'}.`);
  const keys = new Map<string, readonly string[]>();
  for (const [, included, key, symbols] of body.matchAll(LINE)) {
    if (included !== undefined) for (const [name, own] of readIncluded(read, included)) keys.set(name, own);
    else if (key !== undefined && symbols !== undefined) keys.set(key, firstGroup(symbols));
  }
  return keys;
}

/** Other files only add keys for levels and groups: without a keyboard of that name they add nothing to the letters. */
function readIncluded(read: ReadSymbols, included: string): Keyboard {
  const [, file = '', variant] = INCLUDED.exec(included) ?? [];
  return NOT_LETTERS.has(file) ? new Map() : readKeyboard(read, file, variant);
}

/** Files that say what keys beside the letters do. */
const NOT_LETTERS = new Set(['level3', 'level5', 'kpdl', 'keypad', 'nbsp', 'eurosign', 'rupeesign', 'srvr_ctrl']);

const withoutComments = (text: string) => text.replace(/\/\/.*|^\s*#.*/gm, '');

/** The list of the first group: `[ a, A ]`, whatever type stands before it. */
const firstGroup = (symbols: string): string[] =>
  (/\[([^\]]*)\]/.exec(symbols.replace(/type\s*\[[^\]]*\]|\w+\[Group\d\]\s*=/gi, ''))?.[1] ?? '')
    .split(',')
    .map((symbol) => symbol.trim());

/** Characters by the names of keysymdef.h. */
export function readNames(header: string): ReadonlyMap<string, string> {
  const lines = header.matchAll(/^#define XK_(\w+)\s+0x[0-9a-f]+\s*\/\*[( ]*U\+([0-9A-F]{4,6})/gm);
  return new Map([...lines].map(([, name = '', code = '']) => [name, String.fromCodePoint(Number.parseInt(code, 16))]));
}

/** What the keys write at a level, in the order of `KEYS`; a space where a key writes no letter by itself. */
export function lettersAt(keyboard: Keyboard, level: 0 | 1, names: ReadonlyMap<string, string>): string {
  return KEYS.map((key) => characterOf(keyboard.get(key)?.[level], names)).join('');
}

const NONE = ' ';

function characterOf(symbol: string | undefined, names: ReadonlyMap<string, string>): string {
  if (symbol === undefined) return NONE;
  const code = /^U([0-9A-F]{3,6})$/i.exec(symbol)?.[1] ?? /^0x100([0-9A-F]{4})$/i.exec(symbol)?.[1];
  const character = code ? String.fromCodePoint(Number.parseInt(code, 16)) : (names.get(symbol) ?? NONE);
  return /^\p{M}$/u.test(character) || character.length !== 1 ? NONE : character;
}
