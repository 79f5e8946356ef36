import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TITLES } from '../stories/samples.tsx';
import { SearchField } from './search-field.tsx';
import { channelOptions, forgetCalls, HeldSearch, history, popular, spies, suggestions } from './search-samples.tsx';

const meta = { title: 'Search/SearchField', component: SearchField } satisfies Meta;
export default meta;
type Story = StoryObj;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Поиск' });
const room = { maxWidth: 760, minHeight: 560 };

async function openByKey(canvasElement: HTMLElement) {
  field(canvasElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(within(canvasElement).getByRole('listbox')).toBeVisible());
}

const shown = (props: Parameters<typeof HeldSearch>[0]): Story => ({
  render: () => (
    <div style={room}>
      <HeldSearch {...props} />
    </div>
  ),
  play: ({ canvasElement }) => openByKey(canvasElement),
});

/** What was looked for before, and what others look for. */
export const HistoryAndPopular: Story = shown({});

export const Suggestions: Story = shown({ value: 'перевал', groups: [suggestions] });

/** Channels have a heading; what others look for has none, and a line above it. */
export const ChannelsAndSuggestions: Story = shown({ value: 'перевал', groups: [channelOptions, suggestions] });

/** Nothing was looked for yet. */
export const EmptyHistory: Story = shown({ groups: [{ ...history, options: [] }, popular] });

/** No list: the field says nothing of one. */
export const NoLines: Story = { render: () => <HeldSearch groups={[]} /> };

export const Busy: Story = { render: () => <HeldSearch value="перевал" groups={[]} busy /> };

export const Page: Story = shown({ size: 'page', value: 'перевал', groups: [suggestions] });

const many = Array.from({ length: 21 }, (_, index) => ({
  id: String(index),
  text: LONG_TITLES[index % LONG_TITLES.length] ?? '',
  detail: 'Документальный сериал, 2025, восемь серий',
  removeLabel: 'Убрать',
}));
const LONGEST = 'Очень длинный запрос без конца '.repeat(9).slice(0, 255);

/** Long lines are cut after the second line; the list scrolls on a wide window. */
export const LongText: Story = shown({ value: LONGEST, groups: [{ heading: LONG_TITLES[0], options: many }] });

export const SuggestionSearches: Story = {
  tags: ['rule', '!autodocs'],
  name: 'SRCH-013 a suggestion shows its text and what it is; Enter or a press on it takes it',
  ...shown({ value: 'перевал', groups: [suggestions] }),
  play: async ({ canvasElement }) => {
    forgetCalls();
    await openByKey(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('option', { name: 'Тихий перевал Фильм · 2026' })).toHaveAttribute('data-active');
    await userEvent.keyboard('{Enter}');
    await expect(spies.onChoose).toHaveBeenLastCalledWith('film-1');
    await expect(spies.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.click(field(canvasElement));
    await userEvent.click(canvas.getByRole('option', { name: /^Перевал HD/ }));
    await expect(spies.onChoose).toHaveBeenLastCalledWith('channel-1');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const EscapeHides: Story = {
  tags: ['rule', '!autodocs'],
  name: 'SRCH-006 FIND-007 the first Escape hides the list and keeps the text, the second is the page’s',
  render: () => <HeldSearch value="перевал" groups={[suggestions]} onEscape={spies.onEscape} />,
  play: async ({ canvasElement }) => {
    forgetCalls();
    await openByKey(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(field(canvasElement)).toHaveValue('перевал');
    await expect(spies.onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(spies.onEscape).toHaveBeenCalledTimes(1);
    await expect(field(canvasElement)).toHaveValue('перевал');
  },
};

export const Forgets: Story = {
  tags: ['rule', '!autodocs'],
  name: 'a remembered search goes by its cross or by Delete on its line; the history’s last line clears it',
  ...shown({}),
  play: async ({ canvasElement }) => {
    forgetCalls();
    await openByKey(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Delete}');
    await expect(spies.onRemove).toHaveBeenLastCalledWith('тихий перевал');
    await expect(canvas.getByRole('option', { name: 'футбол сегодня' })).toHaveAttribute('data-active');

    await userEvent.click(canvas.getByTitle('Убрать «Айгерим Сатова» из истории'));
    await expect(spies.onRemove).toHaveBeenLastCalledWith('Айгерим Сатова');
    await expect(spies.onChoose).not.toHaveBeenCalled();
    await expect(field(canvasElement)).toHaveFocus();

    await userEvent.click(canvas.getByRole('option', { name: 'Очистить историю' }));
    await expect(spies.onClear).toHaveBeenCalledTimes(1);
    // What nobody remembers is not forgotten.
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await expect(spies.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Clears: Story = {
  tags: ['rule', '!autodocs'],
  name: 'the cross empties the field and leaves the focus in it; Enter without a line searches for the text',
  render: () => <HeldSearch groups={[]} />,
  play: async ({ canvasElement }) => {
    forgetCalls();
    await userEvent.type(field(canvasElement), 'перевал{Enter}');
    await expect(spies.onSearch).toHaveBeenLastCalledWith('перевал');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Стереть' }));
    await expect(field(canvasElement)).toHaveValue('');
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
  },
};
