import { GLYPHS } from './glyphs.ts';
import type { Tone } from './image-request.ts';

export interface GlyphDrawing {
  readonly glyph: string;
  readonly from: string;
  readonly to: string;
}

const INK: Readonly<Record<Exclude<Tone, 'color'>, string>> = { light: '#141a2b', dark: '#ffffff' };

/** A channel's or library's mark: white on a tile in its own colours, or plain ink for a light or a dark page. */
export function drawMark({ glyph, from, to }: GlyphDrawing, tone: Tone, width: number, height: number): string {
  if (tone !== 'color') return drawIcon(glyph, INK[tone], width, height);
  const side = Math.min(width, height);
  const inset = { x: (width - side * 0.56) / 2, y: (height - side * 0.56) / 2 };
  return svg(
    width,
    height,
    `<defs><linearGradient id="tile" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
      `<radialGradient id="sheen" cx="0.24" cy="0.12" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.3"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#tile)"/><rect width="${width}" height="${height}" fill="url(#sheen)"/>` +
      `<g transform="translate(${inset.x} ${inset.y + side * 0.012}) scale(${(side * 0.56) / 24})" opacity="0.28">${paths(glyph, '#000')}</g>` +
      `<g transform="translate(${inset.x} ${inset.y}) scale(${(side * 0.56) / 24})">${paths(glyph, '#fff')}</g>`,
  );
}

/** A plain sign on nothing, for menus and buttons. */
export function drawIcon(glyph: string, ink: string, width: number, height: number): string {
  const side = Math.min(width, height);
  return svg(
    width,
    height,
    `<g transform="translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 24})">${paths(glyph, ink)}</g>`,
  );
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

function paths(glyph: string, ink: string): string {
  return (GLYPHS[glyph] ?? GLYPHS['star'] ?? [])
    .map((path) =>
      path.startsWith('stroke:')
        ? `<path d="${path.slice(7)}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="${path}" fill="${ink}" fill-rule="evenodd"/>`,
    )
    .join('');
}
