import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = {
  title: 'Forms/MaskedField',
  component: MaskedField,
  args: { label: 'Номер телефона', mask: '+7 ___ ___ __ __', value: '', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = (args: ComponentProps<typeof MaskedField>) => (
  <Held start={args.value}>
    {(value, change) => (
      <MaskedField
        {...args}
        value={value}
        onChange={(digits, isComplete) => {
          change(digits);
          args.onChange(digits, isComplete);
        }}
      />
    )}
  </Held>
);

export const Empty: Story = { args: { hint: 'Пришлём код в SMS. Пароль не нужен.' }, render: Sample };
export const Filled: Story = { args: { value: '7015554218' }, render: Sample };
export const Large: Story = { args: { value: '701555421', size: 'large' }, render: Sample };
export const OtherCountry: Story = { args: { value: '901234567', mask: '+998 (XX) XXX-XX-XX' }, render: Sample };
export const WithError: Story = { args: { value: '70155', error: 'Проверьте номер телефона' }, render: Sample };
export const Disabled: Story = { args: { value: '7015554218', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Хабарламаны алатын ұялы телефоныңыздың нөмірі',
    hint: 'Сізге растау коды бар қысқа хабарлама жібереміз, құпиясөз енгізудің қажеті болмайды.',
  },
  render: Sample,
};

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox');

export const Typing: Story = {
  tags: ['rule', '!autodocs'],
  name: 'typing writes the mask; the caller gets digits and is told when the number is whole',
  render: Sample,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '701a5554218');
    await expect(field(canvasElement)).toHaveValue('701 555 42 18');
    await expect(args.onChange).toHaveBeenLastCalledWith('7015554218', true);
    await userEvent.type(field(canvasElement), '9');
    await expect(field(canvasElement)).toHaveValue('701 555 42 18');
    await expect(field(canvasElement)).toHaveAccessibleDescription('+7');
  },
};

export const Erasing: Story = {
  tags: ['rule', '!autodocs'],
  name: 'Backspace beside a sign erases the digit, and the caret stays where one types',
  args: { value: '7015554218' },
  render: Sample,
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('705 554 21 8');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('1');
    await expect(input).toHaveValue('701 555 42 18');
    await expect(input.selectionStart).toBe(3);
  },
};

export const Pasting: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a number pasted in any usual writing loses the code of the country',
  args: { value: '70' },
  render: Sample,
  play: async ({ canvasElement, args }) => {
    for (const number of ['+7 (701) 555-42-18', '8 701 555 42 18']) {
      await userEvent.clear(field(canvasElement));
      await userEvent.click(field(canvasElement));
      await userEvent.paste(number);
      await expect(args.onChange).toHaveBeenLastCalledWith('7015554218', true);
    }
  },
};
