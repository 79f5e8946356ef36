import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import { channelMark } from '../stories/marks.ts';
import { LONG_TITLE } from '../stories/samples.tsx';
import { VirtualList } from './virtual-list.tsx';

const Line = styled.button`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 64px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  color: var(--color-text-strong);

  &:hover {
    background: var(--color-surface-2);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-width));
  }
`;

const line = (name: string) =>
  function Channel(index: number, stop: boolean) {
    return (
      <Line type="button" data-card-target tabIndex={stop ? 0 : -1}>
        <ChannelLogo name={name} source={channelMark(String(index % 40))} />
        <span>
          {index + 1}. {name}
        </span>
      </Line>
    );
  };

const meta = {
  title: 'Rows/VirtualList',
  component: VirtualList,
  args: { label: 'Каналы', count: 5_000, itemHeight: 64, renderItem: line('Алатау 24') },
  decorators: [
    (Story) => (
      <div style={{ height: 420, maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveThousand: Story = {};
export const Few: Story = { args: { count: 3 } };
export const None: Story = { args: { count: 0 } };
export const LongText: Story = { args: { count: 200, renderItem: line(LONG_TITLE) } };

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'of 5,000 lines few are in the page; one Tab stop, arrows, pages and ends walk through all of them',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    const at = (index: number) =>
      waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${index + 1}\\. `)));

    await userEvent.tab();
    await at(0);
    await userEvent.keyboard('{ArrowDown}');
    await at(1);
    await userEvent.keyboard('{End}');
    await at(4_999);
    await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '5000');
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await at(4_994);
    await userEvent.keyboard('{Home}');
    await at(0);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
  },
};

export const KeepsTheFocus: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the line with the focus stays in the page when it is scrolled out of sight',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(5));
    await userEvent.tab();
    const first = document.activeElement;
    const scroller = canvasElement.querySelector('ul')?.parentElement;
    scroller?.scrollTo({ top: 100_000 });
    await waitFor(() => expect(canvasElement.querySelector('[data-index="1570"]')).not.toBeNull());
    await expect(first).toHaveFocus();
  },
};
