import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { consent } from '@livery/widgets/consent';
import { telling } from '../testing/telling.ts';
import AnswerPanel from './answer-panel.tsx';
import AnswerSettings from './answer-settings.tsx';

const both = (
  <>
    <AnswerPanel />
    <AnswerSettings />
  </>
);
const question = () => page.getByRole('region', { name: 'Учёт просмотров' });

it('is asked until it is answered, and the answer can be changed in the settings', async () => {
  const { services } = await telling({ consent: 'asked', screen: both });
  await expect.element(question()).toBeVisible();
  (page.getByRole('button', { name: 'Не считать' }).element() as HTMLElement).click();
  await expect.poll(() => question().elements()).toEqual([]);
  expect(services.get(consent).get()).toBe('refused');
  (page.getByRole('switch').element() as HTMLElement).click();
  await expect.poll(() => services.get(consent).get()).toBe('given');
  expect(services.storage.get('figures_answer')).toBe('given');
});

it('is not asked again on this device', async () => {
  await telling({ consent: 'asked', screen: both, stored: { figures_answer: 'given' } });
  await expect.element(page.getByRole('switch')).toBeChecked();
  expect(question().elements()).toEqual([]);
});
