import type { Meta, StoryObj } from '@storybook/react-vite';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLE, LONG_TITLES } from '../stories/samples.tsx';
import { CollectionCard } from './collection-card.tsx';

const meta = { title: 'Cards/CollectionCard', component: CollectionCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Covers: Story = show(
  'poster',
  [
    <CollectionCard key="1" title="Фильмы о степи" href="/1" picture={artwork('Степь', 'steppe', 'wide')} />,
    <CollectionCard key="2" title={LONG_TITLE} href="/2" picture={artwork('Ночь', 'city', 'wide')} />,
    <CollectionCard key="3" title="Без обложки" href="/3" />,
  ],
  'ROWS-039 a collection',
  { name: /Фильмы о степи/, shape: 2 / 3 },
);

export const LongText: Story = show(
  'collection',
  LONG_TITLES.map((text) => <CollectionCard key={text} title={text} href="/" />),
);

export const Loading: Story = showLoading('collection');
