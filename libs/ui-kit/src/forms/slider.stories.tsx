import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { Slider } from './slider.tsx';

const Sample = (args: ComponentProps<typeof Slider>) => (
  <Held start={args.value} onChange={args.onChange}>
    {(value, change) => <Slider {...args} value={value} valueText={`${value} %`} onChange={change} />}
  </Held>
);

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Размер субтитров', value: 100, min: 50, max: 200, step: 10, onChange: fn() },
  render: Sample,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { args: { hint: 'Видно на всех устройствах этого профиля' } };
export const Least: Story = { args: { value: 50 } };
export const Most: Story = { args: { value: 200 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Субтитрлердің өлшемі мен тығыздығы барлық құрылғыларда',
    hint: 'Осы профильдің барлық құрылғыларында',
  },
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a slider is one stop for Tab, high enough for a finger, and read out as it is shown',
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Размер субтитров' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '100 %');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await fireEvent.change(slider, { target: { value: '120' } });
    await expect(args.onChange).toHaveBeenCalledWith(120);
    await expect(slider).toHaveAttribute('aria-valuetext', '120 %');
  },
};
