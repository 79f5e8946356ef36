import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

const meta = { title: 'Actions/Tabs', component: Tabs } satisfies Meta;
export default meta;
type Story = StoryObj;

function Sample({ look }: { readonly look: 'line' | 'chip' }) {
  const [current, setCurrent] = useState<'list' | 'day' | 'about'>('list');
  return (
    <Tabs
      label="Разделы канала"
      look={look}
      current={current}
      onChoose={setCurrent}
      items={[
        { id: 'list', label: 'Каналы' },
        { id: 'day', label: 'Программа' },
        { id: 'about', label: 'О канале' },
      ]}
    >
      <Text>{{ list: 'Список каналов', day: 'Программа на сегодня', about: 'О канале' }[current]}</Text>
    </Tabs>
  );
}

export const Line: Story = { render: () => <Sample look="line" /> };
/** More than fit scroll sideways. */
export const LongText: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Tabs
        label="Разделы"
        current={LONG_TITLES[0]}
        onChoose={() => {}}
        items={LONG_TITLES.map((text) => ({ id: text, label: text }))}
      >
        <Text>{LONG_TITLES[0]}</Text>
      </Tabs>
    </div>
  ),
};
export const AsChips: Story = { render: () => <Sample look="chip" /> };

export const ByKeyboard: Story = {
  render: () => <Sample look="line" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Каналы' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Программа' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Программа' })).toHaveTextContent('на сегодня');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'О канале', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Каналы', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
