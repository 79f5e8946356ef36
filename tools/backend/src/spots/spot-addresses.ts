import type { SpotAddresses } from './kind.ts';

/** Whoever names no run. */
export const EVERYBODY = 'everybody';

const withQuery = (path: string, query: Readonly<Record<string, string | number>>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

/** Where everything of the server is, for one run. */
export function spotAddresses(origin: string, run: string): SpotAddresses {
  const at = (path: string, query: Readonly<Record<string, string | number>> = {}) =>
    withQuery(`${origin}/spots/${path}`, { run, ...query });
  return {
    origin,
    list: (kind, query) => at(`list/${kind}`, query),
    told: (spot) => (event) => at(`told/${spot}/${event}`),
    film: (file, how) => at(how ? `film/${how}/${file}` : `film/${file}`),
    page: (spot) => at(`page/${spot}`),
    picture: (spot) => `${origin}/spots/picture/${spot}.svg`,
  };
}
