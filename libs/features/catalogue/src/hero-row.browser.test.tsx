import type { Row } from '@livery/contract/catalogue/entities';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HeroRow } from './hero-row.tsx';

const promotion = (id: number, destination: object | undefined) => ({
  id,
  title: `История ${id}`,
  destination,
  images: [],
  buttonIcons: [],
  trailers: [],
  ratings: [],
});

it.each([
  ['content', { type: 'content', id: 7, libraryId: 4 }, ['▶ Смотреть /watch/7?library_id=4', 'Подробнее /contents/7']],
  ['channel', { type: 'channel', id: 7 }, ['▶ Смотреть /channels/all/7']],
  ['row', { type: 'row', id: 7 }, ['Подробнее /row/7']],
  ['an unknown kind', { type: 'unknown' }, []],
  ['nowhere', undefined, []],
])(
  'ROWS-040 ROWS-066 a story that leads to %s has a play sign on what plays at once, none on what leads to a page',
  async (_, to, names) => {
    const row = { id: 1, template: 'promo-bg', promotions: [promotion(1, to)] };
    const { host } = await mountScreen(
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <HeroRow row={row as unknown as Row} first />
      </ModalsProvider>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('История 1');
    const ways = [...host.querySelectorAll('[data-part="actions"] :is(a, button)')];
    const said = ways.map(
      (way) => `${way.querySelector('svg') ? '▶ ' : ''}${way.textContent} ${way.getAttribute('href')}`,
    );
    expect(said).toEqual(names);
  },
);

it('ROWS-040 a title that the server sends as a picture stands in place of the title, which is its name', async () => {
  const graphicTitle = 'https://images.test/title.png';
  const row = { id: 1, template: 'promo-bg', promotions: [{ ...promotion(1, undefined), graphicTitle }] };
  await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <HeroRow row={row as unknown as Row} first />
    </ModalsProvider>,
  );
  const picture = page.getByRole('heading', { level: 1, name: 'История 1' }).getByRole('img');
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^https:\/\/images\.test\/title\.png\?/));
});
