import { describe, expect, it } from 'vitest';
import { randomOf } from '../src/seed/random.ts';
import { buildWorld } from '../src/seed/build-world.ts';
import type { SeedProgramme } from '../src/world/channels.ts';

const DAY_SECONDS = 86_400;
const world = buildWorld();
const random = randomOf('schedule test');
/** 21 November 2026, the day around which the samples lie. */
const DAY = 20_778;

const samples = Array.from({ length: 160 }, () => ({
  channel: random.pick(world.channels),
  day: random.between(DAY - 400, DAY + 400),
}));
const everyChannel = world.channels.map((channel) => ({ channel, programmes: world.programmesOf(channel.id, DAY) }));
const all: readonly SeedProgramme[] = everyChannel.flatMap(({ programmes }) => programmes);

describe('a day of a channel', () => {
  it('is filled from midnight to midnight UTC without gaps and overlaps', () => {
    for (const { channel, day } of samples) {
      const programmes = world.programmesOf(channel.id, day);
      let cursor = day * DAY_SECONDS;
      for (const programme of programmes) {
        expect(programme.startSeconds, `${channel.name.ru} ${day}`).toBe(cursor);
        expect(programme.durationSeconds).toBeGreaterThan(120);
        cursor += programme.durationSeconds;
      }
      expect(cursor).toBe((day + 1) * DAY_SECONDS);
    }
  });

  it('reads like television: no programme of more than six hours, some of at most ten minutes', () => {
    expect(Math.max(...all.map(({ durationSeconds }) => durationSeconds))).toBeLessThanOrEqual(6 * 3600);
    expect(all.some(({ durationSeconds }) => durationSeconds <= 600)).toBe(true);
    for (const { programmes, channel } of everyChannel)
      expect(programmes.length, channel.name.ru).toBeGreaterThanOrEqual(8);
  });

  it('is the same whenever it is asked for, and differs from the next day', () => {
    expect(world.programmesOf(103, DAY)).toEqual(buildWorld().programmesOf(103, DAY));
    const titles = (day: number): readonly string[] =>
      world.programmesOf(103, day).map(({ program }) => program.title.ru);
    expect(titles(DAY)).not.toEqual(titles(DAY + 1));
  });

  it('mostly starts on multiples of five minutes, now and then on an odd second', () => {
    const odd = all.filter(({ startSeconds }) => startSeconds % 10 !== 0);
    const even = all.filter(({ startSeconds }) => startSeconds % 300 === 0);
    expect(odd.length).toBeGreaterThan(10);
    expect(even.length / all.length).toBeGreaterThan(0.85);
  });

  it('DATA-015 real and announced start differ for some programmes', () => {
    const drifted = all.filter(({ startSeconds, realStartSeconds }) => startSeconds !== realStartSeconds);
    expect(drifted.length).toBeGreaterThan(all.length * 0.05);
    expect(drifted.length).toBeLessThan(all.length * 0.25);
  });

  it('ids are unique over channels and days and fit 32 bits for years to come', () => {
    const ids = [DAY - 3, DAY - 2, DAY - 1, DAY, DAY + 1].flatMap((day) =>
      world.channels.flatMap(({ id }) => world.programmesOf(id, day).map((programme) => programme.id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const later = world.programmesOf(3929, DAY + 365 * 10).map(({ id }) => id);
    expect(Math.max(...later)).toBeLessThan(2 ** 31);
  });

  it('an unknown channel has no programmes', () => {
    expect(world.programmesOf(7, DAY)).toEqual([]);
  });
});

describe('what is shown', () => {
  it('every program, content and episode exists', () => {
    const programs = new Map(world.programs.map((program) => [program.id, program]));
    const contents = new Map(world.contents.map((content) => [content.id, content]));
    for (const programme of all) {
      expect(programs.get(programme.program.id)).toEqual(programme.program);
      if (programme.contentId !== null) expect(contents.has(programme.contentId)).toBe(true);
      if (programme.episodeId === null) continue;
      const episodes = contents.get(programme.contentId ?? 0)?.seasons.flatMap((season) => season.episodes);
      const episode = episodes?.find(({ id }) => id === programme.episodeId);
      expect(episode).toMatchObject({
        season: programme.episode?.season,
        series: programme.episode?.series,
        isAnnouncement: false,
      });
    }
  });

  it('children’s channels show nothing above twelve, lost films are shown nowhere', () => {
    for (const { channel, programmes } of everyChannel) {
      if (!channel.categoryIds.includes(7)) continue;
      for (const { program } of programmes) expect(program.age).toBeLessThanOrEqual(12);
    }
    const lost = new Set(world.contents.filter(({ isLost }) => isLost).map(({ id }) => id));
    for (const { contentId } of all) expect(lost.has(contentId ?? 0)).toBe(false);
  });

  it('there is live sport, news, films and series episodes', () => {
    expect(all.some(({ isLiveEvent }) => isLiveEvent)).toBe(true);
    expect(all.some(({ episodeId }) => episodeId !== null)).toBe(true);
    const film = world.contents.find(
      ({ contentType, id }) => contentType === 'movie' && all.some(({ contentId }) => contentId === id),
    );
    expect(film).toBeDefined();
    const news = world.programmesOf(101, DAY).filter(({ program }) => /новост|итоги/i.test(program.title.ru));
    expect(news.length).toBeGreaterThan(8);
  });

  it('CHAN-038 some ended programmes may not be watched later, and none of a channel without archive', () => {
    const withArchive = everyChannel
      .filter(({ channel }) => channel.archivedDays > 0)
      .flatMap(({ programmes }) => programmes);
    const blocked = withArchive.filter(({ isCatchupAvailable }) => !isCatchupAvailable).length / withArchive.length;
    expect(blocked).toBeGreaterThan(0.01);
    expect(blocked).toBeLessThan(0.15);
    const without = everyChannel
      .filter(({ channel }) => channel.archivedDays === 0)
      .flatMap(({ programmes }) => programmes);
    expect(without.length).toBeGreaterThan(0);
    expect(without.every(({ isCatchupAvailable }) => !isCatchupAvailable)).toBe(true);
  });

  it('nothing is shown twice in a row but episodes of one series', () => {
    for (const { programmes, channel } of everyChannel) {
      programmes.forEach((programme, index) => {
        const next = programmes[index + 1];
        if (next === undefined || next.episodeId !== null) return;
        expect(next.program.id, `${channel.name.ru}: ${programme.program.title.ru}`).not.toBe(programme.program.id);
      });
    }
  });
});
