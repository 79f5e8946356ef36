import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchControl } from './search-control.tsx';

const meta: Meta = { title: 'Frame/SearchControl', component: SearchControl };
export default meta;
type Story = StoryObj;

const onOpen = fn();

export const Link: Story = { render: () => <SearchControl label="Поиск" href="/search" /> };

export const Opens: Story = {
  render: () => <SearchControl label="Поиск" onOpen={onOpen} />,
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Поиск' }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};
