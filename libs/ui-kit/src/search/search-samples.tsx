import { useState } from 'react';
import { fn } from 'storybook/test';
import { clockIcon } from '../icons/pay-shapes.ts';
import { filmIcon, peopleIcon } from '../icons/page-shapes.ts';
import { searchIcon, tvIcon } from '../icons/shapes.ts';
import { SearchField } from './search-field.tsx';
import type { SearchOption, SearchOptions } from './search-lines.ts';

export const spies = { onValue: fn(), onSearch: fn(), onChoose: fn(), onRemove: fn(), onClear: fn(), onEscape: fn() };

export const forgetCalls = () => Object.values(spies).forEach((spy) => spy.mockClear());

const remembered = (text: string): SearchOption => ({
  id: text,
  text,
  icon: clockIcon,
  removeLabel: `Убрать «${text}» из истории`,
});

export const history: SearchOptions = {
  heading: 'Вы искали',
  options: ['тихий перевал', 'футбол сегодня', 'Айгерим Сатова'].map(remembered),
  action: { label: 'Очистить историю', onPress: spies.onClear },
};

export const popular: SearchOptions = {
  heading: 'Популярное',
  options: ['новинки', 'мультфильмы', 'қазақша кино'].map((text) => ({ id: text, text, icon: searchIcon })),
};

export const channelOptions: SearchOptions = {
  heading: 'Каналы',
  options: [{ id: 'own-1', text: 'Перевал HD', detail: '14', icon: tvIcon }],
};

export const suggestions: SearchOptions = {
  options: [
    { id: 'film-1', text: 'Тихий перевал', detail: 'Фильм · 2026', icon: filmIcon },
    { id: 'film-2', text: 'Перевал Дятлова', detail: 'Сериал · 2020', icon: filmIcon },
    { id: 'person-1', text: 'Тимур Перевалов', detail: 'Персона', icon: peopleIcon },
    { id: 'channel-1', text: 'Перевал HD', detail: 'Канал', icon: tvIcon },
    { id: 'programme-1', text: 'Перевал. Репортаж с границы', detail: 'Сегодня, 21:40', icon: clockIcon },
  ],
};

type Props = Partial<Parameters<typeof SearchField>[0]>;

/** A search as a page holds it: the text is its state, what is removed is gone. */
export function HeldSearch({ value = '', groups = [history, popular], ...rest }: Props) {
  const [text, setText] = useState(value);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = groups.map((group) => ({
    ...group,
    options: group.options.filter(({ id }) => !removed.includes(id)),
  }));
  return (
    <SearchField
      label="Поиск"
      placeholder="Фильмы, каналы, передачи, люди"
      clearLabel="Стереть"
      status={`Подсказок: ${left.flatMap(({ options }) => options).length}`}
      {...rest}
      value={text}
      groups={left}
      onValue={(next) => {
        spies.onValue(next);
        setText(next);
      }}
      onSearch={spies.onSearch}
      onChoose={(option) => {
        spies.onChoose(option.id);
        setText(option.text);
      }}
      onRemove={(option) => {
        spies.onRemove(option.id);
        setRemoved([...removed, option.id]);
      }}
    />
  );
}
