import type { MouseEventHandler, Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { ButtonFace } from './button-face.ts';

const Face = styled(ButtonFace)`
  width: var(--icon-button-size, var(--button-height));
  min-width: 0;
  min-height: 0;
  height: var(--icon-button-size, var(--button-height));
  padding: 0;
  --icon-size: var(--icon-button-icon, 24px);

  &::after {
    left: 50%;
    right: auto;
    width: max(100%, var(--touch-target));
    transform: translate(-50%, -50%);
  }
  &[data-round] {
    border-radius: var(--radius-pill);
  }
`;

/** A button that shows only an icon; its label is read out and shown as the browser's own hint. */
export function IconButton({
  icon,
  label,
  hint,
  kind = 'ghost',
  round = false,
  href,
  onClick,
  disabled = false,
  pressed,
  focusKey,
  className,
  ref,
  ...opens
}: {
  readonly icon: IconShape;
  readonly label: string;
  /** What the pointer is told where that is more than the label: the key that does the same. */
  readonly hint?: string | undefined;
  readonly kind?: 'primary' | 'secondary' | 'tinted' | 'ghost' | 'on-art';
  readonly round?: boolean;
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly disabled?: boolean;
  readonly pressed?: boolean | undefined;
  /** What a button that opens something says of it. */
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'listbox' | 'dialog' | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
  /** Nothing to do now, and the focus stays: unlike `disabled`. */
  readonly 'aria-disabled'?: boolean | undefined;
  readonly focusKey?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}) {
  const look = {
    'data-kind': kind,
    'data-round': round || undefined,
    'data-focus-key': focusKey,
    'aria-label': label,
    title: hint ?? label,
    className,
    onClick,
  };
  if (href !== undefined) {
    return (
      <Face as={UiLink} href={href} {...look}>
        <Icon shape={icon} />
      </Face>
    );
  }
  return (
    <Face as="button" type="button" ref={ref} disabled={disabled} aria-pressed={pressed} {...opens} {...look}>
      <Icon shape={icon} />
    </Face>
  );
}
