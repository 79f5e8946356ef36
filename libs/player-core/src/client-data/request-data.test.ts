import { expect, it } from 'vitest';
import { requestData, type MediaRequest, type PlayMoment } from './request-data.ts';

const moment: PlayMoment = {
  playbackId: 'one-play',
  format: 'h',
  isLive: true,
  state: 'p',
  rate: 1,
  bufferSeconds: 7.25,
  hasStarved: false,
  startDelayMs: null,
};
const picture: MediaRequest = {
  type: 'av',
  durationSeconds: 2,
  bitsPerSecond: 1_200_400,
  topBitsPerSecond: 3_000_000,
  lineBitsPerSecond: 12_345_678,
};

it('says of a segment what it is, and how the player is', () => {
  expect(requestData(picture, moment)).toMatchObject({
    ...{ v: 2, sid: 'one-play', sf: 'h', st: 'l', ot: 'av', sta: 'p', su: false },
    ...{ bl: [7250], br: [1200], tb: [3000], mtp: [12346], d: 2000 },
  });
});

it('says of a playlist no more than whose it is and what state the player is in', () => {
  const said = requestData({ type: 'm' }, { ...moment, state: 's' });
  expect(said).toEqual({ v: 2, sid: 'one-play', sf: 'h', st: 'l', ot: 'm', sta: 's', su: true });
});

it.each(['s', 'k', 'r'] as const)('is urgent in state %s: the viewer waits for the picture', (state) => {
  expect(requestData(picture, { ...moment, state })).toMatchObject({ su: true });
});

it.each(['p', 'a', 'e', 'd'] as const)('is not urgent in state %s', (state) => {
  expect(requestData(picture, { ...moment, state })).toMatchObject({ su: false });
});

it('says what is played, where the source has a name', () => {
  expect(requestData(picture, moment)).toMatchObject({ cid: undefined });
  expect(requestData({ type: 'm' }, { ...moment, contentId: 'channel-7' })).toMatchObject({ cid: 'channel-7' });
});

it('says a speed that is not the usual one, a wait, and the delay of the start', () => {
  const usual = requestData(picture, moment);
  expect(Object.keys(usual)).not.toEqual(expect.arrayContaining(['pr', 'bs', 'msd']));
  expect(requestData(picture, { ...moment, rate: 1.5, hasStarved: true, startDelayMs: 412.6 })).toMatchObject({
    ...{ pr: 1.5, bs: true, msd: 413 },
  });
});

it('leaves out what the engine does not know', () => {
  expect(requestData({ type: 'v' }, moment)).toMatchObject({
    br: undefined,
    tb: undefined,
    mtp: undefined,
    d: undefined,
  });
});
