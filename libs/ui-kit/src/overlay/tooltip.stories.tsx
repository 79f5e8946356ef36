import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { replayIcon } from '../icons/shapes.ts';
import { Tooltip } from './tooltip.tsx';

const meta = { title: 'Overlay/Tooltip', component: Tooltip } satisfies Meta;
export default meta;
type Story = StoryObj;

const Sample = ({ text = 'Вернётся к началу передачи' }: { readonly text?: string }) => (
  <div style={{ padding: '80px 0', display: 'grid', justifyContent: 'center' }}>
    <Tooltip text={text}>
      <Button icon={replayIcon}>Сначала</Button>
    </Tooltip>
  </div>
);

export const ByKeyboard: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Вернётся к началу передачи');
  },
};

export const LongText: Story = {
  render: () => (
    <Sample text="Бұл бағдарламаны мұрағаттан кез келген уақытта басынан бастап көруге болады, ол жеті күн бойы сақталады" />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible());
  },
};

export const Escape: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Escape takes the hint away, and the focus stays',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await canvas.findByRole('tooltip', { hidden: true });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip', { hidden: true })).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Pointer: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the hint comes when the pointer rests, stays under the pointer and goes with it; a press hides it',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    const tip = await canvas.findByRole('tooltip', { hidden: true });
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(tip);
    await waitFor(() => expect(canvas.queryByRole('tooltip', { hidden: true })).toBeNull());
    await userEvent.hover(button);
    await canvas.findByRole('tooltip', { hidden: true });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip', { hidden: true })).toBeNull());
  },
};

export const AtTheEdge: Story = {
  tags: ['rule', '!autodocs'],
  name: 'at the top of the window the hint stands below, and never over the edge',
  render: () => (
    <div style={{ position: 'fixed', top: 0, right: 0 }}>
      <Tooltip text="Подсказка, которая шире своей кнопки">
        <Button>?</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await within(canvasElement).findByRole('tooltip', { hidden: true });
    const box = tip.getBoundingClientRect();
    await expect(tip).toHaveAttribute('data-side', 'below');
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
