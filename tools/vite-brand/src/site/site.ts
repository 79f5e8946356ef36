import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Brand } from '@livery/brand-kit';
import {
  checkBrand,
  checkShape,
  problem,
  problemSentence,
  type BrandFiles,
  type BrandProblem,
} from '@livery/brand-kit/check';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import type { Theme } from '@livery/brand-kit/theme';
import { shippedLanguages } from '@livery/i18n/languages';
import type { HeroSkeleton } from '@livery/ui-kit/looks';
import { runnerImport } from 'vite';
import { appProblems } from './app-problems.ts';
import { capabilitiesOf, type SiteCapabilities } from './capabilities.ts';
import { brandDocuments } from './brand-documents.ts';
import { BrandRefusal } from './brand-refusal.ts';
import { missingLooks, looksOf, type LookChoice } from './look-folders.ts';
import { pictureSize } from './picture-size.ts';
import { commonTexts, siteTexts, type AreaTexts } from './site-texts.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Every brand of the repository, by the name of its folder. */
export const brandIds = (): string[] =>
  readdirSync(join(ROOT, 'brands')).filter((id) => existsSync(join(ROOT, 'brands', id, 'brand.ts')));

/** A brand with everything that its site needs, read from the disk once. */
export interface Site {
  readonly brand: Brand;
  readonly theme: Theme;
  /** How the hero of its look lies before any script runs. */
  readonly heroSkeleton: HeroSkeleton;
  readonly port: number;
  readonly brandFolder: string;
  readonly appFolder: string;
  /** What the brand takes of the product. */
  readonly capabilities: SiteCapabilities;
  /** The files that `brand.ts`, `theme.ts` and the capabilities are made of, themselves and what they import. */
  readonly sources: readonly string[];
  readonly config: SiteConfig;
  readonly assets: ReadonlyMap<string, Buffer>;
  /** The texts of each language of the brand by area, its own over the common ones. */
  readonly texts: ReadonlyMap<string, AreaTexts>;
}

export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

function readFolder(folder: string, inside = ''): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = inside + entry.name;
    if (entry.isDirectory())
      for (const [name, file] of readFolder(join(folder, entry.name), `${path}/`)) files.set(name, file);
    else files.set(path, readFileSync(join(folder, entry.name)));
  }
  return files;
}

/** A TypeScript module and what it imports, as they stand on the disk now: Node would give the first version for ever. */
async function loadDefault<Value>(
  id: string,
  name: string,
  folder: string,
): Promise<{ value: Value; sources: string[] }> {
  const file = join(folder, name);
  try {
    const options = { configFile: false as const, root: folder, logLevel: 'silent' as const };
    const { module, dependencies } = await runnerImport<{ default: Value }>(file, options);
    return { value: module.default, sources: [file, ...dependencies] };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new BrandRefusal(id, [`brands/${id}/${name} cannot be read: ${reason}`]);
  }
}

/** One picture over the whole width: a hero whose look says nothing of its skeleton. */
const PLAIN_HERO: HeroSkeleton = { parts: ['picture'], css: '' };

/** The skeleton that the look of the brand's hero brings. */
async function loadHeroSkeleton(id: string, choice: LookChoice): Promise<{ value: HeroSkeleton; sources: string[] }> {
  const folder = looksOf(choice).find(({ kind }) => kind === 'hero')?.folder;
  const isThere = folder && existsSync(join(folder, 'skeleton.ts'));
  return isThere ? loadDefault<HeroSkeleton>(id, 'skeleton.ts', folder) : { value: PLAIN_HERO, sources: [] };
}

function brandFiles(brandFolder: string, assets: ReadonlyMap<string, Buffer>): BrandFiles {
  const overrides = join(brandFolder, 'locales');
  return {
    assets: new Map(
      [...assets].map(([name, content]) => [
        name,
        {
          ...pictureSize(name, content),
          hasTextElement: name.endsWith('.svg') && /<text[\s>]/.test(content.toString()),
        },
      ]),
    ),
    translations: shippedLanguages,
    overrides: existsSync(overrides) ? readdirSync(overrides) : [],
  };
}

/** Texts that the brand replaces, though nobody asks for them. */
function* checkTexts({ brand, brandFolder, texts }: Site): Generator<BrandProblem> {
  for (const language of brand.languages) {
    const asked = new Set(Object.values(texts.get(language) ?? {}).flatMap((table) => Object.keys(table)));
    for (const key of Object.keys(commonTexts(brandFolder, language)))
      if (!asked.has(key))
        yield problem(
          `locales/${language}/translation.json`,
          key,
          'a text of its own',
          'only texts that the site has can be replaced',
        );
  }
}

/** The documents that the brand lists are there, at least in its first language, and no others. */
function* checkDocuments({ brand, brandFolder }: Site): Generator<BrandProblem> {
  const files = [...brandDocuments(brandFolder).keys()].map((address) => address.slice(1));
  for (const name of brand.documents) {
    const file = `documents/${brand.defaultLanguage}/${name}.html`;
    if (!files.includes(file)) yield problem(file, 'file', 'missing', `brand.ts lists the document ${name}`);
  }
  for (const file of files) {
    const [, language = '', name = ''] = /^documents\/([^/]*)\/(.*)\.html$/.exec(file) ?? [];
    if (!brand.documents.includes(name)) yield problem(file, 'file', name, 'brand.ts does not list this document');
    if (!(brand.languages as readonly string[]).includes(language))
      yield problem(file, 'folder', language, `the brand speaks ${brand.languages.join(', ')}`);
  }
}

/** A look that the theme names stands in the kit or with the brand. */
const checkLooks = (site: Site): readonly BrandProblem[] =>
  missingLooks(site).map((kind) => {
    const look = site.theme.variant[kind];
    return problem(
      'theme.ts',
      `variant.${kind}`,
      look,
      `there is no looks/${kind}/${look}/index.ts, in the brand or in the kit`,
    );
  });

/** Every sentence that keeps the brand from being built; an empty list means that it may be. */
export function siteProblems(site: Site): readonly string[] {
  const { brand, theme, brandFolder, assets, appFolder, port } = site;
  const files = brandFiles(brandFolder, assets);
  const own = [...checkBrand(brand, theme, files), ...checkTexts(site), ...checkDocuments(site), ...checkLooks(site)];
  return [
    ...own.map((one) => `brands/${brand.id}/${problemSentence(one)}`),
    ...appProblems({ brand, port, root: resolve(appFolder, '../..') }).map(problemSentence),
  ];
}

/** A brand with problems is not built: the error names each of them. */
export function refuseProblems(site: Site): void {
  const problems = siteProblems(site);
  if (problems.length > 0) throw new BrandRefusal(site.brand.id, problems);
}

/**
 * Reads the site of `apps/<id>`: its brand, pictures, texts and port.
 * @throws BrandRefusal when there is not enough of a brand to check the rest.
 */
export async function loadSite(id: string, root = ROOT): Promise<Site> {
  const brandFolder = join(root, 'brands', id);
  const appFolder = join(root, 'apps', id);
  const manifestFile = join(appFolder, 'package.json');
  if (!existsSync(manifestFile)) throw new BrandRefusal(id, [`apps/${id} is missing: copy the folder of another app.`]);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { livery?: { port?: number } };
  const port = manifest.livery?.port;
  if (port === undefined)
    throw new BrandRefusal(id, [`apps/${id}/package.json names no port: add "livery": { "port": 4200 }.`]);
  const [ofBrand, ofTheme] = await Promise.all([
    loadDefault<Brand>(id, 'brand.ts', brandFolder),
    loadDefault<Theme>(id, 'theme.ts', brandFolder),
  ]);
  const [brand, theme] = [ofBrand.value, ofTheme.value];
  const gaps = checkShape(brand, theme).map(problemSentence);
  if (gaps.length > 0)
    throw new BrandRefusal(
      id,
      gaps.map((sentence) => `brands/${id}/${sentence}`),
    );
  if (brand.id !== id)
    throw new BrandRefusal(id, [`brands/${id}/brand.ts: id is ${brand.id}, but the folder is called ${id}.`]);
  const ofHero = await loadHeroSkeleton(id, { theme, brandFolder });
  const capabilities = await capabilitiesOf(brand, ROOT);
  return {
    brand,
    theme,
    heroSkeleton: ofHero.value,
    port,
    brandFolder,
    appFolder,
    capabilities,
    sources: [...new Set([...ofBrand.sources, ...ofTheme.sources, ...ofHero.sources, ...capabilities.sources])],
    config: { ...LOCAL_CONFIG, siteOrigin: `http://localhost:${port}` },
    assets: readFolder(join(brandFolder, 'assets')),
    texts: siteTexts(brand, brandFolder, capabilities.taken),
  };
}
