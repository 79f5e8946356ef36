import { useId, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronDownIcon } from '../icons/shapes.ts';
import { chevronUpIcon } from '../icons/page-shapes.ts';
import { focusRing } from '../theme/css.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-2);
  min-height: 60px;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  color: var(--color-text-strong);
  --icon-button-size: 40px;
  --icon-button-icon: 20px;

  > [data-part='place'] {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export interface OrderedItem {
  readonly id: string;
  readonly label: string;
}

/** Texts of the list, ready in the viewer's language. */
export interface OrderWords {
  readonly up: (label: string) => string;
  readonly down: (label: string) => string;
  /** How a line is moved by the keyboard; read out with it. */
  readonly hint: string;
  /** Where a line has come to; read out after a move. */
  readonly moved: (label: string, place: number, total: number) => string;
}

/**
 * A short list whose order is the viewer's choice: by its arrows, or on a line by Alt with the arrow keys. The line that moved keeps the focus, and its new
 * place is read out.
 */
export function OrderList({
  label,
  items,
  words,
  onMove,
}: {
  readonly label: string;
  readonly items: readonly OrderedItem[];
  readonly words: OrderWords;
  /** `by` is -1 towards the first place, 1 towards the last. */
  readonly onMove: (id: string, by: -1 | 1) => void;
}) {
  const hint = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);

  const move = (index: number, by: -1 | 1) => {
    const item = items[index];
    const place = index + by;
    if (!item || place < 0 || place >= items.length) return;
    onMove(item.id, by);
    if (said.current) said.current.textContent = words.moved(item.label, place + 1, items.length);
    // At an end the arrow that was pressed is gone: the line itself goes on being where the viewer is.
    const isAtEnd = place === (by === -1 ? 0 : items.length - 1);
    if (isAtEnd) list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(item.id)}"]`)?.focus();
  };

  return (
    <div>
      <p id={hint} data-visually-hidden>
        {words.hint}
      </p>
      <p ref={said} role="status" data-visually-hidden />
      <List ref={list} aria-label={label}>
        {items.map(({ id, label: name }, index) => (
          <Line
            key={id}
            data-item={id}
            tabIndex={0}
            aria-describedby={hint}
            onKeyDown={(event) => {
              const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
              if (!event.altKey || !by) return;
              event.preventDefault();
              move(index, by);
            }}
          >
            <span data-part="place">{index + 1}</span>
            <span>{name}</span>
            <IconButton
              icon={chevronUpIcon}
              label={words.up(name)}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon={chevronDownIcon}
              label={words.down(name)}
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            />
          </Line>
        ))}
      </List>
    </div>
  );
}
