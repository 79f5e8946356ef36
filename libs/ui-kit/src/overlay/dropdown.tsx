import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';

const Anchor = styled.div`
  position: relative;
  display: inline-flex;
`;

/** A `menu` holds things to do, a `listbox` values of which one is chosen; everything else is a `dialog`. */
export type DropdownKind = 'menu' | 'listbox' | 'dialog';

/** What the button of a drop-down must carry. */
export interface DropdownButton {
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': DropdownKind;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

/** What the panel of a drop-down is given. */
export interface DropdownPanel {
  readonly id: string;
  /** Closes the panel and gives the focus back to the button; `leave` closes it alone, because the viewer goes somewhere else. */
  readonly close: (how?: 'leave') => void;
}

/**
 * A button with a panel under it. Escape closes the panel and gives the focus back to the button; a press outside, or the focus
 * going elsewhere, closes it. The panel may be a chunk of its own: `onNear` says early that it will be wanted.
 */
export function Dropdown({
  kind,
  button,
  onNear,
  children,
}: {
  readonly kind: DropdownKind;
  /** Draws the button; it must spread the given properties on it. */
  readonly button: (props: DropdownButton) => ReactNode;
  readonly onNear?: (() => void) | undefined;
  readonly children: (panel: DropdownPanel) => ReactNode;
}) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  function close(how?: 'leave') {
    setOpen(false);
    if (how !== 'leave') anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <Anchor ref={anchor} onKeyDown={onKeyDown} onPointerEnter={onNear} onFocus={onNear}>
      {button({
        'aria-expanded': open,
        'aria-haspopup': kind,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && <Suspense>{children({ id, close })}</Suspense>}
    </Anchor>
  );
}
