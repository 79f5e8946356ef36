export { DIALOG_TRANSITION_MS } from './dialog-parts.ts';
export { Dialog } from './dialog.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { Sheet } from './sheet.tsx';
export { Tooltip } from './tooltip.tsx';
