/** What ISO 18004 wants around a code; cameras miss one that stands closer to a dark page. */
export const QUIET_ZONE_MODULES = 4;

/** The dark modules as one path: a rectangle for each run of them in a line. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((line, y) => runsOf(line).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
    .flat()
    .join('');
}

function runsOf(line: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  line.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  });
  return runs;
}
