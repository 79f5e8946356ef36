import { STORED } from '@livery/domain/stored-keys';
import { overlayQueue } from '@livery/widgets/overlay-queue';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import AppOffer from './app-offer.tsx';

const IPHONE = { os: { name: 'iOS', version: '18' }, deviceType: 'phone', mobileBrowser: true } as const;
const brand = { appLink: 'orbit://open', stores: { ios: 'https://apps.apple.com/app/id1' } };
type World = Parameters<typeof mountScreen>[1];
const ask = (world: World = {}) => mountScreen(<AppOffer />, { environment: IPHONE, brand, ...world });
const question = page.getByRole('region', { name: 'Открыть приложение' });
const press = (role: 'button' | 'link', name: string) =>
  (question.getByRole(role, { name }).element() as HTMLElement).click();

it('NTF-038 a phone is asked whether to open the application, or its store, or to stay', async () => {
  await ask();
  await expect.element(question).toBeVisible();
  await expect.element(question.getByText(/через несколько секунд откроется магазин/)).toBeVisible();
  await expect
    .element(question.getByRole('link', { name: 'Открыть приложение' }))
    .toHaveAttribute('href', '/open_mobile_app');
});

it('NTF-039 SES-039 BOOT-049 whoever stays is not asked again at the next visit', async () => {
  const { services, unmount } = await ask();
  press('button', 'Остаться в браузере');
  await expect.element(question).not.toBeInTheDocument();
  const kept = services.storage.get(STORED.skipApp);
  expect(kept).not.toBeNull();
  unmount();
  await ask({ stored: { [STORED.skipApp]: kept ?? '' } });
  expect(question.query()).toBeNull();
});

it.each<[string, World]>([
  ['a computer', { environment: {} }],
  ['the application itself', { environment: { ...IPHONE, host: 'ios-app' } }],
  ['a messenger', { environment: { ...IPHONE, host: 'telegram' } }],
  ['a page inside of another site', { at: '/channels_embed/all' }],
  ['the page that opens the application', { at: '/open_mobile_app' }],
])('NTF-038 %s is not asked', async (_, world) => {
  const { services } = await ask(world);
  expect([question.query(), services.get(overlayQueue).front.get()]).toEqual([null, null]);
});

it('NTF-038 the question waits for its turn among what lies over the page', async () => {
  const { services } = await ask();
  await expect.element(question).toBeVisible();
  const { want } = services.get(overlayQueue);
  want('modal', true);
  await expect.poll(() => question.query()).toBeNull();
  want('modal', false);
  await expect.element(question).toBeVisible();
});
