import type { Person } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { credits, persons } from '../database/schema/catalogue.ts';
import { chooseMatch } from '../database/search-text.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../world/localised.ts';
import { localisedText } from './localised-text.ts';

type PersonFacts = { id: number; slug: string; name: string; role: string; artworkKey: string | null };

export const personColumns = (language: Language) => ({
  id: persons.id,
  slug: persons.slug,
  name: localisedText(persons.name, language),
  role: persons.role,
  artworkKey: persons.artworkKey,
});

export const wirePerson = (
  { id, slug, name, role, artworkKey }: PersonFacts,
  media: MediaAddresses,
): Wire<typeof Person> => ({
  id,
  slug,
  name,
  role,
  image_url: artworkKey && media.picture('portrait', artworkKey),
});

const works = sql`(select count(*) from ${credits} where ${credits.personId} = ${persons.id})`;

/** Persons whose name a text finds, those with most works first. */
export async function selectPersonIds(db: Database, text: string): Promise<number[]> {
  const { searchText } = persons;
  const matchOf = await chooseMatch(db, text, [{ searchText, where: undefined }]);
  const { condition, distance } = matchOf(searchText);
  const found = await db
    .select({ id: persons.id })
    .from(persons)
    .where(condition)
    .orderBy(distance, desc(works), asc(persons.id));
  return found.map(({ id }) => id);
}

/** Persons with a picture and most works. */
export async function selectKnownPersonIds(db: Database, limit: number): Promise<number[]> {
  const found = await db
    .select({ id: persons.id })
    .from(persons)
    .innerJoin(credits, eq(credits.personId, persons.id))
    .where(isNotNull(persons.artworkKey))
    .groupBy(persons.id)
    .orderBy(sql`count(*) desc`, asc(persons.id))
    .limit(limit);
  return found.map(({ id }) => id);
}
