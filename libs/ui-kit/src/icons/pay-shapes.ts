import type { IconShape } from './shapes.ts';

export const appIcon: IconShape = {
  stroke: 'M4 4h6.5v6.5H4zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5zM13.8 10.2 20 4M15.2 4H20v4.8',
};
export const clockIcon: IconShape = { stroke: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5v4.7l3.2 2' };
export const linkIcon: IconShape = {
  stroke:
    'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.6-1.6',
};
/** A message to a telephone. */
export const messageIcon: IconShape = { stroke: 'M3.5 5h17v11.5H11L6.5 20v-3.5h-3zM8 10.8h.1M12 10.8h.1M16 10.8h.1' };
export const qrIcon: IconShape = {
  stroke: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.6v2.6H14zM20 14v2.6M20 20h-2.6M14 20h.1M7 7h.1M17 7h.1M7 17h.1',
};
/** Nobody knows yet. */
export const questionIcon: IconShape = {
  stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.3 9.6a2.8 2.8 0 1 1 4 2.5c-.9.4-1.3 1-1.3 2M12 17v.1',
};
export const trashIcon: IconShape = {
  stroke: 'M4.5 7h15M9.5 7V4.2h5V7M6.8 7l.8 12.8h8.8L17.2 7M10.3 10.8v5.2M13.7 10.8v5.2',
};
export const walletIcon: IconShape = { stroke: 'M4 7.5h16v12H4zM4 7.5l12.5-4v4M20 11.3h-5v4.4h5M16.9 13.5h.1' };
