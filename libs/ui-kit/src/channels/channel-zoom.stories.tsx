import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChannelCard } from '../cards/channel-card.tsx';
import { artwork } from '../stories/artwork.ts';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { ChannelZoom } from './channel-zoom.tsx';

const meta: Meta = { title: 'Channels/Zoom', component: ChannelZoom, parameters: { bare: true } };
export default meta;
type Story = StoryObj;
type Zoom = Omit<ComponentProps<typeof ChannelZoom>, 'card'>;

const onFavourite = fn();
const onSound = fn();
const PLAIN: Zoom = {
  name: 'Кино Вечер',
  href: '/channels/all/7',
  logo: channelMark('Кино Вечер'),
  picture: artwork('Свидетель с пятого этажа', 'city', 'wide'),
  programme: 'Свидетель с пятого этажа',
  time: '19:20–21:00',
  percent: 46,
  favourite: { on: false, label: 'Добавить канал в избранное', onToggle: onFavourite },
};

/** A card in the middle, and its zoom over it. */
function Zoomed(zoom: Zoom) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 480 }}>
      <div style={{ width: 300, height: 169 }} ref={setCard}>
        <ChannelCard title={zoom.name} picture={zoom.picture} logo={zoom.logo} href={zoom.href} />
      </div>
      {card && <ChannelZoom card={card} {...zoom} />}
    </div>
  );
}

const show = (more: Partial<Zoom> = {}): Story => ({ render: () => <Zoomed {...PLAIN} {...more} /> });

export const Still = show();

/** A preview plays: its sound may be switched on. */
export const Playing = show({
  badges: ['HD', '4K'],
  sound: { on: false, label: 'Включить звук', onToggle: onSound },
  favourite: { ...PLAIN.favourite, on: true, label: 'Убрать канал из избранного' },
});

export const NotBought = show({ badges: ['HD'], lock: 'Смотреть от 990 ₸' });

export const LongWords = show({
  name: LONG_TITLE,
  programme: LONG_TITLE,
  lock: `Смотреть от 1 999 999 ₸. ${LONG_TITLE}`,
});

export const NothingOnAir = show({ programme: undefined, time: undefined, percent: undefined, picture: null });

export const Buttons: Story = {
  ...show({ lock: 'Смотреть от 990 ₸', sound: { on: true, label: 'Выключить звук', onToggle: onSound } }),
  tags: ['rule', '!autodocs'],
  name: 'the card is described by its zoom, whose buttons follow it for the keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Кино Вечер/ })).toHaveAccessibleDescription('Смотреть от 990 ₸');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSound).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onFavourite).toHaveBeenCalled();
  },
};
