import { matchPath } from 'react-router-dom';
import { ROUTES, type RouteEntry } from './routes.ts';

const NOT_FOUND: RouteEntry = { path: '*', screen: 'notFound' };

/** The entry for an address: the first that fits, as the table is ordered. */
export const routeOf = (pathname: string): RouteEntry =>
  ROUTES.find(({ path }) => matchPath({ path, end: true }, pathname) !== null) ?? NOT_FOUND;
