import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemesOf, type Theme } from '@livery/brand-kit/theme';
import { sampleFavicon, sampleLogo, type LogoColours } from './sample-logo.ts';

/** Colours of the theme that can be read on its pages: in both schemes where it has both. */
function logoColours(theme: Theme): LogoColours {
  const schemes = schemesOf(theme);
  const palette = theme.palettes[schemes[0] ?? 'dark'];
  if (!palette) throw new Error(`The theme has no palette for its scheme ${theme.scheme}.`);
  return {
    tile: palette['surface-0'],
    accent: palette.accent,
    letters: schemes.length > 1 ? palette.accent : palette['text-strong'],
  };
}

/** Draws a logo and a sign in the brand's colours. The icons are made from the sign. */
export async function drawSampleArtwork(root: string, brandFolder: string, name: string): Promise<void> {
  const { default: theme } = (await import(pathToFileURL(join(brandFolder, 'theme.ts')).href)) as { default: Theme };
  const colours = logoColours(theme);
  writeFileSync(join(brandFolder, 'assets/logo.svg'), sampleLogo(root, name, colours));
  writeFileSync(join(brandFolder, 'assets/favicon.svg'), sampleFavicon(colours));
}
