import { mountScreen } from '@livery/widgets/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import SmartTvModal from './smart-tv-modal.tsx';

it('NAV-067 MISC-023 the modal leads in five steps to the service on a television set, and to the steps of one’s own', async () => {
  const closed = vi.fn();
  await mountScreen(<SmartTvModal request={{}} open onClose={closed} />);
  const dialog = page.getByRole('dialog', { name: 'Как смотреть на телевизоре' });
  await expect.element(dialog).toBeVisible();
  const steps = dialog.getByRole('listitem').elements();
  expect(steps).toHaveLength(5);
  expect(steps[1]?.textContent).toContain('Откройте магазин приложений телевизора.');
  await expect
    .element(dialog.getByRole('link', { name: 'Шаги для моего устройства' }))
    .toHaveAttribute('href', '/instructions');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  expect(closed).toHaveBeenCalledOnce();
});
