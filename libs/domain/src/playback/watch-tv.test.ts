import { expect, it } from 'vitest';
import { watchTvTarget } from './watch-tv.ts';

const catchup = (channelId: number, startAtMs: number) => ({ id: channelId, channelId, startAtMs, isCurrent: false });

it('CONT-047 a content is watched from its newest broadcast', () => {
  expect(watchTvTarget([catchup(1, 100), catchup(2, 300), catchup(3, 200)], [3])?.channelId).toBe(2);
});

it('CONT-055 of broadcasts at one time it is that of the channel that showed it last', () => {
  expect(watchTvTarget([catchup(1, 300), catchup(2, 300), catchup(3, 300)], [3, 2])?.channelId).toBe(3);
});

it('CONT-048 there is nowhere to watch what no archive has', () => {
  expect(watchTvTarget([], [3])).toBeNull();
});
