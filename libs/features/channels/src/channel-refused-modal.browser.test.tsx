import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ChannelRefusedModal from './channel-refused-modal.tsx';

it('LIVE-056 LIVE-057 a denied channel is told in the server’s words, with the way back to the list', async () => {
  await mountScreen(<ChannelRefusedModal open request={{ text: 'Нужен пакет «Спорт»' }} onClose={() => {}} />);
  const modal = page.getByRole('dialog', { name: 'Канал закрыт' });
  await expect.element(modal.getByText('Нужен пакет «Спорт»')).toBeVisible();
  await expect.element(modal.getByRole('link', { name: 'К списку каналов' })).toHaveAttribute('href', '/channels/all');
});

it('NAV-056 CHAN-011 LIVE-056 inside of another site a denied channel is told without a way out of it', async () => {
  const modal = <ChannelRefusedModal open request={{ text: 'Нужен пакет «Спорт»' }} onClose={() => {}} />;
  await mountScreen(modal, { at: '/channel_embed/c1' });
  await expect.element(page.getByRole('dialog').getByText('Нужен пакет «Спорт»')).toBeVisible();
  expect(page.getByRole('link').query()).toBeNull();
});
