import type { Row } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import type { CardKind, rows } from '../database/schema/pages.ts';
import { withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import type { Viewer } from '../session/viewer.ts';
import { readChannelCards } from './channel-cards.ts';
import type { ReadCards } from './made-cards.ts';
import { pickItems, type Picked, type RowPage } from './pick-items.ts';

export type RowRow = typeof rows.$inferSelect;

/** Which made cards fill which list of a row. */
const CARD_LISTS = { contents: 'content', persons: 'person', promotions: 'promo' } as const satisfies Record<
  string,
  CardKind
>;

/**
 * Rows with their items for one viewer, each as JSON text. What all of them show is looked up together: the number of
 * queries does not grow with the number of rows that have fixed items.
 */
export async function readRows(
  services: Services & { readCards: ReadCards },
  rowRows: readonly RowRow[],
  page: RowPage,
  viewer: Viewer,
  language: Language,
): Promise<string[]> {
  const picked = await Promise.all(rowRows.map((row) => pickItems(services, row, page, viewer, language)));
  const idsOf = (list: Picked['list']) => [
    ...new Set(picked.flatMap((items) => ('ids' in items && items.list === list ? items.ids : []))),
  ];
  const [made, channels] = await Promise.all([
    services.readCards({ content: idsOf('contents'), person: idsOf('persons'), promo: idsOf('promotions') }, language),
    readChannelCards(services, idsOf('channels'), viewer, language),
  ]);
  const channelTexts = new Map([...channels].map(([id, channel]) => [id, JSON.stringify(channel)]));

  const textsOf = (items: Picked): string[] => {
    if ('histories' in items) return items.histories.map((history) => JSON.stringify(history));
    const texts = items.list === 'channels' ? channelTexts : made[CARD_LISTS[items.list]];
    return items.ids.flatMap((id) => texts.get(id) ?? []);
  };
  return rowRows.map((row, index) => {
    const items = picked[index];
    if (!items) return JSON.stringify(wireRowHead(row, language));
    const texts = textsOf(items);
    const head = {
      ...wireRowHead(row, language),
      offset: page.offset,
      limit: page.limit,
      more_count: Math.max(0, items.total - page.offset - texts.length),
    };
    return withJsonList(head, items.list, texts);
  });
}

function wireRowHead(row: RowRow, language: Language): Wire<typeof Row> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title[language],
    description: row.description?.[language],
    template: row.template,
    content_type: row.contentType,
    loop_count: row.loopCount,
    library_id: row.libraryId,
  };
}
