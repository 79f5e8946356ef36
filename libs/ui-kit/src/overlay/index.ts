export { DIALOG_TRANSITION_MS, Dialog } from './dialog.tsx';
export { Menu, type MenuItem } from './menu.tsx';
