import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { ChipFace } from '../actions/chip.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { Sheet } from '../overlay/sheet.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { canChoose, type FilterGroup, firstOptions } from './filter-model.ts';
import { useFocusOfGone } from './use-focus-of-gone.ts';

const Groups = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-top: var(--space-2);

  h3 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: var(--space-3);
    color: var(--color-text-strong);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
  }
  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  [role='group'] > * {
    min-height: max(44px, var(--touch-target));
    max-width: 100%;
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* More than a colour says what is chosen, and a neighbour covers no ring. */
  [aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--color-accent-text);
  }
  [role='group'] > :focus-visible {
    z-index: 1;
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [aria-pressed='true'] small {
    color: inherit;
  }
  [data-none]:not([aria-pressed='true']) {
    color: var(--color-text-muted);
  }
`;

/** Stays at the foot of the sheet, however far it is scrolled. */
const Foot = styled.footer`
  --foot-room: calc(var(--space-4) + env(safe-area-inset-bottom, 0px));
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin: var(--space-5) calc(-1 * var(--space-6)) calc(-1 * var(--space-6) - env(safe-area-inset-bottom, 0px));
  padding: var(--space-3) var(--space-6) var(--foot-room);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface-1);
  --button-side: 16px;

  > :last-child {
    flex: 1 0 auto;
  }
`;

/** All filters of a phone, in a sheet. A choice takes effect at once; the button at the foot says what it comes to. */
export function FilterSheet({
  open,
  title,
  groups: given,
  onChange,
  clearLabel,
  onClear,
  doneLabel,
  onClose,
  onClosed,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly groups: readonly FilterGroup[];
  readonly onChange: (id: string, value: string | null) => void;
  readonly clearLabel: string;
  readonly onClear: (() => void) | undefined;
  readonly doneLabel: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}) {
  const groups = given.filter(canChoose);
  const filters = useFocusOfGone(groups);
  return (
    <Sheet open={open} title={title} onClose={onClose} onClosed={onClosed}>
      <Groups {...filters}>
        {groups.map((group) => (
          <GroupChips key={group.id} group={group} onChange={(value) => onChange(group.id, value)} />
        ))}
      </Groups>
      <Foot>
        {onClear && (
          <Button kind="ghost" onClick={onClear}>
            {clearLabel}
          </Button>
        )}
        <Button kind="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      </Foot>
    </Sheet>
  );
}

/** One filter as chips: one stop for Tab, arrows walk over it. The rest of a long one is a press away. */
function GroupChips({
  group,
  onChange,
}: {
  readonly group: FilterGroup;
  readonly onChange: (value: string | null) => void;
}) {
  const translate = useUiText();
  const headingId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  useRovingFocus(chips);
  const shown = isWhole ? group.options : firstOptions(group);
  const lines = [{ value: null, label: group.anyLabel, count: undefined }, ...shown];

  return (
    <section>
      <h3 id={headingId}>
        {group.label}
        {group.busy && <Spinner />}
      </h3>
      <div role="group" aria-labelledby={headingId} ref={chips}>
        {lines.map(({ value, label, count }) => (
          <ChipFace
            key={value ?? ''}
            as="button"
            type="button"
            data-card-target
            tabIndex={value === group.value ? 0 : -1}
            data-filled
            data-none={count === 0 || undefined}
            aria-pressed={value === group.value}
            onClick={() => onChange(value === group.value ? null : value)}
          >
            {label}
            {count !== undefined && <small>{count}</small>}
          </ChipFace>
        ))}
        {shown.length < group.options.length && (
          <ChipFace as="button" type="button" data-card-target aria-expanded={false} onClick={showAll}>
            {translate('action_more')}
          </ChipFace>
        )}
      </div>
    </section>
  );

  function showAll() {
    setIsWhole(true);
    // The chip that was pressed goes; what has come into its place goes on from there.
    const next = lines.length - 1;
    requestAnimationFrame(() => chips.current?.querySelectorAll<HTMLElement>('button')[next]?.focus());
  }
}
