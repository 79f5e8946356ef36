/** What ISO 18004 wants around a code; cameras miss one that stands closer to a dark page. */
export const QUIET_ZONE_MODULES = 4;

interface Modules {
  /** Modules on a side. */
  readonly size: number;
  /** Whether a module is dark; none outside is. */
  get(x: number, y: number): boolean;
}

/** The dark modules as one path, inside of their quiet zone: a rectangle for each run of them in a line. */
export function pathOf(code: Modules): string {
  const places = Array.from({ length: code.size + 2 * QUIET_ZONE_MODULES }, (_, at) => at - QUIET_ZONE_MODULES);
  const line = (y: number) => places.map((x) => Number(code.get(x, y))).join('');
  return places.map((y, at) => line(y).replace(/(1+)|0+/g, rectanglesIn(at))).join('');
}

const rectanglesIn =
  (y: number) =>
  (run: string, dark: string | undefined, x: number): string =>
    dark ? `M${x} ${y}h${run.length}v1h-${run.length}z` : '';
