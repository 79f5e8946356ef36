import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shelf } from '../stories/shelf.tsx';
import { Price } from './price.tsx';

const meta = { title: 'Packets/Price', component: Price, args: { amount: '1 990 ₸' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Shelf>
      <Price amount="1 990 ₸" period="в месяц" size="small" />
      <Price amount="1 990 ₸" period="в месяц" />
      <Price amount="1 990 ₸" period="в месяц" size="large" />
    </Shelf>
  ),
};

export const Discounted: Story = {
  args: { period: 'в месяц', note: '23 880 ₸ за год', instead: '29 880 ₸', size: 'large' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('23 880 ₸ за год, вместо 29 880 ₸')).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    amount: '1 234 567,89 soʻm',
    period: 'алты айлық кезең үшін бір рет төленеді',
    note: 'Сынақ мерзімі аяқталғаннан кейін автоматты түрде ұзартылады',
    size: 'large',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
