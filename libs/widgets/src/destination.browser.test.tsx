import { siteStore } from './testing/site-store.ts';
import type { Destination } from '@livery/contract/catalogue/entities';
import { Button } from '@livery/ui-kit/actions';
import { type Store } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDestination } from './destination.ts';
import { ModalsProvider } from './modals.tsx';
import { mountScreen } from './testing/mount-screen.tsx';

type Pressed = Partial<Destination> & Pick<Destination, 'type'>;

function Card({ destination }: { destination: Pressed }) {
  const { href, onOpen } = useDestination(destination as Destination);
  return (
    <Button kind="primary" href={href} onClick={onOpen}>
      Card
    </Button>
  );
}

async function showing(destination: Pressed, store?: Store) {
  const open = vi.fn();
  await mountScreen(
    <ModalsProvider modals={{ open, close: vi.fn(), prepare: vi.fn() }}>
      <Card destination={destination} />
    </ModalsProvider>,
    store && { store },
  );
  return open;
}

it.each([
  ['out of the site', 'https://example.org/a', 'https://example.org/a'],
  ['of the site itself', '/faq?a=1', `${location.origin}/faq?a=1`],
])('ROWS-057 an address %s opens in a new tab, which knows nothing of this one', async (_, src, href) => {
  await showing({ type: 'open_url', src });
  const link = page.getByRole('link', { name: /Card/ });
  await expect.element(link).toHaveAttribute('href', href);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  [true, '/packets/21'],
  [false, '/packets/1021'],
])(
  'ROWS-061 PACK-005 a packet opens its page; its id is the one for this viewer’s provider (of any network: %s)',
  async (isOtt, href) => {
    const store = siteStore({ session: { kind: 'loggedIn', network: { provider: { isOtt } }, user: { id: 1 } } });
    await showing({ type: 'packet', id: 21, idNoOtt: 1021 }, store);
    await expect.element(page.getByRole('link', { name: 'Card' })).toHaveAttribute('href', href);
  },
);

it('ROWS-065 a text is shown over the page, under its title', async () => {
  const open = await showing({ type: 'text', title: 'Акция', description: 'До мая' });
  await page.getByRole('button', { name: 'Card' }).click();
  expect(open.mock.calls).toEqual([['message', { heading: 'Акция', text: 'До мая' }]]);
});

it('ROWS-066 what is not known leads nowhere, opens nothing and fails at nothing', async () => {
  const open = await showing({ type: 'unknown' });
  await page.getByRole('button', { name: 'Card' }).click();
  expect(open).not.toHaveBeenCalled();
});
