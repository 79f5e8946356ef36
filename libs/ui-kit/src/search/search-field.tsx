import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon, searchIcon } from '../icons/shapes.ts';
import { SearchForm, Line } from './search-field-parts.ts';
import { searchGroups, type SearchOption, type SearchOptions } from './search-lines.ts';
import { lineId, SearchList } from './search-list.tsx';
import { MAX_SEARCH_LENGTH } from './search-text.ts';
import { useSearchList } from './use-search-list.ts';
import { useTypedText } from './use-typed-text.ts';

/**
 * The field of the search, with what may be meant below it: suggestions, what was looked for before, what others look for. The focus stays in
 * the text, which keeps what was typed while the arrows walk over the lines. At the `bar` the list shows itself with the focus; on a `page` it
 * waits for a press, an arrow or a letter.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onValue,
  onSearch,
  onChoose,
  onRemove,
  onEscape,
  groups,
  status = '',
  busy = false,
  autoFocus = false,
  size = 'bar',
  clearLabel,
}: {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  /** The text changed. What an input method is still composing is not told; what a touch keyboard composes letter by letter is. */
  onValue(text: string): void;
  /** Enter, or the search key of a touch keyboard, with no line active. */
  onSearch(text: string): void;
  onChoose(option: SearchOption): void;
  onRemove?: ((option: SearchOption) => void) | undefined;
  /** Escape where no list is shown; without it the key goes on to what is around. */
  onEscape?: (() => void) | undefined;
  readonly groups: readonly SearchOptions[];
  /** Read out politely while the list is shown: how many there are. */
  readonly status?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly size?: 'bar' | 'page' | undefined;
  readonly clearLabel: string;
}): ReactNode {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const shownGroups = useMemo(() => searchGroups(groups), [groups]);
  const list = useSearchList(shownGroups, { onChoose, onRemove });
  const typed = useTypedText(value, (text) => {
    list.leaveLines();
    list.show();
    onValue(text);
  });
  // Before the next key: where one field takes over from another, it would be nobody's.
  useLayoutEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  function onKeyDown(event: KeyboardEvent) {
    typed.watchKey(event);
    // Enter and arrows belong to the list of an input method while it is composing.
    if (event.nativeEvent.isComposing) return;
    const mine = list.press(event) || escapes(event);
    if (!mine) return;
    event.preventDefault();
    // Not the business of a dialogue around.
    event.stopPropagation();
  }
  function escapes({ key }: KeyboardEvent): boolean {
    if (key !== 'Escape' || !onEscape) return false;
    onEscape();
    return true;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    list.hide();
    onSearch(typed.told);
  }
  function clear() {
    typed.set('');
    input.current?.focus();
  }

  return (
    <SearchForm role="search" data-size={size} onSubmit={submit}>
      <Line>
        <Icon shape={searchIcon} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={list.isShown}
          aria-controls={list.isShown ? listId : undefined}
          aria-activedescendant={list.activeIndex < 0 ? undefined : lineId(listId, list.activeIndex)}
          aria-busy={busy || undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={placeholder ?? label}
          onFocus={() => (size === 'bar' ? list.show() : undefined)}
          onBlur={list.hideLater}
          onClick={list.show}
          onKeyDown={onKeyDown}
          {...typed.input}
        />
        {busy && <Spinner label={null} />}
        {typed.input.value !== '' && <IconButton icon={closeIcon} label={clearLabel} round onClick={clear} />}
      </Line>
      {list.isShown && (
        <SearchList
          id={listId}
          label={label}
          groups={shownGroups}
          activeIndex={list.activeIndex}
          onTake={list.take}
          onRemove={onRemove && list.remove}
        />
      )}
      <span role="status" data-visually-hidden>
        {list.isShown ? status : ''}
      </span>
    </SearchForm>
  );
}
