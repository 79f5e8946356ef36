import type { IconShape } from './shapes.ts';

export const backIcon: IconShape = { stroke: 'M20 12H4.5M11 5l-7 7 7 7' };
export const castIcon: IconShape = {
  stroke: 'M4 8V5h16v14h-6M4 11.5a7.5 7.5 0 0 1 7.5 7.5M4 15.2A3.8 3.8 0 0 1 7.8 19M4 19h.01',
};
export const castOnIcon: IconShape = {
  stroke: 'M4 8V5h16v14h-6M4 11.5a7.5 7.5 0 0 1 7.5 7.5M4 15.2A3.8 3.8 0 0 1 7.8 19M4 19h.01',
  fill: 'M7.5 8h9.5v8h-2.6a10.6 10.6 0 0 0-6.9-6.4z',
};
export const episodesIcon: IconShape = { stroke: 'M4 8.5h16v11H4zM6.5 5.5h11M9 2.5h6' };
export const fullscreenEnterIcon: IconShape = { stroke: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' };
export const fullscreenExitIcon: IconShape = { stroke: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5' };
export const nextIcon: IconShape = {
  stroke: 'M18.5 5v14',
  fill: 'M5 5.2v13.6a.8.8 0 0 0 1.25.66L16 12.66a.8.8 0 0 0 0-1.32L6.25 4.54A.8.8 0 0 0 5 5.2z',
};
export const pictureInPictureIcon: IconShape = { stroke: 'M4 5h16v14H4z', fill: 'M12 11.5h6v5h-6z' };
export const previousIcon: IconShape = {
  stroke: 'M5.5 5v14',
  fill: 'M19 5.2v13.6a.8.8 0 0 1-1.25.66L8 12.66a.8.8 0 0 1 0-1.32l9.75-6.8A.8.8 0 0 1 19 5.2z',
};
export const settingsIcon: IconShape = {
  stroke:
    'M4 7.5h7.5M17.5 7.5H20M14.5 4.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM4 16.5h2.5M12.5 16.5H20M9.5 13.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
};
/** Ten seconds: what a press of it skips. */
export const skipBackIcon: IconShape = {
  stroke:
    'M4.2 12.4a7.9 7.9 0 1 0 2.4-5.9L4.2 8.8M4.2 4.2v4.6h4.6M9.4 10.6l1.2-.8v4.6M14 9.8c-1 0-1.5.9-1.5 2.3s.5 2.3 1.5 2.3 1.5-.9 1.5-2.3-.5-2.3-1.5-2.3z',
};
export const skipForwardIcon: IconShape = {
  stroke:
    'M19.8 12.4a7.9 7.9 0 1 1-2.4-5.9l2.4 2.3M19.8 4.2v4.6h-4.6M9.4 10.6l1.2-.8v4.6M14 9.8c-1 0-1.5.9-1.5 2.3s.5 2.3 1.5 2.3 1.5-.9 1.5-2.3-.5-2.3-1.5-2.3z',
};
export const subtitlesIcon: IconShape = {
  stroke: 'M3.5 5.5h17v13h-17zM10.5 10.7a2 2 0 1 0 0 2.6M17 10.7a2 2 0 1 0 0 2.6',
};
export const volumeLowIcon: IconShape = { stroke: 'M11 5 6.5 9H3v6h3.5L11 19zM14.5 9a4.2 4.2 0 0 1 0 6' };
