import type { BrandFiles } from './check.ts';
import { measureContrast, parseColour } from './contrast.ts';
import { problem, type BrandProblem } from './problem.ts';
import { PALETTE_ROLES, schemesOf, type Theme } from './theme.ts';

const FILE = 'theme.ts';

/** Families that devices bring, by the names that CSS knows them by. */
const DEVICE_FAMILIES: ReadonlySet<string> = new Set([
  ...['system-ui', 'ui-sans-serif', 'ui-serif', 'ui-monospace', 'ui-rounded', 'sans-serif', 'serif', 'monospace'],
  ...['-apple-system', 'BlinkMacSystemFont', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Helvetica', 'Arial', 'Verdana'],
  ...['Tahoma', 'Ubuntu', 'Cantarell', 'Noto Sans', 'Noto Sans Georgian', 'Noto Serif', 'Georgia', 'Times New Roman'],
]);

const familiesIn = (list: string): string[] =>
  list.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));

/** A family that neither a file nor a device brings is never seen: the next one in the list is, on every device. */
function* checkFamilies({ font }: Theme): Generator<BrandProblem> {
  const { faces, fallbacks } = font.files;
  const own = new Set([...faces, ...fallbacks].map(({ family }) => family));
  for (const field of ['text', 'display'] as const)
    for (const family of familiesIn(font[field]))
      if (!own.has(family) && !DEVICE_FAMILIES.has(family))
        yield problem(FILE, `font.${field}`, family, 'no file of font.files has this family, and no device brings it');
}

/** Everything that is wrong with a theme. */
export function* checkTheme(theme: Theme, assets: BrandFiles['assets']): Generator<BrandProblem> {
  for (const scheme of schemesOf(theme)) {
    const palette = theme.palettes[scheme];
    if (!palette) yield problem(FILE, `palettes.${scheme}`, 'missing', `the scheme is ${theme.scheme}`);
    for (const role of palette ? Object.keys(PALETTE_ROLES) : [])
      if (!(role in (palette ?? {})))
        yield problem(FILE, `palettes.${scheme}.${role}`, 'missing', 'every scheme gives this colour');
    for (const [role, colour] of Object.entries(palette ?? {}))
      if (!parseColour(colour))
        yield problem(FILE, `palettes.${scheme}.${role}`, colour, 'a colour is #rgb, #rrggbb, rgb() or rgba()');
  }
  for (const { scheme, text, on, ratio, least, passes } of measureContrast(theme))
    if (!passes && !Number.isNaN(ratio))
      yield problem(
        FILE,
        `palettes.${scheme}.${text}`,
        theme.palettes[scheme]?.[text] ?? 'derived',
        `on ${on} its contrast is ${ratio.toFixed(2)} and must be ${least}`,
      );
  for (const { file: name } of theme.font.files.faces)
    if (!assets.has(`fonts/${name}`)) yield problem(FILE, 'font.files', name, `assets/fonts/${name} does not exist`);
  yield* checkFamilies(theme);
  for (const speed of ['fast', 'normal', 'slow'] as const)
    if (!/^\d+m?s$/.test(theme.motion[speed]))
      yield problem(FILE, `motion.${speed}`, theme.motion[speed], 'a duration ends with ms or s');
}
