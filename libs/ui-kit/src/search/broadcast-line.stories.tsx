import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { archiveIcon, guideIcon } from '../icons/page-shapes.ts';
import { playIcon } from '../icons/shapes.ts';
import { channelMark } from '../stories/marks.ts';
import { channels, LONG_TITLES } from '../stories/samples.tsx';
import { BroadcastLine, BroadcastList, BroadcastSkeleton, type Broadcast } from './broadcast-list.tsx';

const meta: Meta = {
  title: 'Search/BroadcastLine',
  component: BroadcastLine,
  subcomponents: { BroadcastList, BroadcastSkeleton },
};
export default meta;
type Story = StoryObj;

const ACTIONS = {
  past: { icon: archiveIcon, label: 'Смотреть запись' },
  now: { icon: playIcon, label: 'Смотреть эфир' },
  future: { icon: guideIcon, label: 'Открыть в программе' },
} as const;
const WHEN = { past: 'Вчера, 21:40', now: 'Сейчас, 19:30–20:15', future: 'Завтра, 08:00' } as const;
const STATES = ['now', 'past', 'future', 'past', 'future'] as const;

const broadcast = (index: number): Broadcast => {
  const { name, programme, percent } = channels[index % channels.length] ?? channels[0];
  const state = STATES[index % STATES.length] ?? 'now';
  const logo = index % 4 === 3 ? null : channelMark(name);
  return {
    title: programme,
    channel: { name, logo },
    when: WHEN[state],
    state,
    percent,
    action: ACTIONS[state],
    href: `/channels/${index}`,
  };
};

const shown = (lines: readonly Broadcast[]): Story => ({
  render: () => (
    <BroadcastList label="Передачи">
      {lines.map((line, index) => (
        <BroadcastLine key={index} {...line} />
      ))}
    </BroadcastList>
  ),
});

export const States: Story = shown([0, 1, 2, 3, 4].map(broadcast));

export const One: Story = shown([broadcast(0)]);

export const LongText: Story = shown(
  [0, 1, 2].map((index) => ({
    ...broadcast(index),
    title: LONG_TITLES[index % LONG_TITLES.length] ?? '',
    channel: { name: LONG_TITLES[1] ?? '' },
  })),
);

/** In the place of what comes. */
export const Loading: Story = { render: () => <BroadcastSkeleton count={4} /> };

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the programmes are one stop for Tab, arrows walk; a line says its title, when, where and what a press does',
  ...shown([0, 1, 2].map(broadcast)),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Вечерние итоги Сейчас, 19:30–20:15 · Алатау 24 Смотреть эфир');
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await userEvent.tab();
    await expect(links.includes(document.activeElement as HTMLElement)).toBe(false);
  },
};
