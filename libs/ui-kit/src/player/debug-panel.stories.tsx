import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DebugPanel } from './debug-panel.tsx';

const meta = {
  title: 'Player/DebugPanel',
  component: DebugPanel,
  parameters: { bare: true, docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Сведения для поддержки',
    facts: [
      { name: 'version', value: '190' },
      { name: 'brand', value: 'orbit' },
      { name: 'provider', value: 'orbit-regional-network-of-the-north' },
      { name: 'user', value: '1400235' },
      { name: 'device', value: '99104417' },
      { name: 'session', value: 'guest' },
      { name: 'player', value: 'loaded, playing' },
    ],
    closeLabel: 'Закрыть',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DebugPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  async play({ canvasElement, args }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Закрыть' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { window: '390' } };
