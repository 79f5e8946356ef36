import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playIcon } from '../icons/shapes.ts';
import { plusIcon } from '../icons/page-shapes.ts';
import { LONG_TITLES } from '../stories/samples.tsx';
import { OnArt, Shelf } from '../stories/shelf.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Смотреть', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <>
      <Shelf>
        <Button kind="primary" icon={playIcon}>
          Смотреть
        </Button>
        <Button kind="secondary">Трейлер</Button>
        <Button kind="tinted" icon={plusIcon}>
          В избранное
        </Button>
        <Button kind="ghost">Отмена</Button>
        <Button kind="secondary" size="small">
          Показать все
        </Button>
      </Shelf>
      <Shelf>
        <Button kind="primary" disabled>
          Смотреть
        </Button>
        <Button kind="secondary" disabled>
          Трейлер
        </Button>
        <Button kind="primary" busy>
          Смотреть
        </Button>
        <Button kind="secondary" busy>
          Трейлер
        </Button>
      </Shelf>
      <OnArt>
        <Button kind="primary" icon={playIcon}>
          Смотреть с 4 серии
        </Button>
        <Button kind="on-art" icon={plusIcon}>
          В избранное
        </Button>
      </OnArt>
    </>
  ),
};

export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Смотреть' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** ROWS-054: a busy button keeps its name and its size, and a press does nothing. */
export const Busy: Story = {
  args: { busy: true, kind: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Смотреть/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The same of a link: what it leads to is on its way. */
export const BusyLink: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-054 a busy link says so, keeps its name, and a press leads nowhere',
  args: { busy: true, kind: 'primary', href: '#nowhere' },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: /Смотреть/ });
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(location.hash).not.toBe('#nowhere');
  },
};

export const AsLink: Story = {
  args: { href: '/watch/1', kind: 'primary' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/watch/1');
  },
};

/** A long word wraps inside of its button, in every alphabet. */
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 288 }}>
      {LONG_TITLES.map((text) => (
        <Button key={text} kind="primary" icon={playIcon}>
          {text}
        </Button>
      ))}
    </div>
  ),
};
