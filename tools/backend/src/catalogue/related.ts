import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents, credits, persons } from '../database/schema/catalogue.ts';
import type { Language } from '../world/localised.ts';
import { personColumns } from './persons.ts';

/** So many leading actors have a row of their own. */
const LEADING_ACTORS = 2;

/** Whoever directed a title, and who leads its cast. */
export async function selectLeadingPersons(db: Database, rootId: number, language: Language) {
  const cast = await db
    .select({ ...personColumns(language), role: credits.role })
    .from(credits)
    .innerJoin(persons, eq(persons.id, credits.personId))
    .where(and(eq(credits.contentId, rootId), inArray(credits.role, ['director', 'actor'])))
    .orderBy(asc(credits.position));
  const directors = cast.filter(({ role }) => role === 'director').slice(0, 1);
  const actors = cast.filter(({ role }) => role === 'actor').slice(0, LEADING_ACTORS);
  return [...directors, ...actors];
}

/** What else somebody did in that role, the best known first. */
export async function selectWorks(
  db: Database,
  { id, role }: { id: number; role: typeof credits.$inferSelect.role },
  exceptId: number,
): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: contents.id, popularity: contents.popularity })
    .from(credits)
    .innerJoin(contents, eq(contents.id, credits.contentId))
    .where(and(eq(credits.personId, id), eq(credits.role, role), ne(contents.id, exceptId), eq(contents.isLost, false)))
    .orderBy(desc(contents.popularity), asc(contents.id));
  return found.map((work) => work.id);
}

/** With whom somebody worked most, those with a picture first. */
export async function selectColleagues(db: Database, personId: number, language: Language, limit: number) {
  const own = db.select({ id: credits.contentId }).from(credits).where(eq(credits.personId, personId));
  const found = await db
    .select({ ...personColumns(language), contentId: credits.contentId })
    .from(credits)
    .innerJoin(persons, eq(persons.id, credits.personId))
    .where(and(inArray(credits.contentId, own), ne(credits.personId, personId)));
  const shared = new Map<number, { person: (typeof found)[number]; works: number }>();
  for (const person of found) {
    const known = shared.get(person.id);
    shared.set(person.id, { person, works: (known?.works ?? 0) + 1 });
  }
  return [...shared.values()]
    .sort(
      (a, b) =>
        b.works - a.works ||
        Number(b.person.artworkKey !== null) - Number(a.person.artworkKey !== null) ||
        a.person.id - b.person.id,
    )
    .slice(0, limit)
    .map(({ person }) => person);
}
