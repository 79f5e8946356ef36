import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Brand, Features } from '@livery/brand-kit';
import { problem, type BrandProblem } from '@livery/brand-kit/check';
import { methodsOf } from '@livery/domain/sign-in';

interface App {
  readonly brand: Brand;
  readonly port: number;
  /** The repository, or the folder that a test gives in its place. */
  readonly root: string;
}

/** The pages of the settings that belong to a feature, by the package that holds them. */
const PAGE_OF: { readonly [feature in keyof Features]?: string } = {
  profiles: '@livery/features-profiles/profiles-page',
  parental: '@livery/features-parental/parental-page',
};

const IMPORTS = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const SIGN_IN_WAY = /^@livery\/features-auth\/ways\/(\w+)$/;

interface Manifest {
  readonly livery?: { readonly port?: number };
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name))) return true;
  const above = dirname(folder);
  return above !== folder && isInstalled(name, above);
}

/** Packages that the repository, the app or the brand asks for and that nobody has installed. */
function* checkPackages({ brand, root }: App): Generator<BrandProblem> {
  for (const folder of ['', `apps/${brand.id}/`, `brands/${brand.id}/`])
    for (const name of Object.keys(readManifest(join(root, folder, 'package.json')).dependencies ?? {}))
      if (!isInstalled(name, join(root, folder)))
        yield problem(`${folder}package.json`, 'dependencies', name, 'it is not installed: run npm install');
}

/** What each file of the app imports from packages. */
function importsOf({ brand, root }: App): { file: string; names: readonly string[] }[] {
  const folder = join(root, 'apps', brand.id, 'src');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.map((file) => ({
    file: `apps/${brand.id}/src/${file}`,
    names: [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORTS)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('.')),
  }));
}

function* checkImports(app: App): Generator<BrandProblem> {
  for (const { file, names } of importsOf(app)) {
    const { resolve } = createRequire(join(app.root, file));
    for (const name of names) {
      try {
        resolve(name);
      } catch {
        yield problem(file, 'import', name, 'no installed package has it');
      }
    }
  }
}

/** The code of each login method of the brand is in its app, and of no other. */
function* checkSignInWays(app: App): Generator<BrandProblem> {
  const files = importsOf(app);
  if (files.length === 0) return;
  const { loginMethods, rules } = app.brand;
  const offered = loginMethods.map((action) => ({ action }));
  const needed = new Set<string>(methodsOf(offered, { ...rules.auth, phoneCodeLength: null }).map(({ way }) => way));
  const taken = new Set(files.flatMap(({ names }) => names.flatMap((name) => SIGN_IN_WAY.exec(name)?.[1] ?? [])));
  const file = `apps/${app.brand.id}/src/modules.ts`;
  const source = `brands/${app.brand.id}/brand.ts`;
  for (const way of needed)
    if (!taken.has(way))
      yield problem(file, 'signInWays', `without ${way}`, `${source} has a login method that needs it`);
  for (const way of taken)
    if (!needed.has(way)) yield problem(file, 'signInWays', `with ${way}`, `no login method in ${source} needs it`);
}

function* checkSettingsPages(app: App): Generator<BrandProblem> {
  const files = importsOf(app);
  if (files.length === 0) return;
  const taken = new Set(files.flatMap(({ names }) => names));
  const file = `apps/${app.brand.id}/src/settings-pages.ts`;
  for (const [feature, page] of Object.entries(PAGE_OF) as [keyof Features, string][]) {
    const isOn = app.brand.features[feature];
    if (taken.has(page) === isOn) continue;
    const state = isOn ? 'on' : 'off';
    yield problem(file, feature, isOn ? 'missing' : page, `features.${feature} of the brand is ${state}`);
  }
}

function* checkPort({ brand, port, root }: App): Generator<BrandProblem> {
  const apps = join(root, 'apps');
  for (const other of readdirSync(apps))
    if (other !== brand.id && readManifest(join(apps, other, 'package.json')).livery?.port === port)
      yield problem(`apps/${brand.id}/package.json`, 'livery.port', port, `apps/${other} has it too`);
}

/** What of an app does not fit its brand, or the machine that builds it. Files are named from the root. */
export function appProblems(app: App): readonly BrandProblem[] {
  return [
    ...checkPackages(app),
    ...checkImports(app),
    ...checkSignInWays(app),
    ...checkSettingsPages(app),
    ...checkPort(app),
  ];
}
