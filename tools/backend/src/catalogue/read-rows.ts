import type { Row } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import type { CardKind } from '../database/schema/pages.ts';
import { withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import type { Viewer } from '../session/viewer.ts';
import { prepareReadChannelCards } from './channel-cards.ts';
import type { CardTexts, ReadCards } from './made-cards.ts';
import { preparePickItems, type AskedRow, type Picked } from './pick-items.ts';

/** Which made cards fill which list of a row. */
const CARD_KINDS = { contents: 'content', persons: 'person', promotions: 'promo' } as const satisfies Record<
  string,
  CardKind
>;

export type ReadRows = (asked: readonly AskedRow[], viewer: Viewer, language: Language) => Promise<string[]>;

/**
 * Reads rows with their items for one viewer, each as JSON text. What all of them show is looked up together: the number
 * of queries hardly grows with the number of rows.
 */
export function prepareReadRows(services: Services, readCards: ReadCards): ReadRows {
  const pickItems = preparePickItems(services);
  const readChannelCards = prepareReadChannelCards(services);

  return async (asked, viewer, language) => {
    const picked = await Promise.all(asked.map((one) => pickItems(one, viewer, language)));
    const cardLists = picked.map((items) =>
      items.list === 'histories' || items.list === 'channels'
        ? { kind: 'content' as const, ids: [] }
        : { kind: CARD_KINDS[items.list], ids: items.ids },
    );
    const channelIds = picked.flatMap((items) => (items.list === 'channels' ? items.ids : []));
    const [cards, channels] = await Promise.all([
      readCards(cardLists, language),
      readChannelCards([...new Set(channelIds)], viewer, language),
    ]);
    const channelTexts = new Map(channels.map(({ id, text, onAir }) => [id, withOnAir(text, onAir)]));
    const textsOf = (items: Picked, made: CardTexts | undefined): CardTexts => {
      if (items.list === 'histories') return joined(items.histories.map((history) => JSON.stringify(history)));
      if (items.list === 'channels') return joined(items.ids.flatMap((id) => channelTexts.get(id) ?? []));
      return made ?? joined([]);
    };
    return asked.map(({ row, page }, index) => {
      const items = picked[index] ?? { list: 'contents', ids: [], total: 0 };
      const { text, count } = textsOf(items, cards[index]);
      const head = wireRowHead({ row, page }, Math.max(0, items.total - page.offset - count));
      return withJsonList(head, items.list, text);
    });
  };
}

const withOnAir = (channel: string, onAir: string | undefined) =>
  onAir === undefined ? `${channel}}` : `${channel},"current_schedule":${onAir}}`;

const joined = (texts: readonly string[]): CardTexts => ({ text: texts.join(','), count: texts.length });

function wireRowHead({ row, page }: AskedRow, moreCount: number): Wire<typeof Row> {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    template: row.template,
    content_type: row.contentType,
    loop_count: row.loopCount,
    library_id: row.libraryId,
    offset: page.offset,
    limit: page.limit,
    more_count: moreCount,
  };
}
