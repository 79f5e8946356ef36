import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held.tsx';
import { Select } from './select.tsx';

const meta = { title: 'Forms/Select', component: Select } satisfies Meta;
export default meta;
type Story = StoryObj;

const spy = fn();
const years = ['2026', '2025', '2024', '2023'].map((id) => ({ id, label: `${id} год` }));

function Sample(props: {
  readonly start?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly label?: string;
  readonly options?: typeof years;
}) {
  const { start, options = years, label = 'Год выхода', ...rest } = props;
  return (
    <div style={{ maxWidth: 360 }}>
      <Held<string | null> start={start ?? null} onChange={spy}>
        {(value, change) => (
          <Select label={label} placeholder="Любой" options={options} value={value} onChange={change} {...rest} />
        )}
      </Held>
    </div>
  );
}

export const Empty: Story = { render: () => <Sample hint="Можно не выбирать" /> };
export const Filled: Story = { render: () => <Sample start="2025" /> };
export const WithError: Story = { render: () => <Sample error="Выберите хотя бы один ответ" /> };
export const Disabled: Story = { render: () => <Sample start="2025" disabled /> };
export const Loading: Story = { render: () => <Sample busy /> };
export const LongText: Story = {
  render: () => (
    <Sample
      label="Тұрғылықты мекенжайыңыздың аймағын тізімнен таңдаңыз"
      start="long"
      options={[{ id: 'long', label: 'Шығыс Қазақстан облысының Өскемен қаласы мен оған қарасты елді мекендер' }]}
    />
  ),
};

export const Choosing: Story = {
  tags: ['rule', '!autodocs'],
  name: 'what is chosen comes as its id, and the note is read out with the field',
  render: () => <Sample hint="Можно не выбирать" />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    const control = within(canvasElement).getByRole('combobox', { name: 'Год выхода' });
    await expect(control).toHaveAccessibleDescription('Можно не выбирать');
    await expect(control).toHaveDisplayValue('Любой');
    await userEvent.selectOptions(control, '2024 год');
    await expect(spy).toHaveBeenCalledTimes(1);
    await expect(spy).toHaveBeenCalledWith('2024');
    await expect(control).toHaveDisplayValue('2024 год');
  },
};
