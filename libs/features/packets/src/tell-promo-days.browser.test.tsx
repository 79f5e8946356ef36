import { STORED } from '@livery/domain/stored-keys';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import TellPromoDays from './tell-promo-days.tsx';
import { openPackets } from './testing/packets-site.tsx';

const CURRENT = 'GET /v2/users/self/subscriptions/current';
const given = (type: string, start_at: string) => ({
  json: { subscriptions: [{ id: 1, type, start_at, packet: { id: 11, name: 'Семья' } }] },
});
const now = () => new Date().toISOString();
const toast = page.getByText('Подключили: 30 дней бесплатно');

/** A page after a guest has taken up thirty days. */
const open = (viewer: 'guest' | 'loggedIn', subscriptions = given('promo', now())) =>
  openPackets({
    at: '/',
    viewer,
    stored: { [STORED.promoDays]: '30' },
    screen: <TellPromoDays />,
    instead: { [CURRENT]: subscriptions },
  });

it('NAV-096 PACK-018 whoever has signed in for the days on offer is told that they have begun, once', async () => {
  const { services } = await open('loggedIn');
  await expect.element(toast).toBeVisible();
  expect(services.storage.get(STORED.promoDays)).toBeNull();
});

it.each([
  ['are none', () => given('regular', now())],
  ['began long ago', () => given('promo', '2020-01-01T00:00:00Z')],
])('NAV-096 PACK-018 days that %s are told to nobody', async (_, subscriptions) => {
  const { services } = await open('loggedIn', subscriptions());
  await expect.poll(() => services.storage.get(STORED.promoDays)).toBeNull();
  await expect.element(toast).not.toBeInTheDocument();
});

it('NAV-096 PACK-018 a guest who has yet to sign in keeps what they took up', async () => {
  const { services, server } = await open('guest');
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect([services.storage.get(STORED.promoDays), server.lines.includes(CURRENT)]).toEqual(['30', false]);
});
