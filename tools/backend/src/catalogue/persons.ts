import type { Person } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import { asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { credits, persons } from '../database/schema/catalogue.ts';
import { containing } from '../database/search-text.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../seed/localised.ts';
import { localisedText } from './localised-text.ts';

type PersonCard = { id: number; slug: string; name: string; role: string; artworkKey: string | null };

export const personColumns = (language: Language) => ({
  id: persons.id,
  slug: persons.slug,
  name: localisedText(persons.name, language),
  role: persons.role,
  artworkKey: persons.artworkKey,
});

export const wirePerson = (
  { id, slug, name, role, artworkKey }: PersonCard,
  media: MediaAddresses,
): Wire<typeof Person> => ({
  id,
  slug,
  name,
  role,
  image_url: artworkKey && media.image('portrait', artworkKey),
});

/** Persons by id in the given order, or by name with the best known first. */
export function selectPersons(
  db: Database,
  from: { ids: readonly number[] } | { text: string },
  language: Language,
): Promise<PersonCard[]> {
  const query = db.select(personColumns(language)).from(persons).$dynamic();
  return 'ids' in from
    ? query
        .where(sql`${persons.id} = any(${sql.param(from.ids)}::int[])`)
        .orderBy(sql`array_position(${sql.param(from.ids)}::int[], ${persons.id})`)
    : query
        .where(sql`${persons.searchText} like ${containing(from.text)}`)
        .orderBy(
          desc(sql`(select count(*) from ${credits} where ${credits.personId} = ${persons.id})`),
          asc(persons.id),
        );
}
