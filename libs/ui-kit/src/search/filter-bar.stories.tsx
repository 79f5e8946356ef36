import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TITLES } from '../stories/samples.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterGroup } from './filter-model.ts';

const meta = {
  title: 'Search/FilterBar',
  component: FilterBar,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const spy = fn();

const list = (labels: readonly string[], counts: (index: number) => number | undefined = (index) => 240 - 19 * index) =>
  labels.map((label, index) => ({ value: String(index + 1), label, count: counts(index) }));

const GENRES = [
  ...['Боевик', 'Детектив', 'Документальный', 'Драма', 'Комедия', 'Криминал', 'Мелодрама', 'Музыка', 'Мультфильм'],
  ...['Приключения', 'Семейный', 'Спорт', 'Триллер', 'Ужасы', 'Фантастика', 'Фэнтези'],
];
const COUNTRIES = ['Қазақстан', 'Узбекистан', 'Россия', 'США', 'Франция', 'Турция', 'Южная Корея', 'Япония'];

const groups: readonly FilterGroup[] = [
  {
    id: 'genre',
    label: 'Жанр',
    anyLabel: 'Любой жанр',
    options: list(GENRES, (index) => Math.max(0, 240 - 19 * index)),
    value: null,
  },
  {
    id: 'subgenre',
    label: 'Поджанр',
    anyLabel: 'Любой поджанр',
    options: list(['Нуар', 'Роуд-муви', 'Судебная драма']),
    value: null,
  },
  { id: 'country', label: 'Страна', anyLabel: 'Любая страна', options: list(COUNTRIES), value: null },
  {
    id: 'year',
    label: 'Год',
    anyLabel: 'Любой год',
    options: list(['2026', '2025', '2024', '2020 и новее', '2010–2019', '2000–2009', 'До 1980'], () => undefined),
    value: null,
  },
  {
    id: 'rating',
    label: 'Рейтинг',
    anyLabel: 'Любой рейтинг',
    options: list(['Выше 6', 'Выше 7', 'Выше 8']),
    value: null,
  },
];

const choose = (chosen: Readonly<Record<string, string | null>>, from = groups) =>
  from.map((group) => ({ ...group, value: chosen[group.id] ?? null }));

function HeldFilters({
  start = {},
  from = groups,
}: {
  readonly start?: Readonly<Record<string, string | null>>;
  readonly from?: readonly FilterGroup[];
}) {
  const [chosen, setChosen] = useState(start);
  const count = Object.values(chosen).filter(Boolean).length;
  const found = Math.round(1204 / 4 ** count);
  return (
    <div style={{ minHeight: 560 }}>
      <FilterBar
        label="Фильтры"
        groups={choose(chosen, from)}
        onChange={(id, value) => {
          spy(id, value);
          setChosen({ ...chosen, [id]: value });
        }}
        chosenLabel="Выбрано"
        clearLabel="Сбросить всё"
        onClear={() => {
          spy('all', null);
          setChosen({});
        }}
        moreLabel={count > 0 ? `Фильтры (${count})` : 'Фильтры'}
        doneLabel={`Показать ${found}`}
        resultText={`Найдено: ${found}`}
        removeLabel={(option) => `Убрать «${option}»`}
      />
    </div>
  );
}

/** The drop-down of a wide window; a phone has none, and its sheet is opened. */
async function openFilter(canvasElement: HTMLElement, name: RegExp) {
  const canvas = within(canvasElement);
  const dropDown = canvas.queryByRole('button', { name });
  await userEvent.click(dropDown ?? canvas.getByRole('button', { name: /^Фильтры/ }));
}

export const NothingChosen: Story = { render: () => <HeldFilters /> };

export const Chosen: Story = { render: () => <HeldFilters start={{ genre: '4', country: '1', year: '5' }} /> };

/** An option without results is muted and can be chosen. */
export const Opened: Story = {
  render: () => <HeldFilters start={{ genre: '4' }} />,
  play: ({ canvasElement }) => openFilter(canvasElement, /^Жанр/),
};

/** The options are on their way. */
export const Busy: Story = {
  render: () => <HeldFilters from={groups.map((group) => ({ ...group, options: [], busy: true }))} />,
  play: ({ canvasElement }) => openFilter(canvasElement, /^Жанр/),
};

const long: readonly FilterGroup[] = LONG_TITLES.slice(0, 4).map((label, index) => ({
  id: String(index),
  label,
  anyLabel: `Всё: ${label}`,
  options: list(Array.from({ length: 40 }, (_, at) => LONG_TITLES[at % LONG_TITLES.length] ?? '')),
  value: null,
}));

/** Many chips: on a phone they scroll sideways. */
export const LongText: Story = { render: () => <HeldFilters from={long} start={{ 0: '1', 1: '2', 2: '3', 3: '1' }} /> };

export const Phone: Story = {
  render: () => <HeldFilters start={{ genre: '14' }} />,
  play: ({ canvasElement }) => openFilter(canvasElement, /^Жанр/),
};

export const ChoosesByKeyboard: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-068 genre, subgenre, country, year and rating are each chosen by keyboard, letters leap to an option',
  render: () => <HeldFilters />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    const canvas = within(canvasElement);
    const names = ['Жанр', 'Поджанр', 'Страна', 'Год', 'Рейтинг'];
    await userEvent.tab();
    for (const name of names) {
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('listbox', { name })).toBeVisible());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await userEvent.tab();
    }
    await expect(spy.mock.calls).toEqual(['genre', 'subgenre', 'country', 'year', 'rating'].map((id) => [id, '1']));

    canvas.getByRole('button', { name: 'Жанр: Боевик' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('option', { name: /^Боевик/ })).toHaveFocus();
    await userEvent.keyboard('мул');
    await expect(canvas.getByRole('option', { name: /^Мультфильм/ })).toHaveFocus();
    await userEvent.keyboard('{End}{Escape}');
    await expect(canvas.getByRole('button', { name: 'Жанр: Боевик' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    await expect(spy).toHaveBeenLastCalledWith('genre', null);
  },
};

export const TakesOff: Story = {
  tags: ['rule', '!autodocs'],
  name: 'ROWS-068 one press takes a choice off; the focus goes to the next chip, at last to the filter',
  render: () => <HeldFilters start={{ genre: '4', country: '1', year: '5' }} />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    const canvas = within(canvasElement);
    const chip = (name: string) => canvas.getByRole('button', { name: `Убрать «${name}»` });
    chip('Қазақстан').focus();
    await userEvent.keyboard('{Enter}');
    await expect(spy).toHaveBeenLastCalledWith('country', null);
    await expect(chip('2010–2019')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip('Драма')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Жанр' })).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Выбрано' })).toBeNull();
  },
};

export const ClearsAll: Story = {
  tags: ['rule', '!autodocs'],
  name: 'one press takes everything off, and the focus goes to the first filter',
  render: () => <HeldFilters start={{ country: '1', year: '5' }} />,
  play: async ({ canvasElement }) => {
    spy.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }));
    await expect(spy.mock.calls).toEqual([['all', null]]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Жанр' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Найдено: 1204')).toBeVisible());
  },
};
