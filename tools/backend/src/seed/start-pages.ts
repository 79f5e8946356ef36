/**
 * Providers whose start page opens in a way of its own: which story leads its hero, and its rows in order. All others have the
 * common one.
 */
interface StartPage {
  readonly providerId: number;
  /** Names the page and its hero: `startpage-family`, `hero-family`. */
  readonly name: string;
  /** Of the page and of its hero row. */
  readonly pageId: number;
  readonly heroRowId: number;
  /** The promo of the hero that comes first; the others keep their order. */
  readonly leadingPromoId: number;
  /** Below the hero. */
  readonly rowIds: readonly number[];
}

/** What is like the viewer's last film or series. */
export const LIKE_LAST_WATCHED_ROW_ID = 18;

export const START_PAGES: readonly StartPage[] = [
  {
    providerId: 2,
    name: 'family',
    pageId: 31,
    heroRowId: 31,
    leadingPromoId: 6,
    rowIds: [2, 3, 7, 28, LIKE_LAST_WATCHED_ROW_ID, 5, 4, 6, 8, 9, 11, 12, 13, 10, 16],
  },
  {
    providerId: 4,
    name: 'sport',
    pageId: 32,
    heroRowId: 32,
    leadingPromoId: 5,
    rowIds: [2, 14, 4, 3, LIKE_LAST_WATCHED_ROW_ID, 5, 15, 6, 10, 13, 8, 9, 11, 12, 16],
  },
  {
    providerId: 5,
    name: 'night',
    pageId: 33,
    heroRowId: 33,
    leadingPromoId: 4,
    rowIds: [3, 2, 15, LIKE_LAST_WATCHED_ROW_ID, 5, 4, 6, 10, 8, 11, 9, 12, 13, 7, 16],
  },
];

/** A child's start page, the same with every provider: what is made for children stands first. */
export const CHILDREN_PAGE = {
  slug: 'startpage-children',
  pageId: 34,
  heroRowId: 34,
  channelsRowId: 17,
  /** Below the hero and the children's channels. */
  rowIds: [2, 28, 112, 63, 113, 143, 7],
} as const;

/** The slug of a viewer's start page. */
export function startPageOf({ isChild, providerId }: { isChild: boolean; providerId: number }): string {
  if (isChild) return CHILDREN_PAGE.slug;
  const own = START_PAGES.find((page) => page.providerId === providerId);
  return own ? `startpage-${own.name}` : 'startpage';
}
