import type { IconShape } from './shapes.ts';

export const archiveIcon: IconShape = { stroke: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M12 8v4.3l2.8 1.7' };
export const bellIcon: IconShape = {
  stroke: 'M6 10a6 6 0 0 1 12 0c0 5.5 2 6.5 2 6.5H4S6 15.5 6 10M10 20a2.2 2.2 0 0 0 4 0',
};
export const backspaceIcon: IconShape = { stroke: 'M8.5 5h12v14h-12L3 12zM12 9.5l5 5M17 9.5l-5 5' };
export const boxIcon: IconShape = { stroke: 'M3.5 9.5h17v7h-17zM6 19h12M7 13h.1M10.5 13h6' };
export const cardIcon: IconShape = { stroke: 'M3 5.8h18v12.6H3zM3 10h18M6.5 14.6h4' };
export const chevronUpIcon: IconShape = { stroke: 'm6 15 6-6 6 6' };
export const copyIcon: IconShape = {
  stroke:
    'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V20a1.5 1.5 0 0 1-1.5 1.5M15 5.5V5a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4 5v8a1.5 1.5 0 0 0 1.5 1.5H6M9 9v10.5A1.5 1.5 0 0 0 10.5 21H18.5',
};
/** A device of which nobody knows what it is. */
export const deviceIcon: IconShape = { stroke: 'M3 5h13.5v3M3 5v10.5h8M6.5 19H11M14 10.5h7v9.5h-7zM17.5 17.2v.1' };
export const editIcon: IconShape = { stroke: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5' };
export const externalIcon: IconShape = { stroke: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10' };
export const filterIcon: IconShape = {
  stroke:
    'M3.5 7h9M18.5 7h2M3.5 17h2M11.5 17h9M15.5 4.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8.5 14.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
};
export const filmIcon: IconShape = {
  stroke: 'M4 4.5h16v15H4zM8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
};
/** What is made for television: shows, talks, contests. */
export const micIcon: IconShape = {
  stroke: 'M9 6.5a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M8.5 21h7',
};
export const gridIcon: IconShape = {
  stroke: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
};
export const guideIcon: IconShape = { stroke: 'M4 6h16M4 12h9M4 18h12M17.5 9.5v5h3.5' };
export const heartIcon: IconShape = {
  stroke: 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z',
};
export const heartFilledIcon: IconShape = {
  fill: 'M12 21S2.5 15.6 2.5 9.2A5.6 5.6 0 0 1 12 5.4a5.6 5.6 0 0 1 9.5 3.8C21.5 15.6 12 21 12 21z',
};
export const helpIcon: IconShape = {
  stroke: 'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 13H7v5.5H4.5zM17 13h2.5v5.5H17zM19.5 18.5c0 1.7-2 2.5-5 2.5',
};
export const laptopIcon: IconShape = { stroke: 'M5 5.5h14v10H5zM2.5 19h19' };
export const peopleIcon: IconShape = {
  stroke:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.7',
};
export const phoneIcon: IconShape = { stroke: 'M7 2.8h10v18.4H7zM10.8 18h2.4' };
export const plusIcon: IconShape = { stroke: 'M12 4.5v15M4.5 12h15' };
