/**
 * The icons, as paths on a 24-pixel grid: `stroke` is drawn as a round line of two pixels, `fill` as an area. Plain constants,
 * so that a page carries only the icons it names; in four files, because the first page of a visit brings the whole of the first.
 */
export interface IconShape {
  readonly stroke?: string;
  readonly fill?: string;
}

export const alertIcon: IconShape = { stroke: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1' };
export const checkIcon: IconShape = { stroke: 'm4.5 12.5 5 5 10-11' };
export const chevronDownIcon: IconShape = { stroke: 'm6 9 6 6 6-6' };
export const chevronLeftIcon: IconShape = { stroke: 'm15 5-7 7 7 7' };
export const chevronRightIcon: IconShape = { stroke: 'm9 5 7 7-7 7' };
export const closeIcon: IconShape = { stroke: 'm5.5 5.5 13 13M18.5 5.5l-13 13' };
export const globeIcon: IconShape = {
  stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z',
};
export const homeIcon: IconShape = { stroke: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5' };
export const infoIcon: IconShape = { stroke: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.1' };
export const lockIcon: IconShape = { stroke: 'M5.5 10.5h13v9.5h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2' };
export const mutedIcon: IconShape = { stroke: 'M11 5 6.5 9H3v6h3.5L11 19zM15.5 9.5l5 5M20.5 9.5l-5 5' };
export const offlineIcon: IconShape = {
  stroke:
    'm3.5 3.5 17 17M2 9a15 15 0 0 1 5-3.2M10.5 5A15 15 0 0 1 22 9M5.5 12.7A10 10 0 0 1 9.5 10.4M14.5 10.5a10 10 0 0 1 4 2.2M9 16.3a5 5 0 0 1 6 0M12 19.5v.1',
};
export const pauseIcon: IconShape = { fill: 'M6.5 4.5h3.8v15H6.5zM13.7 4.5h3.8v15h-3.8z' };
export const playIcon: IconShape = {
  fill: 'M7 4.7v14.6a.9.9 0 0 0 1.38.76l11.4-7.3a.9.9 0 0 0 0-1.52L8.38 3.94A.9.9 0 0 0 7 4.7z',
};
export const replayIcon: IconShape = { stroke: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9' };
export const searchIcon: IconShape = { stroke: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 20.5 20.5' };
/** A ticket: a code that gives something. */
export const ticketIcon: IconShape = {
  stroke: 'M3.5 6.5h17V10a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14.5 6.5v2M14.5 11v2M14.5 15.5v2',
};
export const tvIcon: IconShape = { stroke: 'M3.5 5h17v11.5h-17zM8.5 20h7M12 16.5V20' };
export const userIcon: IconShape = { stroke: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0' };
export const volumeIcon: IconShape = {
  stroke: 'M11 5 6.5 9H3v6h3.5L11 19zM14.5 9a4.2 4.2 0 0 1 0 6M17.2 6.5a7.8 7.8 0 0 1 0 11',
};
