import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';
import { typeRows, typeTable } from '../src/type-table.ts';

const BRAND_KIT = `${ROOT}libs/brand-kit/src`;

it.each([
  ['brand.ts', 'Brand'],
  ['brand.ts', 'Features'],
  ['rules.ts', 'Rules'],
  ['theme.ts', 'Theme'],
  ['theme.ts', 'Palette'],
  ['theme.ts', 'SpecialPalette'],
  ['site-config.ts', 'SiteConfig'],
  ['site-config.ts', 'Switches'],
])('%s says of every field of %s what it is for: docs/brands.md prints it', (file, name) => {
  const rows = typeRows(`${BRAND_KIT}/${file}`, name);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ meaning }) => meaning === '').map(({ path }) => path)).toEqual([]);
});

it('names fields of objects by their whole path, and says what may be left out', () => {
  const rows = typeRows(`${BRAND_KIT}/brand.ts`, 'Brand');
  expect(rows.find(({ path }) => path === 'legal.ethics')).toMatchObject({ type: 'string', isOptional: true });
  expect(typeTable(rows)).toContain('| `page.title` | `Localised` |');
});

it('an interface that is not there is an error', () => {
  expect(() => typeRows(`${BRAND_KIT}/brand.ts`, 'Nothing')).toThrow('has no interface Nothing');
});
