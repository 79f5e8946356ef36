import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { consent } from '@livery/widgets/consent';
import { figures } from '../figures.ts';
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

it('whoever has answered in another tab has answered here: the question goes, and what waits to be told does not leave any more', async () => {
  const { services, hidden } = await telling({ consent: 'asked', screen: both });
  await expect.element(question()).toBeVisible();
  const answerElsewhere = (answer: string) => {
    services.storage.set('figures_answer', answer);
    dispatchEvent(new StorageEvent('storage', { key: `livery.${services.brand.id}.figures_answer` }));
  };
  answerElsewhere('given');
  await expect.poll(() => question().elements()).toEqual([]);
  services.get(figures).tell('watch_tv', {});
  answerElsewhere('refused');
  expect(services.get(consent).get()).toBe('refused');
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  expect(hidden()).toEqual([]);
});
