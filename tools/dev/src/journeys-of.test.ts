import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeyFile, JOURNEYS_OF, journeysOf } from './journeys-of.ts';
import { ROOT } from './run.ts';

const JOURNEYS = new Map([
  ['brands', 'for (const brand of BRANDS)'],
  ['channel', "open('orbit')"],
  ['film', "open('luna')"],
  ['profiles', "open('orbit')"],
]);
const EVERY = [...JOURNEYS.keys()];
const SITES = ['luna', 'orbit'];
const of = (files: readonly string[], sites: readonly string[] = SITES) => journeysOf({ files, sites }, JOURNEYS);

it.each([
  ['a journey that changed', ['e2e/journeys/film.spec.ts'], [], ['film']],
  ['what every journey uses', ['e2e/video.ts'], [], EVERY],
  ['the backend', ['tools/backend/src/areas/stats.ts'], [], EVERY],
  ['tests and documents', ['tools/backend/src/a.test.ts', 'e2e/README.md', 'libs/shell/src/a.test.ts'], [], []],
  ['a tool that no site contains', ['tools/dev/src/start.ts'], [], []],
  ['a library that all may show', ['libs/domain/src/machine/machine.ts'], SITES, EVERY],
  ['a brand: its own journeys', ['brands/luna/theme.ts'], ['luna'], ['brands', 'film']],
])('%s', (_, files, sites, journeys) => {
  expect(of(files, sites)).toEqual(journeys);
});

it('a feature is walked through by the journeys of its line in the table', () => {
  expect(of(['libs/features/profiles/src/profile.tsx'])).toEqual(JOURNEYS_OF['libs/features/profiles']);
});

it('the table names folders and journeys that exist, and each feature has a line or is in every page', () => {
  const features = readdirSync(`${ROOT}libs/features`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'testing'].includes(entry.name))
    .map(({ name }) => `libs/features/${name}`);
  const inEveryPage = ['libs/features/layout'];
  expect(features.filter((folder) => !(folder in JOURNEYS_OF) && !inEveryPage.includes(folder))).toEqual([]);
  expect(Object.keys(JOURNEYS_OF).filter((folder) => !existsSync(ROOT + folder))).toEqual([]);
  const named = Object.values(JOURNEYS_OF).flat();
  expect(named.filter((name) => !existsSync(ROOT + journeyFile(name)))).toEqual([]);
});
