import { APP_VERSION } from '@livery/brand-kit/page-data';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { siteStore } from '@livery/widgets/testing-store';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import player from './capability.ts';

const SESSION = {
  kind: 'guest',
  network: { isGuestAllowed: true, provider: { id: 775 } },
  user: { id: 1400235, isGuest: true },
  credentials: { accessToken: 'hush', receivedAtMs: 0, expiresAtMs: 9e15, deviceId: 991, signInId: 'a' },
};

async function openPanel(showsDebug: boolean) {
  const Overlay = (await player.overlays?.['debug']?.())?.default;
  if (!Overlay) throw new Error('The player lays nothing over the page.');
  const { player: stub, tell } = stubPlayer({ lifecycle: 'loaded', playback: 'playing' });
  const world = await mountScreen(
    <PlayerHostProvider value={stubHost(stub)}>
      <Overlay />
    </PlayerHostProvider>,
    { showsDebug, store: siteStore({ session: SESSION }) },
  );
  return { ...world, tell };
}

const panel = page.getByRole('complementary', { name: 'Сведения для поддержки' });
const facts = () =>
  Object.fromEntries(
    [...panel.element().querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]),
  );

it('BOOT-026 whoever asks for it by the address sees version, brand, provider, user, device, session and player, and no secret', async () => {
  const { tell, services } = await openPanel(true);
  await expect.element(panel).toBeVisible();
  expect(facts()).toEqual({
    version: String(APP_VERSION),
    brand: services.brand.id,
    provider: '775',
    user: '1400235',
    device: '991',
    session: 'guest',
    player: 'loaded, playing',
  });
  tell({ playback: 'buffering' });
  await expect.poll(() => facts()['player']).toBe('loaded, buffering');
  await userEvent.click(panel.getByRole('button', { name: 'Закрыть' }));
  await expect.element(panel).not.toBeInTheDocument();
});

it('BOOT-026 nobody else sees the panel', async () => {
  const { host } = await openPanel(false);
  await import('./debug-facts.tsx');
  expect(host.textContent).toBe('');
});
