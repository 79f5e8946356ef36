import type { PictureSource } from '../pictures/picture-source.ts';
import { chance } from './chance.ts';

const glyphs = [
  'M18 44 28 26l8 12 6-8 10 14z',
  'M32 18a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 7 7 5-3 8h-8l-3-8z',
  'M20 22h8v20h-8zM32 22l14 10-14 10z',
  'M32 46S18 38 18 28c0-9 11-11 14-3 3-8 14-6 14 3 0 10-14 18-14 18z',
  'M16 34h8l4-12 6 22 5-14 3 4h8',
  'M22 20h20v12a10 10 0 0 1-20 0zM24 46h16',
  'M18 22h20v14H26l-8 6zM42 28h6v16l-6-5H32',
];

/** A channel's mark: a glyph on a tile of its own colour. */
export function channelMark(name: string): PictureSource {
  const random = chance(name);
  const hue = Math.floor(random() * 360);
  const glyph = glyphs[Math.floor(random() * glyphs.length)] ?? '';
  const line = glyph.includes('h8l4');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs><linearGradient id="a" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 70% 52%)"/><stop offset="1" stop-color="hsl(${(hue + 24) % 360} 72% 30%)"/></linearGradient></defs><path d="M0 0h64v64H0z" fill="url(#a)"/><path d="${glyph}" ${line ? 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"' : 'fill="#fff"'}/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, colour: `hsl(${hue} 50% 30%)` };
}

/** A face: three tones and a shadow. */
export function portrait(name: string): PictureSource {
  const random = chance(name);
  const hue = Math.floor(random() * 360);
  const skin = ['#e3ad8d', '#c98f73', '#d79f80', '#b57f66'][Math.floor(random() * 4)] ?? '#d79f80';
  const hair = ['#1d1418', '#3a2418', '#5b2f1d', '#a9a4a2'][Math.floor(random() * 4)] ?? '#1d1418';
  const long = random() < 0.5;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs><linearGradient id="a" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 45% 46%)"/><stop offset="1" stop-color="hsl(${(hue + 30) % 360} 50% 18%)"/></linearGradient></defs><path d="M0 0h200v200H0z" fill="url(#a)"/>${long ? `<path d="M50 176c-10-80 4-130 50-132 46 2 60 52 50 132z" fill="${hair}"/>` : ''}<path d="M34 200c2-46 26-58 66-62 40 4 64 16 66 62z" fill="hsl(${(hue + 180) % 360} 22% 22%)"/><path d="M86 120h28v34c-8 10-20 10-28 0z" fill="${skin}"/><path d="M66 92c0-30 14-44 34-44s34 14 34 44c0 28-16 48-34 48s-34-20-34-48z" fill="${skin}"/><path d="M100 48c20 0 34 14 34 44 0 28-16 48-34 48-4-20 8-30 0-46 6-16-4-28 0-46z" fill="#000" opacity=".28"/><path d="M62 96c-6-40 14-58 40-58 24 0 44 16 36 60-6-26-18-34-38-38-18 4-32 12-38 36z" fill="${hair}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, colour: `hsl(${hue} 30% 26%)` };
}
