import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It keeps its place from the start and is told once it shows. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(within(canvasElement).getByRole('status').textContent).not.toBe(''), { timeout: 3_000 });
  },
};

/** Inside of what says itself that it is busy. */
export const Silent: Story = { args: { label: null } };
