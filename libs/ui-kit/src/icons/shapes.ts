/**
 * The icons, as paths on a 24-pixel grid: `stroke` is drawn as a round line of two pixels, `fill` as an area. Plain constants,
 * so that a page carries only the icons it names.
 */
export interface IconShape {
  readonly stroke?: string;
  readonly fill?: string;
}

export const alertIcon: IconShape = { stroke: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1' };
export const archiveIcon: IconShape = { stroke: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M12 8v4.3l2.8 1.7' };
export const backIcon: IconShape = { stroke: 'M20 12H4.5M11 5l-7 7 7 7' };
export const bellIcon: IconShape = {
  stroke: 'M6 10a6 6 0 0 1 12 0c0 5.5 2 6.5 2 6.5H4S6 15.5 6 10M10 20a2.2 2.2 0 0 0 4 0',
};
export const backspaceIcon: IconShape = { stroke: 'M8.5 5h12v14h-12L3 12zM12 9.5l5 5M17 9.5l-5 5' };
export const boxIcon: IconShape = { stroke: 'M3.5 9.5h17v7h-17zM6 19h12M7 13h.1M10.5 13h6' };
export const cardIcon: IconShape = { stroke: 'M3 5.8h18v12.6H3zM3 10h18M6.5 14.6h4' };
export const castIcon: IconShape = {
  stroke:
    'M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14M3 12a7 7 0 0 1 7 7M3 15.5A3.5 3.5 0 0 1 6.5 19M3 19v.1',
};
export const checkIcon: IconShape = { stroke: 'm4.5 12.5 5 5 10-11' };
export const chevronDownIcon: IconShape = { stroke: 'm6 9 6 6 6-6' };
export const chevronLeftIcon: IconShape = { stroke: 'm15 5-7 7 7 7' };
export const chevronRightIcon: IconShape = { stroke: 'm9 5 7 7-7 7' };
export const chevronUpIcon: IconShape = { stroke: 'm6 15 6-6 6 6' };
export const closeIcon: IconShape = { stroke: 'm5.5 5.5 13 13M18.5 5.5l-13 13' };
export const copyIcon: IconShape = {
  stroke:
    'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V20a1.5 1.5 0 0 1-1.5 1.5M15 5.5V5a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4 5v8a1.5 1.5 0 0 0 1.5 1.5H6M9 9v10.5A1.5 1.5 0 0 0 10.5 21H18.5',
};
/** A device of which nobody knows what it is. */
export const deviceIcon: IconShape = { stroke: 'M3 5h13.5v3M3 5v10.5h8M6.5 19H11M14 10.5h7v9.5h-7zM17.5 17.2v.1' };
export const editIcon: IconShape = { stroke: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5' };
export const episodesIcon: IconShape = { stroke: 'M4 8.5h16v11H4zM6.5 5.5h11M9 2.5h6' };
export const externalIcon: IconShape = { stroke: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10' };
export const filmIcon: IconShape = {
  stroke: 'M4 4.5h16v15H4zM8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
};
export const fullscreenEnterIcon: IconShape = { stroke: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' };
export const fullscreenExitIcon: IconShape = { stroke: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5' };
export const globeIcon: IconShape = {
  stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z',
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
export const homeIcon: IconShape = { stroke: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5' };
export const infoIcon: IconShape = { stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.1' };
export const laptopIcon: IconShape = { stroke: 'M5 5.5h14v10H5zM2.5 19h19' };
export const lockIcon: IconShape = { stroke: 'M5.5 10.5h13v9.5h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2' };
export const menuIcon: IconShape = { stroke: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const moreIcon: IconShape = {
  fill: 'M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM19 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
};
export const mutedIcon: IconShape = { stroke: 'M11 5 6.5 9H3v6h3.5L11 19zM15.5 9.5l5 5M20.5 9.5l-5 5' };
export const nextIcon: IconShape = {
  stroke: 'M18.5 5v14',
  fill: 'M5 5.2v13.6a.8.8 0 0 0 1.25.66L16 12.66a.8.8 0 0 0 0-1.32L6.25 4.54A.8.8 0 0 0 5 5.2z',
};
export const offlineIcon: IconShape = {
  stroke:
    'm3.5 3.5 17 17M2 9a15 15 0 0 1 5-3.2M10.5 5A15 15 0 0 1 22 9M5.5 12.7A10 10 0 0 1 9.5 10.4M14.5 10.5a10 10 0 0 1 4 2.2M9 16.3a5 5 0 0 1 6 0M12 19.5v.1',
};
export const pauseIcon: IconShape = { fill: 'M6.5 4.5h3.8v15H6.5zM13.7 4.5h3.8v15h-3.8z' };
export const peopleIcon: IconShape = {
  stroke:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.3a6.5 6.5 0 0 1 3.5 5.7',
};
export const phoneIcon: IconShape = { stroke: 'M7 2.8h10v18.4H7zM10.8 18h2.4' };
export const pictureInPictureIcon: IconShape = { stroke: 'M4 5h16v14H4z', fill: 'M12 11.5h6v5h-6z' };
export const playIcon: IconShape = {
  fill: 'M7 4.7v14.6a.9.9 0 0 0 1.38.76l11.4-7.3a.9.9 0 0 0 0-1.52L8.38 3.94A.9.9 0 0 0 7 4.7z',
};
export const plusIcon: IconShape = { stroke: 'M12 4.5v15M4.5 12h15' };
export const replayIcon: IconShape = { stroke: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9' };
export const searchIcon: IconShape = { stroke: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 20.5 20.5' };
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
export const tvIcon: IconShape = { stroke: 'M3.5 5h17v11.5h-17zM8.5 20h7M12 16.5V20' };
export const userIcon: IconShape = { stroke: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0' };
export const volumeIcon: IconShape = {
  stroke: 'M11 5 6.5 9H3v6h3.5L11 19zM14.5 9a4.2 4.2 0 0 1 0 6M17.2 6.5a7.8 7.8 0 0 1 0 11',
};
export const volumeLowIcon: IconShape = { stroke: 'M11 5 6.5 9H3v6h3.5L11 19zM14.5 9a4.2 4.2 0 0 1 0 6' };
