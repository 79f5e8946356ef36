import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Brand } from '@livery/brand-kit';
import { problem, type BrandProblem } from '@livery/brand-kit/check';

interface App {
  readonly brand: Brand;
  readonly port: number;
  /** The repository, or the folder that a test gives in its place. */
  readonly root: string;
}

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

function* checkPort({ brand, port, root }: App): Generator<BrandProblem> {
  const apps = join(root, 'apps');
  for (const other of readdirSync(apps))
    if (other !== brand.id && readManifest(join(apps, other, 'package.json')).livery?.port === port)
      yield problem(`apps/${brand.id}/package.json`, 'livery.port', port, `apps/${other} has it too`);
}

/** What of an app does not fit its brand, or the machine that builds it. Files are named from the root. */
export function appProblems(app: App): readonly BrandProblem[] {
  return [...checkPackages(app), ...checkPort(app)];
}
