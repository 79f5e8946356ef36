import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Rating } from '../feedback/rating.tsx';
import { heartFilledIcon, heartIcon } from '../icons/page-shapes.ts';
import { playIcon } from '../icons/shapes.ts';
import { artwork } from '../stories/artwork.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { CardPanel } from './card-panel.tsx';
import { PosterCard } from './poster-card.tsx';

const meta: Meta = { title: 'Cards/CardPanel', component: CardPanel, parameters: { bare: true } };
export default meta;
type Story = StoryObj;
type Panel = Omit<ComponentProps<typeof CardPanel>, 'card'>;

const onKeep = fn();
const actions = (isKept = false, isWaiting = false) => (
  <>
    <Button kind="primary" size="small" icon={playIcon} href="/watch" busy={isWaiting} disabled={isWaiting}>
      Смотреть
    </Button>
    <Button size="small" icon={isKept ? heartFilledIcon : heartIcon} onClick={onKeep} disabled={isWaiting}>
      {isKept ? 'В избранном' : 'В избранное'}
    </Button>
  </>
);

const PLAIN: Panel = {
  title: 'Маяк на Каспии',
  href: '/contents/7',
  picture: artwork('Маяк на Каспии', 'sea', 'wide'),
  facts: [
    <Rating key="rating" value={7.6} text="7,6" />,
    2024,
    'Драма',
    '1 ч 52 мин',
    <Badge key="age" tone="outline">
      12+
    </Badge>,
  ],
  description: 'Смотритель маяка получает радиограмму с судна, которое затонуло сорок лет назад.',
  actions: actions(),
};

/** A card in the middle, and its panel over it. */
function Rested(panel: Panel) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 520 }}>
      <div style={{ width: 190 }} ref={setCard}>
        <PosterCard title={panel.title} picture={artwork('Маяк на Каспии', 'sea', 'poster')} href={panel.href} />
      </div>
      {card && <CardPanel card={card} {...panel} />}
    </div>
  );
}

const show = (more: Partial<Panel> = {}): Story => ({ render: () => <Rested {...PLAIN} {...more} /> });

export const Still = show();
export const Kept = show({ actions: actions(true) });
export const Begun = show({ percent: 40 });
/** Whether it is kept, and what it costs, is not known yet: the panel is as high as it will be. */
export const Waiting = show({ actions: actions(false, true), description: undefined });
export const LongWords = show({ title: LONG_TITLE, description: LONG_TITLE.repeat(3) });
export const NoPicture = show({ picture: null, genre: 3, facts: [2024] });

const boxOf = (element: Element) => element.getBoundingClientRect();

export const OnTelevision: Story = {
  ...show(),
  tags: ['rule', '!autodocs'],
  globals: { density: 'tv' },
  name: 'read from ten feet, nothing of its words and buttons is cut off',
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('group', { name: 'Маяк на Каспии' });
    const parts = [...panel.querySelectorAll('p, [data-part="actions"] > *')];
    await expect(parts).toHaveLength(4);
    const edge = boxOf(panel);
    for (const part of parts) {
      await expect(boxOf(part).right).toBeLessThanOrEqual(edge.right);
      await expect(boxOf(part).bottom).toBeLessThanOrEqual(edge.bottom);
    }
  },
};

export const Buttons: Story = {
  ...show(),
  tags: ['rule', '!autodocs'],
  name: 'the card is described by its panel, whose two buttons follow it for the keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Маяк на Каспии/ })).toHaveAccessibleDescription(
      /Драма.*Смотритель/,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Смотреть' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onKeep).toHaveBeenCalled();
  },
};
