import { DAY_MS } from '@livery/value/durations';
import { describe, expect, it } from 'vitest';
import { comingDay, episodeState, seasonToOpen } from './episode-state.ts';

const NOW = new Date(2026, 10, 26, 12).getTime();
const fresh = { isAnnouncement: false, histories: [], durationSeconds: 3000, availableAtMs: undefined };

describe('episodeState', () => {
  it('CONT-041 an episode is watched, begun with what is left of it, or fresh', () => {
    const at = (watchPercentage: number) => episodeState({ ...fresh, histories: [{ watchPercentage }] }, NOW);
    expect(at(100)).toEqual({ kind: 'watched' });
    expect(at(52)).toEqual({ kind: 'begun', percent: 52, minutesLeft: 24 });
    expect(at(0)).toEqual({ kind: 'fresh' });
    expect(episodeState(fresh, NOW)).toEqual({ kind: 'fresh' });
    const unmeasured = { ...fresh, durationSeconds: undefined, histories: [{ watchPercentage: 52 }] };
    expect(episodeState(unmeasured, NOW)).toEqual({ kind: 'begun', percent: 52, minutesLeft: undefined });
  });

  it('CONT-042 an announced one says when it comes, whatever was watched', () => {
    const announced = { ...fresh, isAnnouncement: true, histories: [{ watchPercentage: 100 }] };
    expect(episodeState({ ...announced, availableAtMs: NOW + 3 * DAY_MS }, NOW)).toEqual({
      kind: 'announced',
      day: { kind: 'weekday', weekday: 0 },
    });
    expect(episodeState(announced, NOW)).toEqual({ kind: 'announced', day: { kind: 'unknown' } });
  });
});

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'weekday'],
  [6, 'weekday'],
  [7, 'date'],
  [40, 'date'],
])('%i days away is told by %s', (days, kind) => {
  expect(comingDay(NOW + days * DAY_MS, NOW).kind).toBe(kind);
});

it('a time that is over is no time to come', () => {
  expect(comingDay(NOW - 1, NOW)).toEqual({ kind: 'unknown' });
});

it('CONT-032 a series opens with the season of what comes next, else with its first', () => {
  const episodes = [
    { id: 1, season: 2 },
    { id: 2, season: 1 },
    { id: 3, season: undefined },
  ];
  expect(seasonToOpen(episodes, 1)).toBe(2);
  expect(seasonToOpen(episodes, 3)).toBe(1);
  expect(seasonToOpen(episodes, 99)).toBe(1);
  expect(seasonToOpen([], 1)).toBeUndefined();
});
