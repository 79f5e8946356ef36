import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rollSchedules } from '../src/database/schedule-roller.ts';
import { channels, scheduleDays, schedules } from '../src/database/schema/broadcast.ts';
import { contents } from '../src/database/schema/catalogue.ts';
import { channelHistories, playbacks, profiles } from '../src/database/schema/viewers.ts';
import { buildWorld } from '../src/seed/build-world.ts';
import type { Backend } from '../src/server.ts';
import { TEST_NOW_MS } from './test-clock.ts';
import { signIn, startTestBackend, type ApiClient, type SignedIn } from './test-backend.ts';

/** The clock stands still unless a test moves it. */
let nowMs = TEST_NOW_MS;
let backend: Backend;
let api: ApiClient;
let stop: () => Promise<void>;
let guest: SignedIn;

beforeAll(async () => {
  ({ backend, api, stop } = await startTestBackend({}, { clock: () => nowMs }));
  guest = await signIn(api);
});
afterAll(() => stop());

const HOUR = 3_600;
const DAY = 24 * HOUR;
const nowSeconds = () => Math.floor(nowMs / 1000);

const channelWith = async (wish: Partial<typeof channels.$inferSelect>) => {
  const all = await backend.db.select().from(channels).orderBy(asc(channels.position));
  const found = all.find((channel) =>
    Object.entries(wish).every(([key, value]) => channel[key as keyof typeof channel] === value),
  );
  if (!found) throw new Error(`The demo world has no channel with ${JSON.stringify(wish)}.`);
  return found;
};
const watchable = () => channelWith({ archivedDays: 7, access: 'free', isAvailable: true });

type Entry = {
  id: number;
  timestamp: number;
  real_timestamp: number;
  duration: number;
  real_duration: number;
  is_catchup_available: boolean;
};
const scheduleOf = async (channelId: number, start: number, end: number): Promise<Entry[]> =>
  (await guest.api.get(`/v2/channels/${channelId}/content_schedule?start=${start}&end=${end}`)).body.schedules;
/** A channel whose running programme the archive will hold. */
const onAirForTheArchive = async () => {
  const all = await backend.db.select().from(channels).orderBy(asc(channels.position));
  for (const channel of all.filter(({ access, isAvailable }) => access === 'free' && isAvailable)) {
    const [running] = await scheduleOf(channel.id, nowSeconds(), nowSeconds() + 1);
    if (running?.is_catchup_available && channel.archivedDays > 0) return { channel, running };
  }
  throw new Error('Nothing is on the air that the archive will hold.');
};
const stream = (channelId: number, query = '') => guest.api.get(`/v2/channels/${channelId}/stream?${query}`);

describe('the channel list', () => {
  test('CALL-005 CALL-006 DATA-001 DATA-002 joins the channels to what is on air and to the viewer', async () => {
    const { body } = await guest.api.get('/v2/channels/channel_list', { language: 'en' });
    const { body: own } = await guest.api.get('/v2/users/self/channel_list');
    expect(body.channels).toHaveLength(60);
    expect(own.channels.map(({ id }: { id: number }) => id)).toEqual(body.channels.map(({ id }: { id: number }) => id));
    expect(body.cache_timeout).toBe(60);
    expect(body.current_schedules).toHaveLength(60);
    for (const { timestamp, duration } of body.current_schedules) {
      expect(timestamp).toBeLessThanOrEqual(nowSeconds());
      expect(timestamp + duration).toBeGreaterThan(nowSeconds());
    }
  });

  test('CALL-004 DATA-010 DATA-011 categories name their channels', async () => {
    const { body } = await guest.api.get('/v2/channels/category_list');
    const byId = new Map(body.categories.map((category: { id: number }) => [category.id, category]));
    expect(byId.get(2)).toMatchObject({ tags: expect.arrayContaining(['all_channels']) });
    expect(byId.get(1000)).toMatchObject({ channels: [] });
    expect(byId.get(7)).toMatchObject({ channels: expect.arrayContaining([expect.any(Number)]) });
  });

  test('a guest may watch base channels while the promo days last, and free ones always', async () => {
    const flags = async () => {
      const { body } = await guest.api.get('/v2/users/self/channel_list');
      return new Map(
        body.channels.map(({ id, is_purchased: isPurchased }: { id: number; is_purchased: boolean }) => [
          id,
          isPurchased,
        ]),
      );
    };
    const [free, base, extra] = [
      await channelWith({ access: 'free' }),
      await channelWith({ access: 'base', isAvailable: true }),
      await channelWith({ access: 'extra' }),
    ];
    const before = await flags();
    expect([before.get(free.id), before.get(base.id), before.get(extra.id)]).toEqual([true, true, false]);
    const startMs = nowMs;
    nowMs += 31 * DAY * 1000;
    const { body: renewed } = await api.post('/v2/auth/device', {
      device_id: guest.deviceId,
      secret: guest.deviceSecret,
    });
    const { body: later } = await api.as(renewed.access_token).get('/v2/users/self/channel_list');
    const after = new Map(
      later.channels.map(({ id, is_purchased: isPurchased }: { id: number; is_purchased: boolean }) => [
        id,
        isPurchased,
      ]),
    );
    expect([after.get(free.id), after.get(base.id), after.get(extra.id)]).toEqual([true, false, false]);
    const refused = await api.as(renewed.access_token).get(`/v2/channels/${base.id}/stream`);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'permission_denied' } } });
    nowMs = startMs;
  });
});

describe('the schedule', () => {
  test('CALL-010 DATA-012 DATA-013 has no gap from three days back to three days ahead', async () => {
    const channel = await watchable();
    const [start, end] = [nowSeconds() - 72 * HOUR, nowSeconds() + 72 * HOUR];
    const entries = await scheduleOf(channel.id, start, end);
    expect(entries[0]?.timestamp).toBeLessThanOrEqual(start);
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1];
      if (next) expect(next.timestamp).toBe(entry.timestamp + entry.duration);
      else expect(entry.timestamp + entry.duration).toBeGreaterThanOrEqual(end);
    }
  });

  test('CALL-010 answers only what touches the asked time, and refuses nonsense', async () => {
    const channel = await watchable();
    const entries = await scheduleOf(channel.id, nowSeconds(), nowSeconds() + 1);
    expect(entries).toHaveLength(1);
    const ask = (query: string) => guest.api.get(`/v2/channels/${channel.id}/content_schedule?${query}`);
    expect((await ask(`start=${nowSeconds()}&end=${nowSeconds()}`)).status).toBe(400);
    expect((await ask(`start=0&end=${nowSeconds()}`)).status).toBe(400);
    expect((await ask(`start=${nowSeconds()}`)).status).toBe(400);
    expect((await guest.api.get(`/v2/channels/999999/content_schedule?start=1&end=2`)).status).toBe(404);
  });

  test('reaches as far back as the archive of the channel', async () => {
    const channel = await watchable();
    expect(await scheduleOf(channel.id, nowSeconds() - 7 * DAY, nowSeconds() - 7 * DAY + 1)).toHaveLength(1);
  });

  test('CALL-015 CALL-016 a programme knows its broadcasts', async () => {
    const channel = await watchable();
    const [schedule] = await backend.db.select().from(schedules).where(eq(schedules.channelId, channel.id)).limit(1);
    const { body } = await guest.api.get(`/v2/programs/${schedule?.programId}/schedule`);
    expect(body.schedules.map(({ id }: Entry) => id)).toContain(schedule?.id);
    const { body: programme } = await guest.api.get(`/v2/programs/${schedule?.programId}`);
    expect(programme).toMatchObject({ id: schedule?.programId, is_favored: false });
    await guest.api.post('/v2/users/self/favorites', { program_id: schedule?.programId });
    expect((await guest.api.get(`/v2/programs/${schedule?.programId}`)).body.is_favored).toBe(true);
    expect((await guest.api.get('/v2/programs/99999999')).status).toBe(404);
  });

  test('rolls on with the clock: new days come, old ones go, and a second time changes nothing', async () => {
    const world = buildWorld();
    const later = nowMs + 2 * DAY * 1000;
    const days = async () =>
      backend.db.selectDistinct({ day: scheduleDays.utcDay }).from(scheduleDays).orderBy(asc(scheduleDays.utcDay));
    const before = await days();
    expect(await rollSchedules(backend.db, async () => world, later)).toBe(2 * 60);
    const after = await days();
    expect(after.length).toBe(before.length);
    expect(after[0]?.day).toBe(before[2]?.day);
    const rows = await backend.db.$count(schedules);
    expect(await rollSchedules(backend.db, async () => world, later)).toBe(0);
    expect(await backend.db.$count(schedules)).toBe(rows);
    await rollSchedules(backend.db, async () => world, nowMs);
  });
});

describe('the stream', () => {
  test('CALL-008 CALL-009 DATA-038 is live without a time, and within half a minute of now', async () => {
    const channel = await watchable();
    const live = await stream(channel.id);
    expect(live.body.hls).toMatch(new RegExp(`^${backend.mediaOrigin}/live/.*-${channel.id}/master.m3u8$`));
    expect(await (await fetch(live.body.hls)).text()).toContain('#EXTM3U');
    expect((await stream(channel.id, `ts=${nowSeconds() - 29}`)).body.hls).toBe(live.body.hls);
    expect((await stream(channel.id, `ts=${nowSeconds() - 30}`)).body.hls).not.toBe(live.body.hls);
    expect((await stream(999_999)).status).toBe(404);
  });

  test('CALL-008 of a past programme begins at the time and ends with the programme', async () => {
    const channel = await watchable();
    const past = (await scheduleOf(channel.id, nowSeconds() - DAY, nowSeconds() - DAY / 2)).filter(
      (entry) => entry.is_catchup_available,
    )[1];
    if (!past) throw new Error('Nothing in the archive.');
    const ts = past.real_timestamp + 60;
    const { body } = await stream(channel.id, `ts=${ts}`);
    expect(body.hls).toContain(`/programme/`);
    expect(body.hls).toContain(`/${ts}-${past.real_timestamp + past.real_duration}/master.m3u8`);
    expect(body.stream_info).toEqual({
      kind: 'archive',
      schedule_id: past.id,
      start: ts,
      end: past.real_timestamp + past.real_duration,
    });
    expect((await fetch(body.hls)).status).toBe(200);
  });

  test('DATA-015 in the pause before a late start belongs to the programme that was announced', async () => {
    const channel = await watchable();
    const entries = await scheduleOf(channel.id, nowSeconds() - 6 * DAY, nowSeconds() - DAY);
    const late = entries.find((entry, index) => {
      const before = entries[index - 1];
      const pauseFrom = before ? before.real_timestamp + before.real_duration : Infinity;
      return entry.is_catchup_available && entry.real_timestamp > entry.timestamp + 1 && pauseFrom <= entry.timestamp;
    });
    if (!late) throw new Error('Nothing began late.');
    const { body } = await stream(channel.id, `ts=${late.timestamp + 1}`);
    expect(body.stream_info).toMatchObject({ schedule_id: late.id, start: late.timestamp + 1 });
  });

  test('CALL-008 of the running programme grows on to now', async () => {
    const { channel, running } = await onAirForTheArchive();
    const startMs = nowMs;
    nowMs = (running.real_timestamp + running.real_duration - 1) * 1000;
    const ts = running.real_timestamp + 1;
    expect((await stream(channel.id, `ts=${ts}`)).body.hls).toContain(`/archive/`);
    nowMs = (running.real_timestamp + running.real_duration) * 1000;
    expect((await stream(channel.id, `ts=${ts}`)).body.hls).toContain(`/programme/`);
    nowMs = startMs;
  });

  test('refuses the future, what is banned, and what the archive no longer holds', async () => {
    const channel = await watchable();
    const codeOf = async (channelId: number, ts: number) => {
      const { status, body } = await stream(channelId, `ts=${ts}`);
      return [status, body.error?.code];
    };
    expect(await codeOf(channel.id, nowSeconds() + 60)).toEqual([400, 'future_time']);
    expect(await codeOf(channel.id, nowSeconds() - 8 * DAY)).toEqual([403, 'archive_unavailable']);
    const [banned] = await backend.db
      .select()
      .from(schedules)
      .innerJoin(channels, eq(channels.id, schedules.channelId))
      .where(
        and(
          eq(schedules.isCatchupAvailable, false),
          eq(channels.access, 'free'),
          gt(schedules.realStartSeconds, nowSeconds() - DAY),
          eq(channels.isAvailable, true),
        ),
      )
      .orderBy(asc(schedules.realStartSeconds))
      .limit(1);
    expect(await codeOf(banned?.channels.id ?? 0, (banned?.schedules.realStartSeconds ?? 0) + 1)).toEqual([
      403,
      'copyright_banned',
    ]);
    const entries = await scheduleOf(
      banned?.channels.id ?? 0,
      banned?.schedules.startSeconds ?? 0,
      (banned?.schedules.startSeconds ?? 0) + 1,
    );
    expect(entries[0]?.is_catchup_available).toBe(false);
  });

  test('DATA-012 the schedule offers catch-up only as long as the archive goes back', async () => {
    const channel = await channelWith({ archivedDays: 3, isAvailable: true });
    const entries = await scheduleOf(channel.id, nowSeconds() - 4 * DAY, nowSeconds() - 3 * DAY);
    expect(entries.slice(0, -1).some((entry) => entry.is_catchup_available)).toBe(false);
    const recent = await scheduleOf(channel.id, nowSeconds() - 2 * DAY, nowSeconds() - DAY);
    expect(recent.some((entry) => entry.is_catchup_available)).toBe(true);
    const none = await channelWith({ archivedDays: 0 });
    const live = await scheduleOf(none.id, nowSeconds() - DAY, nowSeconds());
    expect(live.some((entry) => entry.is_catchup_available)).toBe(false);
  });

  test('a preview counts nobody and is not remembered', async () => {
    const viewer = await signIn(api);
    const channel = await watchable();
    const mine = {
      playbacks: () => backend.db.$count(playbacks, eq(playbacks.userId, viewer.userId)),
      histories: () => backend.db.$count(channelHistories, eq(channelHistories.channelId, channel.id)),
    };
    const { body } = await viewer.api.get(`/v2/channels/${channel.id}/stream?preview=1&history=1`);
    expect(body).not.toHaveProperty('stat');
    expect([await mine.playbacks(), await mine.histories()]).toEqual([0, 0]);
    const { body: counted } = await viewer.api.get(`/v2/channels/${channel.id}/stream?history=1`);
    expect([await mine.playbacks(), await mine.histories()]).toEqual([1, 1]);
    await viewer.api.patch(`/v2/users/self/stat/${counted.stat.id}?duration=30`);
    await viewer.api.patch(`/v2/users/self/stat/${counted.stat.id}?duration=12`);
    const [playback] = await backend.db.select().from(playbacks).where(eq(playbacks.id, counted.stat.id));
    expect(playback?.watchedSeconds).toBe(42);
    // A clock gone wrong: a report counts as an hour at most.
    await viewer.api.patch(`/v2/users/self/stat/${counted.stat.id}?duration=3601`);
    const [later] = await backend.db.select().from(playbacks).where(eq(playbacks.id, counted.stat.id));
    expect(later?.watchedSeconds).toBe(42 + 3_600);
  });

  test('CALL-009 comes by https when the page needs it', async () => {
    const channel = await watchable();
    const { body } = await stream(channel.id, 'force_https=1');
    expect(body.hls).toMatch(/^https:/);
    expect(body.img).toMatch(/^https:/);
  });

  test('an unavailable channel answers 403 with its own words', async () => {
    const channel = await channelWith({ isAvailable: false });
    const { status, body } = await guest.api.get(`/v2/channels/${channel.id}/stream`, { language: 'en' });
    expect({ status, message: body.error.message }).toEqual({ status: 403, message: channel.accessError?.en });
  });

  test('refuses channels for adults to a child', async () => {
    const child = await signIn(api);
    await backend.db.update(profiles).set({ role: 'child' }).where(eq(profiles.userId, child.userId));
    const adult = await channelWith({ age: 18, access: 'free' }).catch(() => channelWith({ age: 18 }));
    const unknown = await channelWith({ age: null });
    const news = await channelWith({ categoryIds: [6], access: 'free' }).catch(() =>
      channelWith({ slug: 'alatau-24' }),
    );
    expect(news.age).toBeLessThanOrEqual(12);
    for (const { id } of [adult, unknown, news]) {
      expect(await child.api.get(`/v2/channels/${id}/stream`)).toMatchObject({
        status: 403,
        body: { error: { code: 'child_profile' } },
      });
    }
  });

  test('CHAN-060 PROF-028 nothing that a child asks for names a channel of another category', async () => {
    const child = await signIn(api);
    await backend.db.update(profiles).set({ role: 'child' }).where(eq(profiles.userId, child.userId));
    const all = await backend.db.select().from(channels);
    const forChildren = all.filter(({ categoryIds, age }) => categoryIds.includes(7) && age !== null && age <= 12);
    const others = all.filter((channel) => !forChildren.includes(channel));
    const ids = (found: { id: number }[] = []) => found.map(({ id }) => id).sort((a, b) => a - b);
    const get = async (path: string) => (await child.api.get(`/v2/${path}`)).body;
    expect(ids((await get('channels/channel_list')).channels)).toEqual(ids(forChildren));
    expect(ids((await get('users/self/channel_list')).channels)).toEqual(ids(forChildren));
    const { categories } = await get('channels/category_list');
    const named = new Set<number>(categories.flatMap((category: { channels: number[] }) => category.channels));
    expect([...named].sort((a, b) => a - b)).toEqual(ids(forChildren));
    for (const page of ['startpage', 'newyear-rows']) {
      const { rows } = await get(`rowsets/${page}`);
      const shown = rows.flatMap((row: { channels?: { id: number }[] }) => row.channels ?? []);
      expect(ids(shown).filter((id) => others.some((other) => other.id === id))).toEqual([]);
    }
    const span = `start=${nowSeconds()}&end=${nowSeconds() + HOUR}`;
    // A film may have the name of a channel.
    const films = new Set(
      (await backend.db.select({ title: contents.title }).from(contents)).map(({ title }) => title.ru),
    );
    for (const { id, name } of others) {
      expect((await child.api.get(`/v2/channels/${id}/content_schedule?${span}`)).status).toBe(404);
      expect((await child.api.get(`/v2/channels/${id}/config`)).status).toBe(404);
      const { suggestions } = await get(`search/suggest?text=${encodeURIComponent(name.ru)}`);
      if (!films.has(name.ru)) expect(suggestions).not.toContainEqual({ text: name.ru });
    }
  });

  test('CALL-017 the channel config holds what plays during a blackout', async () => {
    const channel = await watchable();
    const { body } = await guest.api.get(`/v2/channels/${channel.id}/config`);
    expect(body).toMatchObject({ stream_types: [{ type: 'hls' }], blackout: { safe_area: 0 } });
    expect((await fetch(body.blackout.mattress_url)).status).toBe(200);
  });

  test('CALL-045 CALL-097 thumbnails of the timeline are there', async () => {
    const channel = await watchable();
    const { body } = await stream(channel.id);
    const picture = await fetch(`${body.img}${Math.floor(nowSeconds() / 10) * 10 - 600}.jpg?w=196&h=110`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });
});

test('CALL-032 DATA-028 the sources of a content are the broadcasts that the archive holds', async () => {
  const [shown] = await backend.db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.isCatchupAvailable, true),
        gt(schedules.contentId, 0),
        gt(schedules.realStartSeconds, nowSeconds() - DAY),
      ),
    )
    .orderBy(asc(schedules.realStartSeconds))
    .limit(1);
  const { body } = await guest.api.get(`/v2/contents/${shown?.contentId}/sources`);
  const starts = body.catchups.map(({ start_at: start }: { start_at: string }) => Date.parse(start));
  expect(starts.length).toBeGreaterThan(0);
  expect(starts).toEqual([...starts].sort((a, b) => b - a));
  expect(Math.max(...starts)).toBeLessThanOrEqual(nowMs);
  const [latest] = body.catchups;
  const [channel] = await backend.db.select().from(channels).where(eq(channels.id, latest.channel_id));
  const mayWatch = channel?.isAvailable && channel.access !== 'extra';
  const played = await stream(latest.channel_id, `ts=${Date.parse(latest.start_at) / 1000}`);
  expect(played.status).toBe(mayWatch ? 200 : 403);
});
