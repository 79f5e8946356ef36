import type { Meta, StoryObj } from '@storybook/react-vite';
import { guestTools, items } from '../stories/frame-samples.tsx';
import { SectionBar } from './section-bar.tsx';

const meta = {
  title: 'Frame/SectionBar',
  component: SectionBar,
  parameters: { bare: true },
  args: { label: 'Разделы каталога', items, currentId: '2' },
} satisfies Meta<typeof SectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACatalogue: Story = {};
/** Where there is no head of the page its tools stand here. */
export const WithTools: Story = { args: { label: 'Основное меню', currentId: '0', end: guestTools } };
