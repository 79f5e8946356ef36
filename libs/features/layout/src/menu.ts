import type { MenuPage } from '@livery/contract/catalogue/entities';
import { addresses, bareSlug, CATALOGUE_CONTENT } from '@livery/widgets/addresses';

export interface SiteMenuItem {
  id: string;
  label: string;
  href: string;
  kind: 'home' | 'channels' | 'catalogue' | 'own' | 'link';
  /** The page's slug without slashes, by which a catalogue is told from another one. */
  slug: string;
  /** A catalogue with a list of genres below it. NAV-109 */
  hasParts: boolean;
}

/** Pages of the viewer's own: a guest has none. NAV-087 */
const OWN_PAGES = ['my', 'settings'];
/** Hidden from children. NAV-105 */
const ADULT_PAGE_ID = 1000;
/** Sent for the search field, not for the menu. NAV-086, ROWS-084, ROWS-085 */
const HIDDEN_TEMPLATES: readonly MenuPage['template'][] = ['search', 'group.catalog.search'];

function kindOf(page: MenuPage): SiteMenuItem['kind'] {
  if (page.template === 'startpage') return 'home';
  if (page.template.startsWith('tvchannels')) return 'channels';
  if (page.template === 'outer_link') return 'link';
  return OWN_PAGES.includes(bareSlug(page.slug)) ? 'own' : 'catalogue';
}

/** NAV-083..085, ROWS-083, ROWS-086: an outer link keeps its address in `link`, or in the slug. */
function hrefOf(page: MenuPage, kind: SiteMenuItem['kind']): string | undefined {
  if (kind === 'home') return addresses.home();
  if (kind === 'channels') return addresses.channels();
  if (kind === 'link') return page.link ?? page.slug;
  return addresses.rowset(page);
}

/** The server's pages as the menu shows them, in the order sent. NAV-082 */
export function menuItems(
  pages: readonly MenuPage[],
  { guest, child }: { readonly guest: boolean; readonly child: boolean },
): SiteMenuItem[] {
  return pages.flatMap((page) => {
    const kind = kindOf(page);
    const href = hrefOf(page, kind);
    const isHidden =
      HIDDEN_TEMPLATES.includes(page.template) || (guest && kind === 'own') || (child && page.id === ADULT_PAGE_ID);
    if (isHidden || !page.title || !href) return [];
    const slug = bareSlug(page.slug);
    return [{ id: String(page.id), label: page.title, href, kind, slug, hasParts: slug in CATALOGUE_CONTENT }];
  });
}

/** The entry whose page, or a page below it, is open; the nearest one where several are. */
export function currentItem(items: readonly SiteMenuItem[], pathname: string): string | undefined {
  if (pathname === '/' || pathname === '/startpage') return items.find(({ kind }) => kind === 'home')?.id;
  const open = items.filter(
    ({ href, kind }) =>
      kind !== 'home' && href.startsWith('/') && (pathname === href || pathname.startsWith(`${href}/`)),
  );
  return open.toSorted((one, other) => other.href.length - one.href.length)[0]?.id;
}
