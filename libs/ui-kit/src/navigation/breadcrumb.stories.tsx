import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_TITLE } from '../stories/samples.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    steps: [
      { title: 'Главная', href: '/' },
      { title: 'Сериалы', href: '/series' },
    ],
    current: 'Тихий перевал',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Вы здесь' }));
    await expect(nav.getAllByRole('listitem').at(-1)).toHaveTextContent('Тихий перевал');
    await expect(nav.getByText('Тихий перевал')).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Сериалы' })).toHaveAttribute('href', '/series');
  },
};
export const OneStep: Story = { args: { steps: [{ title: 'Пакеты', href: '/packets' }], current: 'Семья' } };
export const LongText: Story = {
  args: { current: LONG_TITLE },
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
};
