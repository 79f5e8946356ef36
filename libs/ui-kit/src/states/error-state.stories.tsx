import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LONG_TITLE } from '../stories/samples.tsx';
import { ErrorState } from './states.tsx';

const onRetry = fn();

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: { bare: true },
  args: { title: 'Пока не получается начать', onRetry },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  args: { size: 'page', text: 'Сервер не ответил. Обычно это ненадолго.', code: 'network' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Код network');
    await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** Before the site is there: no head, no foot. */
export const WholeWindow: Story = { args: { size: 'full', text: 'Сервер не ответил. Обычно это ненадолго.' } };

/** A failed row costs that row; the retry is under way. */
export const Row: Story = { args: { title: 'Этот ряд не загрузился', busy: true } };

export const LongText: Story = {
  args: { size: 'full', title: LONG_TITLE, text: LONG_TITLE.repeat(3), code: 500 },
};

export const Kazakh: Story = {
  args: {
    size: 'page',
    title: 'Әзірге қосыла алмай тұрмыз',
    text: 'Сервер жауап бермеді. Әдетте бұл ұзаққа созылмайды.',
  },
};
