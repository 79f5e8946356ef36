import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLE, channels } from '../stories/samples.tsx';
import { ChannelList } from './channel-list.tsx';
import type { ChannelLineLook } from './channel-line.ts';
import { LinesSkeleton } from './channel-skeleton.tsx';
import { DaySwitcher } from './day-switcher.tsx';
import { ScheduleItem, ScheduleList } from './schedule-item.tsx';

const meta: Meta = {
  title: 'Channels/ChannelList',
  component: ChannelList,
  subcomponents: { ScheduleItem, DaySwitcher },
};
export default meta;
type Story = StoryObj;

const lines: readonly ChannelLineLook[] = [
  ...channels.map(({ name, programme, percent }, index) => ({
    id: index,
    number: index + 1,
    name,
    logo: channelMark(name),
    programme,
    next: 'Далее 20:15: Особый разговор',
    percent,
    current: index === 2,
    locked: index === 5,
    href: `/channels/all/${index}`,
  })),
  { id: 128, number: 128, name: LONG_TITLE, next: LONG_TITLE, href: '/channels/all/x' },
];

export const List: Story = {
  render: () => (
    <div style={{ maxWidth: 360, background: 'var(--color-surface-1)' }}>
      <ChannelList label="Каналы" all count={lines.length} lookOf={(index) => lines[index]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: true });
    await expect(current).toHaveAccessibleName(/^3 Кино Вечер\. Свидетель с пятого этажа .*прошло \d+ %$/);
  },
};

export const ListLoading: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <LinesSkeleton kind="channel" count={6} />
    </div>
  ),
};

const onFuture = fn();
const onBlocked = fn();

/** One to see again, one that may not be, and what is on. */
const untilNow = (
  <>
    <li>
      <ScheduleItem time="17:05" title="Жайлау. Лето в горах" state="archived" href="?ts=1" />
    </li>
    <li>
      <ScheduleItem time="18:20" title="Линия сборки" state="blocked" onClick={onBlocked} />
    </li>
    <li>
      <ScheduleItem time="19:20" title="Свидетель с пятого этажа" state="live" percent={46} marked href="?ts=2" />
    </li>
  </>
);

export const Schedule: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CHAN-030 the programme on air carries its sign, what cannot be played is a button',
  render: () => (
    <ScheduleList>
      {untilNow}
      <li>
        <ScheduleItem time="21:00" title="Вечерние итоги" state="future" onClick={onFuture} />
      </li>
      <li>
        <ScheduleItem time="21:40" title={LONG_TITLE} state="archived" marked href="?ts=3" />
      </li>
    </ScheduleList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Свидетель.*В эфире/i })).toHaveAttribute('href', '?ts=2');
    await expect(canvas.getByRole('link', { name: /Жайлау.*Архив/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Вечерние итоги/ }));
    await expect(onFuture).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Линия сборки.*Нет в записи/ }));
    await expect(onBlocked).toHaveBeenCalled();
  },
};

export const ScheduleLoading: Story = { render: () => <LinesSkeleton kind="programme" count={8} /> };

const onChoose = fn();
const days = [
  { id: 'a', label: 'Чт 19' },
  { id: 'b', label: 'Сегодня' },
  { id: 'c', label: 'Вс 22' },
];

export const Days: Story = {
  tags: ['rule', '!autodocs'],
  name: 'CHAN-027 CHAN-028 a day back and forth, stopped at the ends',
  render: () => (
    <>
      <DaySwitcher label="Дни" days={days} current="b" onChoose={onChoose} />
      <DaySwitcher label="Первый день" days={days} current="a" onChoose={onChoose} />
    </>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    const [back, firstBack] = canvas.getAllByRole('button', { name: 'Предыдущий день' });
    await userEvent.click(back as HTMLElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Следующий день' })[0] as HTMLElement);
    await expect(onChoose.mock.calls).toEqual([['a'], ['c']]);
    await expect(firstBack).toHaveAttribute('aria-disabled', 'true');
  },
};

const week = ['Пт 20', 'Сб 21', 'Вс 22', 'Сегодня', 'Вт 24', 'Ср 25', 'Чт 26'].map((label) => ({ id: label, label }));

/** Beside the picture there is little room: days stand over their numbers, the signs of the programmes say their word to those who do not see them. */
export const NarrowColumn: Story = {
  render: () => (
    <div style={{ width: 292, container: 'schedule / inline-size', background: 'var(--color-surface-1)' }}>
      <DaySwitcher label="Дни" days={week} current="Сегодня" onChoose={onChoose} />
      <ScheduleList>
        {untilNow}
        <li>
          <ScheduleItem time="21:40" title={LONG_TITLE} state="future" />
        </li>
      </ScheduleList>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('link', { name: /Жайлау.*Архив/ })).toBeVisible());
    const days = within(canvas.getByRole('group', { name: 'Дни' })).getAllByRole('button');
    const bar = days[0]!.parentElement!;
    const begins = bar.getBoundingClientRect().left + parseFloat(getComputedStyle(bar).paddingLeft);
    const isCut = (day: Element) => {
      const { left, right } = day.getBoundingClientRect();
      return left < begins - 1 && right > begins + 1;
    };
    await expect(
      days.filter(isCut).map(({ textContent }) => textContent),
      'no day is cut at the beginning',
    ).toEqual([]);
  },
};
