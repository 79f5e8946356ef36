import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import {
  DESTINATION_TYPES,
  Destination,
  Facet,
  Library,
  MenuPage,
  PAGE_TEMPLATES,
  Promotion,
  ROW_TEMPLATES,
  Row,
  Rowset,
} from './entities.ts';

const destinationWire = {
  type: 'packet' as const,
  id: 1,
  slug: 'sport',
  library_id: 2,
  src: 'https://example.com',
  id_no_ott: 3,
  title: 'Sport',
  description: 'All of it',
};
const destination = {
  type: 'packet' as const,
  id: 1,
  slug: 'sport',
  libraryId: 2,
  src: 'https://example.com',
  idNoOtt: 3,
  title: 'Sport',
  description: 'All of it',
};

describe('Destination', () => {
  test('DATA-037 has target, title and description', () => {
    expectFaces(Destination, destinationWire, destination);
  });

  test.each(DESTINATION_TYPES)('DATA-037 may be %s', (type) => {
    expect(read(Destination, { type }).value?.type).toBe(type);
  });

  test('DATA-037 of a kind that nobody knows is read and reported', () => {
    expect(read(Destination, { type: 'teleport', id: '1' })).toEqual({
      value: { type: 'unknown', id: 1 },
      issues: [{ path: 'type', reason: 'unknownValue', expected: 'oneOf' }],
    });
  });
});

test('DATA-036 a promo item', () => {
  const image = { type: 'cover' as const, src: '/w.jpg' };
  const rest = {
    id: 1,
    title: 'Sport',
    background: '/b.jpg',
    color: '#123456',
    short: 'Now',
    description: 'All of it',
    trailers: [{ id: 4 }],
  };
  expectFaces(
    Promotion,
    {
      ...rest,
      destination: destinationWire,
      images: [{ ...image, aspect_ratio: '16:9' }],
      graphic_title: '/t.png',
      button_icons: ['/i.svg'],
      ratings: [{ type: 'imdb', rating: 7.5 }],
      duration: 7,
    },
    {
      ...rest,
      destination,
      images: [{ ...image, aspectRatio: '16:9' }],
      graphicTitle: '/t.png',
      buttonIcons: ['/i.svg'],
      ratings: [{ type: 'imdb', rating: 7.5 }],
      durationSeconds: 7,
    },
  );
});

describe('pages', () => {
  test('ENT-038 DATA-035 a menu page', () => {
    const rest = { id: 1, slug: 'films', title: 'Films', link: 'https://example.com', template: 'outer_link' } as const;
    expectFaces(MenuPage, { ...rest, icon: { tv_x3: '/i.png' } }, { ...rest, icon: { tvX3: '/i.png' } });
  });

  test('DATA-032 a rowset', () => {
    const rest = {
      id: 1,
      slug: 'films',
      template: 'group',
      title: 'Films',
      description: 'All films',
      rows: [],
    } as const;
    expectFaces(
      Rowset,
      { ...rest, rows: [], logo: { tv_x3: '/l.png' }, library_id: 2, cache_timeout: 60 },
      { ...rest, logo: { tvX3: '/l.png' }, libraryId: 2, cacheTimeoutSeconds: 60 },
    );
  });

  test.each([
    ...PAGE_TEMPLATES.map((template) => [template, template] as const),
    ['starpage', 'startpage'] as const,
    ['catalog', 'group.catalog'] as const,
    ['something', 'group'] as const,
  ])('ENT-039 DATA-033 the template %s is read as %s', (template, meant) => {
    expect(read(MenuPage, { id: 1, template }).value?.template).toBe(meant);
    expect(read(Rowset, { id: 1, template }).value?.template).toBe(meant);
  });
});

describe('Row', () => {
  test('DATA-034 has paging and five lists', () => {
    const clean = {
      id: 1,
      slug: 'new',
      title: 'New',
      description: 'This week',
      template: 'content-v' as const,
      contentType: 'movie',
      moreCount: 40,
      limit: 20,
      offset: 0,
      loopCount: 2,
      libraryId: 3,
      status: 'ready',
      promotions: [],
      channels: [],
      contents: [],
      histories: [],
      persons: [],
      facets: [],
      cacheTimeoutSeconds: 30,
    };
    expectFaces(
      Row,
      {
        id: 1,
        slug: 'new',
        title: 'New',
        description: 'This week',
        template: 'content-v',
        content_type: 'movie',
        more_count: 40,
        limit: 20,
        offset: 0,
        loop_count: 2,
        library_id: 3,
        status: 'ready',
        promotions: [],
        channels: [],
        contents: [],
        histories: [],
        persons: [],
        facets: [],
        cache_timeout: 30,
      },
      clean,
    );
  });

  test('DATA-034 each list holds its own kind of card', () => {
    const row = read(Row, {
      id: 1,
      template: 'history',
      promotions: [{ id: 1 }],
      channels: [{ id: 2, name: 'Sport' }],
      contents: [{ id: 3, title: 'Film' }],
      histories: [{ id: 4, seconds: 61.5, watch_percentage: '12', content: { id: 3, title: 'Film' } }],
      persons: [{ id: 5, name: 'Aru' }],
    });
    expect(row.issues).toEqual([]);
    expect(row.value).toMatchObject({
      promotions: [{ id: 1 }],
      channels: [{ id: 2, name: 'Sport' }],
      contents: [{ id: 3, contentType: 'movie' }],
      histories: [{ id: 4, seconds: 61.5, watchPercentage: 12, content: { id: 3 } }],
      persons: [{ id: 5, name: 'Aru' }],
    });
  });

  test.each(ROW_TEMPLATES)('DATA-034 may be %s', (template) => {
    expect(read(Row, { id: 1, template }).value?.template).toBe(template);
  });

  test('DATA-034 of a template that nobody knows is read and reported', () => {
    expect(read(Row, { id: 1, template: 'content-z' })).toMatchObject({
      value: { template: 'unknown' },
      issues: [{ path: 'template' }],
    });
  });
});

test('a facet counts what a value of a filter would find', () => {
  expectFaces(Facet, { filter: 'genre', value: 3, count: 12 }, { filter: 'genre', value: 3, count: 12 });
  expect(read(Facet, { filter: 'length', value: 90, count: 1 }).value?.filter).toBe('unknown');
});

test('DATA-031 a library', () => {
  expectFaces(
    Library,
    { id: 1, title: 'Kino', logo: { tv_x1: '/l.png' }, cover: { bg: '/b.jpg', color_bg: '/c.jpg' } },
    { id: 1, title: 'Kino', logo: { tvX1: '/l.png' }, cover: { bg: '/b.jpg', colorBg: '/c.jpg' } },
  );
});
