import { DEFAULT_RULES } from '@livery/brand-kit/rules';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import { SETTINGS } from './reach/exceptions.ts';
import { ROOT } from './run.ts';
import { typeRows, typeTable, type TypeRow } from './type-table.ts';

const BRAND_KIT = `${ROOT}libs/brand-kit/src`;

const valueAt = (data: unknown, path: string): string =>
  JSON.stringify(path.split('.').reduce((value, key) => (value as Record<string, unknown>)?.[key], data)) ?? 'nothing';

/** Of an interface that others hold, no row of its own. */
const WITHOUT_PARTS = new Set(['features', 'rules']);

const brandTable = () =>
  typeTable(typeRows(`${BRAND_KIT}/brand.ts`, 'Brand').filter(({ path }) => !WITHOUT_PARTS.has(path)));
const featuresTable = () => typeTable(typeRows(`${BRAND_KIT}/brand.ts`, 'Features'));
/** A rule that a capability still to come will read says so. */
const withWhatItWaitsFor = (row: TypeRow): TypeRow => {
  const capability = SETTINGS[`Rules ${row.path}`];
  return capability ? { ...row, meaning: `Nothing reads it until \`${capability}\` comes. ${row.meaning}` } : row;
};
const rulesTable = () =>
  typeTable(typeRows(`${BRAND_KIT}/rules.ts`, 'Rules').map(withWhatItWaitsFor), (path) => valueAt(DEFAULT_RULES, path));
const themeTable = () => typeTable(typeRows(`${BRAND_KIT}/theme.ts`, 'Theme'));
const coloursTable = () => typeTable(typeRows(`${BRAND_KIT}/theme.ts`, 'Palette'));
const specialColoursTable = () => typeTable(typeRows(`${BRAND_KIT}/theme.ts`, 'SpecialPalette'));
const configTable = () =>
  typeTable(
    [
      ...typeRows(`${BRAND_KIT}/site-config.ts`, 'SiteConfig').filter(({ path }) => path !== 'switches'),
      ...typeRows(`${BRAND_KIT}/site-config.ts`, 'Switches').map((row) => ({ ...row, path: `switches.${row.path}` })),
    ],
    (path) => valueAt(LOCAL_CONFIG, path),
  );

/** From nothing to a served site, with every field that a brand can set. */
export const brandsMarkdown = (): string => `
A brand is two folders: \`brands/<id>\` holds data (rules, theme, texts, artwork), \`apps/<id>\` is what is built and deployed. No component and no rule asks for a brand's name ([brands](../brands/README.md) says where else the names stand).

## From nothing to a served site

\`\`\`sh
npm run new-brand -- nomad --from web     # makes both folders, draws a sample logo, links the packages
npm start -- nomad                        # the site beside the demo back end; the command prints its address
npx nx build @livery/nomad                # apps/nomad/dist, ready for any static server
npm run remove-brand -- nomad             # takes both folders away; work that no commit has is kept aside
\`\`\`

1. Change \`brands/nomad/brand.ts\`: name, languages, addresses, sign-in methods, and the rules in which the brand differs. What it does not say has the default below.
2. Change \`theme.ts\`. \`npm run storybook\` shows every component in the new brand; \`npm run tokens\` exchanges colours with design tools. Two brands may share a hero, a card or a button, not all three.
3. A look that no brand has yet: \`variant: { card: 'own-felt', … }\` in \`theme.ts\`, and \`brands/nomad/looks/card/own-felt/index.ts\`, which says \`export default { values, slots } satisfies Look\`. What a look may set and draw is in [the kit's README](../libs/ui-kit/README.md); begin with a copy of one of \`libs/ui-kit/src/looks/card\`.
4. Replace \`assets/logo.svg\` and \`assets/favicon.svg\` by a designer's (outlines, no \`<text>\`), then run \`npm run icons -- nomad\`.
5. Texts in the brand's own words stand in \`locales/<language>/translation.json\`, over those of libs/i18n. Own documents stand in \`documents/<language>/\`.
6. The demo back end serves the viewers of the provider in \`providerShortname\`. A new brand keeps the provider of the brand it was made after, so that it plays at once. Name your own when your API knows it.
7. The build checks all of it and fails with one sentence for each problem: file, field, value and reason.
8. Serve \`apps/nomad/dist\` from the root of a host, every unknown path with \`index.html\`. Put a \`config.json\` beside it with what differs from one installation to the next (last table).

## The brand: \`brand.ts\`

${brandTable()}

## Features: \`features\`

Each is on unless the brand turns it off.

${featuresTable()}

## Rules: \`rules\`

${rulesTable()}

## The theme: \`theme.ts\`

${themeTable()}

## Colours: \`palettes.dark\`, \`palettes.light\`

${coloursTable()}

## Colours of special surfaces

A theme may leave these out: each then follows from the colours above.

${specialColoursTable()}

## An installation: \`config.json\`

What an operator changes without a build. The defaults are those of \`npm start\`.

${configTable()}
`;
