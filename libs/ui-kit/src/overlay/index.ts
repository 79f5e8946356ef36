export { ConfirmDialog } from './confirm-dialog.tsx';
export { DIALOG_TRANSITION_MS } from './dialog-parts.ts';
export { Dialog } from './dialog.tsx';
export { Dropdown, type DropdownButton, type DropdownPanel } from './dropdown.tsx';
export { Menu } from './menu.tsx';
export type { MenuItem } from './menu-panel.tsx';
export { Sheet } from './sheet.tsx';
