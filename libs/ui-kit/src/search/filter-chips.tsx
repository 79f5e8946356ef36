import { type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { ChipBar } from '../actions/chip-bar.tsx';
import { ChipFace } from '../actions/chip.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/shapes.ts';
import type { ChosenFilter } from './filter-model.ts';

const Line = styled.div`
  --icon-size: 0.875rem;

  [data-part='words'] {
    max-width: min(260px, 44vw);
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/**
 * What is chosen, each taken off by one press, and all at once. When a chip goes, the focus goes to the one that comes into its place, else to
 * the one before it, else to `fallback`.
 */
export function FilterChips({
  label,
  choices,
  onRemove,
  removeLabel,
  clearLabel,
  onClear,
  fallback,
}: {
  readonly label: string;
  readonly choices: readonly ChosenFilter[];
  readonly onRemove: (groupId: string) => void;
  readonly removeLabel: (option: string) => string;
  readonly clearLabel: string;
  /** Undefined where nothing is chosen: what is chosen may have no word yet. */
  readonly onClear: (() => void) | undefined;
  /** Where the focus goes when nothing is chosen any more; told which filter was the last to go. */
  readonly fallback: RefObject<((groupId: string | null) => void) | null>;
}) {
  const line = useRef<HTMLDivElement>(null);
  /** What was pressed and is about to go. */
  const going = useRef<{ readonly index: number; readonly groupId: string | null } | null>(null);

  useLayoutEffect(() => {
    const gone = going.current;
    if (!gone) return;
    const isThere = gone.groupId === null ? onClear : choices.some(({ groupId }) => groupId === gone.groupId);
    if (isThere) return;
    going.current = null;
    const chips = [...(line.current?.querySelectorAll<HTMLElement>('button') ?? [])].slice(0, choices.length);
    const neighbour = chips[Math.min(gone.index, chips.length - 1)];
    if (neighbour) neighbour.focus();
    else fallback.current?.(gone.groupId);
  }, [choices, onClear, fallback]);

  return (
    <Line ref={line} hidden={!onClear}>
      {onClear && (
        <ChipBar label={label}>
          {choices.map(({ groupId, label: option }, index) => (
            <ChipFace
              key={groupId}
              as="button"
              type="button"
              data-filled
              aria-label={removeLabel(option)}
              onClick={() => {
                going.current = { index, groupId };
                onRemove(groupId);
              }}
            >
              <span data-part="words">{option}</span>
              <Icon shape={closeIcon} />
            </ChipFace>
          ))}
          <ChipFace
            as="button"
            type="button"
            onClick={() => {
              going.current = { index: 0, groupId: null };
              onClear();
            }}
          >
            {clearLabel}
          </ChipFace>
        </ChipBar>
      )}
    </Line>
  );
}
