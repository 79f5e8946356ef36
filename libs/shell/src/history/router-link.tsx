import { readUrl } from '@livery/contract/schema';
import type { UiLinkProps } from '@livery/ui-kit/theme';
import { overBackground } from '@livery/widgets/background';
import { type Modals, useModalsIfAny } from '@livery/widgets/modals';
import { useHref, useLinkClickHandler, useLocation, type Location } from 'react-router-dom';
import { isModalId, loadModal } from '../modals/modals.ts';
import { routeOf } from '../routes/match.ts';

/** What cannot be opened leads to a page that is not there, and says so. */
const pathOf = (href: string) => readUrl(href, location.origin)?.pathname ?? href;

/** A link within the site. The router's own `Link` brings what only its framework needs, and that is 4 kB of the first visit. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...props }: UiLinkProps) {
  const { to, ...options } = destinationOf(href, useLocation());
  const follow = useLinkClickHandler(to, { ...options, ...(props.target && { target: props.target }) });
  const modals = useModalsIfAny();
  const prepare = () => prepareModal(href);
  return (
    <a
      {...props}
      href={useHref(to)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepare();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) {
          follow(event);
          openModal(href, modals);
        }
      }}
    />
  );
}

/** Where the address has just become a modal's it opens at once: the page, which draws itself for each address, comes after it. */
function openModal(href: string, modals: Modals | null): void {
  const id = href.slice(1);
  if (href === location.hash && isModalId(id)) modals?.open(id, {} as never);
}

/** Whoever comes near a link to a modal gets its chunk: the press finds it there. */
function prepareModal(href: string): void {
  const id = href.slice(1);
  if (href.startsWith('#') && isModalId(id)) void loadModal(id).catch(() => {});
}

function destinationOf(href: string, from: Location) {
  // A modal lies over the page as it is. NAV-059
  if (href.startsWith('#')) {
    const { pathname, search, state } = from;
    return { to: { pathname, search, hash: href }, state: state as unknown, replace: true };
  }
  // A media page takes the page along that it will lie over. CONT-013
  return { to: href, state: routeOf(pathOf(href)).modalPage ? overBackground(from) : undefined };
}
