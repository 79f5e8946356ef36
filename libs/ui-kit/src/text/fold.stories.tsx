import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TITLE } from '../stories/samples.tsx';
import { Fold } from './fold.tsx';

const meta = { title: 'Foundations/Fold', component: Fold } satisfies Meta;
export default meta;
type Story = StoryObj;

/** The whole text is there after one press, and the button says whether it is open. */
export const Folded: Story = {
  render: () => <Fold text={`${LONG_TITLE}. `.repeat(12)} limit={400} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(/…$/)).toBeVisible());
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByText(/…$/)).toBeNull();
  },
};

export const ShortNeedsNoButton: Story = {
  render: () => <Fold text="Коротко и ясно." limit={400} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
