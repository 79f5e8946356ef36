import { fakePlayer } from '@livery/player-core/testing/fake-player';
import { settled } from '@livery/player-core/testing/fake-clock';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, vi } from 'vitest';
import makeSpots from './spots.ts';
import { CHANNEL, factsOf, PRE } from './testing/spots-world.ts';

vi.mock('./spot-screen.ts', async () => {
  const { fakeScreens } = await import('./testing/fake-spot.ts');
  return { openSpotScreen: fakeScreens().open };
});

it.each([
  ['has said so', true, true],
  ['has not said so', false, false],
])(
  'ADS-003 a change of the channel has an advertisement before it only where the operator %s',
  async (_, onZap, isHeld) => {
    const { services, store } = await mountScreen(null);
    const { player } = fakePlayer();
    const extension = makeSpots({ services: { ...services, ads: { onZap } }, dispatch: store.dispatch });
    if (extension) player.use(extension);
    void player.load(CHANNEL, { facts: factsOf(PRE, { kind: 'channel', channelId: 7, contentId: null, isZap: true }) });
    await settled();
    expect(player.state.isHeld).toBe(isHeld);
  },
);
