import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './run.ts';

export interface StartOptions {
  readonly brands: readonly string[];
  readonly apiPort: number;
  readonly mediaPort: number;
  /** Port of the first site, the next one for each site after it; null leaves each where its app says. */
  readonly sitePort: number | null;
}

const LAST_PORT = 65_535;

const portOf = (brand: string): number => {
  const manifest = JSON.parse(readFileSync(`${ROOT}apps/${brand}/package.json`, 'utf8')) as {
    livery?: { port?: number };
  };
  return manifest.livery?.port ?? LAST_PORT;
};

/** Every brand that has an app, by port: the first one is what `npm start` shows. */
export const allBrands = (): string[] =>
  readdirSync(`${ROOT}apps`)
    .filter((id) => existsSync(`${ROOT}apps/${id}/vite.config.ts`))
    .sort((one, other) => portOf(one) - portOf(other));

function chosenBrands(args: readonly string[]): string[] {
  const brands = allBrands();
  const unknown = args.find((arg) => arg !== '--all' && !brands.includes(arg));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is no brand: choose from ${brands.join(', ')}, or --all for all of them.`);
  if (args.includes('--all')) return brands;
  return args.length > 0 ? [...new Set(args)] : brands.slice(0, 1);
}

function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= LAST_PORT) return port;
  throw new Error(`${name} must be a port number from 1 to ${LAST_PORT} (it is "${text}").`);
}

/**
 * What `npm start` was asked for.
 * @throws Error with one sentence that says what makes no sense.
 */
export function readStartOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const brands = chosenBrands(args);
  const [apiPort, mediaPort] = [portFrom(environment, 'API_PORT', 4100), portFrom(environment, 'MEDIA_PORT', 4101)];
  if (apiPort === mediaPort) throw new Error(`API_PORT and MEDIA_PORT must differ (both are ${apiPort}).`);
  const sitePort = environment['SITE_PORT'] ? portFrom(environment, 'SITE_PORT', 0) : null;
  const sitePorts = brands.map((_, index) => (sitePort ?? 0) + index);
  const taken = [apiPort, mediaPort].find((port) => sitePort !== null && sitePorts.includes(port));
  if (taken !== undefined) throw new Error(`SITE_PORT must leave the other ports alone (${taken} is one of them).`);
  return { brands, apiPort, mediaPort, sitePort };
}
