import { randomUUID } from 'node:crypto';
import { PAGE_TEMPLATES } from '@livery/contract/catalogue/entities';
import { eq } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { contentRows } from './content-rows.ts';
import { searchTextOf } from './search-text.ts';
import { insertRows } from './insert-rows.ts';
import { packetRow } from './packet-row.ts';
import { makeCards } from './make-cards.ts';
import type { Database } from './open-database.ts';
import { writeRowLists } from './write-row-lists.ts';
import { writeSearchWords } from './write-search-words.ts';
import * as broadcast from './schema/broadcast.ts';
import * as catalogue from './schema/catalogue.ts';
import * as pages from './schema/pages.ts';

/** True when the database holds this very demo world. */
export async function hasWorld(db: Database, revision: string): Promise<boolean> {
  const [fact] = await db.select().from(pages.facts).where(eq(pages.facts.name, 'world_revision'));
  return fact?.value === revision;
}

/** Everything that the demo world brings; what viewers own is not among it. */
const WORLD_TABLES = [
  catalogue.genres,
  catalogue.countries,
  catalogue.libraries,
  catalogue.persons,
  catalogue.contents,
  catalogue.searchWords,
  catalogue.searchedTitles,
  catalogue.credits,
  catalogue.trailers,
  catalogue.providers,
  catalogue.packets,
  broadcast.channels,
  broadcast.channelCategories,
  broadcast.programs,
  broadcast.schedules,
  broadcast.scheduleDays,
  pages.rows,
  pages.rowsets,
  pages.news,
  pages.documents,
  pages.avatars,
  pages.seoMasks,
  pages.languages,
  pages.artworks,
  pages.cards,
];

/** A template that the contract does not know would be answered and never understood. */
function pageTemplate(template: string): pages.PageTemplate {
  const known = PAGE_TEMPLATES.find((name) => name === template);
  if (!known) throw new Error(`The demo world has a page of the unknown template ${template}.`);
  return known;
}

const numbered = <Item>(items: readonly Item[]) => items.map((item, position) => ({ ...item, position }));

/** Filters show the first thirty (ROWS-076): those that have no title come last. */
function countriesInUse({ countries, contents }: World) {
  const used = new Set(contents.flatMap(({ countryIds }) => countryIds));
  return countries.toSorted((one, other) => Number(used.has(other.id)) - Number(used.has(one.id)));
}

/**
 * Writes the demo world in one transaction, in place of an older one. Viewers and what belongs to them stay.
 * Schedules are not part of it: they follow the clock (schedule-roller.ts).
 */
export async function insertWorld(db: Database, world: World, revision: string): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const table of WORLD_TABLES) await transaction.delete(table);
    await insertRows(transaction, catalogue.genres, world.genres);
    await insertRows(transaction, catalogue.countries, numbered(countriesInUse(world)));
    await insertRows(transaction, catalogue.libraries, world.libraries);
    await insertRows(
      transaction,
      catalogue.persons,
      world.persons.map((person) => ({ ...person, searchText: searchTextOf(person.name) })),
    );
    await insertRows(transaction, catalogue.contents, world.contents.flatMap(contentRows));
    await insertRows(
      transaction,
      catalogue.credits,
      world.contents.flatMap(({ id, credits }) => numbered(credits).map((credit) => ({ contentId: id, ...credit }))),
    );
    await insertRows(
      transaction,
      catalogue.trailers,
      world.contents.flatMap(({ id, trailers }) => trailers.map((trailer) => ({ contentId: id, ...trailer }))),
    );
    await insertRows(transaction, catalogue.providers, world.providers);
    await insertRows(transaction, catalogue.packets, world.packets.map(packetRow));
    await insertRows(
      transaction,
      broadcast.channels,
      world.channels.map((channel) => ({
        ...channel,
        position: channel.order,
        searchText: searchTextOf(channel.name),
      })),
    );
    await insertRows(transaction, broadcast.channelCategories, numbered(world.channelCategories));
    await insertRows(
      transaction,
      broadcast.programs,
      world.programs.map((program) => ({ ...program, searchText: searchTextOf(program.title) })),
    );
    await insertRows(transaction, pages.rows, world.rows);
    await insertRows(
      transaction,
      pages.rowsets,
      numbered(world.rowsets).map((rowset) => ({ ...rowset, template: pageTemplate(rowset.template) })),
    );
    await insertRows(transaction, pages.cards, makeCards(world));
    await insertRows(transaction, pages.news, world.news);
    await insertRows(transaction, pages.documents, world.documents);
    await insertRows(
      transaction,
      pages.avatars,
      world.avatarCategories.flatMap(({ title, avatars }, categoryPosition) =>
        avatars.map((avatar) => ({ ...avatar, categoryPosition, categoryTitle: title })),
      ),
    );
    await insertRows(
      transaction,
      pages.seoMasks,
      world.seoMasks.map((mask, id) => ({ id, ...mask })),
    );
    await insertRows(transaction, pages.languages, [
      ...world.languages.map((language, id) => ({ id, use: 'interface' as const, ...language })),
      ...world.audioLanguages.map((language, id) => ({ id: 1000 + id, use: 'audio' as const, ...language })),
    ]);
    await insertRows(
      transaction,
      pages.artworks,
      world.artworks.map((artwork) => ({ key: artwork.key, artwork })),
    );
    await writeRowLists(transaction);
    await writeSearchWords(transaction);
    await writeFact(transaction, 'world_revision', revision);
    await writeFact(transaction, pages.CATALOGUE_REVISION, randomUUID());
  });
}

async function writeFact(db: Database, name: string, value: string): Promise<void> {
  await db.insert(pages.facts).values({ name, value }).onConflictDoUpdate({ target: pages.facts.name, set: { value } });
}
