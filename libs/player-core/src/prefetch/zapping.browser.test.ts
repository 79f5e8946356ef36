import { expect, it } from 'vitest';
import type { LiveSource } from '../source.ts';
import { mediaAddresses, protectedSource } from '../testing/media-origin.ts';
import { mountPlayer, shown } from '../testing/mounted-player.ts';
import { requestsTo } from '../testing/requests.ts';

const channel = (name: string): LiveSource => ({
  kind: 'live',
  url: mediaAddresses().live.replace('/live/city/', `/live/city-${name}/`),
});
const never = new AbortController().signal;

it('begins a channel with what was fetched ahead: nothing of it is asked for again', async () => {
  const { player } = mountPlayer();
  const next = channel('71');
  await player.load(channel('70'));
  await shown(player, 5);
  expect(await player.prepare(next, 'segment', never)).toBeGreaterThan(0);
  const ahead = requestsTo('/live/city-71/').map(({ name }) => name);
  expect(ahead).toHaveLength(4);
  await player.load(next);
  await shown(player, 3);
  const names = requestsTo('/live/city-71/').map(({ name }) => name);
  const isMedia = (name: string) => !name.endsWith('240p.m3u8');
  expect(ahead.filter(isMedia).map((name) => names.filter((one) => one === name).length)).toEqual([1, 1, 1]);
  expect(player.state).toMatchObject({ playback: 'playing', error: null });
});

it('fetches the media of a protected channel ahead, and neither its licence nor what another engine plays', async () => {
  const { player } = mountPlayer();
  const dusk = { ...protectedSource('live', { format: 'hls', loop: 'dusk-72' }), kind: 'live' } as const;
  expect(await player.prepare(dusk, 'segment', never)).toBeGreaterThan(0);
  const ahead = requestsTo('/live/dusk-72/').map(({ name }) => name);
  expect([ahead.length, requestsTo('/licence/')]).toEqual([4, []]);
  await player.load(dusk);
  await shown(player, 3);
  const names = requestsTo('/live/dusk-72/').map(({ name }) => name);
  const isMedia = (name: string) => !name.endsWith('240p.m3u8');
  expect(ahead.filter(isMedia).map((name) => names.filter((one) => one === name).length)).toEqual([1, 1, 1]);
  const dash = { ...protectedSource('live', { format: 'dash', loop: 'dusk-73' }), kind: 'live' } as const;
  expect(await player.prepare(dash, 'segment', never)).toBe(0);
  expect(requestsTo('/live/dusk-73/')).toEqual([]);
});

it('changes the channel two hundred times on one element, and plays the last', async () => {
  const { player, element } = mountPlayer();
  const results: Promise<string>[] = [];
  for (let index = 0; index < 200; index++) {
    const next = channel(String(80 + (index % 4)));
    const result = player.load(next).then(({ status }) => status);
    results.push(result);
    // Most are left before their picture, some before their engine, as hands do.
    if (index % 20 === 19) await result;
    else if (index % 3 === 0) await new Promise((resume) => requestAnimationFrame(resume));
  }
  const statuses = await Promise.all(results);
  expect(statuses.filter((status) => status === 'failed')).toEqual([]);
  expect(statuses.at(-1)).toBe('loaded');
  await shown(player, 3);
  expect(player.state.source).toEqual(channel('83'));
  expect([...document.querySelectorAll('video')]).toEqual([element]);
});
