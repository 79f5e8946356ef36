import type { MouseEventHandler, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { fill } from '../theme/css.ts';
import { ButtonFace } from './button-face.ts';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  --icon-size: 1.25em;
`;

const Busy = styled(Spinner)`
  ${fill}
  display: grid;
  place-items: center;
`;

/** A link that is busy leads nowhere. */
const stay: MouseEventHandler<HTMLElement> = (event) => event.preventDefault();

export interface ButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'tinted' | 'ghost' | 'on-art';
  readonly size?: 'normal' | 'small';
  readonly icon?: IconShape | undefined;
  /** Takes the whole width. */
  readonly wide?: boolean;
  /** An address makes it a link; otherwise it is a button. */
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly disabled?: boolean;
  /** Something is under way: the label gives way to a spinner, the size stays, presses do nothing. */
  readonly busy?: boolean;
  readonly type?: 'button' | 'submit';
  readonly pressed?: boolean | undefined;
  /** What a reader says in place of the words, where these need their surroundings: "Remove card 4400". */
  readonly label?: string | undefined;
  readonly focusKey?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}

/** The button of the brand, in five kinds. One `primary` per view. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  wide,
  href,
  onClick,
  focusKey,
  label: name,
  children,
  ...rest
}: ButtonProps) {
  const { disabled = false, busy = false, type = 'button', pressed, ref } = rest;
  const look = {
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-focus-key': focusKey,
    'aria-label': name,
  };
  const label = (
    <Label data-part="label">
      {icon && <Icon shape={icon} />}
      {children}
    </Label>
  );
  if (href !== undefined && !disabled) {
    return (
      <ButtonFace
        as={UiLink}
        href={href}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? stay : onClick}
        {...look}
      >
        {label}
        {busy && <Busy />}
      </ButtonFace>
    );
  }
  return (
    <ButtonFace
      as="button"
      ref={ref}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-pressed={pressed}
      onClick={busy ? undefined : onClick}
      {...look}
    >
      {label}
      {busy && <Busy />}
    </ButtonFace>
  );
}
