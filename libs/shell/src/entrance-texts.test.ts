import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FEATURES = fileURLToPath(new URL('../../features/', import.meta.url));
const common = JSON.parse(
  readFileSync(new URL('../../i18n/locales/en/translation.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const capabilities = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(^|[/.])capability\.ts$/.test(path),
);

/** Lines of the menu, pages of the settings, entrances of the search: drawn before anything of their capability is. */
const ENTRANCE = /\b(?:title|about|label): '(\w+)'/g;

it('ACC-001 what leads to a capability is written in the common texts: its own come with it', () => {
  expect(capabilities.length).toBeGreaterThan(10);
  const named = capabilities.flatMap((path) =>
    [...readFileSync(FEATURES + path, 'utf8').matchAll(ENTRANCE)].map(([, key = '']) => ({ path, key })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ key }) => !(key in common) && !(`${key}_other` in common))).toEqual([]);
});
