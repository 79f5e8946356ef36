import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import { Channel, ChannelCategory, ChannelConfig, ChannelList, ScheduleEntry, StreamType } from './entities.ts';

const entryWire = {
  id: 10,
  channel_id: 7,
  timestamp: 1772000000,
  real_timestamp: 1772000030,
  duration: 1800,
  real_duration: 1830,
  date: '2026-02-25',
  program: {
    id: 3,
    title: 'Evening news',
    description: 'Of the day',
    parent_id: 2,
    age: 6,
    motion_rating: { text: '6+' },
  },
  content: { id: 9, slug: 'news-9', title: 'News', content_type: 'program' },
  content_id: 9,
  episode: { title: 'Part one', subtitle: 'Winter', season: 2, series: 5 },
  is_catchup_available: true,
  start_at: '2026-02-25T06:13:20.000Z',
};
const entry = {
  id: 10,
  channelId: 7,
  startSeconds: 1772000000,
  realStartSeconds: 1772000030,
  durationSeconds: 1800,
  realDurationSeconds: 1830,
  date: '2026-02-25',
  program: {
    id: 3,
    title: 'Evening news',
    description: 'Of the day',
    parentId: 2,
    age: 6,
    motionRating: { text: '6+' },
  },
  content: { id: 9, slug: 'news-9', title: 'News', contentType: 'program' },
  contentId: 9,
  episode: { title: 'Part one', subtitle: 'Winter', season: 2, series: 5 },
  isCatchupAvailable: true,
  startAtMs: Date.UTC(2026, 1, 25, 6, 13, 20),
};

const trackerWire = { type: 'tns', CatID: '1', VcID: '2', VcVersion: '3', Account: 'acc', Tmsec: 'tm' };
const tracker = { type: 'tns', catalogueId: '1', channelId: '2', channelVersion: '3', account: 'acc', measureId: 'tm' };

describe('ScheduleEntry', () => {
  test('DATA-012 DATA-013 DATA-014 has programme, content and episode', () => {
    expectFaces(ScheduleEntry, entryWire, entry);
  });

  test('DATA-012 DATA-014 the episode may be called content_episode', () => {
    const json = { id: 1, timestamp: 1772000000, duration: 60, content_episode: { title: 'Part two' } };
    expect(read(ScheduleEntry, json).value?.episode).toEqual({ title: 'Part two' });
  });

  test('DATA-015 what is announced and what really ran are kept apart', () => {
    const { value } = read(ScheduleEntry, { id: 1, timestamp: '1772000000', duration: '60' });
    expect(value).toMatchObject({ startSeconds: 1772000000, durationSeconds: 60 });
    expect(value).not.toHaveProperty('realStartSeconds');
  });

  test('DATA-012 the content may be a bare id', () => {
    expect(read(ScheduleEntry, { id: 1, timestamp: 1, duration: 1, content: '9' }).value?.content).toEqual({ id: 9 });
  });
});

describe('Channel', () => {
  const cover = {
    full: '/f.png',
    bg: '/b.png',
    color_bg: '/c.png',
    light_bg: '/l.png',
    dark_bg: '/d.png',
    color: '#7e5d6d',
  };

  test('DATA-001 DATA-002 DATA-003 DATA-004 DATA-005 DATA-009 has every field', () => {
    expectFaces(
      Channel,
      {
        id: 7,
        slug: 'sport-7',
        name: 'Sport',
        description: 'All sport',
        age: 12,
        parent_id: 1,
        cover,
        is_available: false,
        access_error: 'Not here',
        is_purchased: true,
        is_favored: true,
        favorite: { priority: 3 },
        is_hd: true,
        is_4k: true,
        overlay_icon: '/o.png',
        archived_days: 7,
        real_archived_days: 5,
        available_archived_days: 3,
        stream_types: [{ type: 'vitrina' }],
        source: 'origin-1',
        vitrinaUrl: 'https://vitrina.example',
        aspect_ratio: '16:9',
        current_schedule: entryWire,
        stat: { id: 70 },
        trackers: [trackerWire],
        is_free: true,
        is_hidden: true,
        is_fixed: true,
      },
      {
        id: 7,
        slug: 'sport-7',
        name: 'Sport',
        description: 'All sport',
        age: 12,
        parentId: 1,
        cover: {
          full: '/f.png',
          bg: '/b.png',
          colorBg: '/c.png',
          lightBg: '/l.png',
          darkBg: '/d.png',
          color: '#7e5d6d',
        },
        isAvailable: false,
        accessError: 'Not here',
        isPurchased: true,
        isFavored: true,
        favorite: { priority: 3 },
        isHd: true,
        is4k: true,
        overlayIcon: '/o.png',
        archivedDays: 7,
        realArchivedDays: 5,
        availableArchivedDays: 3,
        streamTypes: [{ type: 'vitrina' }],
        source: 'origin-1',
        vitrinaUrl: 'https://vitrina.example',
        aspectRatio: '16:9',
        currentSchedule: entry,
        stat: { id: 70 },
        trackers: [tracker],
        isFree: true,
        isHidden: true,
        isFixed: true,
      },
    );
  });

  test.each([
    [{ hd: true }, true],
    [{ is_hd: '1' }, true],
    [{ hd: 1, is_hd: false }, true],
    [{ hd: 0, is_hd: true }, true],
    [{ hd: false, is_hd: 0 }, false],
    [{}, false],
  ])('DATA-006 %j is HD: %s', (json, isHd) => {
    expect(read(Channel, { id: 1, name: 'A', ...json }).value?.isHd).toBe(isHd);
  });

  test.each([
    [{ age: 6, rating_age: 18 }, 6],
    [{ rating_age: '18' }, 18],
    [{ age: null, rating_age: 12 }, 12],
    [{ age: 0, rating_age: 18 }, 0],
    [{}, undefined],
  ])('DATA-007 %j is for the age of %s', (json, age) => {
    expect(read(Channel, { id: 1, name: 'A', ...json }).value?.age).toBe(age);
  });

  test('DATA-004 a stream type may be a bare word', () => {
    expect(read(StreamType, 'vitrina').value).toEqual({ type: 'vitrina' });
  });

  test('DATA-001 a channel that says nothing is available, not bought, and no favourite', () => {
    expect(read(Channel, { id: 1, name: 'A' }).value).toMatchObject({
      isAvailable: true,
      isPurchased: false,
      isFavored: false,
    });
  });

  test('DATA-001 what is broken in one field costs that field', () => {
    const { value, issues } = read(Channel, {
      id: 1,
      name: 'A',
      archived_days: 'many',
      cover: 'no',
      current_schedule: {},
    });
    expect(value).toEqual(read(Channel, { id: 1, name: 'A' }).value);
    expect(issues.map(({ path }) => path)).toEqual(['cover', 'archived_days', 'current_schedule.id']);
  });
});

test('CALL-006 CALL-003 a list of channels comes with what is on air and how long it may be used', () => {
  const { value } = read(ChannelList, {
    channels: [{ id: 7, name: 'Sport' }],
    current_schedules: [entryWire],
    cache_timeout: '60',
  });
  expect(value).toMatchObject({ channels: [{ id: 7 }], currentSchedules: [{ channelId: 7 }], cacheTimeoutSeconds: 60 });
});

test('DATA-010 DATA-011 a category', () => {
  const rest = { id: 2, slug: 'all', name: 'All channels', short: 'All' };
  expectFaces(
    ChannelCategory,
    { ...rest, channels: [7, 8], tags: ['all_channels', 'startup', 'is_adult'] },
    { ...rest, channelIds: [7, 8], tags: ['all_channels', 'startup', 'is_adult'] },
  );
  expect(read(ChannelCategory, { id: 2, name: 'A', tags: ['startup', 'new'] })).toMatchObject({
    value: { tags: ['startup'] },
    issues: [{ path: 'tags[1]', reason: 'unknownValue' }],
  });
});

test('CALL-017 the config of a channel', () => {
  expectFaces(
    ChannelConfig,
    { stream_types: [{ type: 'hls' }], trackers: [trackerWire], aspect_ratio: '4:3', blackout: { safe_area: 5 } },
    { streamTypes: [{ type: 'hls' }], trackers: [tracker], aspectRatio: '4:3', blackout: { safeAreaSeconds: 5 } },
  );
});
