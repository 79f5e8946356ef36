import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { backspaceIcon } from '../icons/page-shapes.ts';
import { stepIndex } from '../focus/step-index.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

const COLUMNS = 3;
const CORNER = 9;

/** Top to bottom, as on a telephone; the corner is the caller's. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'corner', '0', 'erase'] as const;

const Pad = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(64px, 102px));
  justify-content: center;
  gap: 10px;

  ${slot('forms', 'pinKeys')}
`;

const Key = styled.button`
  display: grid;
  place-items: center;
  min-height: var(--pin-key, clamp(56px, 8vh, 66px));
  border-radius: var(--radius-m);
  background: var(--color-surface-2);
  color: var(--color-text-strong);
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: max(20px, var(--type-3));
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  user-select: none;
  touch-action: manipulation;
  --icon-size: 26px;
  transition:
    background-color var(--motion-fast) linear,
    transform var(--motion-fast) var(--motion-ease);
  &:hover,
  &:focus-visible {
    background: var(--color-surface-3);
  }
  &:active,
  &[data-pressed] {
    background: var(--color-surface-3);
    transform: scale(0.95);
  }
  &[data-bare] {
    background: none;
    color: var(--color-text-normal);
  }
  &[data-bare]:hover {
    color: var(--color-text-strong);
  }
  /* A thick ring must not lie on the neighbours. */
  &:focus-visible {
    outline-width: min(var(--focus-width), 5px);
    outline-offset: min(var(--focus-gap), 3px);
    z-index: 1;
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    transform: none;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }

  ${slot('forms', 'pinKey')}
`;

const MiniPlayerCorner = styled.div`
  display: grid;
  place-items: center;
  text-align: center;

  /* A long word stays beside the zero. */
  min-width: 0;
  > * {
    max-width: 100%;
    padding-inline: 0;
    font-size: var(--type--1);
    white-space: normal;
    overflow-wrap: break-word;
  }
`;

/** The keys of a PIN pad: one stop for Tab, arrows walk over them. */
export function PinKeys({
  label,
  disabled,
  corner,
  onDigit,
  onErase,
}: {
  readonly label: string;
  readonly disabled: boolean;
  readonly corner: ReactNode;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
}) {
  const translate = useUiText();
  const pad = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function walk(event: KeyboardEvent) {
    const step = (index: number) => stepIndex({ key: event.key, index, count: KEYS.length, columns: COLUMNS });
    const first = step(current);
    const next = first === CORNER ? step(CORNER) : first;
    if (first === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== null) pad.current?.querySelector<HTMLElement>(`[data-key="${KEYS[next]}"]`)?.focus();
  }

  return (
    <Pad role="group" aria-label={label} ref={pad} onKeyDown={walk}>
      {KEYS.map((key, index) =>
        key === 'corner' ? (
          <MiniPlayerCorner key={key}>{corner}</MiniPlayerCorner>
        ) : (
          <Key
            key={key}
            type="button"
            data-key={key}
            data-bare={key === 'erase' || undefined}
            tabIndex={index === current ? 0 : -1}
            aria-disabled={disabled || undefined}
            aria-label={key === 'erase' ? translate('pin_erase') : undefined}
            onFocus={() => setCurrent(index)}
            onClick={disabled ? undefined : key === 'erase' ? onErase : () => onDigit(key)}
          >
            {key === 'erase' ? <Icon shape={backspaceIcon} /> : key}
          </Key>
        ),
      )}
    </Pad>
  );
}
