/** Whether the viewer has asked their device for less motion. */
export const isMotionUnwelcome = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
