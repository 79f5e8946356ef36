import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '@livery/brand-kit';
import { checkBrand, checkShape, problemSentence, type BrandFiles } from '@livery/brand-kit/check';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import type { Theme } from '@livery/brand-kit/theme';
import { shippedLanguages } from '@livery/i18n/languages';
import { BrandRefusal } from './brand-refusal.ts';
import { pictureSize } from './picture-size.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Every brand of the repository, by the name of its folder. */
export const brandIds = (): string[] =>
  readdirSync(join(ROOT, 'brands')).filter((id) => existsSync(join(ROOT, 'brands', id, 'brand.ts')));

/** A brand with everything that its site needs, read from the disk once. */
export interface Site {
  readonly brand: Brand;
  readonly theme: Theme;
  readonly port: number;
  readonly brandFolder: string;
  readonly appFolder: string;
  readonly config: SiteConfig;
  readonly assets: ReadonlyMap<string, Buffer>;
  /** The texts of each language of the brand, its own over the common ones. */
  readonly translations: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

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

const localeFile = (folder: string, language: string) => join(folder, 'locales', language, 'translation.json');

function readTranslation(folder: string, language: string): Readonly<Record<string, string>> {
  const file = localeFile(folder, language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** A TypeScript module as it stands on the disk now: Node would give the first version for ever. */
async function loadDefault<Value>(file: string): Promise<Value> {
  const address = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  const module = (await import(/* @vite-ignore */ address)) as { default: Value };
  return module.default;
}

function brandFiles(brandFolder: string, assets: ReadonlyMap<string, Buffer>): BrandFiles {
  const overrides = join(brandFolder, 'locales');
  return {
    assets: new Map([...assets].map(([name, content]) => [name, pictureSize(name, content) ?? {}])),
    translations: shippedLanguages,
    overrides: existsSync(overrides) ? readdirSync(overrides) : [],
  };
}

/** Every sentence that keeps the brand from being built; an empty list means that it may be. */
export function siteProblems(site: Site): readonly string[] {
  const { brand, theme, brandFolder, assets, translations } = site;
  const own = checkBrand(brand, theme, brandFiles(brandFolder, assets)).map(problemSentence);
  const common = readTranslation(join(ROOT, 'libs/i18n'), 'ru');
  const strangers = [...translations.keys()].flatMap((language) =>
    Object.keys(readTranslation(brandFolder, language))
      .filter((key) => !(key in common))
      .map(
        (key) =>
          `locales/${language}/translation.json: ${key} is a text of its own, but only texts of libs/i18n can be replaced.`,
      ),
  );
  return [...own, ...strangers].map((sentence) => `brands/${brand.id}/${sentence}`);
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
  const manifest = JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8')) as { livery?: { port?: number } };
  const port = manifest.livery?.port;
  if (port === undefined)
    throw new BrandRefusal(id, [`apps/${id}/package.json names no port: add "livery": { "port": 4200 }.`]);
  const [brand, theme] = await Promise.all([
    loadDefault<Brand>(join(brandFolder, 'brand.ts')),
    loadDefault<Theme>(join(brandFolder, 'theme.ts')),
  ]);
  const gaps = checkShape(brand, theme).map(problemSentence);
  if (gaps.length > 0)
    throw new BrandRefusal(
      id,
      gaps.map((sentence) => `brands/${id}/${sentence}`),
    );
  if (brand.id !== id)
    throw new BrandRefusal(id, [`brands/${id}/brand.ts: id is ${brand.id}, but the folder is called ${id}.`]);
  const i18n = join(ROOT, 'libs/i18n');
  return {
    brand,
    theme,
    port,
    brandFolder,
    appFolder,
    config: { ...LOCAL_CONFIG, siteOrigin: `http://localhost:${port}` },
    assets: readFolder(join(brandFolder, 'assets')),
    translations: new Map(
      brand.languages.map((language) => [
        language,
        { ...readTranslation(i18n, language), ...readTranslation(brandFolder, language) },
      ]),
    ),
  };
}
