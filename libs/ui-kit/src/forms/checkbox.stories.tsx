import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../actions/text-link.tsx';
import { Held } from '../stories/held.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Присылать новости на почту', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = (args: ComponentProps<typeof Checkbox>) => (
  <Held start={args.checked} onChange={args.onChange}>
    {(checked, change) => <Checkbox {...args} checked={checked} onChange={change} />}
  </Held>
);

export const States: Story = {
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Sample {...args} />
      <Sample {...args} label="Все каналы" checked />
      <Sample {...args} label="Некоторые каналы" partly />
      <Sample {...args} label="Недоступно" disabled />
      <Sample {...args} label="Недоступно" checked disabled />
      <Sample {...args} label="Показывать в расписании" hint="Только в этом профиле" checked />
    </div>
  ),
};

const agreement = (
  <span>
    Принимаю <TextLink href="/faq/agreement">условия</TextLink>
  </span>
);
export const WithError: Story = {
  args: { label: agreement, error: 'Без согласия не получится', required: true },
  render: Sample,
};
export const LongText: Story = {
  args: {
    label: 'Пайдаланушы келісімінің шарттарымен және дербес деректерді өңдеу ережелерімен танысып, толық келісемін',
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Sample {...args} checked />
    </div>
  ),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Space and a press on the words change it; a link in the words is followed',
  args: { label: agreement, error: 'Без согласия не получится' },
  render: Sample,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Принимаю условия' });
    await expect(box).toHaveAccessibleDescription('Без согласия не получится');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(/Принимаю/));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    canvas.getByRole('link').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
