import type { Meta, StoryObj } from '@storybook/react-vite';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { WideCard } from './wide-card.tsx';

const meta = { title: 'Cards/WideCard', component: WideCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = show(
  'wide',
  [
    <WideCard
      key="1"
      title="Маяк на Каспии"
      meta="2024 · Драма"
      href="/1"
      picture={artwork('Маяк на Каспии', 'sea', 'wide')}
    />,
    <WideCard
      key="2"
      title="Трасса 77"
      meta="Боевик"
      locked
      note="от 290 ₸"
      href="/2"
      picture={artwork('Трасса 77', 'road', 'wide')}
    />,
  ],
  'ROWS-033 a horizontal card',
  { name: /Маяк на Каспии.*2024 · Драма/, shape: 16 / 9 },
);

export const LongText: Story = show(
  'wide',
  LONG_TITLES.map((text) => <WideCard key={text} title={text} meta={text} href="/" />),
);

export const Loading: Story = showLoading('wide');
