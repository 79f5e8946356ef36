import type { ReactNode } from 'react';
import { Dropdown, type DropdownButton } from './dropdown.tsx';
import MenuPanel, { type MenuItem } from './menu-panel.tsx';

/** A button with a short list of choices or links under it, at once: for lists that must not wait for a chunk of their own. */
export function Menu({
  items,
  align = 'end',
  button,
  onChoose,
}: {
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** Draws the button; it must spread the given properties on it. */
  readonly button: (props: DropdownButton) => ReactNode;
  readonly onChoose?: (id: string) => void;
}) {
  return (
    <Dropdown kind="menu" button={button}>
      {(panel) => <MenuPanel {...panel} items={items} align={align} onChoose={onChoose} />}
    </Dropdown>
  );
}
