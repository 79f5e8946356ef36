import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { places } from '../stories/frame-samples.tsx';
import { BottomNav } from './bottom-nav.tsx';

const meta = {
  title: 'Frame/BottomNav',
  component: BottomNav,
  parameters: { bare: true },
  args: { items: places, currentId: 'home' },
  decorators: [
    (Story) => (
      <div style={{ width: 390, minHeight: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Two: Story = { args: { items: places.slice(0, 2) } };

/** Before the menu is known, what is there already stands where it will. */
export const BeforeTheMenu: Story = {
  args: { items: places.slice(-1) },
  play: async ({ canvasElement }) => {
    const { left, right } = within(canvasElement).getByRole('link').getBoundingClientRect();
    await expect(right).toBeCloseTo(innerWidth, 0);
    await expect(right - left).toBeCloseTo(innerWidth / 5, 0);
  },
};

const onOpen = fn();

/** A place may open something over the page instead of leading away. */
export const Opens: Story = {
  args: { items: places.map((place) => (place.id === 'my' ? { ...place, onOpen } : place)) },
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Моё' }));
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};
