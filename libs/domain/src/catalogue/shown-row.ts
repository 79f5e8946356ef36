import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import type { Channel } from '@livery/contract/channels/entities';
import { isListed } from '../channels/listed.ts';

const ACTIVE = 'active';

/** Whether the server has not set a row aside. */
export const isActiveRow = ({ status = ACTIVE }: Pick<Row, 'status'>): boolean => status === ACTIVE;

/** Of its channels a row shows those that are listed; a picture in 4K is for the television set. ROWS-089 */
export const shownChannels = ({ channels }: Pick<Row, 'channels'>): readonly Channel[] =>
  channels.filter((channel) => isListed(channel) && !channel.is4k);

type RowList = 'promotions' | 'channels' | 'contents' | 'histories' | 'persons';

/** Which list holds the items of a row, by its template. ROWS-026..030 */
const LISTS: Readonly<Record<Row['template'], RowList | null>> = {
  'promo-bg': 'promotions',
  'promo-wide': 'promotions',
  button: 'promotions',
  branded_button: 'promotions',
  'collection-v': 'promotions',
  channel: 'channels',
  'content-v': 'contents',
  'content-h': 'contents',
  history: 'histories',
  'history-h': 'histories',
  person: 'persons',
  unknown: null,
};

/** What a row shows: the list of its template, and nothing of the others; of a template that is not known nothing. ROWS-026..031 */
export function itemsOfRow(row: Row): readonly { readonly id: number }[] {
  const list = LISTS[row.template];
  if (list === null) return [];
  return list === 'channels' ? shownChannels(row) : row[list];
}

/** Whether there is anything to see of a row. ROWS-031 */
export const isShownRow = (row: Row): boolean => isActiveRow(row) && itemsOfRow(row).length > 0;

/** The rows of a page. One that names no library is of the page's. ROWS-106 */
export const rowsOfPage = ({ rows, libraryId }: Pick<Rowset, 'rows' | 'libraryId'>): readonly Row[] =>
  rows.map((row) => ({ ...row, libraryId: row.libraryId ?? libraryId }));
