/** What ISO 18004 wants around a code; cameras miss one that stands closer to a dark page. */
export const QUIET_ZONE_MODULES = 4;

/** The dark modules as one path: a rectangle for each run of them in a line. */
export const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.map((line, y) => digits(line).replace(/(1+)|0+/g, rectanglesIn(y))).join('');

const digits = (line: readonly boolean[]): string => line.map(Number).join('');

const rectanglesIn =
  (y: number) =>
  (run: string, dark: string | undefined, x: number): string =>
    dark ? `M${x} ${y}h${run.length}v1h-${run.length}z` : '';
