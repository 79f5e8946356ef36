import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { stepIndex } from '../rows/step-index.ts';

const Anchor = styled.div`
  position: relative;
  display: inline-flex;
`;

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 8px);
  right: 0;
  min-width: 200px;
  max-height: min(70vh, 480px);
  overflow: auto;
  padding: 6px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  box-shadow: var(--shadow-2);

  &[data-align='start'] {
    left: 0;
    right: auto;
  }
`;

const Item = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: var(--touch-target);
  padding: 6px 12px;
  border-radius: var(--radius-s);
  color: var(--color-text-normal);
  font-size: var(--type-0);
  white-space: nowrap;
  outline-offset: -2px;
  --icon-size: 18px;

  &:hover,
  &:focus-visible {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  > svg:last-child {
    margin-left: auto;
    color: var(--color-accent-text);
  }
`;

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly href?: string | undefined;
  readonly chosen?: boolean;
}

/**
 * A button with a short list under it. Arrows walk through the list, Escape and a press outside close it, and the focus goes back
 * to the button. Items with an address are links; the others report by `onChoose`.
 */
export function Menu({
  items,
  align = 'end',
  button,
  onChoose,
}: {
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** Draws the button; it must spread the given properties on it. */
  readonly button: (props: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-controls': string | undefined;
    readonly onClick: () => void;
  }) => ReactNode;
  readonly onChoose?: (id: string) => void;
}) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const links = anchor.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    const chosen = [...links].find(
      (link) => link.getAttribute('aria-checked') === 'true' || link.ariaCurrent === 'page',
    );
    (chosen ?? links[0])?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function close() {
    setOpen(false);
    anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Tab') {
      setOpen(false);
      return;
    }
    const links = [...(anchor.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const key = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }[event.key] ?? event.key;
    const index = links.indexOf(document.activeElement as HTMLElement);
    const next = stepIndex({ key, index, count: links.length, wraps: true });
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  }

  return (
    <Anchor ref={anchor} onKeyDown={onKeyDown}>
      {button({
        'aria-expanded': open,
        'aria-haspopup': 'menu',
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <Panel role="menu" id={id} data-align={align}>
          {items.map((item) =>
            item.href === undefined ? (
              <Item
                key={item.id}
                as="button"
                role="menuitemradio"
                aria-checked={item.chosen ?? false}
                tabIndex={-1}
                onClick={() => {
                  onChoose?.(item.id);
                  close();
                }}
              >
                {item.label}
                {item.chosen && <Icon shape={checkIcon} />}
              </Item>
            ) : (
              <Item
                key={item.id}
                as={UiLink}
                href={item.href}
                role="menuitem"
                aria-current={item.chosen ? 'page' : undefined}
                tabIndex={-1}
                onClick={() => {
                  onChoose?.(item.id);
                  setOpen(false);
                }}
              >
                {item.label}
              </Item>
            ),
          )}
        </Panel>
      )}
    </Anchor>
  );
}
