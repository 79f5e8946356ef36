import type { AtLogout, Capability, ModalRules, Route } from './capability.ts';

export type NotFoundKind = 'content' | 'channel' | 'subscription' | 'generic';

/** An address of the site. */
export interface PlacedRoute extends Omit<Route, 'path' | 'screen'> {
  readonly path: string;
  /** `<capability>/<route>`; null where nothing is. */
  readonly screen: string | null;
  /** Which not-found text shows. NAV-128 */
  readonly notFoundKind?: NotFoundKind;
}

/**
 * What home has to know of all capabilities: addresses, modals and stored keys, without any code of theirs. Plain data: the build writes it
 * into the first script.
 */
export interface SitePlaces {
  /** The most exact first. */
  readonly routes: readonly PlacedRoute[];
  /** By the hash that opens them. */
  readonly modals: Readonly<Record<string, ModalRules>>;
  /** Keys of the storage that log-out spares. */
  readonly keptAtLogout: readonly string[];
}

/** Addresses that are nothing without what comes after them. NAV-053 */
const BARE_PATHS = ['/watch', '/trailers', '/persons', '/row', '/rowset', '/provider', '/guide'];

const NOWHERE: readonly PlacedRoute[] = [
  ...BARE_PATHS.map((path) => ({ path, screen: null })),
  { path: '/packets/*', screen: null, notFoundKind: 'subscription' },
  { path: '*', screen: null },
];

/**
 * The places of a list of capabilities.
 * @throws Error when two of them claim one path, modal, settings page, menu line, gate or stored key
 */
export function placesOf(capabilities: readonly Capability[]): SitePlaces {
  refuseDoubles(capabilities);
  const routes = capabilities.flatMap(({ name, routes = {} }) =>
    Object.entries(routes).flatMap(([id, { path, screen: _, ...rest }]) =>
      [path].flat().map((one): PlacedRoute => ({ path: one, screen: `${name}/${id}`, ...rest })),
    ),
  );
  const taken = new Set(routes.map(({ path }) => path));
  const modals = capabilities.flatMap(({ modals = {} }) =>
    Object.entries(modals).map(([id, { component: _, likelyFor: __, ...rules }]) => [id, rules] as const),
  );
  const stored = capabilities.flatMap(({ stored = {} }) => Object.entries<AtLogout>(stored));
  return {
    routes: [...routes, ...NOWHERE.filter(({ path }) => !taken.has(path))].sort(byExactness),
    modals: Object.fromEntries(modals),
    keptAtLogout: stored.filter(([, atLogout]) => atLogout === 'kept').map(([key]) => key),
  };
}

const SHARED_TABLES = [
  'modals',
  'settings',
  'menu',
  'parts',
  'gates',
  'commands',
  'signInMethods',
  'paymentPaths',
  'stored',
] as const;

function refuseDoubles(capabilities: readonly Capability[]): void {
  const owners = new Map<string, string>();
  const claim = (what: string, name: string) => {
    const owner = owners.get(what);
    if (owner !== undefined) throw new Error(`The capabilities ${owner} and ${name} both have the ${what}.`);
    owners.set(what, name);
  };
  for (const { name, routes = {}, ...tables } of capabilities) {
    claim(`name ${name}`, name);
    for (const { path } of Object.values(routes)) for (const one of [path].flat()) claim(`path ${one}`, name);
    for (const table of SHARED_TABLES) for (const id of Object.keys(tables[table] ?? {})) claim(`${table} ${id}`, name);
  }
}

/** A word is more exact than a parameter, a parameter than the end of the path, the end than any rest. */
const rankOf = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment === '*') return 3;
  return segment.startsWith(':') ? 1 : 0;
};

function byExactness(one: PlacedRoute, other: PlacedRoute): number {
  const [own, others] = [one, other].map(({ path }) => path.split('/').filter(Boolean)) as [string[], string[]];
  for (let index = 0; index < Math.max(own.length, others.length); index += 1) {
    const difference = rankOf(own[index]) - rankOf(others[index]);
    if (difference !== 0) return difference;
  }
  return one.path < other.path ? -1 : 1;
}

/** Where everything is on this site, and what is not on it. */
export interface SiteMap extends SitePlaces {
  /** The route of a path: the first that fits. */
  routeOf(pathname: string): PlacedRoute;
  isModal(id: string): boolean;
  /** Whether this site has pages of a capability. Its address alone does not tell: `/channels/guide` may be a category, too. */
  offers(capability: string): boolean;
  /** Whether this site has a screen at a path, or a modal behind a hash. What only the server knows (`/some-page`) is not counted. */
  reaches(address: string): boolean;
}

/** As the router reads a path, which makes its expression anew at each question: every link of a page asks. */
const expressionOf = (path: string) =>
  RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+').replace(/\/?\*?$/, '')}${path.endsWith('*') ? '(/.*)?' : '/*'}$`, 'i');

/** A page that only the server knows: its address says nothing of this build. */
const isServersPage = (path: string) => path.startsWith('/:');

export function createSiteMap(places: SitePlaces): SiteMap {
  let expressions: readonly RegExp[] | null = null;
  const isModal = (id: string) => Object.hasOwn(places.modals, id);

  function routeOf(pathname: string): PlacedRoute {
    expressions ??= places.routes.map(({ path }) => expressionOf(path));
    const index = expressions.findIndex((expression) => expression.test(pathname));
    return places.routes[index] ?? { path: '*', screen: null };
  }

  return {
    ...places,
    routeOf,
    isModal,
    offers: (capability) => places.routes.some(({ screen }) => screen?.startsWith(`${capability}/`)),
    reaches(address) {
      if (address.startsWith('#')) return isModal(address.slice(1));
      const { path, screen } = routeOf(address);
      return screen !== null && !isServersPage(path);
    },
  };
}
