import type { Meta, StoryObj } from '@storybook/react-vite';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLE, LONG_TITLES } from '../stories/samples.tsx';
import { PromoWideCard } from './promo-wide-card.tsx';

const meta = { title: 'Cards/PromoWideCard', component: PromoWideCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Announcements: Story = show(
  'promo-wide',
  [
    <PromoWideCard
      key="1"
      title="Кубок двора"
      text="Финал в субботу в 19:00"
      href="/1"
      picture={artwork('Кубок', 'stadium', 'hero')}
    />,
    <PromoWideCard
      key="2"
      title={LONG_TITLE}
      text={LONG_TITLE}
      href="/2"
      picture={artwork('Мюзикл', 'stage', 'hero')}
    />,
  ],
  'ROWS-041 a wide announcement',
  { name: /Кубок двора.*Финал в субботу/, shape: 16 / 9 },
);

export const LongText: Story = show(
  'promo-wide',
  LONG_TITLES.map((text) => <PromoWideCard key={text} title={text} text={text} href="/" />),
);

export const Loading: Story = showLoading('promo-wide');
