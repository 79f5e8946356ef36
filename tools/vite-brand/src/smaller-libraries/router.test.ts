import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SAYINGS } from './unused-components.ts';

/** What the router's package names to everybody. */
const named = fileURLToPath(import.meta.resolve('react-router'));
const production = named.replace('/dist/development/', '/dist/production/');

it('the router names its development build, and has the other one beside it', () => {
  expect(named).toContain('/dist/development/');
  expect(existsSync(production)).toBe(true);
});

it('each rule about components finds some in the router', () => {
  const folder = dirname(production);
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (const [before] of SAYINGS)
    expect(
      code.some((file) => file.match(before)),
      String(before),
    ).toBe(true);
});
