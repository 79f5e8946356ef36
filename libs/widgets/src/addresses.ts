import type { Destination } from '@livery/contract/catalogue/entities';
import type { LanguagePage } from '@livery/domain/account';

interface Named {
  id: number;
  slug?: string | undefined;
}

/** A slug stands in an address only when the id can be read off its end. NAV-054 */
const readable = ({ id, slug }: Named): string => (slug && new RegExp(`(^|\\D)${id}$`).test(slug) ? slug : String(id));
const inLibrary = (id: number | undefined): string => (id === undefined ? '' : `?library_id=${id}`);

/** The parts of a query that are there. */
function query(parts: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
/** A slug without the slashes that some servers send around it. ROWS-082 */
export const bareSlug = (slug = ''): string => slug.replace(/^\/+|\/+$/g, '');
const slugOrId = ({ id, slug }: Named): string => slug ?? String(id);

/** Where everything is on the site. `links-lead-somewhere.test.ts` of the shell holds each against the routes. */
export const addresses = {
  home: () => '/',
  channels: (category?: string) => (category ? `/channels/${category}` : '/channels'),
  channel: (channel: Named, { category = 'all', ts }: { category?: string; ts?: number | undefined } = {}) =>
    `/channels/${category}/${slugOrId(channel)}${ts === undefined ? '' : `?ts=${ts}`}`,
  /** What is on all channels; of one category. */
  guide: (category?: string) => `/channels/guide${category ? `?category=${category}` : ''}`,
  content: (content: Named, libraryId?: number) => `/contents/${readable(content)}${inLibrary(libraryId)}`,
  watch: (contentId: number, libraryId?: number) => `/watch/${contentId}${inLibrary(libraryId)}`,
  /** Whose trailer it is, is counted: nobody else says it. */
  trailer: (id: number, of?: { id: number; libraryId?: number | undefined }) =>
    `/trailers/${id}${query({ content_id: of?.id, library_id: of?.libraryId })}`,
  person: (person: Named) => `/persons/${readable(person)}`,
  row: (row: Named, libraryId?: number, text?: string) =>
    `/row/${slugOrId(row)}${query({ library_id: libraryId, text })}`,
  search: () => '/search',
  rowset: (rowset: Named) => (rowset.slug ? `/${bareSlug(rowset.slug)}` : `/rowset/${rowset.id}`),
  /** A part of a catalogue: a row of the server, within films or within series. NAV-109, ROWS-007 */
  category: (catalogSlug: string, rowSlug: string) => `/${catalogSlug}/${rowSlug}`,
  packet: (id: number) => `/packets/${id}`,
  settings: (page?: string) => (page ? `/settings/${page}` : '/settings'),
  languageSettings: (page: LanguagePage) => `/settings/language/${page}`,
} as const;

/** Catalogues whose parts are genres, by slug (ROWS-082), and what a part of each holds. */
export const CATALOGUE_CONTENT = { movies: 'movie', series: 'series' } as const;

/** The id at the end of a path segment: `some-film-2019-12345` is 12345; null without one. NAV-054, NAV-055 */
export function idOfSegment(segment: string): number | null {
  const digits = /\d+$/.exec(segment)?.[0];
  const id = digits === undefined ? Number.NaN : Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}

/** Where a destination plays at once: the player of a film, a channel; none of what is read or chosen from. */
export function playerAddress(destination: Destination | undefined): string | undefined {
  if (destination?.id === undefined) return undefined;
  const { type, id, libraryId } = destination;
  if (type === 'content') return addresses.watch(id, libraryId);
  return type === 'channel' ? addressOfDestination(destination) : undefined;
}

/** Where a click leads: a page, or a modal by its hash. A text and unknown kinds have no address. ROWS-057..066 */
export function addressOfDestination(destination: Destination): string | undefined {
  const { type, id, slug, libraryId, src } = destination;
  const named = id === undefined ? undefined : { id, slug };
  switch (type) {
    case 'open_url':
      return src;
    case 'content':
      return named && addresses.content(named, libraryId);
    case 'row':
      return named && addresses.row(named, libraryId);
    case 'rowset':
      return named && addresses.rowset(named);
    case 'packet':
      return named && addresses.packet(named.id);
    case 'channel':
      return named && addresses.channel(named);
    case 'last_channel':
      return addresses.channels();
    case 'enter_promo_key':
      return '#promocode_wizard';
    default:
      return undefined;
  }
}
