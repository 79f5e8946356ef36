import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { artwork } from '../stories/artwork.ts';
import { show, showLoading } from '../stories/cards-in-grid.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { CardChip } from './card-chip.tsx';
import { HistoryCard } from './history-card.tsx';

const meta = { title: 'Cards/HistoryCard', component: HistoryCard, parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const States: Story = show(
  'history',
  [
    <HistoryCard
      key="1"
      title="Лес помнит"
      meta="S1 E2 · осталось 41 мин"
      percent={18}
      href="/1"
      picture={artwork('Лес помнит', 'forest', 'wide')}
    />,
    <HistoryCard
      key="2"
      title="Чемпионы двора"
      meta="осталось 2 мин"
      percent={97}
      badges={<CardChip kind="leaving">Скоро уйдёт</CardChip>}
      href="/2"
      picture={artwork('Чемпионы двора', 'stadium', 'wide')}
    />,
  ],
  'ROWS-036 ROWS-104 what was begun: its title, what is left, and how far it came',
  { name: /Лес помнит.*осталось 41 мин/, progress: 18 },
);

const onRemove = fn();

export const Removable: Story = {
  ...show('history', [
    <HistoryCard
      key="1"
      title="Лес помнит"
      meta="осталось 41 мин"
      percent={18}
      href="/1"
      picture={artwork('Лес помнит', 'forest', 'wide')}
      onRemove={onRemove}
      removeLabel="Убрать «Лес помнит»"
    />,
    <HistoryCard key="2" title="Чемпионы двора" meta="осталось 2 мин" percent={97} href="/2" />,
  ]),
  tags: ['rule', '!autodocs'],
  name: 'ROWS-036 ROWS-104 what was begun can be removed by the keyboard: its button comes after the card',
  play: async ({ canvasElement }) => {
    onRemove.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Лес помнит/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать «Лес помнит»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = show(
  'history',
  LONG_TITLES.map((text) => <HistoryCard key={text} title={text} meta={text} percent={0} href="/" />),
);

export const Loading: Story = showLoading('history');
