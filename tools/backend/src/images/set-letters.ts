import { hashOf } from '../seed/random.ts';
import type { SceneFiles } from './artwork-files.ts';
import type { SetTitle } from './lettering.ts';

/** Room around the letters for their shadow and for strokes that reach outside, as a share of the width. */
const PADDING_SHARE = 0.02;

export type LetterColors = Pick<SceneFiles, 'ink' | 'accent'>;

export function isLight(hex: string): boolean {
  return [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(hex.slice(from, from + 2), 16), 0) > 384;
}

export interface LetterPicture {
  readonly svg: string;
  /** How far the letters stand inside the picture from its left and top. */
  readonly padding: number;
}

/** Letters as an SVG of their own size: for some titles the last line stands out; light letters throw a shadow. */
export function setLetters(
  title: SetTitle,
  colors: LetterColors,
  key: string,
  boxWidth: number,
  hasShadow: boolean,
): LetterPicture {
  const padding = Math.ceil(boxWidth * PADDING_SHARE);
  const width = Math.ceil(boxWidth) + padding * 2;
  const height = Math.ceil(title.height) + padding * 2;
  const standsOut = title.lines.length > 1 && hashOf(`${key}/accent`) % 2 === 0 ? title.lines.length - 1 : -1;
  const lines = (fill: (index: number) => string): string =>
    title.lines
      .map(({ path, transform }, index) => `<path transform="${transform}" d="${path}" fill="${fill(index)}"/>`)
      .join('');
  const offset = Math.max(1, boxWidth * 0.006).toFixed(1);
  const shadow = hasShadow
    ? `<g transform="translate(${offset} ${offset})" opacity="0.5">${lines(() => '#000')}</g>`
    : '';
  const letters = lines((index) => (index === standsOut ? colors.accent : colors.ink));
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${padding} ${padding})">${shadow}${letters}</g></svg>`,
    padding,
  };
}
