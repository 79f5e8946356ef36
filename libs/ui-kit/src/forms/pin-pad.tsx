import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { FieldNote } from './field.tsx';
import { PinKeys } from './pin-keys.tsx';
import { Shaken } from './shaken.ts';
import { useShake } from './use-shake.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  width: 100%;
  text-align: center;

  > :nth-child(2) {
    width: 100%;
  }
  [data-part='note'] {
    min-height: 1.5em;
    font-size: var(--type--1);
  }
`;

const Dots = styled(Shaken)`
  display: flex;
  gap: 16px;
`;

const Dot = styled.span`
  width: 16px;
  height: 16px;
  border: 2px solid var(--color-outline);
  border-radius: var(--radius-pill);
  transition: transform var(--motion-fast) var(--motion-ease);

  &[data-current] {
    border-color: var(--color-text-strong);
    box-shadow: 0 0 0 4px var(--color-surface-3);
  }
  &[data-filled] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    transform: scale(1.06);
  }
  [data-shaking] > & {
    --dot: var(--color-danger);
    border-color: var(--dot);
    background: var(--dot);
  }
  @media (forced-colors: active) {
    &[data-filled] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }

  ${slot('forms', 'pinDot')}
`;

const isTextField = (element: Element) =>
  element.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

/**
 * A PIN: dots and keys, for finger, mouse, remote and keyboard. Digits and Backspace of the keyboard work wherever the focus is
 * in the same dialog, except in a text field; arrows walk over the keys. `onComplete` comes with the last digit. A new `error`
 * shakes the dots red for 500 ms, its text stays; the caller empties the value and takes the error away on the next digit.
 */
export function PinPad({
  label,
  value,
  onChange,
  onComplete,
  length = 4,
  error,
  hint,
  busy = false,
  corner,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onComplete?: (digits: string) => void;
  readonly length?: number;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** The PIN is being checked: keys do nothing. */
  readonly busy?: boolean;
  /** Stands left of the zero: "Forgotten?". */
  readonly corner?: ReactNode;
}) {
  const translate = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const shaking = useShake(Boolean(error));

  function add(digit: string) {
    if (value.length >= length) return;
    const digits = value + digit;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
  const erase = () => value && onChange(value.slice(0, -1));

  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { target } = event;
    const own = box.current?.closest('dialog') ?? null;
    if (busy || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (isTextField(target) || (target !== document.body && target.closest('dialog') !== own)) return;
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Backspace') erase();
    else return;
    event.preventDefault();
  });
  // Before the pad is seen: whoever types at once loses no digit.
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <Box ref={box} aria-busy={busy || undefined}>
      <Dots aria-hidden data-shaking={shaking || undefined}>
        {Array.from({ length }, (_, index) => (
          <Dot
            key={index}
            data-filled={index < value.length || undefined}
            data-current={index === value.length || undefined}
          />
        ))}
      </Dots>
      <PinKeys label={label} disabled={busy} corner={corner} onDigit={add} onErase={erase} />
      <div data-part="note">{(error || hint) && <FieldNote hint={hint} error={error} />}</div>
      <span role="status" data-visually-hidden>
        {translate('pin_entered', { current: value.length, total: length })}
      </span>
    </Box>
  );
}
