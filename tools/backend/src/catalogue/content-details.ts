import type { Content, Person } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { contents, countries, credits, genres, persons, trailers } from '../database/schema/catalogue.ts';
import { rows } from '../database/schema/pages.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { STILLS_OF_TITLE, stillKey } from '../seed/artworks.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { cardColumns } from './content-selection.ts';
import { wireCard } from './wire-card.ts';
import { localisedText } from './localised-text.ts';
import { personColumns, wirePerson } from './persons.ts';

/** The rowset where contents of a kind are at home (ROWS-082). */
const CATEGORY_OF = {
  movie: 'movies',
  series: 'series',
  season: 'series',
  episode: 'series',
  program: 'telecasts',
} as const;

/** Seasons and episodes are parts of one: nobody drew their names, or picked stills of them. */
const IS_TITLE: ReadonlySet<string> = new Set(['movie', 'series', 'program']);

/**
 * Everything that a content page shows. Persons and trailers of a season or an episode are those of its series.
 * @throws ApiError not_found
 */
export async function readContentDetails(
  services: Services,
  contentId: number,
  viewer: Viewer,
  language: Language,
): Promise<Wire<typeof Content>> {
  const { db, media } = services;
  const detailColumns = {
    ...cardColumns(language),
    rootId: contents.rootId,
    original: contents.original,
    description: localisedText(contents.description, language),
    lastSeenChannelIds: contents.lastSeenChannelIds,
    linkedGenres: sql<{ id: number; name: string; row_slug: string | null; row_id: number | null }[]>`(
      select coalesce(json_agg(json_build_object(
        'id', g.id, 'name', g.name->>${language}, 'row_slug', g.row_slug, 'row_id', r.id, 'parent_id', g.parent_id
      )), '[]')
      from ${genres} g left join ${rows} r on r.slug = g.row_slug where g.id = any(${contents.genreIds})
    )`,
    countries: sql<{ id: number; name: string }[]>`(
      select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name->>${language})), '[]')
      from ${countries} c where c.id = any(${contents.countryIds})
    )`,
  };
  const [found] = await db.select(detailColumns).from(contents).where(eq(contents.id, contentId));
  // What a child may not see is not there. PROF-028
  if (!found || (found.age ?? UNKNOWN_AGE) > ageLimit(viewer)) throw new ApiError('not_found');

  const [people, ownTrailers, seasons] = await Promise.all([
    db
      .select({ ...personColumns(language), role: credits.role, character: localisedText(credits.character, language) })
      .from(credits)
      .innerJoin(persons, eq(persons.id, credits.personId))
      .where(eq(credits.contentId, found.rootId))
      .orderBy(asc(credits.position)),
    db.select({ id: trailers.id }).from(trailers).where(eq(trailers.contentId, found.rootId)).orderBy(asc(trailers.id)),
    db
      .select(cardColumns(language))
      .from(contents)
      .where(and(eq(contents.parentId, contentId), eq(contents.contentType, 'season')))
      .orderBy(asc(contents.season)),
  ]);

  return {
    ...wireCard(found, media, language),
    original: found.original,
    description: found.description,
    genres: found.linkedGenres,
    countries: found.countries,
    images: [
      { type: 'cover', aspect_ratio: '16:9', src: media.picture('cover', found.artworkKey) },
      { type: 'poster', aspect_ratio: '2:3', src: media.poster(found.artworkKey, language) },
    ],
    stills: IS_TITLE.has(found.contentType)
      ? Array.from({ length: STILLS_OF_TITLE }, (_, index) => media.picture('cover', stillKey(found.artworkKey, index)))
      : [],
    background: { web: media.picture('hero', found.artworkKey) },
    ...(IS_TITLE.has(found.contentType) && { graphic_title: media.graphicTitle(found.artworkKey, language) }),
    last_seen_channel_ids: found.lastSeenChannelIds,
    ratings: [
      ...(found.ratingImdb === null ? [] : [{ type: 'imdb', rating: found.ratingImdb }]),
      ...(found.ratingKinopoisk === null ? [] : [{ type: 'kinopoisk', rating: found.ratingKinopoisk }]),
    ],
    persons: people.map(({ character, ...person }): Wire<typeof Person> => ({
      ...wirePerson(person, media),
      character,
    })),
    trailers: ownTrailers,
    contents: seasons.map((season) => wireCard(season, media, language)),
    category: CATEGORY_OF[found.contentType],
  };
}
