import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNotice } from './offline-notice.tsx';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Away: Story = {
  args: { message: { tone: 'away', title: 'Нет связи', text: 'Мы продолжим, как только связь вернётся.' } },
};
export const Back: Story = { args: { message: { tone: 'back', title: 'Снова на связи' } } };
export const Kazakh: Story = {
  args: { message: { tone: 'away', title: 'Байланыс жоқ', text: 'Байланыс қалпына келген бойда жалғастырамыз.' } },
};
/** Mounted and silent: what comes is then read out. */
export const Nothing: Story = { args: { message: null } };
