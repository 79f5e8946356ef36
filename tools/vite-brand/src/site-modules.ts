import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from './site/site.ts';

const SITE = 'livery:site';
const CAPABILITIES = 'livery:capabilities';

/**
 * The two modules that the build writes: `livery:site`, which an app starts, with the brand and its places; and the list of the brand's
 * capabilities, which comes later. What the brand does not take is not in the list, and so not in the build.
 */
export function siteModules(site: Site): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    [SITE]: () => siteModule(site),
    [CAPABILITIES]: () => capabilitiesModule(site),
  };
  return {
    name: 'livery:site-modules',
    resolveId: (id) => (id in sources ? `\0${id}` : null),
    load: (id) => sources[id.slice(1)]?.() ?? null,
  };
}

const quoted = (value: unknown) => JSON.stringify(value);

function siteModule({ brandFolder, capabilities: { first, places } }: Site): string {
  const partners = join(brandFolder, 'partners.ts');
  return [
    `import brand from ${quoted(join(brandFolder, 'brand.ts'))};`,
    `import first from ${quoted(first.file)};`,
    'export default {',
    '  brand,',
    '  first,',
    `  places: ${quoted(places)},`,
    `  capabilities: () => import(${quoted(CAPABILITIES)}),`,
    ...(existsSync(partners) ? [`  partners: () => import(${quoted(partners)}),`] : []),
    '};',
  ].join('\n');
}

function capabilitiesModule({ capabilities: { taken } }: Site): string {
  return [
    ...taken.map(({ file }, index) => `import c${index} from ${quoted(file)};`),
    `export default [${taken.map((_, index) => `c${index}`).join(', ')}];`,
  ].join('\n');
}
