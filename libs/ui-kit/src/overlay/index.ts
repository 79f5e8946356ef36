export { DIALOG_TRANSITION_MS } from './dialog-parts.ts';
export { Dialog } from './dialog.tsx';
export { Menu, type MenuItem } from './menu.tsx';
