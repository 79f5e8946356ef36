import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lettersAt, readKeyboard, readNames } from './read-symbols.ts';

/** Where Debian's packages xkb-data and x11proto-dev put them. */
const SYMBOLS = '/usr/share/X11/xkb/symbols';
const NAMES = '/usr/include/X11/keysymdef.h';
const PRINTED = fileURLToPath(new URL('../../../../libs/domain/src/search/keyboards.ts', import.meta.url));

/** Keyboards by country. Those of Latvia and Romania write what the American one does. */
const KEYBOARDS = ['us', 'ru', 'kz', 'kg', 'tj', 'uz', 'ge', 'bg', 'az'] as const;

function print(): string {
  const names = readNames(readFileSync(NAMES, 'utf8'));
  const lines = KEYBOARDS.map((file) => {
    const keyboard = readKeyboard((name) => readFileSync(`${SYMBOLS}/${name}`, 'utf8'), file);
    return `  ${file}: [${JSON.stringify(lettersAt(keyboard, 0, names))}, ${JSON.stringify(lettersAt(keyboard, 1, names))}],`;
  });
  return [
    '/**',
    ' * What the same 47 keys write in each country, alone and with Shift, in one order; a space where a key writes no letter by itself.',
    ' * Printed by `npm run keyboards` from the keyboard definitions of the operating system (xkb-data, MIT). Not written by hand.',
    ' */',
    'export const KEYBOARDS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

try {
  writeFileSync(PRINTED, print());
  console.log(`${PRINTED} is printed. Now: npm run format`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The keyboards cannot be read: ${reason}\nThey come with Debian's packages xkb-data and x11proto-dev.`);
  process.exitCode = 1;
}
