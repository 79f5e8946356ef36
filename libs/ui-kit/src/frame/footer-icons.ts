import type { IconShape } from '../icons/shapes.ts';

/** Own drawings that say what a store or a network is for; nobody's marks. */
const phone: IconShape = {
  stroke:
    'M7.5 2.5h9A1.5 1.5 0 0 1 18 4v16a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5zM10.5 18.5h3',
};
const robot: IconShape = {
  stroke: 'M4.5 17.5v-3a7.5 7.5 0 0 1 15 0v3zM7 4.5l1.8 3M17 4.5l-1.8 3',
  fill: 'M8.6 12.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM15.4 12.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
};
const screen: IconShape = { stroke: 'M3 4.5h18v12H3zM8 20h8', fill: 'M10.2 8v5l4.2-2.5z' };
const wideScreen: IconShape = {
  stroke: 'M2.5 5.5h19v11h-19zM6 20l1.5-3.5M18 20l-1.5-3.5',
  fill: 'M10.4 8.5v5l4.2-2.5z',
};
const plane: IconShape = { stroke: 'M21 4 2.8 11.2l6 2.3M21 4l-3.4 16-8.8-6.5M21 4 8.8 13.5V20l3.4-3.9' };
const camera: IconShape = {
  stroke:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.8v.1',
};
const note: IconShape = { stroke: 'M14 3.5v11.7a3.8 3.8 0 1 1-3.8-3.8M14 3.5c.3 2.9 2.2 4.9 5 5.2' };
const clip: IconShape = {
  stroke: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z',
  fill: 'M10.2 9v6l5-3z',
};
const bubble: IconShape = { stroke: 'M4 5h16v11h-8l-4.5 3.8V16H4z' };
const globe: IconShape = {
  stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z',
};

export const STORE_ICONS: Readonly<Record<'android' | 'ios' | 'samsung' | 'lg' | 'huawei', IconShape>> = {
  android: robot,
  ios: phone,
  samsung: screen,
  lg: wideScreen,
  huawei: screen,
};

const SOCIAL_ICONS: Readonly<Partial<Record<string, IconShape>>> = {
  telegram: plane,
  instagram: camera,
  tiktok: note,
  youtube: clip,
  facebook: bubble,
  whatsapp: bubble,
};

/** The drawing for a network, by its name; one that is not known is a globe. */
export const socialIcon = (name: string): IconShape => SOCIAL_ICONS[name.toLowerCase()] ?? globe;
