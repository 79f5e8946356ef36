import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { Control, Field, type FieldProps } from './field.tsx';

/** One line of text. `icon` stands before it, `end` behind it: a button that clears it, a unit. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  icon,
  end,
  size,
  id,
  ref,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id' | 'size'> &
  FieldProps & {
    readonly icon?: IconShape | undefined;
    readonly end?: ReactNode;
    /** `large`: the one question of a step. */
    readonly size?: 'normal' | 'large';
    readonly ref?: Ref<HTMLInputElement> | undefined;
  }) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={id}>
      {(control) => (
        <Control data-size={size} data-invalid={control['aria-invalid']} data-disabled={input.disabled || undefined}>
          {icon && <Icon shape={icon} />}
          <input type="text" {...input} {...control} ref={ref} />
          {end}
        </Control>
      )}
    </Field>
  );
}
