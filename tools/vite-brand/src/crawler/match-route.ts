import type { SiteMap } from '@livery/widgets/site-map';
import { CRAWLER_PAGES, nothingThere, type LoadPage } from './pages.ts';

interface MatchedPage {
  readonly load: LoadPage;
  /** The parts of the path that its route names, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** What the site itself would show at a path; null where nobody knows how to tell a crawler of it. */
export function matchRoute({ routeOf }: Pick<SiteMap, 'routeOf'>, path: string): MatchedPage | null {
  const parts = partsOf(path);
  const route = routeOf(path);
  const load = route.screen === null ? nothingThere : CRAWLER_PAGES[route.path];
  if (!parts || !load) return null;
  const named = route.path.split('/').filter(Boolean);
  const params = named.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : []));
  return { load, params: Object.fromEntries(params) as Record<string, string> };
}
