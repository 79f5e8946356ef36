import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shelf } from '../stories/shelf.tsx';
import { Rating, ratingLevel } from './rating.tsx';

const meta = {
  title: 'Feedback/Rating',
  component: Rating,
  args: { value: 8.4, text: '8,4' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three thresholds, each of which must be passed and not only reached. */
export const Levels: Story = {
  tags: ['rule'],
  name: 'CONT-028 over 6, over 7 and over 8 have a colour each',
  render: () => (
    <Shelf>
      {[9.6, 8.4, 8, 7.2, 7, 6.5, 6, 5.1, 0].map((value) => (
        <Rating key={value} value={value} text={value.toFixed(1).replace('.', ',')} />
      ))}
    </Shelf>
  ),
  async play({ canvasElement }) {
    const colours = new Map<string, Set<string>>();
    for (const rating of canvasElement.querySelectorAll('[aria-hidden]')) {
      const level = String(ratingLevel(Number(rating.textContent?.replace(',', '.'))));
      colours.set(level, (colours.get(level) ?? new Set()).add(getComputedStyle(rating).color));
    }
    // One colour for each of the four, and each has its own.
    await expect([...colours.keys()]).toEqual(['8', '7', '6', 'undefined']);
    await expect(new Set([...colours.values()].flatMap((own) => [...own].join())).size).toBe(4);
  },
};
