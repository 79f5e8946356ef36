import { asc, desc, sql } from 'drizzle-orm';
import { isChannelListedWithin } from '../catalogue/channel-cards.ts';
import { localisedText } from '../catalogue/localised-text.ts';
import type { Database } from '../database/open-database.ts';
import { channels } from '../database/schema/broadcast.ts';
import { contents, persons } from '../database/schema/catalogue.ts';
import { searchChoices } from '../database/schema/viewers.ts';
import { ageLimit, categoryLimit } from '../session/entitlement.ts';
import { eachOnce, isContentWithin, SUGGESTED_CONTENTS, SUGGESTION_LIMIT, type Asker } from './suggestions.ts';

const COUNTED_DAYS = 30;
/** What one profile alone looks for is nobody else's business. */
const MIN_PROFILES = 2;
/** Some of what was chosen is not for everybody, or is gone. */
const LOOKED_UP_CHOICES = 50;

/**
 * What is looked for most: what several profiles chose, then popular titles. Names come from the catalogue, never from what a
 * client called its choice.
 */
export async function suggestPopular(db: Database, { viewer, language, nowSeconds }: Asker) {
  const since = new Date((nowSeconds - COUNTED_DAYS * 86_400) * 1000);
  const isTitle = sql`chosen.content_type in ${SUGGESTED_CONTENTS}`;
  // Nobody knows for what age a person's works are.
  const namesPersons = viewer.isChild ? sql`false` : sql`chosen.content_type = 'person'`;
  const chosen = db
    .select({ text: sql<string>`c.text`, kind: sql<'movie' | 'series' | 'program' | 'channel' | 'person'>`c.kind` })
    .from(
      sql`(
        with chosen as materialized (
          select ${searchChoices.contentType}, ${searchChoices.objectId}, count(distinct ${searchChoices.profileId}) as profiles
          from ${searchChoices} where ${searchChoices.chosenAt} >= ${since.toISOString()}::timestamptz
          group by 1, 2 having count(distinct ${searchChoices.profileId}) >= ${MIN_PROFILES}
          order by profiles desc, 2 limit ${LOOKED_UP_CHOICES}
        )
        select ${localisedText(contents.title, language)} as text, ${contents.contentType} as kind, chosen.profiles
        from chosen join ${contents} on ${contents.id} = chosen.object_id where ${isTitle} and ${isContentWithin(ageLimit(viewer))}
        union all
        select ${localisedText(channels.name, language)}, 'channel', chosen.profiles
        from chosen join ${channels} on ${channels.id} = chosen.object_id
        where chosen.content_type = 'channel' and ${isChannelListedWithin(ageLimit(viewer), categoryLimit(viewer))}
        union all
        select ${localisedText(persons.name, language)}, 'person', chosen.profiles
        from chosen join ${persons} on ${persons.id} = chosen.object_id where ${namesPersons}
      ) c`,
    )
    .orderBy(sql`c.profiles desc`, sql`c.text`);
  const popular = db
    .select({
      text: localisedText(contents.title, language),
      kind: sql<'movie' | 'series' | 'program'>`${contents.contentType}`,
    })
    .from(contents)
    .where(isContentWithin(ageLimit(viewer)))
    .orderBy(desc(contents.popularity), asc(contents.id))
    .limit(SUGGESTION_LIMIT);
  return eachOnce((await Promise.all([chosen, popular])).flat());
}
