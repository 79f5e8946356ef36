import type { Row } from '@livery/contract/catalogue/entities';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WholeRow } from './row-section.tsx';

const promotion = (id: number, title: string, destination: object) => ({
  id,
  title,
  short: id === 1 ? 'От 1 990 ₸ в месяц' : undefined,
  destination,
  images: [],
  buttonIcons: [],
  trailers: [],
  ratings: [],
});
const PROMOTIONS = [
  promotion(1, 'Премьера', { type: 'packet', id: 21, idNoOtt: 1021 }),
  promotion(2, 'Кубок двора', { type: 'row', id: 5 }),
];
const show = (row: object) =>
  mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <WholeRow row={{ id: 9, title: 'Для вас', contents: [], ...row } as unknown as Row} index={0} />
    </ModalsProvider>,
  );

it.each(['promo-wide', 'button', 'branded_button', 'collection-v'])(
  'ROWS-042 ROWS-061 among promotions of the template %s a packet has a card of its own, which opens its page',
  async (template) => {
    await show({ template, promotions: PROMOTIONS });
    const packet = page.getByRole('link', { name: /^Пакет\s*Премьера\s*От 1 990 ₸ в месяц$/ });
    await expect.element(packet).toHaveAttribute('href', '/packets/21');
    await expect.element(page.getByRole('link', { name: /^Кубок двора/ })).toHaveAttribute('href', '/row/5');
  },
);

it('ROWS-042 a packet whose promotion tells no price has none', async () => {
  await show({ template: 'promo-wide', promotions: [{ ...PROMOTIONS[0], short: undefined }] });
  await expect.element(page.getByRole('link', { name: /^Пакет\s*Премьера$/ })).toBeVisible();
});

it.each([
  ['ROWS-037', 'button', 0],
  ['ROWS-038', 'branded_button', 1],
])('%s of a promotion of the template %s as many signs tell more: %i', async (_, template, signs) => {
  const plain = { ...PROMOTIONS[1], short: 'Матчи соседних дворов' };
  await show({ template, promotions: [plain] });
  await expect.element(page.getByRole('link', { name: /^Кубок двора/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Подробнее' }).elements()).toHaveLength(signs);
});

it.each([
  ['ROWS-039', 'collection-v', 2 / 3],
  ['ROWS-041', 'promo-wide', 16 / 9],
])(
  '%s a promotion of the template %s is a card whose picture is %f times as wide as high',
  async (_, template, shape) => {
    await show({ template, promotions: [PROMOTIONS[1]] });
    expect(await shapeOf(/^Кубок двора/)).toBeCloseTo(shape, 1);
  },
);

it('ROWS-034 a person of a row is a round picture with a name, and leads to their page', async () => {
  await show({ template: 'person', persons: [{ id: 5, name: 'Айгерим Сатова', images: [] }] });
  expect(await shapeOf(/Айгерим Сатова/)).toBeCloseTo(1, 1);
  await expect.element(page.getByRole('link', { name: /Айгерим Сатова/ })).toHaveAttribute('href', '/persons/5');
});

/** Of a card's picture: its width by its height. */
async function shapeOf(name: RegExp): Promise<number> {
  const card = page.getByRole('link', { name });
  await expect.element(card).toBeVisible();
  const picture = card.element().closest('li')?.querySelector('[data-ratio]') ?? card.element();
  const { width, height } = picture.getBoundingClientRect();
  return width / height;
}

it.each([
  ['draft', 0],
  ['active', 1],
  [undefined, 1],
])('a row with the status %s is drawn so often: %i', async (status, times) => {
  const { host } = await show({ template: 'promo-wide', promotions: PROMOTIONS, status });
  await expect.poll(() => host.querySelectorAll('section').length).toBe(times);
  await show({ template: 'promo-bg', promotions: PROMOTIONS, status });
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(times);
});
