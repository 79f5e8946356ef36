import type { Page } from 'playwright';

type Wire = Record<string, unknown>;
interface RowWire extends Wire {
  readonly id: number;
  readonly title?: string;
  readonly template: string;
}
interface RowsetWire extends Wire {
  rows: RowWire[];
}

/** The list of each kind of row that is repeated. */
const LISTS = { 'content-v': 'contents', 'content-h': 'contents', channel: 'channels', person: 'persons' } as const;
const COPY_IDS = 100_000;

const cardsOf = (row: RowWire): readonly Wire[] =>
  (row[LISTS[row.template as keyof typeof LISTS]] as Wire[] | undefined) ?? [];

/** A row with so many cards: its own, again and again under other ids. */
function longRow(row: RowWire, id: number, cards: number): RowWire {
  const own = cardsOf(row);
  const list = Array.from({ length: cards }, (_, at) => ({
    ...own[at % own.length],
    id: Number(own[at % own.length]?.['id']) + Math.floor(at / own.length) * COPY_IDS,
  }));
  return {
    ...row,
    id,
    slug: undefined,
    title: `${row.title} ${id}`,
    [LISTS[row.template as keyof typeof LISTS]]: list,
  };
}

/** The page's backend has a home of so many rows of so many cards, below the hero that it has. */
export async function withLongHome(page: Page, { rows, cards }: { rows: number; cards: number }): Promise<void> {
  await page.route(/\/rowsets\/startpage/, async (route) => {
    const response = await route.fetch();
    const home = (await response.json()) as RowsetWire;
    const hero = home.rows.filter(({ template }) => template === 'promo-bg');
    const models = home.rows.filter((row) => cardsOf(row).length > 0);
    const long = Array.from({ length: rows }, (_, at) => longRow(models[at % models.length]!, 9_000 + at, cards));
    await route.fulfill({ response, json: { ...home, rows: [...hero, ...long] } });
  });
}
