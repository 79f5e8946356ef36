import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { UiLink } from '../theme/ui-context.tsx';
import type { GuideEntry } from './guide-model.ts';

const Crowd = styled.ul`
  position: absolute;
  z-index: 4;
  width: 280px;
  max-height: 320px;
  padding: 8px;
  overflow-y: auto;
  border: 1px solid var(--color-outline);
  border-radius: var(--radius-m);
  background: var(--color-surface-2);
  box-shadow: var(--shadow-2);

  a,
  button {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 8px;
    width: 100%;
    padding: 8px;
    border-radius: var(--radius-s);
    color: var(--color-text-strong);
    font-size: var(--type-0);
    text-align: start;
    outline-offset: calc(-1 * var(--focus-width));
  }
  a:hover,
  button:hover {
    background: var(--color-surface-3);
  }
  time {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** The programmes of a box that several share. Up and Down walk them, Escape leads back to the box. */
export function GuideCrowd({
  entries,
  line,
  left,
  isAbove,
  takesFocus,
  timeText,
  onRefused,
  onClose,
}: {
  readonly entries: readonly GuideEntry[];
  /** The line that the box is on, and where the list begins. */
  readonly line: number;
  readonly left: number;
  /** It opens to where there is room. */
  readonly isAbove: boolean;
  readonly takesFocus: boolean;
  readonly timeText: (wallTimeMs: number) => string;
  readonly onRefused: (entry: GuideEntry) => void;
  readonly onClose: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [takesFocus]);

  function walk(event: KeyboardEvent) {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = lines.indexOf(event.target as HTMLElement);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) onClose();
    else lines[Math.min(lines.length - 1, Math.max(0, next))]?.focus();
  }

  return (
    <Crowd
      ref={list}
      data-part="crowd"
      style={{
        left: `calc(${left}px + var(--guide-names))`,
        top: `calc(${isAbove ? line : line + 1} * var(--guide-line))`,
        transform: isAbove ? 'translateY(-100%)' : undefined,
      }}
      onKeyDown={walk}
    >
      {entries.map((entry) => {
        const content = (
          <>
            <time>{timeText(entry.startMs)}</time>
            <span>{entry.title}</span>
          </>
        );
        return (
          <li key={entry.id} data-press={`guide-${entry.id}`}>
            {entry.href === undefined ? (
              <button type="button" tabIndex={-1} onClick={() => onRefused(entry)}>
                {content}
              </button>
            ) : (
              <UiLink href={entry.href} tabIndex={-1}>
                {content}
              </UiLink>
            )}
          </li>
        );
      })}
    </Crowd>
  );
}
