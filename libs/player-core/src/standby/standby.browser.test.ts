import { expect, it, onTestFinished } from 'vitest';
import type { LiveSource } from '../source.ts';
import { mediaAddresses } from '../testing/media-origin.ts';
import { mountPlayer, reached, shown } from '../testing/mounted-player.ts';
import { requestsTo } from '../testing/requests.ts';

const channel = (name: string, fault?: string): LiveSource => ({
  kind: 'live',
  url: mediaAddresses(fault).live.replace('/live/city/', `/live/city-${name}/`),
});
const videos = () => [...document.querySelectorAll('video')];
const seen = () => videos().filter((video) => getComputedStyle(video).visibility === 'visible');

/** A player that watches one channel while another stands by. */
async function watchingBeside(next: LiveSource, current = channel('60')) {
  const mounted = mountPlayer();
  // Wide enough for more than the lowest rendition.
  mounted.element.width = 1280;
  const { player } = mounted;
  await player.load(current);
  await shown(player, 5);
  player.standBy(next);
  await expect.poll(() => player.standsBy, { timeout: 10_000 }).toBe(next.url);
  return mounted;
}

it('a channel that stood by has its picture in the place of the other within the load’s own call', async () => {
  const next = channel('61');
  const { player, element } = await watchingBeside(next);
  expect(seen()).toEqual([element]);
  player.setVolume(0.02);
  const asked = requestsTo('/live/city-61/').length;
  const result = player.load(next);
  const [picture] = seen();
  expect(seen()).toHaveLength(1);
  expect(picture).not.toBe(element);
  expect(picture?.readyState).toBeGreaterThanOrEqual(2);
  expect(picture?.videoWidth).toBeGreaterThan(0);
  expect([picture?.muted, picture?.volume]).toEqual([false, 0.02]);
  expect(player.state.source).toEqual(next);
  expect(await result).toEqual({ status: 'loaded' });
  expect(
    requestsTo('/live/city-61/')
      .slice(asked)
      .filter(({ name }) => name.endsWith('master.m3u8')),
  ).toEqual([]);
  await shown(player, 30);
  expect(player.state).toMatchObject({ playback: 'playing', content: 'live', error: null });
  expect(videos()).toEqual([picture]);
});

it('plays on when it was taken over: higher renditions, commands', async () => {
  const next = channel('62');
  const { player } = await watchingBeside(next);
  await player.load(next);
  expect(player.state.tracks.qualities.length).toBeGreaterThan(1);
  await expect.poll(() => videos()[0]?.videoHeight, { timeout: 20_000 }).toBeGreaterThan(240);
  player.pause();
  await reached(player, ({ playback }) => playback === 'paused');
  expect(await player.play()).toBe('allowed');
  player.setMuted(true);
  expect(videos().map(({ muted }) => muted)).toEqual([true]);
});

it('follows its channel while it stands by', async () => {
  const next = channel('63');
  const { player } = await watchingBeside(next);
  const before = videos()[1]?.currentTime ?? NaN;
  await expect.poll(() => videos()[1]?.currentTime, { timeout: 15_000 }).toBeGreaterThan(before + 3);
  await expect.poll(() => player.standsBy).toBe(next.url);
  expect(videos()[1]?.paused).toBe(true);
  await player.load(next);
  // As a load would begin, give or take what it waits before it follows and a refresh of the list.
  const { position } = await reached(player, (state) => state.position.wallTimeMs !== null);
  expect(Date.now() - (position.wallTimeMs ?? NaN)).toBeLessThan(16_000);
});

it('leaves nothing when it is no longer wanted, another is, or the player goes', async () => {
  const { player, element } = await watchingBeside(channel('64'));
  player.standBy(channel('65'));
  await expect.poll(() => player.standsBy).toBe(channel('65').url);
  expect(videos()).toHaveLength(2);
  player.standBy(null);
  expect(player.standsBy).toBeNull();
  await expect.poll(videos).toEqual([element]);
  // What was on its way when it ended is noted by the browser a moment later.
  await shown(player, 10);
  const asked = requestsTo('/live/city-65/').length;
  await shown(player, 75);
  expect(requestsTo('/live/city-65/')).toHaveLength(asked);
  player.standBy(channel('64'));
  await player.dispose();
  expect(videos()).toEqual([element]);
  player.standBy(channel('65'));
  expect(videos()).toEqual([element]);
});

it('gives the first element back empty after a change of places', async () => {
  const next = channel('66');
  const { player, element } = await watchingBeside(next);
  await player.load(next);
  await shown(player, 3);
  expect(element.isConnected).toBe(false);
  await player.dispose();
  expect(videos()).toEqual([element]);
  expect(element.currentSrc === '' || element.networkState === 0).toBe(true);
});

it('keeps the element that has a window of its own, and plays the channel there', async () => {
  const next = channel('67');
  const { player, element } = await watchingBeside(next);
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: element });
  onTestFinished(() => void Reflect.deleteProperty(document, 'pictureInPictureElement'));
  expect(await player.load(next)).toEqual({ status: 'loaded' });
  await shown(player, 3);
  expect(seen()).toEqual([element]);
  await expect.poll(videos).toEqual([element]);
});

it('says nothing of a channel that cannot stand by; its load tells what is wrong', async () => {
  const { player } = mountPlayer();
  const broken: LiveSource = { kind: 'live', url: mediaAddresses().missing };
  await player.load(channel('68'));
  await shown(player, 3);
  player.standBy(broken);
  await expect.poll(() => videos().length).toBe(1);
  expect(player.standsBy).toBeNull();
  expect(player.state).toMatchObject({ playback: 'playing', error: null });
  expect(await player.load(broken)).toMatchObject({ status: 'failed' });
});

it('changes places again and again, and keeps one element, one source and no old worker', async () => {
  const { player } = await watchingBeside(channel('71'), channel('70'));
  for (let index = 1; index < 12; index++) {
    const [now, next] = [channel(String(70 + (index % 4))), channel(String(70 + ((index + 1) % 4)))];
    // Some loads come before the channel is ready.
    if (index % 3 !== 0) await expect.poll(() => player.standsBy, { timeout: 10_000 }).toBe(now.url);
    await player.load(now);
    await shown(player, 2);
    player.standBy(next);
  }
  player.standBy(null);
  await expect.poll(() => videos().length).toBe(1);
  expect(player.state).toMatchObject({ playback: 'playing', error: null });
});
