import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';
import { stepIndex } from '../focus/step-index.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { Control, Field, type FieldProps } from './field.tsx';
import { matchOptions } from './match-options.ts';

const Anchor = styled.div`
  position: relative;
`;

const STEPS: Readonly<Record<string, string>> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' };

export interface ComboboxOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string;
}

/**
 * One of very many: what is typed narrows the list. Up and down walk and open the list, Enter takes the active line, Escape closes
 * the list and puts back what was chosen, and so does leaving the field. With `onSearch` the options are the server's answer and
 * are shown as they come; without, they are searched here.
 */
export function Combobox<Id extends string>({
  options,
  value,
  onChange,
  onSearch,
  placeholder,
  disabled = false,
  busy = false,
  ...texts
}: FieldProps & {
  readonly options: readonly ComboboxOption<Id>[];
  readonly value: ComboboxOption<Id> | null;
  readonly onChange: (option: ComboboxOption<Id>) => void;
  readonly onSearch?: ((typed: string) => void) | undefined;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The options are on their way. */
  readonly busy?: boolean;
}) {
  const translate = useUiText();
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** What is typed since the last choice; `null` is the chosen one's own name. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = onSearch || typed === null ? options : matchOptions(options, typed);

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  }
  function show() {
    setOpen(true);
    setActive(typed === null ? found.findIndex((option) => option.id === value?.id) : -1);
  }
  function choose(option: ComboboxOption<Id>) {
    onChange(option);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrows belong to the list of an input method while it is composing.
    if (event.nativeEvent.isComposing) return;
    const option = found[active];
    if (event.key === 'Enter' && open && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      // Not the dialog's business.
      event.stopPropagation();
      close();
    } else if (STEPS[event.key]) {
      event.preventDefault();
      if (!open) {
        show();
        return;
      }
      const index = active < 0 && event.key === 'ArrowUp' ? 0 : active;
      setActive(stepIndex({ key: STEPS[event.key] ?? '', index, count: found.length, wraps: true }) ?? -1);
    }
  }

  const empty = busy ? translate('status_loading') : translate('warning_no_search_results');
  return (
    <Field {...texts}>
      {(control) => (
        <Anchor>
          <Control data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
            <input
              {...control}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open ? listId : undefined}
              aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
              aria-busy={busy || undefined}
              value={typed ?? value?.label ?? ''}
              placeholder={placeholder}
              disabled={disabled}
              onClick={() => !open && show()}
              onKeyDown={onKeyDown}
              onBlur={close}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setOpen(true);
                setActive(event.currentTarget.value === '' ? -1 : 0);
                onSearch?.(event.currentTarget.value);
              }}
            />
            {busy ? <Spinner label={null} /> : <Icon shape={chevronDownIcon} />}
          </Control>
          {open && (
            <ComboboxList
              id={listId}
              label={texts.label}
              options={found}
              active={active}
              chosen={value?.id ?? null}
              emptyText={empty}
              onChoose={choose}
            />
          )}
          <span role="status" data-visually-hidden>
            {open && (found.length === 0 ? empty : translate('options_found', { count: found.length }))}
          </span>
        </Anchor>
      )}
    </Field>
  );
}
