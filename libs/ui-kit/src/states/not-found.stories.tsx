import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_TITLES } from '../stories/samples.tsx';
import { NotFound } from './states.tsx';

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  parameters: { bare: true },
  args: { title: 'Не нашли', text: 'Такой страницы нет. Возможно, ссылка устарела.' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'MISC-030 the not-found page leads to the main page',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  },
};

export const LongText: Story = { args: { title: LONG_TITLES[1], text: LONG_TITLES[2] } };
