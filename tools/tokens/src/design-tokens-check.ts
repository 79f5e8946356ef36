/** What must hold between the values of a theme, told by the paths of a tokens file. */
import { measureContrast } from '@livery/brand-kit/contrast';
import type { FileProblem } from './design-tokens-file.ts';
import { REQUIRED_ROLES } from './design-tokens-places.ts';
import { schemesOf, type Theme } from '@livery/brand-kit/theme';

function* checkWhole(theme: Theme): Generator<FileProblem> {
  if (Object.keys(theme.space).length !== theme.space.length)
    yield { path: 'space', value: theme.space, reason: 'its steps must follow one another without a gap' };
  for (const scheme of ['dark', 'light'] as const) {
    const palette = theme.palettes[scheme];
    if (!palette && schemesOf(theme).includes(scheme))
      yield { path: `color.${scheme}`, value: 'missing', reason: `the scheme is ${theme.scheme}` };
    for (const role of REQUIRED_ROLES)
      if (palette && !Object.hasOwn(palette, role))
        yield { path: `color.${scheme}.${role}`, value: 'missing', reason: 'a palette needs it' };
  }
}

function* checkContrast(theme: Theme): Generator<FileProblem> {
  for (const { scheme, text, on, ratio, least, passes } of measureContrast(theme))
    if (!passes)
      yield {
        path: `color.${scheme}.${text}`,
        value: theme.palettes[scheme]?.[text] ?? 'derived',
        reason: `on ${on} its contrast is ${ratio.toFixed(2)} and must be ${least}`,
      };
}

/** Every problem of the whole; contrast is measured once there is something to measure. */
export function checkTokens(theme: Theme): readonly FileProblem[] {
  const gaps = [...checkWhole(theme)];
  return gaps.length > 0 ? gaps : [...checkContrast(theme)];
}
