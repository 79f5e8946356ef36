import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../feedback/badge.tsx';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLES } from '../stories/samples.tsx';
import { ChannelCard } from './channel-card.tsx';

const meta = { title: 'Cards/ChannelCard', component: ChannelCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = show(
  'channel',
  [
    <ChannelCard
      key="1"
      title="Арена 1"
      programme="Тулпар — Жұлдыз"
      time={['19:00', '21:00']}
      percent={48}
      badges={<Badge>HD</Badge>}
      href="/1"
      logo={channelMark('Арена 1')}
      picture={artwork('Матч', 'stadium', 'wide')}
    />,
    <ChannelCard
      key="2"
      title="Пульс"
      programme="Большой концерт"
      time={['18:00', '20:30']}
      percent={83}
      locked
      href="/2"
      logo={channelMark('Пульс')}
      picture={artwork('Концерт', 'stage', 'wide')}
    />,
    <ChannelCard key="4" title="Отбасы" href="/4" logo={channelMark('Отбасы')} />,
  ],
  'ROWS-035 a channel and what is on the air',
  { name: /Арена 1/, progress: 48 },
);

export const LongText: Story = show(
  'channel',
  LONG_TITLES.map((text) => (
    <ChannelCard key={text} title={text} programme={text} time={['00:00', '23:59']} percent={3} href="/" />
  )),
);

export const Loading: Story = showLoading('channel');
