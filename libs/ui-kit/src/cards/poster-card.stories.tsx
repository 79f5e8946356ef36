import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { heartIcon } from '../icons/page-shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { CardChip } from './card-chip.tsx';
import { PosterCard } from './poster-card.tsx';

const meta = { title: 'Cards/PosterCard', component: PosterCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

const heart = <IconButton icon={heartIcon} label="В избранное" kind="on-art" round />;

export const States: Story = show(
  'poster',
  [
    <PosterCard
      key="1"
      title="Тихий перевал"
      meta="2026 · Драма"
      href="/1"
      picture={artwork('Тихий перевал', 'steppe', 'poster')}
    />,
    <PosterCard
      key="2"
      title="Крыши"
      meta="2025 · Молодёжный"
      note="от 290 ₸"
      locked
      href="/2"
      picture={artwork('Крыши', 'city', 'poster')}
    />,
    <PosterCard
      key="3"
      title="Айналайын"
      meta="2026 · Комедия"
      badges={<CardChip kind="new">Новинка</CardChip>}
      href="/3"
      picture={artwork('Айналайын', 'rays', 'poster')}
    />,
    <PosterCard
      key="4"
      title="Орбита 9"
      meta="2026"
      watched
      badges={<CardChip kind="leaving">Скоро уйдёт</CardChip>}
      href="/4"
      picture={artwork('Орбита 9', 'planet', 'poster')}
    />,
    <PosterCard
      key="6"
      title="Громче!"
      meta="2025 · Музыка"
      href="/6"
      extra={heart}
      picture={artwork('Громче!', 'stage', 'poster')}
    />,
  ],
  'ROWS-032 a vertical poster',
  { name: /Тихий перевал.*2026 · Драма/, shape: 2 / 3 },
);

/** The ring of what lies on a picture is told from the picture, in light schemes too. */
export const HeartInFocus: Story = {
  ...show('poster', [
    <PosterCard key="1" title="Громче!" href="/1" extra={heart} picture={artwork('Громче!', 'stage', 'poster')} />,
  ]),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'В избранное' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).boxShadow).not.toBe('none');
  },
};

/** A place in a chart: brands that number their charts show it behind the poster. */
export const Ranked: Story = show(
  'poster',
  [1, 2, 10].map((rank) => (
    <PosterCard
      key={rank}
      rank={rank}
      title={`Орбита ${rank}`}
      meta="2026"
      href="/"
      picture={artwork(`Орбита ${rank}`, 'planet', 'poster')}
    />
  )),
);

/** Nothing to show of these films: their genres' colours and their titles stand in, in every alphabet. */
export const WithoutArtwork: Story = show('poster', [
  <PosterCard key="1" title="Тихий перевал" meta="2026 · Драма" genre={1} href="/1" />,
  <PosterCard key="2" title="Үміт Құрманғалиеваның ұзақ жолы" meta="2025 · Деректі" genre={2} href="/2" />,
  <PosterCard key="3" title="მთების ბოლო მწყემსი და მისი ძაღლი" meta="2024" genre={3} href="/3" />,
  <PosterCard key="4" title="Bobur va yulduzlar" meta="2023 · Tarix" genre={4} href="/4" />,
  <PosterCard key="6" title="Без жанра" href="/6" />,
]);

export const LongText: Story = show(
  'poster',
  LONG_TITLES.map((text) => <PosterCard key={text} title={text} meta={text} note="от 290 ₸" href="/" />),
);

export const Loading: Story = showLoading('poster');
