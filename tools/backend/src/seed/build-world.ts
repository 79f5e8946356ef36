/**
 * The demo world: everything that the reference backend knows before anybody signs in. Pure data, the same on every run;
 * the database mapper turns it into rows, the image server draws its artwork keys.
 */

import type { World } from '../world/world.ts';
import { buildArtworks } from './artworks.ts';
import { buildAvatarCategories } from './avatars.ts';
import { buildChannelCategories, buildChannels } from './channels.ts';
import { COUNTRIES } from './countries.ts';
import { DOCUMENTS } from './documents.ts';
import { GENRES } from './genres.ts';
import { AUDIO_LANGUAGES, INTERFACE_LANGUAGES } from './languages.ts';
import { LIBRARIES } from './libraries.ts';
import { buildMovies } from './movies.ts';
import { NEWS } from './news.ts';
import { buildPersons } from './persons.ts';
import { buildPrograms } from './programs.ts';
import { buildPromos } from './promos.ts';
import { buildPackets } from './packets.ts';
import { buildProviders } from './providers.ts';
import { withRelations } from './relations.ts';
import { buildRows } from './rows.ts';
import { buildRowsets } from './rowsets.ts';
import { scheduleOf } from './schedule.ts';
import { SEO_MASKS } from './seo-masks.ts';
import { buildSeries } from './series.ts';
import { withSpreadPopularity } from './spread-scenes.ts';
import { buildTelecasts } from './telecasts.ts';

/** Builds the whole world in memory. Deterministic; takes a fraction of a second. */
export function buildWorld(): World {
  const channels = buildChannels();
  const persons = buildPersons();
  const takenTitles = new Set<string>();
  const series = buildSeries(persons, takenTitles);
  const movies = buildMovies(persons, takenTitles);
  const shows = withSpreadPopularity([...movies, ...series]);
  const contents = withRelations([...shows, ...buildTelecasts(persons)], channels);
  const packets = buildPackets(channels, contents);
  const providers = buildProviders(packets);
  const promos = buildPromos(contents);
  const rowsets = buildRowsets();
  return {
    languages: INTERFACE_LANGUAGES,
    audioLanguages: AUDIO_LANGUAGES,
    providers,
    packets,
    channelCategories: buildChannelCategories(channels),
    channels,
    genres: GENRES,
    countries: COUNTRIES,
    libraries: LIBRARIES,
    persons,
    contents,
    programs: buildPrograms(contents),
    rows: buildRows(promos, channels, contents, persons),
    rowsets,
    promos: Object.values(promos).flat(),
    news: NEWS,
    documents: DOCUMENTS,
    avatarCategories: buildAvatarCategories(),
    seoMasks: SEO_MASKS,
    artworks: buildArtworks({ contents, persons, providers, rowsets, promos }),
    programmesOf: scheduleOf(channels, contents),
  };
}
