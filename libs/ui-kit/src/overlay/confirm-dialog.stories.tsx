import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LONG_TITLE } from '../stories/samples.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlay/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: {
    open: true,
    title: 'Удалить профиль?',
    children: 'История и избранное этого профиля исчезнут. Вернуть их нельзя.',
    confirm: 'Удалить',
    cancel: 'Оставить',
    onConfirm: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: {
    title: LONG_TITLE,
    children: `${LONG_TITLE}. ${LONG_TITLE}.`,
    confirm: 'Біржола өшіру',
    cancel: 'Профильді қалдыру',
  },
};

export const Harmless: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the harmless answer has the focus, and Escape is it',
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Оставить' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  tags: ['rule', '!autodocs'],
  name: 'while the answer is on its way nothing closes the dialog or sends it twice',
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Удалить/ }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Оставить' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
