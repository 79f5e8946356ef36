import type { Promotion, Row } from '@livery/contract/catalogue/entities';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import type { CardKind } from '../database/schema/pages.ts';
import { withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { ageLimit } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { prepareReadChannelCards } from './channel-cards.ts';
import type { CardTexts, ReadCards } from './made-cards.ts';
import { contentListOf, isFiltered, preparePickItems, type AskedRow, type Picked } from './pick-items.ts';

/** Which made cards fill which list of a row. */
const CARD_KINDS = { contents: 'content', persons: 'person', promotions: 'promo' } as const satisfies Record<
  string,
  CardKind
>;
const announcedIn = ({ source }: AskedRow['row']) => (source.type === 'promotions' ? source.ofChannels : []);

/** Rows of these sources, where nothing is looked for, show every adult the same until the catalogue changes. */
const STANDING_SOURCES: ReadonlySet<string> = new Set(['promotions', 'contents', 'persons', 'catalogue', 'search']);

/** It depends on nothing but the catalogue, whose revision ends it sooner. */
const SEARCHED_KEPT_MS = 60_000;

/** Null for each row that the viewer does not have. */
export type ReadRows = (
  asked: readonly AskedRow[],
  viewer: Viewer,
  language: Language,
  /** Of whoever looks for a text: whether they wait no more. */
  isGone?: () => boolean,
) => Promise<(Buffer | null)[]>;

/**
 * Reads rows with their items for one viewer, each as JSON bytes. Rows that stand are kept in memory; what all others show
 * is looked up together, so that the number of queries hardly grows with the number of rows.
 */
export function prepareReadRows(services: Services, readCards: ReadCards): ReadRows {
  const { memory, searches } = services;
  const pickItems = preparePickItems(services);
  const readChannelCards = prepareReadChannelCards(services);

  return async (asked, viewer, language, isGone = () => false) => {
    const [only, ...others] = asked;
    const searchedAs = only && others.length === 0 && searchedKey(only, viewer, language);
    if (only && searchedAs)
      return [
        await searches.share(
          { revision: viewer.catalogueRevision, isGone },
          searchedAs,
          () => makeRow(only, viewer, language),
          SEARCHED_KEPT_MS,
        ),
      ];
    const keys = asked.map((one) => standingKey(one, viewer, language));
    const recalled = keys.map((key) => key && memory.recall<Buffer>(viewer.catalogueRevision, key));
    const made = (
      await makeRows(
        asked.filter((_, index) => !recalled[index]),
        viewer,
        language,
      )
    ).values();
    return recalled.map((bytes, index) => {
      if (bytes) return bytes;
      const text = made.next().value ?? null;
      if (text === null) return null;
      const row = Buffer.from(text);
      const key = keys[index];
      return key ? memory.keep(viewer.catalogueRevision, key, row) : row;
    });
  };

  async function makeRow(asked: AskedRow, viewer: Viewer, language: Language): Promise<Buffer | null> {
    const [text = null] = await makeRows([asked], viewer, language);
    return text === null ? null : Buffer.from(text);
  }

  async function makeRows(asked: readonly AskedRow[], viewer: Viewer, language: Language): Promise<(string | null)[]> {
    const picked = await Promise.all(asked.map((one) => pickItems(one, viewer, language)));
    const cardLists = picked.map((items) =>
      items === null || items.list === 'histories' || items.list === 'channels'
        ? { kind: 'content' as const, ids: [] }
        : { kind: CARD_KINDS[items.list], ids: items.ids },
    );
    const channelIds = [
      ...picked.flatMap((items) => (items?.list === 'channels' ? items.ids : [])),
      ...asked.flatMap(({ row }) => announcedIn(row).map(({ channelId }) => channelId)),
    ];
    const [cards, channels] = await Promise.all([
      readCards(cardLists, language),
      readChannelCards([...new Set(channelIds)], viewer, language),
    ]);
    const channelTexts = new Map(channels.map(({ id, text, onAir }) => [id, withOnAir(text, onAir)]));
    const onAirOf = new Map(channels.map(({ id, onAir }) => [id, onAir]));

    return asked.map((one, index) => {
      const items = picked[index] ?? null;
      if (items === null) return null;
      const made = textsOf(items, cards[index], channelTexts);
      const { text, count } = { ...made, text: announced(made.text, announcedIn(one.row), onAirOf) };
      const moreCount = Math.max(0, items.total - one.page.offset - count);
      const head = wireRowHead(one, moreCount);
      return withJsonList('title' in items ? { ...head, title: items.title } : head, items.list, text);
    });
  }
}

function standingKey({ row, page }: AskedRow, viewer: Viewer, language: Language): string | null {
  const isOfMoment = announcedIn(row).length > 0;
  const isStanding =
    STANDING_SOURCES.has(row.source.type) && !isOfMoment && !viewer.isChild && !isFiltered({ row, page });
  return isStanding ? `row/${row.id}/${language}/${page.offset}/${page.limit}` : null;
}

/** Of films, series and persons everybody of one age finds the same by a text; channels carry what is the viewer's own. */
function searchedKey(asked: AskedRow, viewer: Viewer, language: Language): string | null {
  const { row, page } = asked;
  if (page.text === undefined) return null;
  const isOfPersons = row.source.type === 'search' && row.source.of === 'persons';
  if (!isOfPersons && contentListOf(asked, viewer) === null) return null;
  return JSON.stringify([row.id, language, ageLimit(viewer), page]);
}

function textsOf(items: Picked, made: CardTexts | undefined, channelTexts: ReadonlyMap<number, string>): CardTexts {
  if (items.list === 'histories') return joined(items.histories.map((history) => JSON.stringify(history)));
  if (items.list === 'channels') return joined(items.ids.flatMap((id) => channelTexts.get(id) ?? []));
  return made ?? joined([]);
}

/** Promos that lead to a channel are called what is on there now; where nothing is they keep their own words. */
function announced(
  cards: string,
  ofChannels: ReturnType<typeof announcedIn>,
  onAirOf: ReadonlyMap<number, string | null>,
): string {
  if (ofChannels.length === 0) return cards;
  const promos = JSON.parse(`[${cards}]`) as Wire<typeof Promotion>[];
  const named = promos.map((promo) => {
    const channelId = ofChannels.find(({ promoId }) => promoId === promo.id)?.channelId;
    const entry = channelId === undefined ? null : onAirOf.get(channelId);
    const title = entry ? (JSON.parse(entry) as Wire<typeof ScheduleEntry>).program?.title : undefined;
    return title ? { ...promo, title } : promo;
  });
  return named.map((promo) => JSON.stringify(promo)).join(',');
}

const joined = (texts: readonly string[]): CardTexts => ({ text: texts.join(','), count: texts.length });

const withOnAir = (channel: string, onAir: string | null) =>
  onAir === null ? `${channel}}` : `${channel},"current_schedule":${onAir}}`;

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
    status: row.isActive ? 'active' : 'inactive',
    offset: page.offset,
    limit: page.limit,
    more_count: moreCount,
  };
}
