import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Localised } from '../src/world/localised.ts';
import { READ_MOVIE_ID } from '../src/seed/movies.ts';
import { buildWorld } from '../src/seed/build-world.ts';
import type { SeedContent } from '../src/world/catalogue.ts';
import type { World } from '../src/world/world.ts';

const world = buildWorld();
const movies = world.contents.filter(({ contentType }) => contentType === 'movie');
const series = world.contents.filter(({ contentType }) => contentType === 'series');
const telecasts = world.contents.filter(({ contentType }) => contentType === 'program');
const seasons = world.contents.flatMap((content) => content.seasons);
const episodes = seasons.flatMap((season) => season.episodes);

const idsOf = (items: readonly { readonly id: number }[]): Set<number> => new Set(items.map(({ id }) => id));

function repeated<Item>(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}

/** Everything in the world that is text in the four languages, with where it stands. */
function allTexts(value: unknown, path: string): readonly (readonly [string, Localised])[] {
  if (value === null || typeof value !== 'object') return [];
  if (LANGUAGES.every((language) => language in value)) return [[path, value as Localised]];
  return Object.entries(value).flatMap(([name, inner]) => allTexts(inner, `${path}.${name}`));
}

describe('the size of the demo world', () => {
  it('has the channels, films, series, telecasts and persons of a real service', () => {
    expect(world.channels).toHaveLength(60);
    expect(movies).toHaveLength(400);
    expect(series).toHaveLength(40);
    expect(telecasts.length).toBeGreaterThanOrEqual(40);
    expect(world.persons).toHaveLength(200);
    expect(episodes.length).toBeGreaterThan(800);
    expect(world.countries.length).toBeGreaterThanOrEqual(30);
  });

  it('is the same on every run', () => {
    expect(JSON.stringify(buildWorld())).toBe(JSON.stringify(world));
  });
});

describe('texts', () => {
  it('come in all four languages, never empty but for a missing biography', () => {
    const { programmesOf: _programmesOf, ...data } = world;
    const empty = allTexts(data, 'world').filter(
      ([path, texts]) => !path.endsWith('.bio') && LANGUAGES.some((language) => texts[language].trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  it('are four different texts where they are sentences', () => {
    const same = world.contents.filter(({ description }) => new Set(Object.values(description)).size !== 4);
    expect(same).toEqual([]);
    for (const { text } of [...world.news, ...world.documents]) expect(new Set(Object.values(text)).size).toBe(4);
  });

  it.each(LANGUAGES)('gives every film and series a title of its own in %s', (language) => {
    expect(repeated([...movies, ...series].map(({ title }) => title[language].toLowerCase()))).toEqual([]);
  });

  it.each(LANGUAGES)('describes every title in 150 to 900 characters in %s', (language) => {
    const lengths = world.contents.map(({ description }) => description[language].length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(150);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(900);
  });

  it('uses the letters of each language', () => {
    const joined = (language: 'ru' | 'kk' | 'uz' | 'en'): string =>
      world.contents.map(({ description }) => description[language]).join(' ');
    expect(joined('kk')).toMatch(/[әғқңөұүһі]/);
    expect(joined('uz')).toMatch(/ʻ/);
    expect(joined('uz')).not.toMatch(/[а-яё]/i);
    expect(joined('en')).not.toMatch(/[а-яё]/i);
  });

  it('never looks made by a counter', () => {
    for (const { title } of world.contents) expect(title.en).not.toMatch(/\b(film|movie|series|title)\s*#?\d+/i);
  });

  it('some descriptions are long enough to be folded', () => {
    expect(world.contents.filter(({ description }) => description.ru.length > 600).length).toBeGreaterThan(3);
    expect(world.rows.some(({ description }) => (description?.ru.length ?? 0) > 400)).toBe(true);
  });
});

describe('channels', () => {
  const categoryOf = (id: number) => world.channelCategories.find((category) => category.id === id);

  it('CHAN-047 CHAN-048 CHAN-049 categories carry the ids that the product knows', () => {
    expect(categoryOf(2)?.tags).toContain('all_channels');
    expect(categoryOf(1000)?.channelIds).toEqual([]);
    expect(categoryOf(7)?.channelIds.length).toBeGreaterThan(3);
    const own = world.channelCategories.filter(({ id }) => id !== 2 && id !== 1000);
    expect(own).toHaveLength(8);
    for (const { channelIds } of own) expect(channelIds.length).toBeGreaterThan(0);
  });

  it('CHAN-080 the New Year channel has id 3929 and is free', () => {
    expect(world.channels.find(({ id }) => id === 3929)).toMatchObject({ isFree: true, isAvailable: true });
  });

  it('CHAN-056 channels named 4K, UHD and Ultra HD exist', () => {
    const names = world.channels.filter(({ is4k }) => is4k).map(({ name }) => name.ru);
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/4k|uhd|ultra hd/i);
  });

  it('CHAN-057 CHAN-058 CHAN-060 there are adult channels, one of unknown age, and channels for children', () => {
    expect(world.channels.some(({ age }) => age === null)).toBe(true);
    expect(world.channels.some(({ age }) => age !== null && age >= 18)).toBe(true);
    for (const id of categoryOf(7)?.channelIds ?? []) {
      expect(world.channels.find((channel) => channel.id === id)?.age).toBeLessThanOrEqual(12);
    }
  });

  it('archives reach from none to seven days', () => {
    const days = new Set(world.channels.map(({ archivedDays }) => archivedDays));
    expect([...days].sort()).toEqual([0, 1, 3, 7]);
  });

  it('prices belong to what costs extra, and free channels are free', () => {
    for (const { access, isFree, minPrice } of world.channels) {
      expect(isFree).toBe(access === 'free');
      expect(minPrice === null).toBe(access !== 'extra');
    }
  });
});

describe('references', () => {
  const contentIds = idsOf(world.contents);
  const channelIds = idsOf(world.channels);
  const personIds = idsOf(world.persons);
  const artworkKeys = new Set(world.artworks.map(({ key }) => key));

  it('every id is used once', () => {
    const contents = [...world.contents, ...seasons, ...episodes];
    for (const items of [
      contents,
      world.channels,
      world.persons,
      world.programs,
      world.rows,
      world.rowsets,
      world.promos,
      world.genres,
    ]) {
      expect(repeated(items.map(({ id }) => id))).toEqual([]);
    }
    expect(repeated(world.artworks.map(({ key }) => key))).toEqual([]);
  });

  it('CONT-003 every slug of a content ends with its id', () => {
    for (const { id, slug } of [...world.contents, ...seasons, ...episodes])
      expect(slug).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`));
  });

  it('contents name genres, countries, libraries, persons and similar titles that exist', () => {
    const genreIds = idsOf(world.genres);
    const countryIds = idsOf(world.countries);
    const libraryIds = idsOf(world.libraries);
    for (const content of world.contents) {
      for (const id of content.genreIds) expect(genreIds).toContain(id);
      for (const id of content.countryIds) expect(countryIds).toContain(id);
      expect(libraryIds).toContain(content.libraryId);
      for (const { personId } of content.credits) expect(personIds).toContain(personId);
      for (const id of [...content.similarIds, content.id]) expect(contentIds).toContain(id);
      expect(content.similarIds).not.toContain(content.id);
      for (const id of content.lastSeenChannelIds) expect(channelIds).toContain(id);
    }
  });

  it('every picture that anything names can be drawn', () => {
    const named = (value: unknown): readonly string[] => {
      if (value === null || typeof value !== 'object') return [];
      return Object.entries(value).flatMap(([name, inner]) => {
        if (/^(artwork|logo|cover|icon|overlayIcon|buttonIcon)Key$/.test(name))
          return typeof inner === 'string' ? [inner] : [];
        return name === 'artworks' ? [] : named(inner);
      });
    };
    expect(named(world).filter((key) => !artworkKeys.has(key))).toEqual([]);
  });

  it('rows name promos, channels, contents and persons that exist, rowsets name rows that exist', () => {
    const promoIds = idsOf(world.promos);
    const rowIds = idsOf(world.rows);
    for (const { source, slug } of world.rows) {
      if (source.type === 'promotions') for (const id of source.promoIds) expect(promoIds).toContain(id);
      if (source.type === 'channels') for (const id of source.channelIds) expect(channelIds).toContain(id);
      if (source.type === 'contents') {
        expect(source.contentIds.length, slug).toBeGreaterThan(2);
        for (const id of source.contentIds) expect(contentIds).toContain(id);
      }
      if (source.type === 'persons') for (const id of source.personIds) expect(personIds).toContain(id);
    }
    for (const rowset of world.rowsets) for (const id of rowset.rowIds) expect(rowIds).toContain(id);
    for (const genre of world.genres)
      if (genre.rowSlug !== null) expect(world.rows.map(({ slug }) => slug)).toContain(genre.rowSlug);
  });

  it('packets name channels and providers that exist', () => {
    const providerIds = idsOf(world.providers);
    for (const packet of world.packets) {
      for (const id of packet.providerIds) expect(providerIds).toContain(id);
      for (const id of packet.channelIds) expect(channelIds).toContain(id);
    }
  });
});

describe('pages', () => {
  it('the start page shows every row template that takes promotions, channels, contents, histories and persons', () => {
    const home = world.rowsets.find(({ template }) => template === 'startpage');
    const templates = new Set(home?.rowIds.map((id) => world.rows.find((row) => row.id === id)?.template));
    expect(home?.rowIds.length).toBeGreaterThanOrEqual(14);
    for (const template of [
      'promo-bg',
      'promo-wide',
      'history-h',
      'channel',
      'content-v',
      'content-h',
      'person',
      'button',
      'branded_button',
      'collection-v',
    ]) {
      expect(templates).toContain(template);
    }
  });

  it('ROWS-057 ROWS-058 ROWS-059 ROWS-061 ROWS-064 ROWS-065 promos lead to every kind of destination', () => {
    expect(new Set(world.promos.map(({ destination }) => destination.type))).toEqual(
      new Set(['open_url', 'enter_promo_key', 'content', 'row', 'packet', 'rowset', 'channel', 'last_channel', 'text']),
    );
  });

  it('ROWS-060 ROWS-062 ROWS-063 destinations name rows, pages, channels, contents and packets that exist', () => {
    const known: Record<string, readonly { readonly id: number; readonly slug?: string }[]> = {
      content: world.contents,
      row: world.rows,
      rowset: world.rowsets,
      channel: world.channels,
      packet: world.packets,
    };
    for (const { destination } of world.promos) {
      if (!('id' in destination)) continue;
      const target = known[destination.type]?.find(({ id }) => id === destination.id);
      expect(target, `${destination.type} ${destination.id}`).toBeDefined();
      if ('slug' in destination) expect(target?.slug).toBe(destination.slug);
    }
  });

  it('ROWS-082 ROWS-083 ROWS-084 ROWS-085 ROWS-086 the pages that the product knows by slug or template exist', () => {
    const slugs = world.rowsets.map(({ slug }) => slug);
    for (const slug of ['startpage', '/my', '/search', '/news/', '/faq/', 'movies', 'series', 'telecasts'])
      expect(slugs).toContain(slug);
    const templates = world.rowsets.map(({ template }) => template);
    for (const template of [
      'tvchannels',
      'search',
      'outer_link',
      'group.catalog',
      'group.catalog.page',
      'group.catalog.search',
    ])
      expect(templates).toContain(template);
    expect(world.rowsets.find(({ template }) => template === 'outer_link')?.src).toMatch(/^https:/);
  });
});

describe('contents', () => {
  const flagship = (): SeedContent | undefined => series.find(({ title }) => title.ru === 'Тихий перевал');

  it('CONT-042 a series that is being released has announcement episodes at its end only', () => {
    const last = flagship()
      ?.seasons.at(-1)
      ?.episodes.map(({ isAnnouncement }) => isAnnouncement);
    expect(last?.slice(0, 5)).toEqual([false, false, false, false, false]);
    expect(last?.slice(5)).toEqual([true, true, true]);
  });

  it('CONT-049 some contents are lost, and none of them is offered as similar', () => {
    const lost = world.contents.filter(({ isLost }) => isLost).map(({ id }) => id);
    expect(lost.length).toBeGreaterThan(0);
    for (const { similarIds } of world.contents) for (const id of lost) expect(similarIds).not.toContain(id);
  });

  it('no scene comes twice among six neighbours of the most popular titles', () => {
    const popular = [...movies, ...series].sort((one, other) => other.popularity - one.popularity).slice(0, 60);
    for (let start = 0; start + 6 <= popular.length; start += 1) {
      const scenes = popular.slice(start, start + 6).map(({ scene }) => scene);
      expect(repeated(scenes)).toEqual([]);
    }
  });

  it('no two channels have the same still, and no six neighbours of the channel list the same scene', () => {
    const artworks = new Map(world.artworks.map((artwork) => [artwork.key, artwork]));
    const drawings = world.channels.map(({ coverKey }) => artworks.get(coverKey)?.drawing);
    expect(repeated(drawings.map((drawing) => JSON.stringify(drawing)))).toEqual([]);
    const scenes = drawings.map((drawing) => (drawing?.type === 'scene' ? drawing.scene : ''));
    for (let start = 0; start + 6 <= scenes.length; start += 1)
      expect(repeated(scenes.slice(start, start + 6))).toEqual([]);
  });

  it('no scene comes twice among the first five cards of a row', () => {
    const drawings = new Map(world.artworks.map(({ key, drawing }) => [key, drawing]));
    const sceneOf = (key: string | undefined) => {
      const drawing = drawings.get(key ?? '');
      return drawing?.type === 'scene' ? [drawing.scene] : [];
    };
    const keysOf = ({ source }: (typeof world.rows)[number]) => {
      if (source.type === 'channels')
        return source.channelIds.map((id) => world.channels.find((channel) => channel.id === id)?.coverKey);
      if (source.type === 'contents')
        return source.contentIds.map((id) => world.contents.find((content) => content.id === id)?.artworkKey);
      if (source.type === 'promotions')
        return source.promoIds.map((id) => world.promos.find((promo) => promo.id === id)?.artworkKey);
      return [];
    };
    for (const row of world.rows)
      expect([row.slug, repeated(keysOf(row).slice(0, 5).flatMap(sceneOf))]).toEqual([row.slug, []]);
  });

  it('episodes have stills of their own: none twice in a season, no scene twice among six neighbours', () => {
    const drawings = new Map(world.artworks.map(({ key, drawing }) => [key, drawing]));
    for (const { seasons } of series)
      for (const { episodes } of seasons) {
        const stills = episodes.map(({ artworkKey }) => drawings.get(artworkKey));
        expect(repeated(stills.map((still) => JSON.stringify(still)))).toEqual([]);
        const scenes = stills.map((still) => (still?.type === 'scene' ? still.scene : ''));
        for (let start = 0; start + 6 <= scenes.length; start += 1)
          expect(repeated(scenes.slice(start, start + 6))).toEqual([]);
      }
  });

  it('the page of the holiday shows the holiday', () => {
    const drawings = new Map(world.artworks.map(({ key, drawing }) => [key, drawing]));
    const shown = [
      world.channels.find(({ id }) => id === 3929)?.coverKey,
      world.promos.find(({ title }) => title.ru === 'Ёлка во дворе')?.artworkKey,
    ];
    for (const key of shown) expect(drawings.get(key ?? '')).toMatchObject({ type: 'scene', scene: 'new-year' });
  });

  it('channels share the demo loops evenly', () => {
    const loops = world.channels.map(({ mediaKey }) => mediaKey);
    for (const loop of new Set(loops)) expect(loops.filter((other) => other === loop).length).toBeLessThanOrEqual(12);
  });

  it('CONT-026 some ratings are zero or missing', () => {
    expect(movies.some(({ ratingKinopoisk }) => ratingKinopoisk === 0)).toBe(true);
    expect(movies.some(({ ratingImdb }) => ratingImdb === null)).toBe(true);
  });

  it('CONT-032 series have seasons with episodes numbered from one', () => {
    for (const { seasons: parts } of series) {
      expect(parts.map(({ season }) => season)).toEqual(parts.map((_, index) => index + 1));
      for (const season of parts)
        expect(season.episodes.map(({ series: number }) => number)).toEqual(
          season.episodes.map((_, index) => index + 1),
        );
    }
  });

  it('CONT-067 every role that a page may show is played by somebody', () => {
    const roles = new Set(world.contents.flatMap(({ credits }) => credits.map(({ role }) => role)));
    expect(roles).toEqual(new Set(['director', 'actor', 'producer', 'writer', 'composer', 'presenter', 'editor']));
  });

  it('two films show the medium with two audio languages: the flagship, and the one that is to be read', () => {
    const shown = world.contents.filter(({ filmKey }) => filmKey !== null);
    expect(shown.map(({ id, title }) => (id === READ_MOVIE_ID ? 'to be read' : title.ru)).sort()).toEqual(
      ['to be read', 'Первый свет'].sort(),
    );
  });

  it('genre filters and every later year range find something', () => {
    const years = (from: number, to: number): number => movies.filter(({ year }) => year >= from && year <= to).length;
    for (const [from, to] of [
      [2025, 2026],
      [2010, 2019],
      [2000, 2009],
      [1990, 1999],
      [1980, 1989],
      [0, 1979],
    ] as const)
      expect(years(from, to)).toBeGreaterThan(0);
    for (const genre of world.genres)
      expect(world.contents.filter(({ genreIds }) => genreIds.includes(genre.id)).length, genre.slug).toBeGreaterThan(
        0,
      );
  });
});

describe('providers', () => {
  const provider = (id: number): World['providers'][number] | undefined =>
    world.providers.find((candidate) => candidate.id === id);

  it('PROV-004 there is a provider for each of the six brands, by its id', () => {
    const brands = world.providers.flatMap(({ brandId, shortname }) =>
      brandId === null ? [] : [[brandId, shortname]],
    );
    expect(brands.map(([brandId]) => brandId).sort()).toEqual([
      'almatv',
      'birgetv',
      'freedom-superapp',
      'mbank',
      'vlife',
      'web',
    ]);
    for (const [brandId, shortname] of brands) expect(shortname).toBe(brandId);
  });

  it('PROV-005 PROV-006 PROV-007 PROV-008 PROV-009 PROV-011 numbered providers have the packets that rules name', () => {
    expect(provider(726)?.packetIds).toEqual(expect.arrayContaining([424, 430]));
    expect(provider(775)?.packetIds).toContain(66);
    const kinds = (id: number): readonly string[] =>
      world.packets.filter(({ providerIds }) => providerIds.includes(id)).map(({ kind }) => kind);
    expect(kinds(8).filter((kind) => kind === 'base').length).toBeGreaterThan(1);
    for (const id of [97, 922]) expect(kinds(id).filter((kind) => kind === 'bundle').length).toBeGreaterThan(1);
    expect(provider(760)?.isShared).toBe(true);
    expect(provider(442)).toBeDefined();
  });
});
