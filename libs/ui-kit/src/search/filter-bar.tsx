import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { filterIcon } from '../icons/page-shapes.ts';
import { chevronDownIcon } from '../icons/shapes.ts';
import { Dropdown } from '../overlay/dropdown.tsx';
import { slot } from '../looks/slot.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterList } from './filter-list.tsx';
import { canChoose, choicesOf, labelOfChosen, type FilterGroup } from './filter-model.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { useFocusOfGone } from './use-focus-of-gone.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  [data-part='filters'] {
    display: none;
    flex-wrap: wrap;
    gap: 8px;
  }
  [data-part='result'] {
    color: var(--color-text-muted);
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (min-width: 768px) {
    [data-part='filters'] {
      display: flex;
    }
    [data-part='more'] {
      display: none;
    }
  }
  /* The ring of a television has room between the buttons and the chips. */
  :root[data-density='tv'] & {
    gap: 28px;
    [data-part='filters'] {
      gap: 16px;
    }
  }
`;

const FilterButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: max(44px, var(--touch-target));
  padding: 0 14px 0 18px;
  border: 1px solid var(--color-outline);
  border-radius: var(--field-shape);
  background: var(--color-surface-1);
  color: var(--color-text-normal);
  font-size: var(--type-0);
  font-weight: var(--weight-bold);
  --icon-size: 1.125rem;
  transition: border-color var(--motion-fast) linear;

  &:hover:enabled,
  &[aria-expanded='true'] {
    border-color: var(--color-text-muted);
    color: var(--color-text-strong);
  }
  &:disabled {
    border-color: var(--color-line);
    color: var(--color-text-muted);
  }
  &:disabled > svg {
    opacity: 0.4;
  }
  > svg {
    color: var(--color-text-muted);
    transition: transform var(--motion-fast) var(--motion-ease);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &[data-chosen] {
    border-color: var(--color-accent-text);
    color: var(--color-text-strong);
    box-shadow: inset 0 0 0 1px var(--color-accent-text);
  }

  ${slot('search', 'filterButton')}
`;

/**
 * The filters of a catalogue: on a wide window a line of drop-downs, on a phone one button that opens them all in a sheet. What is chosen
 * stands below as chips. A choice takes effect at once. ROWS-068
 */
export function FilterBar({
  label,
  groups,
  onChange,
  chosenLabel,
  clearLabel,
  onClear,
  moreLabel,
  doneLabel,
  resultText,
  removeLabel,
}: {
  readonly label: string;
  /** One that offers nothing keeps its place, and cannot be opened. */
  readonly groups: readonly FilterGroup[];
  onChange(id: string, value: string | null): void;
  /** Names the chips: "Chosen". */
  readonly chosenLabel: string;
  readonly clearLabel: string;
  onClear(): void;
  /** The phone's button, with how many are chosen: "Filters (2)". */
  readonly moreLabel: string;
  /** Closes the phone's sheet: "Show 123". */
  readonly doneLabel: string;
  /** How much there is; read out when it changes. */
  readonly resultText?: string | undefined;
  /** Names the press that takes an option off: "Remove Drama". */
  removeLabel(option: string): string;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const fallback = useRef<((groupId: string | null) => void) | null>(null);
  const [sheet, setSheet] = useState<'closed' | 'open' | 'closing'>('closed');
  const choices = choicesOf(groups);
  // Also what has no word yet can be cleared.
  const isChosen = groups.some(({ value }) => value !== null);
  const filters = useFocusOfGone(groups);
  useEffect(() => {
    fallback.current = (groupId) => focusFilter(bar.current, groupId);
  }, []);

  return (
    <Bar ref={bar} role="group" aria-label={label}>
      <div data-part="line">
        <div data-part="filters" {...filters}>
          {groups.map((group) => (
            <GroupButton key={group.id} group={group} onChange={(value) => onChange(group.id, value)} />
          ))}
        </div>
        <div data-part="more">
          <Button icon={filterIcon} onClick={() => setSheet('open')}>
            {moreLabel}
          </Button>
        </div>
        <p data-part="result" role="status">
          {resultText}
        </p>
      </div>
      <FilterChips
        label={chosenLabel}
        choices={choices}
        onRemove={(id) => onChange(id, null)}
        removeLabel={removeLabel}
        clearLabel={clearLabel}
        onClear={isChosen ? () => onClear() : undefined}
        fallback={fallback}
      />
      {sheet !== 'closed' && (
        <FilterSheet
          open={sheet === 'open'}
          title={label}
          groups={groups}
          onChange={onChange}
          clearLabel={clearLabel}
          onClear={isChosen ? () => onClear() : undefined}
          doneLabel={doneLabel}
          onClose={() => setSheet('closing')}
          onClosed={() => setSheet('closed')}
        />
      )}
    </Bar>
  );
}

/** The button of that filter, or of all of them on a phone. */
function focusFilter(bar: HTMLElement | null, groupId: string | null): void {
  const buttons = [...(bar?.querySelectorAll<HTMLElement>('[data-filter]:enabled, [data-part="more"] button') ?? [])];
  const inSight = buttons.filter((button) => button.offsetParent);
  (inSight.find((button) => button.dataset['filter'] === groupId) ?? inSight[0])?.focus();
}

function GroupButton({
  group,
  onChange,
}: {
  readonly group: FilterGroup;
  readonly onChange: (value: string | null) => void;
}) {
  const chosen = labelOfChosen(group);
  return (
    <Dropdown
      kind="listbox"
      button={(props) => (
        <FilterButton
          type="button"
          data-filter={group.id}
          data-chosen={chosen === undefined ? undefined : true}
          aria-busy={group.busy || undefined}
          aria-label={chosen && `${group.label}: ${chosen}`}
          disabled={!canChoose(group)}
          {...props}
        >
          {group.label}
          {group.busy ? <Spinner label={null} /> : <Icon shape={chevronDownIcon} />}
        </FilterButton>
      )}
    >
      {(panel) => <FilterList {...panel} group={group} onChoose={onChange} />}
    </Dropdown>
  );
}
