import { HOUR_MS, MINUTE_MS } from '@livery/value/durations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Picture } from '../pictures/picture.tsx';
import { artwork } from '../stories/artwork.ts';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLE, channels as samples } from '../stories/samples.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { ChannelNumber } from './channel-number.tsx';
import { ChannelTiles } from './channel-tiles.tsx';
import type { GuideSchedule } from './guide-geometry.ts';
import { UpcomingProgrammes } from './upcoming-programmes.tsx';
import { GuideDetailsPanel } from './guide-details-panel.ts';
import { GuideGrid } from './guide-grid.tsx';
import { RemindToggle } from './remind-toggle.tsx';
import type { GuideChannel, GuideEntry, GuideSchedules } from './guide-model.ts';

const meta: Meta = { title: 'Channels/Guide', component: GuideGrid, subcomponents: { ChannelTiles, ChannelNumber } };
export default meta;
type Story = StoryObj;

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
const known = new Map(Array.from({ length: 500 }, (_, id) => [id, schedule(id)]));
const onRefused = fn();
const onRetry = fn();
const onSight = fn();

/** A channel's day: all of it known, or what is said. */
type Line = (id: number) => Pick<GuideSchedule<GuideEntry>, 'programmes' | 'missing'>;
const all: Line = (id) => ({ programmes: known.get(id) ?? [], missing: [] });
const missing = (state: 'waiting' | 'failed') => ({ programmes: [], missing: [{ ...day, state }] });

function source(line: Line): GuideSchedules {
  const lines = new Map<number, GuideSchedule<GuideEntry>>();
  return {
    of(id) {
      const schedule = lines.get(id) ?? { ...day, ...line(id) };
      lines.set(id, schedule);
      return schedule;
    },
    subscribe: () => () => {},
  };
}

const guide = (count: number, line: Line = all, at = nowMs, markedId?: number, isLeftByLeft?: boolean) => (
  <div style={{ height: 560 }}>
    <GuideGrid
      label="Программа"
      channels={channelsOf(count)}
      days={[day]}
      evening={{ from: 18 * HOUR_MS, to: day.to }}
      nowMs={at}
      markedId={markedId}
      isLeftByLeft={isLeftByLeft}
      pxPerHour={360}
      schedules={source(line)}
      timeText={timeText}
      dayText={() => 'Пн 23'}
      onSight={onSight}
      onRefused={onRefused}
      onRetry={onRetry}
    />
  </div>
);

export const Evening: Story = {
  name: 'An evening: past, present, to come, without a right, short ones in one box',
  render: () => guide(12),
};

const onAirOn = (channel: number) => known.get(channel)!.find(({ state }) => state === 'live')!;

export const Told: Story = {
  tags: ['rule', '!autodocs'],
  name: 'The box that is told of above is marked, and no other; the present crosses no letters',
  render: () => guide(12, all, nowMs, onAirOn(2).id),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('gridcell');
    const told = canvasElement.querySelectorAll('[data-marked]');
    await expect([...told].map((box) => box.getAttribute('data-focus-key'))).toEqual([`guide-${onAirOn(2).id}`]);
    const seam = canvasElement.querySelector('[data-part="now-line"]')!;
    await expect(getComputedStyle(seam).backgroundImage).toMatch(/^repeating-linear-gradient/);
  },
};

const ahead = TITLES.slice(1, 4).map((title, id) => ({
  id,
  title,
  time: timeText((20 + id) * HOUR_MS),
  action: <RemindToggle title={title} time={timeText((20 + id) * HOUR_MS)} isSet={id === 1} onToggle={fn()} />,
}));

/** What is told above the grid: one on the air, one to come, one that is still asked for. */
export const Details: Story = {
  render: () => (
    <>
      {(['live', 'future'] as const).map((state) => (
        <GuideDetailsPanel key={state}>
          <Picture source={artwork('Итоги', 'forest', 'wide')} ratio="wide" title="Кино Вечер" sizes="320px" />
          <div>
            <Heading level={2} size="page">
              {state === 'live' ? 'Вечерние итоги' : LONG_TITLE}
            </Heading>
            <Text tone="muted" size="small" lines={1}>
              Коротко о том, что случилось за день.
            </Text>
            {state === 'future' && <RemindToggle title={LONG_TITLE} time="21:40" isSet onToggle={fn()} />}
          </div>
          <UpcomingProgrammes part="next" label="Далее" programmes={ahead} />
        </GuideDetailsPanel>
      ))}
      <GuideDetailsPanel aria-busy>
        <Skeleton shape="picture" />
      </GuideDetailsPanel>
    </>
  ),
};

export const Loading: Story = {
  name: 'Schedules that are still coming: the channels are there',
  render: () => guide(12, () => missing('waiting')),
};

export const OneChannel: Story = { render: () => guide(1) };

export const Morning: Story = {
  name: 'The beginning of the first day',
  render: () => guide(12, all, 10 * MINUTE_MS),
};

/** A channel without a schedule, one with a hole, one that is still coming, one that did not come. */
const mixed: Line = (id) =>
  [
    all(id),
    { programmes: [], missing: [] },
    {
      ...all(id),
      programmes: all(id).programmes.filter(({ startMs, endMs }) => endMs < nowMs || startMs > nowMs + HOUR_MS),
    },
    missing('waiting'),
    missing('failed'),
  ][id] ?? all(id);

export const Holes: Story = {
  tags: ['rule', '!autodocs'],
  name: 'What is not there says why; a line that failed is asked for again by a press',
  render: () => guide(6, mixed),
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    const canvas = within(canvasElement);
    const failed = await canvas.findByRole('button', { name: /не загрузился/ });
    await expect(canvas.getAllByText('Программы на это время нет')).toHaveLength(2);
    await userEvent.click(failed);
    await expect(onRetry).toHaveBeenCalledWith(4);
  },
};

export const Keys: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Arrows walk by programme and by channel, Enter opens a shared box, Escape closes it',
  render: () => guide(30),
  play: async ({ canvasElement }) => {
    onRefused.mockClear();
    const grid = within(canvasElement).getByRole('grid');
    const stop = () => grid.querySelector<HTMLElement>('[data-stop]');
    const focused = () => document.activeElement as HTMLElement;
    await waitFor(() => expect(stop()).not.toBeNull());
    stop()?.focus();
    const first = stop()?.dataset['focusKey'];
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(focused().dataset['focusKey']).toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe(stop());
    await expect(focused()).toHaveAttribute('data-state', 'future');

    const crowd = () => grid.querySelector<HTMLElement>('[data-part="crowd"]');
    const isShared = () => focused().hasAttribute('aria-haspopup');
    for (let step = 0; step < 12 && isShared(); step += 1) await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect(onRefused).toHaveBeenCalledTimes(1);
    for (let step = 0; step < 20 && !isShared(); step += 1) await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{Enter}');
    await expect(crowd()).toContainElement(focused());
    await userEvent.keyboard('{Escape}');
    await expect(crowd()).toBeNull();
    await expect(focused()).toBe(stop());

    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe(stop());
    await expect(grid.scrollLeft).toBe(0);
  },
};

export const LeftOnATelevision: Story = {
  tags: ['rule', '!autodocs'],
  name: 'On a television Left leads out at the first box in sight; held it goes on into the past',
  render: () => guide(30, all, nowMs, undefined, true),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const stop = () => grid.querySelector<HTMLElement>('[data-stop]')!;
    await waitFor(() => expect(stop()).not.toBeNull());
    stop().focus();
    /** True when the grid has taken the key. */
    const left = (repeat: boolean) =>
      !stop().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, repeat }),
      );
    let presses = 0;
    while (presses < 10 && left(false)) presses += 1;
    await expect(presses).toBeLessThan(4);
    const before = stop().dataset['at'];
    await expect(left(false)).toBe(false);
    await expect(stop()).toHaveFocus();
    await expect(stop().dataset['at']).toBe(before);
    await expect([left(true), left(true)]).toEqual([true, true]);
    await expect(Number(stop().dataset['at'])).toBeLessThan(Number(before));
    await expect(stop()).toHaveFocus();
    // The list of a shared box closes with it.
    stop().blur();
    await waitFor(() => expect(grid.querySelector('[data-part="crowd"]')).toBeNull());
  },
};

export const Hundreds: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Of 500 channels by 24 hours at most 500 nodes are in the page',
  render: () => guide(500),
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
      const middle = document.elementsFromPoint(box.left + box.width * 0.6, box.top + box.height * 0.6);
      await expect(middle.some((element) => element.closest('[role="gridcell"]'))).toBe(true);
      await expect(nodes()).toBeLessThanOrEqual(500);
    }
    // At rest every line has its mark, and lines are read in their order.
    const marks = () => [...grid.querySelectorAll('[data-part="mark"]')];
    await waitFor(() => expect(marks().every((mark) => mark.hasChildNodes())).toBe(true));
    const places = [...grid.querySelectorAll('[role="row"]')].map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(places).toEqual([...places].sort((a, b) => a - b));
  },
};

/** Where the words of a box are drawn. */
function wordsOf(box: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(box);
  return range.getBoundingClientRect();
}

export const CutAtTheEdge: Story = {
  tags: ['rule', '!autodocs'],
  name: 'What began before the sight is read from the beginning of its title',
  render: () => guide(12),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(grid.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(20));
    grid.scrollLeft += 137;
    grid.dispatchEvent(new Event('scroll', { bubbles: true }));
    const edge = grid.querySelector('[data-part="corner"]')!.getBoundingClientRect().right;
    const cut = [...grid.querySelectorAll('[data-part="cell"] > [data-state]:not([data-tight])')].filter((box) => {
      const { left, right } = box.getBoundingClientRect();
      return left < edge && right > edge + 120;
    });
    await expect(cut.length).toBeGreaterThan(2);
    // So far a jump flies: words are led when it rests.
    await waitFor(() => expect(cut.every((box) => wordsOf(box).left >= edge)).toBe(true));
    // Back where the box begins the words are where they were.
    grid.scrollLeft = 0;
    grid.dispatchEvent(new Event('scroll', { bubbles: true }));
    const boxes = [...grid.querySelectorAll<HTMLElement>('[data-part="cell"] > *')];
    await waitFor(() => expect(boxes.filter(({ style }) => style.getPropertyValue('--lead') !== '')).toEqual([]));
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
