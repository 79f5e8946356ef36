import type { Row } from '@livery/contract/catalogue/entities';

/** What a card of a row is about. */
export type RowItem =
  | { readonly kind: 'content'; readonly item: Row['contents'][number] }
  | { readonly kind: 'channel'; readonly item: Row['channels'][number] }
  | { readonly kind: 'promotion'; readonly item: Row['promotions'][number] }
  | { readonly kind: 'person'; readonly item: Row['persons'][number] };

/** The names of a row and of a card of it, as both are marked in the page. */
export interface CardPlace {
  readonly rowKey: string | undefined;
  readonly focusKey: string | undefined;
}

const KEY = /^(content|channel|history|promo|person)-(\d+)$/;

/** The item behind a card of a page of rows; null where the card tells nothing more. */
export function itemAt(rows: readonly Row[], { rowKey, focusKey }: CardPlace): RowItem | null {
  const row = rows.find(({ id }) => `row-${id}` === rowKey);
  const [, kind, id] = KEY.exec(focusKey ?? '') ?? [];
  if (!row || kind === undefined) return null;
  const of = <Item extends { id: number }>(items: readonly Item[]) => items.find((item) => item.id === Number(id));
  return FINDERS[kind]?.(row, of) ?? null;
}

type Find = <Item extends { id: number }>(items: readonly Item[]) => Item | undefined;

const as = <Kind extends RowItem['kind']>(kind: Kind, item: Extract<RowItem, { kind: Kind }>['item'] | undefined) =>
  item && ({ kind, item } as RowItem);

/** In which list of a row the items of a kind of card stand. */
const FINDERS: Readonly<Record<string, (row: Row, find: Find) => RowItem | undefined>> = {
  content: ({ contents }, find) => as('content', find(contents)),
  history: ({ histories }, find) => as('content', find(histories)?.content),
  channel: ({ channels }, find) => as('channel', find(channels)),
  promo: ({ promotions }, find) => as('promotion', find(promotions)),
  person: ({ persons }, find) => as('person', find(persons)),
};
