import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@livery/brand-kit';
import type { Capability } from '@livery/widgets/capability';
import { placesOf, type SitePlaces } from '@livery/widgets/site-map';
import { runnerImport } from 'vite';
import { BrandRefusal } from './brand-refusal.ts';

/** Where a capability may stand: in the shell, or anywhere in a feature's folder. */
const FILES = ['libs/shell/src/{,*.}capability.ts', 'libs/features/**/{,*.}capability.ts'];

/** The capability of the home page: it comes with the first script. */
const FIRST = 'catalogue';

export interface PlacedCapability {
  readonly file: string;
  readonly capability: Capability;
}

/** What a brand takes of all capabilities of the repository. */
export interface SiteCapabilities {
  readonly taken: readonly PlacedCapability[];
  readonly first: PlacedCapability;
  readonly places: SitePlaces;
  /** The files of all capabilities, taken or not, and what they import. */
  readonly sources: readonly string[];
}

export const capabilityFiles = (root: string): string[] =>
  FILES.flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }))
    .map((file) => join(root, file))
    .sort();

/**
 * The capabilities of a brand, by their own `offeredIf`.
 * @throws BrandRefusal when a file is no capability, or two capabilities claim the same place
 */
export async function capabilitiesOf(brand: Brand, root: string): Promise<SiteCapabilities> {
  const files = capabilityFiles(root);
  const read = await readCapabilities(files, root).catch((error: unknown) => {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new BrandRefusal(brand.id, [`the capabilities cannot be read: ${reason}`]);
  });
  const all = files.map((file, index) => {
    const capability = read.capabilities[index];
    if (!capability?.name) throw new BrandRefusal(brand.id, [`${file} exports no capability by default.`]);
    return { file, capability };
  });
  const taken = all.filter(({ capability: { offeredIf } }) => offeredIf?.(brand) ?? true);
  const first = taken.find(({ capability }) => capability.name === FIRST);
  if (!first) throw new BrandRefusal(brand.id, [`No capability is called ${FIRST}: it holds the home page.`]);
  try {
    const places = placesOf(taken.map(({ capability }) => capability));
    return { taken, first, places, sources: [...files, ...read.sources] };
  } catch (error) {
    throw new BrandRefusal(brand.id, [error instanceof Error ? error.message : String(error)]);
  }
}

/** All files in one run: each run of Vite's own costs a fifth of a second. */
async function readCapabilities(files: readonly string[], root: string) {
  const list = 'virtual:capabilities';
  const imports = files.map((file, index) => `import c${index} from ${JSON.stringify(file)};`).join('\n');
  const { module, dependencies } = await runnerImport<{ default: readonly Capability[] }>(list, {
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'livery:read-capabilities',
        resolveId: (id) => (id === list ? `\0${list}` : null),
        load: (id) =>
          id === `\0${list}`
            ? `${imports}\nexport default [${files.map((_, index) => `c${index}`).join(', ')}];`
            : null,
      },
    ],
  });
  return { capabilities: module.default, sources: dependencies };
}
