import type { Row } from '@livery/contract/catalogue/entities';
import { isActiveRow } from './shown-row.ts';

/** Whether a row has a page of its own: banners are drawn above others only, and what is not known or set aside nowhere. ROWS-002, ROWS-011 */
export const hasRowPage = (row: Pick<Row, 'status' | 'template'>): boolean =>
  isActiveRow(row) && row.template !== 'promo-bg' && row.template !== 'unknown';
