import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LOOKS } from './all-looks.ts';
import { LOOK_KINDS, type AreaLook, type Look } from './look.ts';
import { slot } from './slot.ts';
import { SLOTS } from './slots.ts';

const LIBS = resolve(import.meta.dirname, '../../..');
const sources = globSync(['ui-kit/src/**/*.{ts,tsx}', 'features/*/src/**/*.{ts,tsx}'], { cwd: LIBS }).filter(
  (file) => !/\.test\.|src\/looks\//.test(file),
);
const areaOf = (file: string) => /^(?:ui-kit\/src|features)\/([^/]+)/.exec(file)?.[1] ?? '';

/** Each slot that a component has, with the folder of that component. */
const placed = sources.flatMap((file) =>
  [...readFileSync(resolve(LIBS, file), 'utf8').matchAll(/\$\{slot\('([^']+)', '([^']+)'\)\}/g)].map(
    ([, area = '', name = '']) => ({ area, name, folder: areaOf(file) }),
  ),
);
const named = Object.entries(SLOTS).flatMap(([area, names]) => names.map((name) => `${area}.${name}`));
const all: readonly Look[] = LOOK_KINDS.flatMap((kind) => Object.values(LOOKS[kind]));

const unique = (names: readonly string[]) => [...new Set(names)].sort();

it('each slot stands in the style of a component, and each look speaks of slots that do', () => {
  expect(unique(placed.map(({ area, name }) => `${area}.${name}`))).toEqual([...named].sort());
});

it('an area is the folder of its components', () => {
  expect(placed.filter(({ area, folder }) => area !== folder)).toEqual([]);
});

it('each slot is filled by a look: what nobody draws differently is no slot', () => {
  const filled = all.flatMap(({ slots = {} }) =>
    Object.entries(slots).flatMap(([area, css]) => Object.keys(css).map((name) => `${area}.${name}`)),
  );
  expect(unique(filled)).toEqual([...named].sort());
});

it('a component knows no look: none is named outside of the looks', () => {
  const names = LOOK_KINDS.flatMap((kind) => Object.keys(LOOKS[kind]).map((look) => `data-${kind}='${look}'`));
  const knowing = sources.filter((file) => {
    const code = readFileSync(resolve(LIBS, file), 'utf8');
    return names.some((name) => code.includes(name));
  });
  expect(knowing).toEqual([]);
});

it('a slot has the CSS of each look under the root that wears it', () => {
  const css = slot('cards', 'overlayScrim').replace(/\s+/g, ' ');
  expect(css).toContain(":root[data-card='overlay-title'] & { display: block; }");
  expect(slot('player', 'playButton')).toMatch(
    /^:root\[data-button='block'\] & \{[^]*:root\[data-button='pill-gradient'\] & \{/m,
  );
});

it('a misspelt slot does not compile', () => {
  // @ts-expect-error no component has this slot
  expect(slot('cards', 'posterCapton').trim()).toBe('');
  // @ts-expect-error no component has this slot
  expect({ posterCapton: '' } satisfies AreaLook<'cards'>).toBeDefined();
});
