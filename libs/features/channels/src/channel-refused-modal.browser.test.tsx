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
