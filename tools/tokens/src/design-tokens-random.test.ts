import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exported, imported, rich } from './design-tokens-sample.ts';
import { designTokensToTheme, themeChanges } from './design-tokens.ts';

/** Every path of a tree that can be replaced. */
const pathsOf = (node: unknown, path: string[] = []): string[][] =>
  typeof node === 'object' && node !== null
    ? [path, ...Object.entries(node).flatMap(([name, child]) => pathsOf(child, [...path, name]))]
    : [path];
const paths = pathsOf(exported(rich)).filter((path) => path.length > 0);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('{color.dark.accent}', '{type.5}', '#abc', '12px', '.5rem', '100ms', 'none', -1, 1e21, 1e-9, 0.1),
  fc.record({ value: fc.double(), unit: fc.constantFrom('px', 'rem', 'ms', 's', 'em') }),
  fc.record({
    colorSpace: fc.constant('srgb'),
    components: fc.array(fc.double({ min: 0, max: 1 }), { maxLength: 4 }),
  }),
);
const mutation = fc.record({ path: fc.constantFrom(...paths), value });

function mutated(mutations: readonly { path: string[]; value: unknown }[]) {
  const json = exported(rich);
  for (const { path, value: next } of mutations) {
    const group = path
      .slice(0, -1)
      .reduce((tree: unknown, name) => (tree as Record<string, unknown> | null)?.[name], json);
    if (typeof group === 'object' && group !== null) (group as Record<string, unknown>)[path.at(-1) ?? ''] = next;
  }
  return json;
}

it('gives a clean theme or a list of problems, never an exception', () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) => {
      const result = designTokensToTheme(mutated(mutations), rich, 'x.json');
      if (!result.ok) {
        expect(result.problems.length).toBeGreaterThan(0);
        for (const problem of result.problems) expect(problem.reason && problem.field && problem.file).toBeTruthy();
        return;
      }
      expect(result.changes).toEqual(themeChanges(rich, result.theme));
      // What was taken is a theme like any other: it goes out and comes back the same.
      expect(imported(exported(result.theme), result.theme)).toMatchObject({ theme: result.theme, changes: [] });
      expect(JSON.stringify(result.theme)).not.toMatch(/[{;}]body|NaN|undefined/);
    }),
    { numRuns: 1_000 },
  );
});

it('takes any JSON for what it is', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => void designTokensToTheme(json, rich)));
});
