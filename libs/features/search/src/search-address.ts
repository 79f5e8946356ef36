import type { SearchEntry } from '@livery/contract/search/entities';
import { searchText } from '@livery/domain/search';
import { addresses } from '@livery/widgets/addresses';

/** What the address of the page of results says. */
export interface SearchQuery {
  readonly text: string;
  /** As typed and in no other reading. */
  readonly isExact: boolean;
  /** One kind of result alone: the slug of its row, or a place of broadcasts. */
  readonly kind: string | null;
}

/** An address that was written by hand or shared has no longer text than the field. SRCH-009, FIND-009 */
export const readSearchQuery = (params: URLSearchParams): SearchQuery => ({
  text: searchText(params.get('q') ?? ''),
  isExact: params.has('exact'),
  kind: params.get('kind'),
});

/** SRCH-005, FIND-001 */
export function searchAddress({ text, isExact = false, kind = null }: Partial<SearchQuery>): string {
  if (!text) return addresses.search();
  const params = new URLSearchParams({ q: text, ...(isExact && { exact: '1' }), ...(kind && { kind }) });
  return `${addresses.search()}?${params}`;
}

/** Where a choice of the history leads: to what was chosen; a programme is on again at another time, and is looked for. SRCH-015 */
export function addressOfEntry({ contentType, objectId, title }: SearchEntry): string {
  if (contentType === 'channel') return addresses.channel({ id: objectId });
  if (contentType === 'person') return addresses.person({ id: objectId });
  return contentType === 'broadcast' ? searchAddress({ text: title }) : addresses.content({ id: objectId });
}
