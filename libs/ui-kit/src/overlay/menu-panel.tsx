import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/shapes.ts';
import { stepIndex } from '../focus/step-index.ts';
import { UiLink } from '../theme/ui-context.tsx';
import type { DropdownPanel } from './dropdown.tsx';
import { Panel } from './panel.ts';

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

/** The list of a menu: one stop for Tab, arrows walk through it. Items with an address are links; the others report by `onChoose`. */
export default function MenuPanel({
  id,
  close,
  items,
  align,
  onChoose,
}: DropdownPanel & {
  readonly items: readonly MenuItem[];
  readonly align: 'start' | 'end';
  readonly onChoose?: ((id: string) => void) | undefined;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    const chosen = entries().find((entry) => entry.matches('[aria-checked="true"], [aria-current="page"]'));
    (chosen ?? entries()[0])?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') {
      close('leave');
      return;
    }
    const links = entries();
    const key = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }[event.key] ?? event.key;
    const index = links.indexOf(document.activeElement as HTMLElement);
    const next = stepIndex({ key, index, count: links.length, wraps: true });
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  }

  return (
    <Panel role="menu" id={id} ref={panel} data-align={align} onKeyDown={onKeyDown}>
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
              close('leave');
            }}
          >
            {item.label}
          </Item>
        ),
      )}
    </Panel>
  );
}
