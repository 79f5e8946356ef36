import { readFileSync } from 'node:fs';
import { designTokensToTheme, themeChanges, themeToDesignTokens } from './design-tokens.ts';
import type { Theme } from '@livery/brand-kit/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTheme, themedBrands, themeFile } from './brand-theme.ts';
import { exportTokens } from './commands.ts';
import { withChanges } from './theme-source.ts';

const brands = themedBrands();
const themes = new Map<string, Theme>();
for (const brand of brands) themes.set(brand, await loadTheme(brand));
const themeOf = (brand: string): Theme => themes.get(brand) as Theme;
const tokensOf = (brand: string): Json => JSON.parse(JSON.stringify(themeToDesignTokens(themeOf(brand))));

const read = (json: unknown, brand: string) => designTokensToTheme(JSON.parse(JSON.stringify(json)), themeOf(brand));

type Json = { [name: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

describe.each(brands)('%s', (brand) => {
  it('goes out and comes back without a change', async () => {
    const json: unknown = JSON.parse(await exportTokens(brand));
    expect(designTokensToTheme(json, themeOf(brand))).toEqual({ ok: true, theme: themeOf(brand), changes: [] });
  });

  it('is a file of typed values, each of which the format knows', () => {
    const groups = Object.entries(tokensOf(brand)).filter(([name]) => !name.startsWith('$'));
    const check = (node: unknown): void => {
      if (!isJson(node)) return;
      if ('$value' in node) expect(typeof node['$type']).toBe('string');
      else Object.entries(node).forEach(([name, child]) => name.startsWith('$') || check(child));
    };
    groups.forEach(([, group]) => check(group));
    expect(groups.map(([name]) => name)).toContain('color');
  });

  it('takes any part of another brand: a clean theme, or a list of problems', () => {
    const groups = Object.keys(tokensOf(brand)).filter((name) => name !== '$description');
    const part = fc.record({ from: fc.constantFrom(...brands), name: fc.constantFrom(...groups) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const foreign = parts.map(({ from, name }) => [name, tokensOf(from)[name]]);
        const result = read({ ...tokensOf(brand), ...Object.fromEntries(foreign) }, brand);
        if (result.ok) expect(read(themeToDesignTokens(result.theme), brand)).toEqual(result);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('has a file that can take every value of any other brand', () => {
    const others = brands.filter((other) => other !== brand);
    const changes = others.map((other) =>
      themeChanges(themeOf(brand), themeOf(other)).filter(({ to }) => to !== undefined),
    );
    expect(Math.max(...changes.map(({ length }) => length))).toBeGreaterThan(20);
    for (const change of changes) expect(withChanges(readFileSync(themeFile(brand), 'utf8'), change)).toBeDefined();
  });

  it('does not fall over whatever is put in the place of a value', () => {
    const paths: string[][] = [];
    const collect = (node: unknown, path: string[]): void => {
      if (path.length > 0) paths.push(path);
      if (isJson(node)) Object.entries(node).forEach(([name, child]) => collect(child, [...path, name]));
    };
    collect(tokensOf(brand), []);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const json = tokensOf(brand);
        const group = path.slice(0, -1).reduce<Json>((tree, name) => tree[name] as Json, json);
        group[path.at(-1) ?? ''] = value;
        const result = designTokensToTheme(json, themeOf(brand));
        expect(result.ok || result.problems.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
