import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Код из SMS', length: 4, value: '', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = (args: ComponentProps<typeof CodeField>) => (
  <Held start={args.value} onChange={args.onChange}>
    {(value, change) => <CodeField {...args} value={value} onChange={change} />}
  </Held>
);

export const Empty: Story = { args: { hint: 'Код можно вставить целиком, вход произойдёт сам.' }, render: Sample };
export const Begun: Story = {
  args: { value: '40', hint: 'Код можно вставить целиком, вход произойдёт сам.', autoFocus: true },
  render: Sample,
};
export const Filled: Story = { args: { value: '4018' }, render: Sample };
export const SixOnAPhone: Story = {
  args: { value: '401', length: 6 },
  render: Sample,
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const WithError: Story = { args: { error: 'Неверный код' }, render: Sample };
export const Disabled: Story = { args: { value: '4018', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Телефоныңызға жіберілген қысқа хабарламадағы растау коды',
    error: 'Код қате енгізілді. Хабарламаны тағы бір рет тексеріп, кодты қайтадан енгізіңіз.',
  },
  render: Sample,
};

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox');

export const Typing: Story = {
  tags: ['rule', '!autodocs'],
  name: 'AUTH-058 the last digit completes the code; letters do not count and Backspace erases',
  render: Sample,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('4x0{Backspace}01');
    await expect(field(canvasElement)).toHaveValue('401');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('8');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('4018');
    await userEvent.keyboard('9');
    await expect(field(canvasElement)).toHaveValue('4018');
  },
};

export const Pasting: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a pasted code fills all cells, over what was begun; a part of one goes on from there',
  args: { value: '9' },
  render: Sample,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.paste('Код: 40-18');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('4018');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.paste('77');
    await expect(field(canvasElement)).toHaveValue('4077');
  },
};

export const OneField: Story = {
  tags: ['rule', '!autodocs'],
  name: 'readers and phones find one field, and typing goes on at its end',
  args: { value: '40' },
  render: Sample,
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await expect(input).toHaveAccessibleName('Код из SMS');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.keyboard('{Home}1');
    await expect(input).toHaveValue('401');
  },
};
