/** The average colour of each drawn scene, for placeholders. Written by the artwork maker. */
export const SCENE_COLORS: Readonly<Record<string, string>> = {};
