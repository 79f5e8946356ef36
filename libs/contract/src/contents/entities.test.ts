import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import {
  CONTENT_TYPES,
  Catchup,
  Content,
  ContentButton,
  ContentMeta,
  Episode,
  Person,
  PersonDetails,
  RelatedTitles,
  Season,
  Sources,
} from './entities.ts';

const person = { id: 1, slug: 'aru-1', name: 'Aru', bio: 'Born', role: 'actor' };

describe('Content', () => {
  const rest = {
    id: 9,
    slug: 'film-9',
    title: 'Film',
    original: 'The Film',
    year: 2025,
    description: 'About',
    series: 3,
    season: 2,
    age: 16,
    background: { web: '/bg.jpg' },
    duration: 5400,
    trailers: [{ id: 5 }],
    ratings: [{ type: 'imdb', rating: 7.25 }],
    countries: [{ id: 1, name: 'Kazakhstan' }],
    category: 'films',
  };
  const wire = {
    ...rest,
    genres: [{ id: 2, name: 'Drama', row_slug: 'drama', row_id: 20, parent_id: 1 }],
    content_type: 'movie' as const,
    parent_id: 8,
    motion_rating: { text: '16+' },
    images: [{ type: 'poster' as const, aspect_ratio: '2:3', src: '/p.jpg' }],
    cover: { src_16x9: '/w.jpg', src_2x3: '/t.jpg', color: '#123456' },
    graphic_title: '/title.png',
    stills: ['/still.jpg'],
    is_cartoon: true,
    is_adult: true,
    last_seen_channel_ids: [7],
    rating_imdb: 7.2,
    rating_kinopoisk: 0,
    persons: [{ ...person, image_url: '/a.jpg' }],
    published_at: 1_790_000_000,
    available_until: 1_795_000_000,
    library_id: 3,
  };
  const { duration, ...sameNames } = rest;
  const clean = {
    ...sameNames,
    durationSeconds: duration,
    genres: [{ id: 2, name: 'Drama', rowSlug: 'drama', rowId: 20, parentId: 1 }],
    contentType: 'movie' as const,
    parentId: 8,
    motionRating: { text: '16+' },
    images: [{ type: 'poster' as const, aspectRatio: '2:3', src: '/p.jpg' }],
    cover: { src16x9: '/w.jpg', src2x3: '/t.jpg', color: '#123456' },
    graphicTitle: '/title.png',
    stills: ['/still.jpg'],
    isCartoon: true,
    isAdult: true,
    lastSeenChannelIds: [7],
    ratingImdb: 7.2,
    ratingKinopoisk: 0,
    persons: [{ ...person, imageUrl: '/a.jpg' }],
    publishedAtSeconds: 1_790_000_000,
    availableUntilSeconds: 1_795_000_000,
    libraryId: 3,
  };

  test('DATA-016 DATA-017 DATA-019 DATA-020 DATA-022 DATA-023 has every field', () => {
    expectFaces(Season, wire, clean);
  });

  test('DATA-021 its contents are the seasons', () => {
    expectFaces(
      Content,
      { ...wire, contents: [{ ...wire, content_type: 'season' }] },
      { ...clean, seasons: [{ ...clean, contentType: 'season' }] },
    );
  });

  test.each(CONTENT_TYPES)('DATA-018 may be a %s', (type) => {
    expect(read(Content, { id: 1, title: 'A', content_type: type }).value?.contentType).toBe(type);
  });

  test('DATA-018 of a type that nobody knows is shown as a film and reported', () => {
    expect(read(Content, { id: 1, title: 'A', content_type: 'podcast' })).toMatchObject({
      value: { contentType: 'movie' },
      issues: [{ path: 'content_type', reason: 'unknownValue' }],
    });
  });

  test('DATA-016 a country may be a bare name', () => {
    expect(read(Content, { id: 1, title: 'A', countries: ['Kazakhstan'] }).value?.countries).toEqual([
      { name: 'Kazakhstan' },
    ]);
  });
});

const buttonWire = {
  button_type: 'pay',
  caption: 'Watch',
  sub_caption: 'from 1 990',
  icon: '/i.svg',
  play_after: true,
  show_options: true,
  button_data: { offer: [1, { a: null }] },
};
const button = {
  buttonType: 'pay',
  caption: 'Watch',
  subCaption: 'from 1 990',
  icon: '/i.svg',
  playAfter: true,
  showOptions: true,
  buttonData: { offer: [1, { a: null }] },
};

test('DATA-026 a button keeps its data as they came', () => {
  expectFaces(ContentButton, buttonWire, button);
});

describe('ContentMeta', () => {
  test('DATA-024 DATA-025 DATA-027 CALL-090 has history, rights and prices', () => {
    expectFaces(
      ContentMeta,
      {
        history: { seconds: 61.5 },
        watch_percentage: 12.5,
        next_to_play: { id: 10 },
        stream_using: 'library_id',
        is_purchased: true,
        is_available: false,
        is_continuation: true,
        is_lost: true,
        lost_content: { since: '2026' },
        min_price: '1990.00',
        buttons: [buttonWire],
        license_info: { text: 'Rent', color: '#fff' },
        user_license_info: { text: 'Until May', color: '#0f0' },
        favorite: { id: 4 },
        user_rating: 8,
      },
      {
        history: { seconds: 61.5 },
        watchPercentage: 12.5,
        nextToPlay: { id: 10 },
        streamUsing: 'library_id',
        isPurchased: true,
        isAvailable: false,
        isContinuation: true,
        isLost: true,
        lostContent: { since: '2026' },
        minPriceMinor: 199000,
        buttons: [button],
        licenseInfo: { text: 'Rent', color: '#fff' },
        userLicenseInfo: { text: 'Until May', color: '#0f0' },
        favorite: { id: 4 },
        userRating: 8,
      },
    );
  });

  test('DATA-025 is played from the schedule of a channel or from a library', () => {
    expect(read(ContentMeta, { stream_using: 'content_schedule' }).value?.streamUsing).toBe('content_schedule');
    expect(read(ContentMeta, { stream_using: 'moon' }).value).not.toHaveProperty('streamUsing');
  });

  test('DATA-024 that says nothing is available and not bought', () => {
    expect(read(ContentMeta, {}).value).toEqual({
      isPurchased: false,
      isAvailable: true,
      isContinuation: false,
      isLost: false,
      buttons: [],
    });
  });
});

test('DATA-028 sources are catch-ups', () => {
  const wire = { id: 1, channel_id: 7, start_at: '2026-03-01T10:00:00.000Z', current: true };
  const clean = { id: 1, channelId: 7, startAtMs: Date.UTC(2026, 2, 1, 10), isCurrent: true };
  expectFaces(Catchup, wire, clean);
  expect(read(Sources, { catchups: [{ ...wire, start_at: 1772359200 }] }).value?.catchups).toEqual([clean]);
});

test('DATA-029 an episode with its history', () => {
  const rest = {
    id: 1,
    slug: 'e-1',
    series: 3,
    season: 2,
    title: 'Three',
    description: 'Then',
    images: [{ src: '/e.jpg' }],
  };
  expectFaces(
    Episode,
    {
      ...rest,
      is_announcement: true,
      duration: 2400,
      histories: [{ watch_percentage: 40, seconds: 960 }],
      available_at: '2026-03-01T10:00:00.000Z',
    },
    {
      ...rest,
      isAnnouncement: true,
      durationSeconds: 2400,
      histories: [{ watchPercentage: 40, seconds: 960 }],
      availableAtMs: Date.UTC(2026, 2, 1, 10),
    },
  );
});

test('DATA-030 a person', () => {
  const cast = { ...person, character: 'Zere' };
  expectFaces(Person, { ...cast, image_url: '/a.jpg' }, { ...cast, imageUrl: '/a.jpg' });
  expectFaces(
    PersonDetails,
    {
      ...person,
      image_url: '/a.jpg',
      credits: [{ content_id: 9, role: 'actor', character: 'Zere' }],
      colleagues: [{ id: 2, name: 'Timur' }],
    },
    {
      ...person,
      imageUrl: '/a.jpg',
      credits: [{ contentId: 9, role: 'actor', character: 'Zere' }],
      colleagues: [{ id: 2, name: 'Timur' }],
    },
  );
  expect(read(PersonDetails, { id: 1, name: 'Aru' }).value).toMatchObject({ credits: [], colleagues: [] });
});

test('related titles have a reason; one that nobody knows is no error', () => {
  const titles = { contents: [{ id: 1, title: 'A' }] };
  expect(read(RelatedTitles, { reason: 'director', person: { id: 2, name: 'Timur' }, ...titles }).value).toMatchObject({
    reason: 'director',
    person: { id: 2, name: 'Timur' },
    contents: [{ id: 1, title: 'A' }],
  });
  expect(read(RelatedTitles, { reason: 'moon', ...titles }).value?.reason).toBe('unknown');
});
