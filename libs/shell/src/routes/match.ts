import { ROUTES, type RouteEntry } from './routes.ts';

const NOT_FOUND: RouteEntry = { path: '*', screen: 'notFound' };

/** As the router reads a path, which makes its expression anew at each question: every link of a page asks. */
const expressionOf = (path: string) =>
  RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+').replace(/\/?\*?$/, '')}${path.endsWith('*') ? '(/.*)?' : '/*'}$`, 'i');

let table: readonly (readonly [RegExp, RouteEntry])[] | null = null;

/** The entry for an address: the first that fits, as the table is ordered. */
export function routeOf(pathname: string): RouteEntry {
  table ??= ROUTES.map((entry) => [expressionOf(entry.path), entry]);
  return table.find(([expression]) => expression.test(pathname))?.[1] ?? NOT_FOUND;
}
