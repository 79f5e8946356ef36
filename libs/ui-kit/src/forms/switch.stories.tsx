import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Автопродление', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = (args: ComponentProps<typeof Switch>) => (
  <Held start={args.checked} onChange={args.onChange}>
    {(checked, change) => <Switch {...args} checked={checked} onChange={change} />}
  </Held>
);

export const States: Story = {
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Sample {...args} />
      <Sample {...args} checked label="Следующая серия сама" hint="Через 10 секунд после титров" />
      <Sample {...args} busy checked label="Сохраняется" />
      <Sample {...args} disabled label="Недоступно" />
      <Sample {...args} disabled checked label="Недоступно" />
      <Sample
        {...args}
        checked
        label="Балалар профилінде PIN-код сұралмасын және жас шектеуі бар бағдарламалар көрсетілмесін"
        hint="Бұл баптау осы құрылғыдағы барлық профильдерге бірден қолданылады"
      />
    </div>
  ),
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Space and a press anywhere on the line switch it',
  args: { hint: 'Спишем 5 декабря' },
  render: Sample,
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Автопродление' });
    await expect(control).toHaveAccessibleDescription('Спишем 5 декабря');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Автопродление'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Busy: Story = {
  tags: ['rule', '!autodocs'],
  name: 'while the last change is being saved, the switch keeps the focus and takes no other',
  args: { busy: true },
  render: Sample,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch', { name: 'Автопродление' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
