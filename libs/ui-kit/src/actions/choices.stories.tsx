import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { chevronRightIcon } from '../icons/shapes.ts';
import { Shelf } from '../stories/shelf.tsx';
import { Text } from '../text/text.tsx';
import { ChipBar } from './chip-bar.tsx';
import { Chip } from './chip.tsx';
import { Tabs } from './tabs.tsx';
import { TextLink } from './text-link.tsx';

const meta = { title: 'Actions/Choices' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  render: () => (
    <Shelf>
      <TextLink href="/row/1" icon={chevronRightIcon}>
        Открыть все
      </TextLink>
      <TextLink href="/faq" tone="muted">
        Вопросы и ответы
      </TextLink>
      <TextLink href="/" tone="plain" current>
        Главная
      </TextLink>
      <TextLink href="https://example.com/">Наш канал</TextLink>
    </Shelf>
  ),
  play: async ({ canvasElement }) => {
    const outside = within(canvasElement).getByRole('link', { name: /Наш канал.*вкладке/ });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

export const Chips: Story = {
  render: () => (
    <ChipBar label="Категории" links>
      {[
        'Все',
        'Кино',
        'Спорт',
        'Детям',
        'Музыка',
        'Познавательные',
        'Новости',
        'Мультфильмы',
        'Қазақша',
        'Oʻzbekcha',
      ].map((name, index) => (
        <Chip key={name} href={`/channels/${index}`} selected={index === 1}>
          {name}
        </Chip>
      ))}
    </ChipBar>
  ),
};

export const FilledChips: Story = {
  render: () => (
    <ChipBar label="Сезоны">
      <Chip filled selected>
        Сезон 1
      </Chip>
      <Chip filled>Сезон 2</Chip>
    </ChipBar>
  ),
};

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

export const TabsLine: Story = { render: () => <Sample look="line" /> };
export const TabsChip: Story = { render: () => <Sample look="chip" /> };

export const TabsByKeyboard: Story = {
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
