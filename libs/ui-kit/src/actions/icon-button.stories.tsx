import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bellIcon, heartIcon, plusIcon } from '../icons/page-shapes.ts';
import { closeIcon, searchIcon } from '../icons/shapes.ts';
import { OnArt, Shelf } from '../stories/shelf.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: heartIcon, label: 'В избранное', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <>
      <Shelf>
        <IconButton icon={searchIcon} label="Поиск" />
        <IconButton icon={bellIcon} label="Сообщения" kind="secondary" />
        <IconButton icon={heartIcon} label="В избранное" kind="tinted" />
        <IconButton icon={plusIcon} label="Добавить" kind="primary" />
      </Shelf>
      <Shelf>
        <IconButton icon={closeIcon} label="Закрыть" round />
        <IconButton icon={bellIcon} label="Напомнить" kind="secondary" round />
        <IconButton icon={plusIcon} label="Создать" kind="primary" round />
      </Shelf>
      <OnArt>
        <IconButton kind="on-art" icon={heartIcon} label="Нравится" />
        <IconButton kind="on-art" icon={plusIcon} label="Отложить" round />
      </OnArt>
    </>
  ),
};

export const Disabled: Story = { args: { disabled: true, kind: 'secondary' } };

function Heart() {
  const [pressed, setPressed] = useState(false);
  return <IconButton icon={heartIcon} label="В избранное" pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

/** What is switched says whether it is on; its name stays. */
export const Pressed: Story = {
  render: () => <Heart />,
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'В избранное' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

/** However small it is drawn, a finger finds 44 px. */
export const RoomForAFinger: Story = {
  tags: ['rule', '!autodocs'],
  render: () => <IconButton icon={closeIcon} label="Закрыть" />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const { width, height } = getComputedStyle(button, '::after');
    await expect(parseFloat(width)).toBeGreaterThanOrEqual(44);
    await expect(parseFloat(height)).toBeGreaterThanOrEqual(44);
  },
};

export const AsLink: Story = { args: { href: '/search', icon: searchIcon, label: 'Поиск' } };
