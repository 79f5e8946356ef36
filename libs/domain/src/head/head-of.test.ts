import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageFacts } from './facts.ts';
import { headOf, type HeadTags } from './head-of.ts';
import { headHtml } from './html.ts';
import { aBroadcast, aChannel, aContent, aPerson, aRow, aRowset, LINKS, SITE } from './testing/a-head.ts';

const head = (facts: PageFacts, masks: Parameters<typeof headOf>[3] = []) => headOf(facts, SITE, LINKS, masks);
const film = (values: Parameters<typeof aContent>[0] = {}, isLost = false) =>
  head({ kind: 'content', content: aContent(values), isLost });
const values = ({ tags }: HeadTags, key: string) =>
  tags
    .filter(({ attributes }) => attributes['name'] === key || attributes['property'] === key)
    .map(({ attributes }) => attributes['content']);
const things = ({ jsonLd }: HeadTags) => jsonLd.map((text) => JSON.parse(text) as Record<string, unknown>);
const thing = (of: HeadTags, type: string) => things(of).find((one) => one['@type'] === type);

describe('title and description', () => {
  it('ROWS-100 come from the masks of the page', () => {
    const masks = [
      { pageType: 'content', textType: 'title', value: '{title} ({year}) — онлайн' },
      { pageType: 'content', textType: 'description', value: '{title}, {year}: описание.' },
    ];
    const made = head({ kind: 'content', content: aContent({ year: 2019 }), isLost: false }, masks);
    expect([made.title, made.description]).toEqual(['Степь (2019) — онлайн', 'Степь, 2019: описание.']);
  });

  it('ROWS-100 are the name and the site without masks', () => {
    expect(film({ description: 'Долгая дорога.' })).toMatchObject({
      title: 'Степь · Orbit',
      description: 'Долгая дорога.',
    });
    expect(film().description).toBe(SITE.description);
    expect(head({ kind: 'home' }).title).toBe(SITE.title);
  });

  it('ROWS-100 ROWS-068 a list says what is chosen of it, in its order; a mask may name each value', () => {
    const names = { year: '2019', genre: 'Драма' };
    const facts = {
      kind: 'filters',
      title: 'Кино',
      names,
      path: '/movies',
      chosen: 'genre=1&year=2019',
      values: 2,
    } as const;
    expect(head(facts).title).toBe('Кино · Драма · 2019 · Orbit');
    expect(head({ ...facts, names: {} }).title).toBe('Кино · Orbit');
    const mask = { pageType: 'filters', textType: 'title', value: '{genre}, {country}, {year} онлайн' };
    expect(head(facts, [mask]).title).toBe('Драма, 2019 онлайн');
  });

  it('ROWS-004 a row says what was looked for in it, and is no page of its own for search engines', () => {
    const facts = { kind: 'row', row: aRow({ title: 'Фильмы' }) } as const;
    expect([head(facts).title, head(facts).isIndexed]).toEqual(['Фильмы · Orbit', true]);
    const searched = head({ ...facts, searchedTitle: 'Фильмы: «маяк»' });
    expect([searched.title, searched.isIndexed]).toEqual(['Фильмы: «маяк» · Orbit', false]);
  });

  it('ROWS-007 ROWS-100 a part of a catalogue is a page of its own: not the row of films and series', () => {
    const row = aRow({ title: 'Драма', slug: 'drama' });
    const part = (slug: string, title: string) => head({ kind: 'row', row, catalogue: { slug, title } });
    expect([part('movies', 'Фильмы'), part('series', 'Сериалы')]).toMatchObject([
      { title: 'Фильмы · Драма · Orbit', canonical: 'https://orbit.example/movies/drama', isIndexed: true },
      { title: 'Сериалы · Драма · Orbit', canonical: 'https://orbit.example/series/drama', isIndexed: true },
    ]);
    expect(head({ kind: 'row', row })).toMatchObject({ title: 'Драма · Orbit' });
  });

  it('ROWS-100 what is said of channels is not said of one programme; that has masks of its own', () => {
    const mask = (pageType: string, textType: string, value: string) => ({ pageType, textType, value });
    const ofChannels = [mask('channel', 'title', '{name}: архив'), mask('channel', 'description', 'Неделя {name}.')];
    const broadcast = aBroadcast({ program: { title: 'Новости', description: 'Главное за час.' } });
    const facts = { kind: 'channel', channel: aChannel(), broadcast, isLive: false } as const;
    expect(head(facts, ofChannels)).toMatchObject({
      title: 'Новости · Арена · Orbit',
      description: 'Главное за час.',
    });
    expect(head({ ...facts, isLive: true }, ofChannels).title).toBe('Арена: архив');
    expect(head(facts, [mask('broadcast', 'title', '{programme} на {channel}')]).title).toBe('Новости на Арена');
  });

  it('ROWS-101 FIND-010 a description is trimmed to 70 characters at a word', () => {
    const { description } = film({ description: 'слово '.repeat(40) });
    expect(description).toBe(`${'слово '.repeat(11).trim()}…`);
    expect([...film({ description: '🎬'.repeat(100) }).description]).toHaveLength(70);
  });

  it('news are told without their tags', () => {
    const item = { id: 1, title: 'Новость', text: '<p>Первая <b>строка</b></p><p>вторая</p>' };
    expect(head({ kind: 'news', item, path: '/news/1' }).description).toBe('Первая строка вторая');
  });
});

describe('what search engines keep', () => {
  const listed: readonly (readonly [string, PageFacts, string | null])[] = [
    ['NAV-003 home, wherever it is opened', { kind: 'home' }, '/'],
    ['a film', { kind: 'content', content: aContent(), isLost: false }, '/contents/12'],
    ['CONT-050 nothing of lost content', { kind: 'content', content: aContent(), isLost: true }, null],
    ['CONT-066 nobody with one work', { kind: 'person', person: aPerson(), works: 1 }, null],
    ['CONT-066 a person with two works', { kind: 'person', person: aPerson(), works: 2 }, '/persons/5'],
    ['a person whose works are not here yet', { kind: 'person', person: aPerson(), works: undefined }, '/persons/5'],
    ['the way to search', { kind: 'search', title: 'Поиск', path: '/search', text: '' }, '/search'],
    ['nothing that was searched for', { kind: 'search', title: 'Поиск', path: '/search', text: 'х' }, null],
    [
      'a list of one value',
      { kind: 'filters', title: 'Кино', names: { genre: 'Драма' }, path: '/movies', chosen: 'genre=1', values: 1 },
      '/movies?genre=1',
    ],
    [
      'no combination of filters',
      { kind: 'filters', title: 'Кино', names: {}, path: '/movies', chosen: 'genre=1&year=2019', values: 2 },
      null,
    ],
    ['the channel of a moment', channelAt(false), '/channels/all/3'],
    ['no page of settings', { kind: 'plain', title: 'Настройки', path: '/settings', isPrivate: true }, null],
    ['nothing that is not there', { kind: 'missing', title: 'Нет' }, null],
    ['a page of rows', { kind: 'rowset', rowset: aRowset() }, '/movies'],
    ['CONT-077 nothing of what one viewer has marked', { kind: 'rowset', rowset: aRowset({ slug: '/my' }) }, null],
  ];
  it.each(listed)('%s', (_, facts, path) => {
    const made = head(facts);
    expect(made.canonical).toBe(path === null ? null : SITE.origin + path);
    expect(values(made, 'robots')).toEqual(path === null ? ['noindex'] : []);
  });
});

function channelAt(isLive: boolean): PageFacts {
  return { kind: 'channel', channel: aChannel(), broadcast: aBroadcast(), isLive };
}

describe('previews of links', () => {
  it('show poster, title and languages', () => {
    const made = film({ images: [{ type: 'poster', src: 'https://cdn.example/p.jpg' }] });
    expect(values(made, 'og:title')).toEqual(['Степь · Orbit']);
    expect(values(made, 'og:image')).toEqual(['https://cdn.example/p.jpg?w=640']);
    expect(values(made, 'og:image:width')).toEqual(['640']);
    expect(values(made, 'og:image:alt')).toEqual(['Степь']);
    expect(values(made, 'twitter:card')).toEqual(['summary']);
    expect([values(made, 'og:locale'), values(made, 'og:locale:alternate')]).toEqual([['ru_KZ'], ['kk_KZ']]);
    expect(values(made, 'og:type')).toEqual(['video.movie']);
  });

  it('show the icon of the site where a page has no picture, or one without a whole address', () => {
    for (const made of [film(), film({ cover: { src2x3: '/poster.jpg' } })])
      expect(values(made, 'og:image')).toEqual(['https://orbit.example/icon-512.png']);
  });

  it('name the programme of a moment', () => {
    expect(values(head(channelAt(false)), 'og:title')).toEqual(['Новости · Арена · Orbit']);
    expect(values(head(channelAt(true)), 'og:title')).toEqual(['Арена · Orbit']);
  });
});

describe('what machines read', () => {
  it.each([
    ['movie', 'Movie'],
    ['series', 'TVSeries'],
    ['season', 'TVSeason'],
    ['episode', 'TVEpisode'],
  ] as const)('a %s is a %s', (contentType, type) => {
    expect(thing(film({ contentType }), type)).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Степь',
      url: 'https://orbit.example/contents/12',
    });
  });

  it('a film has its year, length, people and trailer', () => {
    const made = film({
      year: 2019,
      age: 16,
      durationSeconds: 5_430,
      persons: [
        { id: 1, name: 'Ару', role: 'actor' },
        { id: 2, name: 'Берик', role: 'director' },
        { id: 3, name: 'Вера', role: 'editor' },
      ],
      trailers: [{ id: 8 }],
    });
    expect(thing(made, 'Movie')).toMatchObject({
      datePublished: '2019',
      contentRating: '16+',
      duration: 'PT91M',
      actor: [{ '@type': 'Person', name: 'Ару', url: 'https://orbit.example/persons/1' }],
      director: [{ '@type': 'Person', name: 'Берик' }],
      trailer: { '@type': 'VideoObject', embedUrl: 'https://orbit.example/trailers/8?content_id=12' },
    });
  });

  it('a series has its seasons', () => {
    const { seasons: _, ...season } = aContent({ id: 13, title: 'Сезон 1', contentType: 'season', season: 1 });
    expect(thing(film({ contentType: 'series', seasons: [season] }), 'TVSeries')).toMatchObject({
      numberOfSeasons: 1,
      containsSeason: [{ '@type': 'TVSeason', seasonNumber: 1, url: 'https://orbit.example/contents/13' }],
    });
  });

  it('an episode names its season and its series', () => {
    const content = aContent({ contentType: 'episode', series: 4, season: 2 });
    const made = head({ kind: 'content', content, isLost: false, series: { id: 9, title: 'Дом' } });
    expect(thing(made, 'TVEpisode')).toMatchObject({
      episodeNumber: 4,
      partOfSeason: { '@type': 'TVSeason', seasonNumber: 2 },
      partOfSeries: { '@type': 'TVSeries', name: 'Дом', url: 'https://orbit.example/contents/9' },
    });
  });

  it('a broadcast has an id of its slot, zoned times, its channel and no address', () => {
    const made = head(channelAt(true));
    const event = thing(made, 'BroadcastEvent');
    expect(event).toMatchObject({
      '@id': 'https://orbit.example/channels/all/3#broadcast-1700000000',
      startDate: '2023-11-14T22:13:20.000Z',
      endDate: '2023-11-14T23:13:20.000Z',
      isLiveBroadcast: true,
      publishedOn: { '@type': 'BroadcastService', '@id': thing(made, 'BroadcastService')?.['@id'] },
    });
    expect(event).not.toHaveProperty('url');
    expect(thing(made, 'VideoObject')).toMatchObject({
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
    });
  });

  it('CHAN-009 a broadcast that has not begun is announced, and no video of it', () => {
    const coming = head({
      kind: 'channel',
      channel: aChannel(),
      broadcast: aBroadcast(),
      isLive: false,
      isComing: true,
    });
    expect(thing(coming, 'BroadcastEvent')).toMatchObject({ name: 'Новости', isLiveBroadcast: false });
    expect(thing(coming, 'VideoObject')).toBeUndefined();
    expect(thing(head(channelAt(false)), 'VideoObject')).toBeDefined();
  });

  it('home says how the site is searched, where it is', () => {
    expect(thing(head({ kind: 'home' }), 'WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://orbit.example/search?q={search_term_string}' } },
    });
    const without = headOf({ kind: 'home' }, { ...SITE, hasSearch: false }, LINKS);
    expect(thing(without, 'WebSite')).not.toHaveProperty('potentialAction');
  });

  it('a page tells its place in the site', () => {
    expect(thing(head({ kind: 'rowset', rowset: aRowset() }), 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Orbit', item: 'https://orbit.example/' },
        { position: 2, name: 'Кино', item: 'https://orbit.example/movies' },
      ],
    });
  });
});

const signs = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    '"><img onerror=x>',
    '\u2028',
    '</title>',
    '{title}',
    '&quot;',
  ),
);

it('ROWS-100 whatever the facts are, the data are sound and nothing in them ends its element', () => {
  fc.assert(
    fc.property(signs, signs, signs, signs, fc.integer(), (title, description, mask, name, startSeconds) => {
      const masks = [{ pageType: 'content', textType: 'title', value: mask }];
      const content = aContent({ title, description, original: name, genres: [{ id: 1, name: title }] });
      const pages: PageFacts[] = [
        { kind: 'content', content, isLost: false },
        {
          kind: 'channel',
          channel: aChannel({ name, description }),
          broadcast: aBroadcast({ startSeconds, program: { title, description } }),
          isLive: true,
        },
        { kind: 'person', person: aPerson({ name, bio: description }), works: 3 },
        { kind: 'news', item: { id: 1, title, text: description }, path: '/news/1' },
      ];
      for (const facts of pages) {
        const made = headOf(facts, { ...SITE, name }, LINKS, masks);
        for (const text of made.jsonLd) {
          expect(JSON.parse(text)).toHaveProperty('@type');
          expect(text).not.toMatch(/[<\u2028\u2029]/);
        }
        expect([...made.description].length).toBeLessThanOrEqual(70);
        const html = headHtml(made);
        expect(html.match(/<(?!\/?(title|meta|link|script)[ >])/g)).toBeNull();
        expect(html.match(/<script/g)).toHaveLength(made.jsonLd.length);
        for (const [, value = ''] of html.matchAll(/content="([^"]*)">/g)) expect(value).not.toMatch(/[<>]/);
      }
    }),
  );
});
