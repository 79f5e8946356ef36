import type { Meta, StoryObj } from '@storybook/react-vite';
import { artwork } from '../stories/artwork.ts';
import { show } from '../stories/cards-in-grid.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { ButtonCard } from './button-card.tsx';
import { CollectionCard } from './collection-card.tsx';
import { PacketPromoCard } from './packet-promo-card.tsx';
import { PromoWideCard } from './promo-wide-card.tsx';

const meta = { title: 'Cards/PacketPromoCard', component: PacketPromoCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

const packet = {
  title: 'Премьера',
  label: 'Пакет',
  price: 'Семь дней бесплатно, дальше 1 990 ₸ в месяц',
  href: '/packets/21',
} as const;
const PROMISED = { name: /^Пакет\s*Премьера\s*Семь дней бесплатно/ };

export const AmongAnnouncements: Story = show(
  'promo-wide',
  [
    <PacketPromoCard key="1" shape="promo-wide" {...packet} picture={artwork('Премьера', 'stage', 'hero')} />,
    <PromoWideCard
      key="2"
      title="Кубок двора"
      text="Финал в субботу"
      href="/2"
      picture={artwork('Кубок', 'stadium', 'hero')}
    />,
  ],
  'ROWS-042 ROWS-061 a packet among announcements, with its price, as large as they are',
  { ...PROMISED, shape: 16 / 9 },
);

export const AmongCollections: Story = show(
  'collection',
  [
    <PacketPromoCard key="1" shape="collection" {...packet} picture={artwork('Премьера', 'stage', 'poster')} />,
    <CollectionCard key="2" title="Короткие ночи" href="/2" picture={artwork('Ночи', 'moon', 'poster')} />,
  ],
  'ROWS-042 a packet among collections',
  PROMISED,
);

export const AmongButtons: Story = show(
  'button',
  [<PacketPromoCard key="1" shape="button" {...packet} />, <ButtonCard key="2" title="Ввести промокод" href="/2" />],
  'ROWS-042 a packet among buttons',
  PROMISED,
);

export const WithoutPrice: Story = show('promo-wide', [
  <PacketPromoCard key="1" shape="promo-wide" {...packet} price={undefined} />,
]);

export const LongText: Story = show(
  'collection',
  LONG_TITLES.map((text) => (
    <PacketPromoCard key={text} shape="collection" title={text} label={text} price={text} href="/" />
  )),
);
