import { readUrl } from '@livery/contract/schema';
import type { UiLinkProps } from '@livery/ui-kit/theme';
import { overBackground } from '@livery/widgets/background';
import { type ModalId, type Modals, useModalsIfAny } from '@livery/widgets/modals';
import { useHref, useLinkClickHandler, useLocation, type Location } from 'react-router-dom';
import { useServices } from '@livery/widgets/services';
import type { SiteMap } from '@livery/widgets/site-map';
import { usePrepareScreen } from '../routes/prepare-screen.ts';

/** What cannot be opened leads to a page that is not there, and says so. */
const pathOf = (href: string) => readUrl(href, location.origin)?.pathname ?? href;

/**
 * A link within the site: whoever comes near to it gets the code of what it opens. The router's own `Link` brings what only its framework needs,
 * and that is 4 kB of the first visit.
 */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...props }: UiLinkProps) {
  const { siteMap } = useServices();
  const { to, ...options } = destinationOf(href, useLocation(), siteMap);
  const follow = useLinkClickHandler(to, { ...options, ...(props.target && { target: props.target }) });
  const modals = useModalsIfAny();
  const modal = modalBehind(href, siteMap);
  const prepareScreen = usePrepareScreen();
  // A press finds it there: a page that is drawn at once takes the picture of its card along.
  const prepare = () => (modal ? modals?.prepare(modal) : prepareScreen(pathOf(href)));
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
          if (modal && href === location.hash) openAtOnce(modal, modals);
        }
      }}
    />
  );
}

/** Where the address has just become a modal's it opens at once: the page, which draws itself for each address, comes after it. */
const openAtOnce = (id: ModalId, modals: Modals | null) => modals?.open(id, {} as never);

/** The modal that a link opens. */
function modalBehind(href: string, siteMap: SiteMap): ModalId | null {
  const id = href.startsWith('#') ? href.slice(1) : '';
  return siteMap.isModal(id) ? (id as ModalId) : null;
}

function destinationOf(href: string, from: Location, siteMap: SiteMap) {
  // A modal lies over the page as it is. NAV-059
  if (href.startsWith('#')) {
    const { pathname, search, state } = from;
    return { to: { pathname, search, hash: href }, state: state as unknown, replace: true };
  }
  // A media page takes the page along that it will lie over. CONT-013
  return { to: href, state: siteMap.routeOf(pathOf(href)).modalPage ? overBackground(from) : undefined };
}
