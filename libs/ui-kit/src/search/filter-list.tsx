import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/shapes.ts';
import { stepIndex } from '../focus/step-index.ts';
import type { DropdownPanel } from '../overlay/dropdown.tsx';
import { Panel } from '../overlay/panel.ts';
import { useUiText } from '../theme/ui-context.tsx';
import type { FilterGroup } from './filter-model.ts';
import { findByWord, typeLetter } from './type-ahead.ts';

const List = styled(Panel)`
  width: max-content;
  min-width: max(100%, 220px);
  max-width: min(360px, calc(100vw - 2 * var(--gutter)));
  overscroll-behavior: contain;

  [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: max(40px, var(--touch-target));
    padding: 6px 12px;
    border-radius: var(--radius-s);
    color: var(--color-text-normal);
    font-size: var(--type-0);
    cursor: pointer;
    outline-offset: -2px;
    --icon-size: 1.125rem;
  }
  [role='option'] > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [role='option']:hover,
  [role='option']:focus-visible {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  [role='option'][aria-selected='true'] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  [role='option'][data-none] {
    color: var(--color-text-muted);
  }
  [role='option'] > svg {
    flex: none;
    color: var(--color-accent-text);
  }
  small {
    flex: none;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-text);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > p {
    padding: 10px 12px;
    color: var(--color-text-muted);
  }
`;

const STEPS: Readonly<Record<string, string>> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' };

/** The options of one filter: arrows, Home and End walk, letters leap, Enter and Space take. */
export function FilterList({
  id,
  close,
  group,
  onChoose,
}: DropdownPanel & { readonly group: FilterGroup; readonly onChoose: (value: string | null) => void }) {
  const translate = useUiText();
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ word: '', atMs: -Infinity });
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const lines = [{ value: null, label: group.anyLabel, count: undefined }, ...group.options];

  useLayoutEffect(() => {
    const element = panel.current;
    // One of the last filters of a line opens to its left.
    if (element && element.getBoundingClientRect().right > document.documentElement.clientWidth - 8) {
      element.removeAttribute('data-align');
    }
  }, []);
  useEffect(() => {
    const chosen = entries().find((entry) => entry.ariaSelected === 'true') ?? entries()[0];
    chosen?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
  }, []);

  function target(event: KeyboardEvent, index: number): number | null {
    const isLetter = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter) return stepIndex({ key: STEPS[event.key] ?? event.key, index, count: lines.length });
    typed.current = typeLetter(typed.current, event.key, event.timeStamp);
    return findByWord(
      lines.map(({ label }) => label),
      typed.current.word,
      index,
    );
  }
  function choose(index: number) {
    const line = lines[index];
    if (!line) return;
    close();
    if (line.value !== group.value) onChoose(line.value);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') {
      // To the neighbour of the button, not to the top of the page.
      close();
      return;
    }
    const options = entries();
    const index = options.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(index);
      return;
    }
    const next = options[target(event, index) ?? -1];
    if (!next && !STEPS[event.key]) return;
    event.preventDefault();
    next?.focus();
  }

  return (
    <List
      ref={panel}
      role="listbox"
      id={id}
      aria-label={group.label}
      aria-busy={group.busy || undefined}
      data-align="start"
      onKeyDown={onKeyDown}
    >
      {lines.map(({ value, label, count }, index) => (
        <div
          key={value ?? ''}
          role="option"
          tabIndex={-1}
          aria-selected={value === group.value}
          data-none={count === 0 || undefined}
          onClick={() => choose(index)}
        >
          <span>{label}</span>
          {count !== undefined && <small>{count}</small>}
          {value === group.value && <Icon shape={checkIcon} />}
        </div>
      ))}
      {group.busy && group.options.length === 0 && <p role="presentation">{translate('status_loading')}</p>}
    </List>
  );
}
