import { mediaAddresses } from '@livery/player-core/testing/media-origin';
import { mountPlayer } from '@livery/player-core/testing/mounted-player';
import { RIGHTS_CHANGED } from '@livery/widgets/rights-changed';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import { mountScreen } from '@livery/widgets/testing';
import { expect, inject, it, onTestFinished } from 'vitest';
import './has-spots-still.ts';
import make from './spots.ts';
import { factsOf } from './testing/spots-world.ts';

const AD = { pre_roll: [], max_advertising: 1 };

/** A list of advertising that never answers is looked for before what plays. */
async function lookingFor(run: string, subject: Partial<PlayedSubject>, answers: readonly object[]) {
  const left = [...answers];
  const { services, server, store } = await mountScreen(null, { answer: () => left.shift() ?? { status: 500 } });
  const { player } = mountPlayer();
  const extension = make({ services, dispatch: store.dispatch });
  if (extension) player.use(extension);
  const url = `${inject('mediaOrigin')}/spots/list/never?run=${run}`;
  void player.load(
    { kind: 'vod', url: mediaAddresses().vod(30) },
    { facts: factsOf({ preRoll: [{ url, aliases: [] }] }, subject) },
  );
  expect(player.state.isHeld).toBe(true);
  const otherTab = new BroadcastChannel(`livery.${services.brand.id}`);
  onTestFinished(() => otherTab.close());
  return {
    buy: () => services.events.emit('rightsChanged', {}),
    buyInOtherTab: () => otherTab.postMessage(RIGHTS_CHANGED),
    isHeld: () => player.state.isHeld,
    asked: () => server.seen.map(({ path, query }) => `${path} ${query.get('preview') ?? ''}`.trim()),
  };
}
// Sooner than a search is given up.
const AT_ONCE = { timeout: 2_000 };

it('ADS-016 what is bought here ends the advertising of a film, whose stream is asked for once more', async () => {
  const { buy, isHeld, asked } = await lookingFor('bought-here', { libraryId: 3 }, [{ json: { hls: 'film.m3u8' } }]);
  buy();
  await expect.poll(isHeld, AT_ONCE).toBe(false);
  expect(asked()).toEqual(['/v2/libraries/3/contents/7/stream']);
});

it('ADS-016 ADS-032 what is bought in another tab ends that of a channel, of which no preview is asked for', async () => {
  const channel = { kind: 'channel', channelId: 105, contentId: null } as const;
  const { buyInOtherTab, isHeld, asked } = await lookingFor('bought-there', channel, [{ json: { hls: 'live.m3u8' } }]);
  buyInOtherTab();
  await expect.poll(isHeld, AT_ONCE).toBe(false);
  expect(asked()).toEqual(['/v2/channels/105/stream']);
});

it.each([
  ['has it still', { json: { hls: 'film.m3u8', ad: AD } }],
  ['is not to be had', { status: 500, json: {} }],
])('ADS-016 where the stream %s the advertising stays', async (_, answer) => {
  const { buy, isHeld, asked } = await lookingFor('bought-other', {}, [answer]);
  buy();
  await expect.poll(asked).toEqual(['/v2/libraries/0/contents/7/stream']);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isHeld()).toBe(true);
});
