import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Held } from '../stories/held.tsx';
import { Text } from '../text/text.tsx';
import { PinPad } from './pin-pad.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/PinPad',
  component: PinPad,
  args: { label: 'PIN-код', value: '', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinPad>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = (args: ComponentProps<typeof PinPad>) => (
  <Held start={args.value} onChange={args.onChange}>
    {(value, change) => <PinPad {...args} value={value} onChange={change} />}
  </Held>
);
const forgotten = (
  <Button kind="ghost" size="small">
    Забыли?
  </Button>
);

export const Empty: Story = { args: { hint: 'Осталось 4 попытки из 5' }, render: Sample };
export const Begun: Story = { args: { value: '12', corner: forgotten }, render: Sample };
export const WithError: Story = { args: { error: 'Неверный код', corner: forgotten }, render: Sample };
export const Checking: Story = { args: { value: '1234', busy: true } };
export const LongText: Story = {
  args: { error: 'Код қате енгізілді. Профиль иесінен дұрыс PIN-кодты сұрап, қайтадан енгізіп көріңіз.' },
  render: Sample,
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};

const InDialog = (args: ComponentProps<typeof PinPad>) => (
  <div style={{ minHeight: 720 }}>
    <Dialog open title="Введите PIN" onClose={() => {}}>
      <Text>«Город без сна» с отметкой 18+. PIN знает владелец профиля.</Text>
      <div style={{ padding: '24px 0 8px' }}>
        <Sample {...args} />
      </div>
      <Held start={false}>
        {(checked, change) => <Switch label="Не спрашивать полчаса" checked={checked} onChange={change} />}
      </Held>
    </Dialog>
  </div>
);

export const InADialog: Story = {
  args: { value: '12', corner: forgotten, hint: 'Осталось 4 попытки из 5' },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  render: InDialog,
};

export const Keys: Story = {
  tags: ['rule', '!autodocs'],
  name: 'PIN-019 PIN-020 digits of the keyboard wherever the focus is in the dialog; four of them complete the PIN',
  render: InDialog,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('switch').focus();
    await userEvent.keyboard('1a2{Backspace}2');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await expect(canvas.getByText('Введено 2 из 4')).toBeInTheDocument();
    await userEvent.keyboard('34');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
    await userEvent.keyboard('5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
  },
};

export const Walking: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the pad is one stop for Tab, arrows walk over its keys, and a remote can type with them',
  render: Sample,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '0' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Pressing: Story = {
  tags: ['rule', '!autodocs'],
  name: 'while the PIN is being checked, presses and digits do nothing',
  args: { busy: true },
  render: Sample,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '7' }));
    await userEvent.keyboard('7');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
