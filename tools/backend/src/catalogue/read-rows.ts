import type { Row } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import type { CardKind } from '../database/schema/pages.ts';
import { withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import type { Viewer } from '../session/viewer.ts';
import { prepareReadChannelCards } from './channel-cards.ts';
import type { ReadCards } from './made-cards.ts';
import { preparePickItems, type Picked, type RowPage, type RowRow } from './pick-items.ts';

/** Which made cards fill which list of a row. */
const CARD_LISTS = { contents: 'content', persons: 'person', promotions: 'promo' } as const satisfies Record<
  string,
  CardKind
>;

export type AskedRow = { row: RowRow; page: RowPage };
export type ReadRows = (asked: readonly AskedRow[], viewer: Viewer, language: Language) => Promise<string[]>;

/**
 * Reads rows with their items for one viewer, each as JSON text. What all of them show is looked up together: the number
 * of queries does not grow with the number of rows that have fixed items.
 */
export function prepareReadRows(services: Services, readCards: ReadCards): ReadRows {
  const pickItems = preparePickItems(services);
  const readChannelCards = prepareReadChannelCards(services);

  return async (asked, viewer, language) => {
    const picked = await Promise.all(
      asked.map(async ({ row, page }) => ({ row, page, items: await pickItems(row, page, viewer, language) })),
    );
    const idsOf = (list: Picked['list']) => [
      ...new Set(picked.flatMap(({ items }) => (items.list === list && 'ids' in items ? items.ids : []))),
    ];
    const [made, channelTexts] = await Promise.all([
      readCards({ content: idsOf('contents'), person: idsOf('persons'), promo: idsOf('promotions') }, language),
      readChannelCards(idsOf('channels'), viewer, language),
    ]);
    const textsOf = (items: Picked): string[] => {
      if (items.list === 'histories') return items.histories.map((history) => JSON.stringify(history));
      const texts = items.list === 'channels' ? channelTexts : made[CARD_LISTS[items.list]];
      return items.ids.flatMap((id) => texts.get(id) ?? []);
    };
    return picked.map(({ row, page, items }) => {
      const texts = textsOf(items);
      const moreCount = Math.max(0, items.total - page.offset - texts.length);
      return withJsonList(wireRowHead(row, page, moreCount, language), items.list, texts);
    });
  };
}

function wireRowHead(row: RowRow, page: RowPage, moreCount: number, language: Language): Wire<typeof Row> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title[language],
    description: row.description?.[language],
    template: row.template,
    content_type: row.contentType,
    loop_count: row.loopCount,
    library_id: row.libraryId,
    offset: page.offset,
    limit: page.limit,
    more_count: moreCount,
  };
}
