import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LONG_TITLES } from '../stories/samples.tsx';
import { ToastStack, type ToastMessage } from './toast.tsx';

const onDismiss = fn();
const LONG_MS = 600_000;

const meta = {
  title: 'Feedback/Toast',
  component: ToastStack,
  parameters: { bare: true, docs: { story: { inline: false, height: '340px' } } },
  args: { messages: [], onDismiss },
  render: ({ messages }) => (
    <div style={{ minHeight: 320 }}>
      <ToastStack messages={messages} onDismiss={onDismiss} />
    </div>
  ),
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages: readonly ToastMessage[] = [
  { id: '1', text: 'Добавлено в избранное', tone: 'success', durationMs: LONG_MS },
  { id: '2', text: 'Эта передача ещё не началась.', durationMs: LONG_MS },
  { id: '3', text: 'Не получилось: сервер не ответил.', tone: 'danger', durationMs: LONG_MS },
];

export const Tones: Story = { args: { messages } };
export const One: Story = { args: { messages: messages.slice(0, 1) } };
/** Mounted and silent: what comes is then read out. */
export const None: Story = {};
export const LongText: Story = {
  args: { messages: LONG_TITLES.map((text) => ({ id: text, text, durationMs: LONG_MS })) },
};

export const ByKeyboard: Story = {
  args: { messages },
  play: async ({ canvasElement }) => {
    onDismiss.mockClear();
    const [close] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledWith('1');
  },
};
