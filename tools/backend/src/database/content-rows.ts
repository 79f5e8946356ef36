import type { SeedContent } from '../world/catalogue.ts';
import { searchTextOf } from './search-text.ts';
import type { contents } from './schema/catalogue.ts';

type ContentRow = typeof contents.$inferInsert;
type Frozen<Row> = { readonly [Key in keyof Row]: Row[Key] extends number[] ? readonly number[] : Row[Key] };

/** A film is one row; a series brings its seasons and episodes, which take from it what they do not say themselves. */
export function contentRows(content: SeedContent): Frozen<ContentRow>[] {
  const whole = {
    ...content,
    parentId: null,
    rootId: content.id,
    season: null,
    series: null,
    isAnnouncement: false,
    searchText: searchTextOf(content.title, content.original),
  };
  const seasons = content.seasons.flatMap((season) => {
    const seasonRow = {
      ...whole,
      id: season.id,
      slug: season.slug,
      contentType: 'season' as const,
      parentId: content.id,
      season: season.season,
      title: season.title,
      year: season.year,
      artworkKey: season.artworkKey,
      similarIds: [],
      searchText: '',
    };
    const episodes = season.episodes.map((episode) => ({
      ...seasonRow,
      id: episode.id,
      slug: episode.slug,
      contentType: 'episode' as const,
      parentId: season.id,
      series: episode.series,
      title: episode.title,
      description: episode.description,
      durationSeconds: episode.durationSeconds,
      isAnnouncement: episode.isAnnouncement,
      artworkKey: episode.artworkKey,
      loopKey: episode.loopKey,
    }));
    return [seasonRow, ...episodes];
  });
  return [whole, ...seasons];
}
