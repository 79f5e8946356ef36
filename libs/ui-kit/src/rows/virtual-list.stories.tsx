import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { LONG_TITLE } from '../stories/samples.tsx';
import { VirtualList } from './virtual-list.tsx';

const Ground = styled.div`
  max-width: 420px;
  height: 420px;

  button {
    width: 100%;
    height: 64px;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    color: var(--color-text-strong);
    text-align: start;
  }
  button:hover {
    background: var(--color-surface-2);
  }
  button:focus-visible {
    outline-offset: calc(-1 * var(--focus-width));
  }
`;

function createLine() {
  const element = document.createElement('button');
  element.type = 'button';
  return { element, drawRest: () => {} };
}

const lines = (name: string) => ({
  createLine,
  drawLine: ({ element }: { readonly element: HTMLElement }, index: number, isStop: boolean) => {
    element.tabIndex = isStop ? 0 : -1;
    element.textContent = `${index + 1}. ${name}`;
  },
});

const meta = {
  title: 'Rows/VirtualList',
  component: VirtualList,
  args: { label: 'Каналы', count: 5_000, itemHeight: 64, ...lines('Алатау 24') },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
} satisfies Meta<typeof VirtualList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveThousand: Story = {};
export const All: Story = { args: { count: 30, all: true } };
export const Few: Story = { args: { count: 3 } };
export const None: Story = { args: { count: 0 } };
export const LongText: Story = { args: { count: 200, ...lines(LONG_TITLE) } };

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
