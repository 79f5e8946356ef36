import type { PictureSource } from '../pictures/picture-source.ts';
import { chance } from './chance.ts';
import { type SceneName, n, palettes, scenes } from './scenes.ts';

/**
 * Pictures for the stories, drawn as SVG from a seed: the same title looks the same on every run, and the components are judged
 * with something worth looking at. Nothing here reaches the product.
 */
type Shape = 'poster' | 'wide' | 'hero';

const SIZES = { poster: [400, 600], wide: [640, 360], hero: [1600, 900] } as const;

/** Noise is dear to paint, and tests paint each story once for every brand. */
const NOISE = import.meta.env.MODE !== 'test';

/** Lettering in the film's own voice, fitted to the width of a poster. */
function lettering(title: string, random: () => number, w: number, h: number): string {
  const voices = [
    { font: 'Georgia, DejaVu Serif, serif', weight: 700, upper: true, track: 1 },
    { font: 'DejaVu Sans Condensed, Arial Narrow, sans-serif', weight: 800, upper: true, track: 0 },
    { font: 'DejaVu Sans, Arial, sans-serif', weight: 300, upper: true, track: 6 },
    { font: 'Georgia, DejaVu Serif, serif', weight: 400, upper: false, track: 0 },
  ];
  const voice = voices[Math.floor(random() * voices.length)] ?? voices[0];
  if (!voice) return '';
  const lines = title.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && (last + word).length < 9) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
    return all;
  }, []);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(w * 0.2, (w * 0.84) / (longest * (voice.upper ? 0.86 : 0.6) + voice.track * 0.16));
  const top = h - size * 0.55 - (lines.length - 1) * size * 1.02;
  return lines
    .map(
      (line, i) =>
        `<text x="${w / 2}" y="${n(top + i * size * 1.02)}" text-anchor="middle" font-family="${voice.font}" font-weight="${voice.weight}" font-size="${n(size)}" letter-spacing="${voice.track}" fill="#fff8ea">${voice.upper ? line.toUpperCase() : line}</text>`,
    )
    .join('');
}

/** A picture of a title: `poster` carries its lettering. */
export function artwork(title: string, scene: SceneName, shape: Shape): PictureSource {
  const random = chance(`${title}/${scene}`);
  const choices = palettes[scene];
  const palette = choices[Math.floor(random() * choices.length)] ?? choices[0];
  if (!palette) throw new Error(`No palette for ${scene}`);
  const [w, h] = SIZES[shape];
  const fx = shape === 'poster' ? 0.5 : shape === 'wide' ? 0.58 : 0.66;
  const body = scenes[scene](random, w, h, fx, palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".5" stop-color="${palette.sky[1]}"/><stop offset=".86" stop-color="${palette.sky[2]}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="${palette.key}" stop-opacity=".75"/><stop offset=".4" stop-color="${palette.key}" stop-opacity=".22"/><stop offset="1" stop-color="${palette.key}" stop-opacity="0"/></radialGradient><linearGradient id="mist" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${palette.sky[2]}" stop-opacity="0"/><stop offset=".6" stop-color="${palette.sky[2]}" stop-opacity=".4"/><stop offset="1" stop-color="${palette.sky[2]}" stop-opacity="0"/></linearGradient><radialGradient id="edge" r=".8"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient><linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></linearGradient><filter id="clouds" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".004 .014" numOctaves="5" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .9 .9 0 0 -.72"/></filter><filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .5 0"/></filter></defs><path d="M0 0h${w}v${h}H0z" fill="url(#sky)"/>${NOISE ? `<path d="M0 0h${w}v${n(h * 0.62)}H0z" filter="url(#clouds)" opacity=".35"/>` : ''}${body}<path d="M0 0h${w}v${h}H0z" fill="url(#edge)"/>${shape === 'poster' ? `<path d="M0 0h${w}v${h}H0z" fill="url(#foot)"/>${lettering(title, random, w, h)}` : ''}${NOISE ? `<path d="M0 0h${w}v${h}H0z" filter="url(#grain)" opacity=".16"/>` : ''}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, colour: palette.sky[1] };
}
