import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shelf } from '../stories/shelf.tsx';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Feedback/Rating',
  component: Rating,
  args: { value: 8.4, text: '8,4' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three thresholds, each of which must be passed and not only reached. */
export const Levels: Story = {
  render: () => (
    <Shelf>
      {[9.6, 8.4, 8, 7.2, 7, 6.5, 6, 5.1, 0].map((value) => (
        <Rating key={value} value={value} text={value.toFixed(1).replace('.', ',')} />
      ))}
    </Shelf>
  ),
};
