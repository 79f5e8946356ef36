import type { UiLinkProps } from '@livery/ui-kit/theme';
import { overBackground } from '@livery/widgets/background';
import { Link, useLocation } from 'react-router-dom';
import { routeOf } from '../routes/match.ts';

const pathOf = (href: string) => new URL(href, location.origin).pathname;

/** A link within the site. One to a media page takes the page along that it will lie over. CONT-013 */
export function RouterLink({ href, ...props }: UiLinkProps) {
  const from = useLocation();
  // A modal lies over the page as it is. NAV-059
  if (href.startsWith('#')) {
    const { pathname, search, state } = from;
    return <Link to={{ pathname, search, hash: href }} state={state} replace {...props} />;
  }
  const state = routeOf(pathOf(href)).modalPage ? overBackground(from) : undefined;
  return <Link to={href} state={state} {...props} />;
}
