import { useT } from '@livery/i18n/react';
import { SearchField } from '@livery/ui-kit/search';
import { useSearchHistory } from './search-history.ts';
import { useOptions } from './use-options.ts';
import { useRecordFound } from './use-record-choice.ts';

interface Props {
  readonly size: 'bar' | 'page';
  readonly typed: string;
  readonly autoFocus?: boolean;
  readonly onTyped: (text: string) => void;
  /** Enter: this text, now. */
  readonly onSearch: (text: string) => void;
  readonly goTo: (address: string) => void;
  readonly onEscape?: () => void;
}

/** The field with its list: history, what is popular, channels, suggestions. SRCH-012, SRCH-013, SRCH-015 */
export function SearchBox({ size, typed, autoFocus = false, onTyped, onSearch, goTo, onEscape }: Props) {
  const t = useT();
  const { remove } = useSearchHistory();
  const record = useRecordFound();
  const groups = useOptions(typed);
  const choices = groups.flatMap((group) => group.choices);
  const choiceOf = (id: string) => choices.find(({ option }) => option.id === id);
  return (
    <SearchField
      size={size}
      label={t('nav_search')}
      placeholder={t('search_placeholder')}
      clearLabel={t('search_clear')}
      value={typed}
      autoFocus={autoFocus}
      status={typed.trim() === '' ? '' : t('search_suggestions_count', { count: choices.length })}
      groups={groups
        .filter((group) => group.choices.length > 0)
        .map(({ choices: own, ...group }) => ({ ...group, options: own.map(({ option }) => option) }))}
      onValue={onTyped}
      onSearch={onSearch}
      onChoose={({ id }) => {
        const choice = choiceOf(id);
        if (choice?.found) record(choice.found);
        if (choice) goTo(choice.to);
      }}
      onRemove={({ id }) => {
        const entry = choiceOf(id)?.entry;
        if (entry) remove(entry);
      }}
      {...(onEscape && { onEscape })}
    />
  );
}
