import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../overlay/dialog.tsx';
import { LONG_TITLES } from '../stories/samples.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const meta = { title: 'Forms/Combobox', component: Combobox } satisfies Meta;
export default meta;
type Story = StoryObj;

const spy = fn();
const cities: readonly ComboboxOption<string>[] = [
  { id: '1', label: 'Алматы' },
  { id: '2', label: 'Астана' },
  { id: '3', label: 'Шымкент' },
  { id: '4', label: 'Қарағанды', hint: 'Қарағанды облысы' },
  { id: '5', label: 'Өскемен', hint: 'Шығыс Қазақстан облысы' },
  { id: '6', label: 'Орёл' },
  { id: '7', label: 'Toshkent' },
  { id: '8', label: 'Жаңаөзен', hint: 'Маңғыстау облысындағы мұнайшылар мен олардың отбасылары тұратын қала' },
];

function Sample(props: {
  readonly start?: ComboboxOption<string>;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly options?: readonly ComboboxOption<string>[];
  readonly onSearch?: (typed: string) => void;
}) {
  const { start, options = cities, ...rest } = props;
  const [value, setValue] = useState(start ?? null);
  return (
    <div style={{ maxWidth: 360, minHeight: 380 }}>
      <Combobox
        label="Город"
        hint="Начните вводить название"
        placeholder="Любой"
        options={options}
        value={value}
        onChange={(option) => {
          spy(option.id);
          setValue(option);
        }}
        {...rest}
      />
    </div>
  );
}

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Город' });

export const Empty: Story = { render: () => <Sample /> };
export const Filled: Story = { render: () => <Sample start={{ id: '2', label: 'Астана' }} /> };
export const WithError: Story = { render: () => <Sample error="Выберите хотя бы один ответ" /> };
export const Disabled: Story = { render: () => <Sample start={{ id: '2', label: 'Астана' }} disabled /> };
export const Loading: Story = { render: () => <Sample busy options={[]} /> };

/** One option, none, and many with long names: the list keeps its height and scrolls. */
export const LongText: Story = {
  render: () => (
    <Sample
      start={{ id: '0', label: LONG_TITLES[1] }}
      options={Array.from({ length: 21 }, (_, index) => {
        const label = LONG_TITLES[index % LONG_TITLES.length] ?? '';
        return { id: String(index), label: `${index}. ${label}`, hint: label };
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.click(input);
    await expect(within(canvasElement).getAllByRole('option').length).toBeGreaterThan(1);
  },
};

export const Opened: Story = {
  render: () => <Sample start={{ id: '2', label: 'Астана' }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const NothingFound: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zzz');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ничего не нашлось');
  },
};

export const ByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'typing narrows the list, arrows walk, Enter takes, Escape puts back what was chosen',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('а');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Найдено: \d$/);
    await expect(canvas.getByRole('option', { name: 'Алматы' })).toHaveAttribute(
      'id',
      input.getAttribute('aria-activedescendant'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(spy).toHaveBeenLastCalledWith('2');
    await expect(input).toHaveValue('Астана');
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.clear(input);
    await userEvent.keyboard('орел{Escape}');
    await expect(input).toHaveValue('Астана');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'Астана', selected: true })).toHaveAttribute('data-active');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /^Жаңаөзен/ })).toHaveAttribute('data-active');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(spy).toHaveBeenCalledTimes(1);
  },
};

export const ByPointer: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a press on an option takes it, and the focus stays in the field',
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Шымкент' }));
    await expect(field(canvasElement)).toHaveValue('Шымкент');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const ServerSearch: Story = {
  tags: ['rule', '!autodocs'],
  name: 'with a search of the server its answer is shown as it comes',
  render: () => <Sample options={cities.slice(0, 2)} onSearch={spy} />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    await userEvent.type(field(canvasElement), 'юг');
    await expect(spy).toHaveBeenLastCalledWith('юг');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2);
  },
};

const onClose = fn();
export const EscapeInADialog: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the first Escape closes the list, the second the dialog',
  render: () => (
    <Dialog open title="Где вы живёте?" onClose={onClose}>
      <Sample />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    onClose.mockClear();
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
