import type { Meta, StoryObj } from '@storybook/react-vite';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLE, LONG_TITLES } from '../stories/samples.tsx';
import { EpisodeCard } from './episode-card.tsx';

const meta = { title: 'Cards/EpisodeCard', component: EpisodeCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = show('episode', [
  <EpisodeCard
    key="1"
    title="1. Дорога вниз"
    duration="48 мин"
    meta="Просмотрено"
    watched
    href="/1"
    picture={artwork('Дорога', 'steppe', 'wide')}
  />,
  <EpisodeCard
    key="2"
    title="2. Снег в мае"
    duration="52 мин"
    meta="Осталось 24 мин"
    percent={54}
    href="/2"
    picture={artwork('Снег', 'sea', 'wide')}
  />,
  <EpisodeCard
    key="3"
    title={`3. ${LONG_TITLE}`}
    duration="1 ч 02 мин"
    meta="Выйдет в четверг"
    announced
    picture={artwork('Брод', 'road', 'wide')}
  />,
]);

export const LongText: Story = show(
  'episode',
  LONG_TITLES.map((text) => <EpisodeCard key={text} title={text} duration="1 ч 02 мин" meta={text} href="/" />),
);

export const Loading: Story = showLoading('episode');
