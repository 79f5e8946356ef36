import { lazyPart } from '@livery/value/react';
import type { ReactNode } from 'react';
import { Dropdown, type DropdownButton } from './dropdown.tsx';
import type { MenuItem } from './menu-panel.tsx';

const MenuPanel = lazyPart(() => import('./menu-panel.tsx'));

/** A button with a short list of choices or links under it, which comes when somebody is about to open it: one stands on every page. */
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
    <Dropdown kind="menu" button={button} onNear={() => void MenuPanel.preload()}>
      {(panel) => <MenuPanel {...panel} items={items} align={align} onChoose={onChoose} />}
    </Dropdown>
  );
}
