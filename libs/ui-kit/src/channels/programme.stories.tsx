import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { guideIcon, heartIcon, replayIcon } from '../icons/index.ts';
import { artwork } from '../stories/artwork.ts';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLE, channels as samples } from '../stories/samples.tsx';
import { ChannelStrip } from './channel-strip.tsx';
import { NextProgramme } from './next-programme.tsx';
import { ProgrammePanel, ProgrammePanelPlace } from './programme-panel.tsx';
import { RemindToggle } from './remind-toggle.tsx';
import { ScheduleItem, ScheduleList } from './schedule-item.tsx';

const meta: Meta = {
  title: 'Channels/Programme',
  component: ProgrammePanel,
  subcomponents: { NextProgramme, RemindToggle, ChannelStrip },
};
export default meta;
type Story = StoryObj;

const SHORT = 'Свидетель видел всё, кроме лица. Теперь его ищут двое: следователь и тот, кого он не разглядел.';
const LONG = `${SHORT} ${SHORT} ${SHORT}`;

function Reminding({ title = 'Вечерние итоги' }: { title?: string }) {
  const [isSet, setIsSet] = useState(false);
  return <RemindToggle title={title} time="20:40" isSet={isSet} onToggle={() => setIsSet(!isSet)} />;
}

const actions = (
  <>
    <Button kind="secondary" size="small" icon={replayIcon} href="?ts=1">
      Смотреть сначала
    </Button>
    <div data-part="signs">
      <Button kind="ghost" size="small" icon={heartIcon} label="Добавить канал в избранное">
        В избранное
      </Button>
      <Button kind="ghost" size="small" icon={guideIcon} href="/guide">
        Программа
      </Button>
    </div>
  </>
);
const facts = [
  { id: 'time', label: 'Эфир', value: '18:50–20:40' },
  { id: 'left', label: 'Осталось', value: '36 мин' },
  { id: 'length', label: 'Время', value: '1 ч 50 мин' },
  { id: 'age', label: 'Возраст', value: '16+' },
] as const;
const next = (
  <NextProgramme
    time="20:40"
    title="Вечерние итоги"
    picture={artwork('Итоги', 'forest', 'wide')}
    action={<Reminding />}
  />
);

const told = (about: string, title = 'Свидетель с пятого этажа') => (
  <ProgrammePanel
    title={title}
    meta="Кино Вечер, 18:50–20:40"
    age="16+"
    about={about}
    facts={facts}
    actions={actions}
    next={next}
  />
);

export const Told: Story = { render: () => told(SHORT) };
export const LongNames: Story = { render: () => told(LONG, LONG_TITLE) };

/** Nothing is known but the channel. */
export const ChannelAlone: Story = {
  render: () => <ProgrammePanel title="Кино Вечер" meta="Кино Вечер" facts={[]} actions={actions} />,
};

export const Coming: Story = { render: () => <ProgrammePanelPlace /> };

export const OnAPhone: Story = {
  render: () => (
    <div data-narrow style={{ maxWidth: 390 }}>
      {told(SHORT)}
    </div>
  ),
};

export const Unfolds: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a description longer than two lines unfolds, and folds again',
  render: () => told(LONG),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Ещё' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(LONG)).toBeNull();
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByText(LONG)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть', expanded: true }));
    await expect(canvas.queryByText(LONG)).toBeNull();
  },
};

export const Reminder: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a reminder says what it is about and whether it is set, to all and to a reader',
  render: () => (
    <ScheduleList>
      <li>
        <ScheduleItem time="20:40" title="Вечерние итоги" state="future" onClick={fn()} action={<Reminding />} />
      </li>
      <li>
        <ScheduleItem
          time="21:40"
          until="23:00"
          title={LONG_TITLE}
          state="future"
          onClick={fn()}
          action={<Reminding title={LONG_TITLE} />}
        />
      </li>
    </ScheduleList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remind = canvas.getByRole('button', { name: 'Напомнить о передаче «Вечерние итоги» в 20:40' });
    await expect(remind).toHaveTextContent('Напомнить');
    await userEvent.click(remind);
    await expect(remind).toHaveAccessibleName(/^Напомним о передаче «Вечерние итоги» в 20:40/);
    await expect(remind).toHaveTextContent('Напомним');
    await userEvent.click(remind);
    await expect(remind).toHaveTextContent('Напомнить');
  },
};

/** Hundreds of channels: those far away are drawn when somebody comes near. */
export const LongStrip: Story = {
  tags: ['rule', '!autodocs'],
  name: 'of hundreds of channels those in sight are drawn, and more by the scroll',
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <ChannelStrip
        label="Каналы"
        channels={Array.from({ length: 300 }, (_, id) => ({ id, name: `Канал ${id + 1}` }))}
        current={0}
        onChoose={fn()}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const count = () => within(canvasElement).getAllByRole('button').length;
    const before = count();
    await expect(before).toBeLessThan(40);
    within(canvasElement).getByRole('group').scrollLeft = 10_000;
    await waitFor(() => expect(count()).toBeGreaterThan(before));
    await expect(count()).toBeLessThan(80);
  },
};

const strip = samples.map(({ name }, id) => ({ id, name, logo: channelMark(name) }));
const onChoose = fn();

export const Strip: Story = {
  tags: ['rule', '!autodocs'],
  name: 'channels in a line are one stop for Tab, and arrows walk over them',
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <ChannelStrip label="Каналы" channels={strip} current={1} onChoose={onChoose} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(buttons[1]).toHaveFocus();
    await expect(buttons[1]).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(2);
  },
};
