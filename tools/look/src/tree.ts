import { existsSync } from 'node:fs';
import { siteOrigins } from '@livery/dev/site-origins';
import type { CleanUp } from './clean-up.ts';
import { CACHE, siteBrands } from './project.ts';
import { freePorts, runToEnd, startServer } from './processes.ts';
import { Refusal } from './refusal.ts';

/** What sentences call the tree that the command was called in. */
export const HERE = 'this tree';

/** A tree of the project with its backend and sites running. */
export interface RunningTree {
  readonly apiOrigin: string;
  /** Addresses of the sites by brand. */
  readonly sites: Readonly<Record<string, string>>;
  /** Folder of the built stories, when one is asked for. */
  readonly stories: string | undefined;
}

interface Wanted {
  readonly root: string;
  /** Tells this tree's data from the other's. */
  readonly label: string;
  readonly brands: readonly string[];
  readonly hasSites: boolean;
  readonly hasStories: boolean;
}

// A daemon would outlive the command.
const NX = { NX_DAEMON: 'false', NX_TUI: 'false' };

async function build({ root, label, brands, hasSites, hasStories }: Wanted, cleanUp: CleanUp) {
  const missing = brands.find((brand) => !siteBrands(root).includes(brand));
  if (missing) throw new Refusal(`There is no brand "${missing}" at ${label}: leave it out with --brands.`);
  const bin = (name: string) => `${root}node_modules/.bin/${name}`;
  const projects = brands.map((brand) => `@livery/${brand}`).join(',');
  const nx = ['run-many', '-t', 'build', '-p', projects, '--outputStyle=static'];
  if (hasSites) await runToEnd({ name: `The build of ${label}`, root, command: bin('nx'), args: nx, env: NX }, cleanUp);
  const output = `${root}node_modules/.cache/livery-look-stories`;
  const storybook = ['build', '-o', output, '--quiet'];
  if (hasStories)
    await runToEnd(
      { name: `The build of the stories of ${label}`, root, command: bin('storybook'), args: storybook },
      cleanUp,
    );
  return hasStories && existsSync(output) ? output : undefined;
}

async function serve({ root, label, brands }: Wanted, cleanUp: CleanUp) {
  const [apiPort = 0, mediaPort = 0, ...sitePorts] = await freePorts(brands.length + 2);
  const sites = Object.fromEntries(brands.map((brand, at) => [brand, `http://localhost:${sitePorts[at]}`]));
  const ports = { API_PORT: String(apiPort), MEDIA_PORT: String(mediaPort) };
  const env = {
    ...ports,
    SITE_ORIGINS: await siteOrigins(
      Object.entries(sites).map(([brand, origin]) => ({ brand, origin })),
      root,
    ),
    DATA_DIR: `${CACHE}/${label === HERE ? 'here' : 'against'}`,
    LOG_LEVEL: 'error',
  };
  const node = (name: string, ...args: string[]) => ({ name, root, command: process.execPath, args });
  const apiOrigin = `http://localhost:${apiPort}`;
  const backend = { ...node(`The backend of ${label}`, 'tools/backend/src/main.ts'), env };
  await Promise.all([
    startServer(backend, `${apiOrigin}/health`, cleanUp),
    ...brands.map((brand, at) => {
      const site = node(`The site of ${brand}`, 'tools/vite-brand/src/serve.ts', brand, String(sitePorts[at]));
      return startServer({ ...site, env: ports }, sites[brand] ?? '', cleanUp);
    }),
  ]);
  return { apiOrigin, sites };
}

/**
 * Builds what is not built and starts it on ports that are free.
 * @throws Refusal when a build or a start fails.
 */
export async function startTree(wanted: Wanted, cleanUp: CleanUp): Promise<RunningTree> {
  const stories = await build(wanted, cleanUp);
  const running = wanted.hasSites ? await serve(wanted, cleanUp) : { apiOrigin: '', sites: {} };
  return { ...running, stories };
}
