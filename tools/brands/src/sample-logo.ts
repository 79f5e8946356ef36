import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathData } from '@livery/backend/path-data';
// The package gives Node its CommonJS build, which has no named exports.
import opentype from 'opentype.js';

/** Height of a logo, and of the sign at its left. */
const HEIGHT = 32;
const SIGN_GAP = 11;
const LETTER_SIZE = 21;
const BASELINE = 23.5;
const FAVICON_SIZE = 64;

export interface LogoColours {
  /** The tile that the sign stands on. */
  readonly tile: string;
  readonly accent: string;
  readonly letters: string;
}

/** A crescent that opens to the right, like the first letter of "play". Drawn in 32 x 32. */
const sign = ({ accent, letters }: Pick<LogoColours, 'accent' | 'letters'>) =>
  `<path fill="${accent}" d="M4 6a4 4 0 0 1 4-4h9a14 14 0 0 1 0 28H8a4 4 0 0 1-4-4z"/><path fill="${letters}" d="M12 10l11 6-11 6z"/>`;

/** The name as outlines, so that no device needs the typeface. */
function drawnName(root: string, name: string): { readonly path: string; readonly width: number } {
  const bytes = readFileSync(join(root, 'tools/backend/artwork/fonts/rounded.ttf'));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const path = font.getPath(name, HEIGHT + SIGN_GAP, BASELINE, LETTER_SIZE, { kerning: true });
  return { path: pathData(path), width: Math.ceil(path.getBoundingBox().x2) + 1 };
}

/** A logo to begin with: a sign and the name. A designer's takes its place. */
export function sampleLogo(root: string, name: string, colours: LogoColours): string {
  const { path, width } = drawnName(root, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"><g>${sign({ ...colours, letters: colours.tile })}</g><path fill="${colours.letters}" d="${path}"/></svg>\n`;
}

/** The sign alone on its tile. */
export const sampleFavicon = (colours: LogoColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FAVICON_SIZE} ${FAVICON_SIZE}" width="${FAVICON_SIZE}" height="${FAVICON_SIZE}"><rect width="${FAVICON_SIZE}" height="${FAVICON_SIZE}" rx="14" fill="${colours.tile}"/><g transform="translate(8 8) scale(1.5)">${sign({ ...colours, letters: colours.tile })}</g></svg>\n`;
