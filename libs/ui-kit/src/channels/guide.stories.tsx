import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLE, channels as samples } from '../stories/samples.tsx';
import { ChannelNumber } from './channel-number.tsx';
import { ChannelTiles } from './channel-tiles.tsx';
import { GuideGrid, type GuideChannel, type GuideEntry } from './guide-grid.tsx';

const meta = { title: 'Channels/Guide' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const day = { from: 0, to: 24 * HOUR_MS };
/** 19:58 of a day without a date. */
const nowMs = 19 * HOUR_MS + 58 * MINUTE_MS;
const timeText = (ms: number) =>
  `${String(Math.floor(ms / HOUR_MS) % 24).padStart(2, '0')}:${String(Math.round(ms / MINUTE_MS) % 60).padStart(2, '0')}`;

const TITLES = ['Вечерние итоги', 'Особый разговор', 'Новости дня', 'Карта мира', LONG_TITLE, 'Сказка'];
const LENGTHS = [45, 30, 90, 20, 120, 8, 5, 12, 60];

/** A day of programmes of all lengths, for any channel the same at every drawing. */
function schedule(channel: number): GuideEntry[] {
  const entries: GuideEntry[] = [];
  let startMs = -30 * MINUTE_MS;
  for (let at = channel; startMs < day.to; at += 1) {
    const endMs = startMs + (LENGTHS[at % LENGTHS.length] ?? 30) * MINUTE_MS;
    const state = endMs <= nowMs ? (at % 7 === 0 ? 'blocked' : 'past') : startMs <= nowMs ? 'live' : 'future';
    const plays = state === 'past' || state === 'live';
    const id = channel * 1000 + entries.length;
    entries.push({
      id,
      title: TITLES[at % TITLES.length] ?? '',
      startMs,
      endMs,
      state,
      ...(plays && { href: `?programme=${id}` }),
    });
    startMs = endMs;
  }
  return entries;
}

const channelsOf = (count: number): GuideChannel[] =>
  Array.from({ length: count }, (_, index) => {
    const name = samples[index % samples.length]?.name ?? '';
    return { id: index, name, logo: channelMark(name), href: `?channel=${index}` };
  });
const schedules = new Map(Array.from({ length: 500 }, (_, id) => [id, schedule(id)]));
const onRefused = fn();
const onSight = fn();

const guide = (count: number, entriesOf: (id: number) => readonly GuideEntry[] | null, at = nowMs) => (
  <div style={{ height: 560 }}>
    <GuideGrid
      label="Программа передач"
      channels={channelsOf(count)}
      day={day}
      nowMs={at}
      pxPerHour={360}
      entriesOf={entriesOf}
      timeText={timeText}
      onSight={onSight}
      onRefused={onRefused}
    />
  </div>
);
const known = (id: number) => schedules.get(id) ?? null;

export const Evening: Story = {
  name: 'An evening: past, present, to come, without a right, short ones in one box',
  render: () => guide(12, known),
};

export const Loading: Story = {
  name: 'Schedules that are still coming: the channels are there',
  render: () => guide(12, () => null),
};

export const OneChannel: Story = { render: () => guide(1, known) };

export const AnotherDay: Story = {
  name: 'A day without the present',
  render: () => guide(12, known, 40 * HOUR_MS),
};

export const Keys: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Arrows walk by programme and by channel, Enter opens a shared box, Escape closes it',
  render: () => guide(30, known),
  play: async ({ canvasElement }) => {
    onRefused.mockClear();
    const grid = within(canvasElement).getByRole('grid');
    const stop = () => grid.querySelector<HTMLElement>('[data-stop]');
    await waitFor(() => expect(stop()).not.toBeNull());
    stop()?.focus();
    const first = stop();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(stop()?.textContent).toBe(first?.textContent);
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toBe(stop());
    await expect(stop()).toHaveAttribute('data-state', 'future');
    await userEvent.keyboard('{Enter}');
    await expect(onRefused.mock.calls.length + grid.querySelectorAll('[data-part="crowd"]').length).toBeGreaterThan(0);
  },
};

export const Hundreds: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Of 500 channels by 24 hours at most 500 nodes are in the page',
  render: () => guide(500, known),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const nodes = () => grid.querySelectorAll('*').length;
    await waitFor(() => expect(grid.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(20));
    await expect(grid).toHaveAttribute('aria-rowcount', '500');
    await expect(nodes()).toBeLessThanOrEqual(500);
    // What is drawn is drawn within the scroll: there is no frame of nothing.
    for (const [top, left] of [
      [12_000, 3_000],
      [29_000, 0],
      [200, 7_000],
    ] as const) {
      grid.scrollTo(left, top);
      grid.dispatchEvent(new Event('scroll', { bubbles: true }));
      const box = grid.getBoundingClientRect();
      const middle = document.elementFromPoint(box.left + box.width * 0.6, box.top + box.height * 0.6);
      await expect(middle?.closest('[role="gridcell"]')).not.toBeNull();
      await expect(nodes()).toBeLessThanOrEqual(500);
    }
  },
};

export const LastWatched: Story = {
  render: () => (
    <div style={{ maxWidth: 320, background: 'var(--color-surface-1)' }}>
      <ChannelTiles
        label="Недавно смотрели"
        channels={samples.map(({ name }, id) => ({ id, name, logo: channelMark(name), href: `?channel=${id}` }))}
      />
    </div>
  ),
};

export const TypedNumber: Story = {
  render: () => <ChannelNumber digits="12" name="Кино Вечер" />,
};
