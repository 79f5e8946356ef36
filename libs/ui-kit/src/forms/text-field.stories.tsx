import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { searchIcon } from '../icons/shapes.ts';
import { LONG_TITLES } from '../stories/samples.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Почта' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Сюда придёт чек', placeholder: 'name@example.kz' } };
export const Filled: Story = { args: { defaultValue: 'aigerim@example.kz' } };
export const Disabled: Story = { args: { defaultValue: 'aigerim@example.kz', disabled: true } };
export const Search: Story = {
  args: { label: 'Найти канал', hideLabel: true, icon: searchIcon, placeholder: 'Найти канал', type: 'search' },
};

export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {LONG_TITLES.map((text) => (
        <TextField key={text} label={text} hint={text} error={text} defaultValue={text} />
      ))}
    </div>
  ),
};

/** The error is read out with the field. */
export const WithError: Story = {
  args: { defaultValue: 'aigerim@', error: 'Проверьте адрес почты' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Почта' });
    await expect(field).toHaveAccessibleDescription('Проверьте адрес почты');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'example.kz');
    await expect(field).toHaveValue('aigerim@example.kz');
  },
};
