import { type ChangeEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import styled from 'styled-components';
import { Control, Field, type FieldProps } from './field.tsx';
import { caretAfter, editDigits, readMask, writeDigits } from './phone-mask.ts';

const Prefix = styled.span`
  color: var(--color-text-strong);
  font-size: max(16px, var(--type-1));
  white-space: pre;

  /* A bracket stands at the digit that it opens: without the gap of the control. */
  &[data-joined] {
    margin-right: -10px;
  }
`;

const Input = styled.input`
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.02em;
`;

/**
 * A telephone number in the shape of a mask such as `+7 ___ ___ __ __`: `_`, `#`, `X` and `*` are digits to type. The code of
 * the country stands before the field and is not typed. `value` is the typed digits alone, `mask.prefix` is the caller's to add.
 *
 * Any usual writing of a number can be pasted or filled in by the browser; Backspace beside a sign erases the digit before it.
 */
export function MaskedField({
  mask,
  value,
  onChange,
  size = 'normal',
  disabled = false,
  autoFocus = false,
  name,
  ...texts
}: FieldProps & {
  readonly mask: string;
  readonly value: string;
  /** `isComplete`: every digit of the mask is there. */
  readonly onChange: (digits: string, isComplete: boolean) => void;
  readonly size?: 'normal' | 'large';
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
}) {
  const phone = useMemo(() => readMask(mask), [mask]);
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const text = writeDigits(phone, value);

  useLayoutEffect(() => {
    if (caretDigits.current === null) return;
    const caret = caretAfter(text, caretDigits.current);
    caretDigits.current = null;
    input.current?.setSelectionRange(caret, caret);
  });

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const { inputType } = event.nativeEvent as InputEvent;
    const next = editDigits(phone, value, { text: typed, caret: selectionStart ?? typed.length, inputType });
    caretDigits.current = next.caretDigits;
    // A change that is refused has to be drawn too: the caret would go to the end.
    redraw();
    if (next.digits !== value) onChange(next.digits, next.digits.length === phone.slots);
  }

  return (
    <Field {...texts}>
      {({ 'aria-describedby': note, ...control }) => (
        <Control data-size={size} data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
          {phone.prefix && (
            <Prefix id={`${control.id}-prefix`} data-joined={!phone.prefix.endsWith(' ') || undefined}>
              {phone.prefix.trimEnd()}
            </Prefix>
          )}
          <Input
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            autoFocus={autoFocus}
            name={name}
            value={text}
            placeholder={phone.pattern.replace(/[_#X*]/g, '0')}
            disabled={disabled}
            aria-describedby={[phone.prefix && `${control.id}-prefix`, note].filter(Boolean).join(' ') || undefined}
            onChange={edit}
          />
        </Control>
      )}
    </Field>
  );
}
