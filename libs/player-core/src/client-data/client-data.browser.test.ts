import { fromCmcdQuery } from '@svta/cml-cmcd';
import { describe, expect, it, vi } from 'vitest';
import type { VodSource } from '../source.ts';
import { mediaAddresses, protectedSource } from '../testing/media-origin.ts';
import { mountPlayer, shown } from '../testing/mounted-player.ts';
import { requestsTo } from '../testing/requests.ts';

const on = { services: { sendsClientData: () => true } };

/** What was said with the requests whose address contains `part`, in order. */
const said = (part: string) => requestsTo(part).map(({ name }) => fromCmcdQuery(new URL(name).search));
const saidOf = (part: string, type: string) => said(part).filter(({ ot }) => ot === type);

describe.each([
  ['hlsjs-light', () => ({ kind: 'live', url: `${mediaAddresses().live}?as=light`, tracks: 'muxed' }) as const, 'av'],
  ['hlsjs', () => ({ kind: 'live', url: `${mediaAddresses().live}?as=full`, tracks: 'alternate' }) as const, 'av'],
  ['dash', () => protectedSource('live', { format: 'dash', loop: 'dusk' }), 'v'],
] as const)('%s', (engine, source, type) => {
  it('says with its playlists and segments how the player is', async () => {
    performance.clearResourceTimings();
    const { player } = mountPlayer(on);
    await player.load(source());
    expect((await shown(player, 40)).engine).toMatch(new RegExp(`^${engine} `));
    await vi.waitFor(() => expect(saidOf('CMCD=', type).some(({ sta }) => sta === 'p')).toBe(true), { timeout: 8_000 });
    const [first] = saidOf('CMCD=', type);
    expect(first).toMatchObject({ v: 2, st: 'l', sf: engine === 'dash' ? 'd' : 'h', sta: 's', su: true });
    const playing = saidOf('CMCD=', type).find(({ sta }) => sta === 'p');
    expect(playing).toMatchObject({ sid: first?.sid });
    expect(playing).toHaveProperty('bl', [expect.any(Number)]);
    expect(playing).toHaveProperty('d', expect.any(Number));
    expect(playing).toHaveProperty('br', [expect.any(Number)]);
  });
});

it('says the delay of the start once', async () => {
  performance.clearResourceTimings();
  const { player } = mountPlayer(on);
  await player.load({ kind: 'live', url: mediaAddresses().live, tracks: 'muxed' });
  await shown(player, 150);
  const delays = said('CMCD=').filter(({ msd }) => msd !== undefined);
  expect(delays).toHaveLength(1);
});

it('gives each load a name of its own', async () => {
  performance.clearResourceTimings();
  const { player } = mountPlayer(on);
  const film: VodSource = { kind: 'vod', url: mediaAddresses().vod(20), tracks: 'muxed', contentId: 'film-1' };
  await player.load(film);
  await shown(player, 5);
  await player.load(film);
  await shown(player, 5);
  // What an earlier test has asked for may be told of only now, and what this one has only in a moment.
  const names = () => said('CMCD=').flatMap(({ cid, sid }) => (cid === 'film-1' ? [sid] : []));
  await expect.poll(() => new Set(names()).size).toBe(2);
});

it('says nothing where nobody has asked for it: the addresses are those of the server', async () => {
  const sinceMs = performance.now();
  const { player } = mountPlayer();
  await player.load({ kind: 'live', url: mediaAddresses().live });
  await shown(player, 15);
  expect(requestsTo('CMCD=').filter(({ startTime }) => startTime >= sinceMs)).toEqual([]);
});
