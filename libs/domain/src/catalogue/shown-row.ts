import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import type { Channel } from '@livery/contract/channels/entities';
import { isListed } from '../channels/listed.ts';

const ACTIVE = 'active';

/** Whether the server has not set a row aside. */
export const isActiveRow = ({ status = ACTIVE }: Pick<Row, 'status'>): boolean => status === ACTIVE;

/** Of its channels a row shows those that are listed; a picture in 4K is for the television set. ROWS-089 */
export const shownChannels = ({ channels }: Pick<Row, 'channels'>): readonly Channel[] =>
  channels.filter((channel) => isListed(channel) && !channel.is4k);

/** The rows of a page. One that names no library is of the page's. ROWS-106 */
export const rowsOfPage = ({ rows, libraryId }: Pick<Rowset, 'rows' | 'libraryId'>): readonly Row[] =>
  rows.map((row) => ({ ...row, libraryId: row.libraryId ?? libraryId }));
