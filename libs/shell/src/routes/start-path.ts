import type { SiteMap } from '@livery/widgets/site-map';

/** What a messenger lets through in a start parameter, less what would be no segment of a path. */
const SEGMENTS = /^[\da-z-]+(_[\da-z-]+)*$/i;

/** Where the mini-app opens: a path of this build, written with `_` in place of `/`; home when it is anything else. NAV-041 */
export function startPath(search: string, { reaches }: Pick<SiteMap, 'reaches'>): string {
  const parameter = new URLSearchParams(search).get('tgWebAppStartParam') ?? '';
  const path = SEGMENTS.test(parameter) ? `/${parameter.replaceAll('_', '/')}` : '/';
  return path !== '/miniapp' && reaches(path) ? path : '/';
}
