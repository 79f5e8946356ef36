import { blend, css, pixels, type Context, type Layer, type Rgb } from '../scenes/canvas.ts';
import { clamp, fbm, mix, ridged, smoothstep } from '../scenes/noise.ts';
import { seeded } from '../scenes/random.ts';
import { blendIn, rgb, type Frame } from './frame.ts';
import type { Point } from '../scenes/limbs.ts';

/** Noise does not have to repeat in a still picture. */
const NEVER = 4096;
/** Soft things (clouds, mist, relief) are worked out on a coarser grid and stretched. */
const COARSE = 2;
const VERY_COARSE = 3;

/** A layer of soft pixels over the whole picture; `shade` gets full-size coordinates. */
function softPixels(frame: Frame, coarseness: number, shade: (x: number, y: number, out: Float32Array) => void): Layer {
  return pixels(Math.ceil(frame.width / coarseness), Math.ceil(frame.height / coarseness), (x, y, out) =>
    shade(x * coarseness, y * coarseness, out),
  );
}

/** A vertical gradient over the whole picture or a part of it. */
export function gradient(
  frame: Frame,
  stops: readonly (readonly [at: number, color: string])[],
  top = 0,
  bottom = frame.height,
): void {
  const fill = frame.context.createLinearGradient(0, top, 0, bottom);
  for (const [at, color] of stops) fill.addColorStop(at, color);
  frame.context.fillStyle = fill;
  frame.context.fillRect(0, top, frame.width, bottom - top);
}

export interface Clouds {
  readonly seed: string;
  readonly lit: string;
  readonly shade: string;
  readonly sun: Point;
  /** Share of the sky that is covered. */
  readonly cover: number;
  /** Bottom of the clouds, as a share of the height. */
  readonly until: number;
  /** 1 = usual size; wide flat clouds have a larger stretch. */
  readonly size?: number;
  readonly stretch?: number;
  readonly strength?: number;
}

/** Domain-warped noise, stretched sideways, lit by the difference of its own density towards the sun. */
export function clouds(
  frame: Frame,
  { seed, lit, shade, sun, cover, until, size = 1, stretch = 3, strength = 1 }: Clouds,
): void {
  const warp = fbm(`${seed} warp`, 3, NEVER);
  const noise = fbm(seed, 6, NEVER);
  const cell = 150 * size * frame.scale;
  const density = (x: number, y: number): number => {
    const u = x / (cell * stretch);
    const v = y / cell;
    const bend = warp(u * 1.3 + 9, v * 0.8) - 0.5;
    return noise(u + bend * 1.2, v + bend * 1.5);
  };
  const bright = rgb(lit);
  const dim = rgb(shade);
  const layer = softPixels(frame, COARSE, (x, y, out) => {
    const fade = smoothstep(until, until * 0.62, y / frame.height);
    if (fade === 0) return;
    const here = density(x, y);
    const amount = smoothstep(0.72 - cover * 0.42, 1 - cover * 0.42, here);
    if (amount === 0) return;
    const dx = sun[0] - x;
    const dy = sun[1] - y;
    const away = Math.hypot(dx, dy) || 1;
    const step = 20 * frame.scale;
    const towards = density(x + (dx / away) * step, y + (dy / away) * step * 0.7);
    const near = clamp(1 - away / (900 * frame.scale));
    out.set(blend(dim, bright, clamp(0.3 + (here - towards) * 4.8 + near * 0.55)));
    out[3] = amount * fade * mix(0.82, 0.96, near) * strength;
  });
  blendIn(frame, layer, 'source-over');
}

export interface Range {
  readonly seed: string;
  /** Crest at its lowest and highest, as shares of the height. */
  readonly low: number;
  readonly high: number;
  /** Mountains across the picture. */
  readonly cells: number;
  readonly lit: string;
  readonly shade: string;
  readonly haze: string;
  readonly hazeTop: number;
  readonly hazeFoot: number;
  readonly snow?: string;
  /** -1 light from the left, +1 from the right. */
  readonly sunSide: number;
}

/** A range: ridged noise is the relief, its slope towards the sun the light, its height the snow, its depth the haze. */
export function mountains(
  frame: Frame,
  { seed, low, high, cells, lit, shade, haze, hazeTop, hazeFoot, snow, sunSide }: Range,
): void {
  const { width, height } = frame;
  const outline = ridged(`${seed} outline`, 5, NEVER);
  const relief = ridged(`${seed} relief`, 5, NEVER);
  const rough = fbm(`${seed} rough`, 4, NEVER);
  const tops = Float32Array.from(
    { length: width },
    (_, x) => height * mix(low, high, outline((x / width) * cells, 7.3) * 1.15),
  );
  const aspect = (cells * 2) / width;
  const tones = { lit: rgb(lit), shade: rgb(shade), haze: rgb(haze), snow: snow === undefined ? null : rgb(snow) };
  const layer = softPixels(frame, COARSE, (x, y, out) => {
    const top = tops[Math.min(x, width - 1)] ?? 0;
    if (y < top - 3 * COARSE) return;
    const depth = Math.max(0, y - top) / (height - top);
    const lean = (rough(x * aspect * 1.7, y * aspect * 1.2) - 0.5) * 0.5;
    const u = x * aspect + lean;
    const v = (y - top * 0.35) * aspect * 1.05 + lean * 0.6;
    const slope = relief(u + 0.05 * sunSide, v - 0.03) - relief(u - 0.05 * sunSide, v + 0.03);
    const light = clamp(0.4 + slope * 2.3 + (rough(u * 4, v * 5) - 0.5) * 0.3);
    let color: Rgb = blend(tones.shade, tones.lit, light);
    if (tones.snow !== null) {
      const cover =
        smoothstep(0.42, 0.16, depth + (rough(u * 4 + 3, v * 4) - 0.5) * 0.5) * smoothstep(0.2, 0.55, light);
      color = blend(color, tones.snow, cover * 0.85);
    }
    out.set(blend(color, tones.haze, mix(hazeTop, hazeFoot, depth ** 0.8)));
    out[3] = 1;
  });
  const { context } = frame;
  context.save();
  context.beginPath();
  context.moveTo(0, height);
  tops.forEach((top, x) => context.lineTo(x, top));
  context.lineTo(width, height);
  context.clip();
  context.drawImage(layer, 0, 0, width, height);
  context.restore();
}

/** A soft line of hills or ground: returns the height of the ground at x, in pixels. */
export function ground(
  frame: Frame,
  seed: string,
  level: number,
  roughness: number,
  fill: string | CanvasGradient,
): (x: number) => number {
  const noise = fbm(`${seed} ground`, 4, NEVER);
  const at = (x: number): number => frame.height * (level + (noise((x / frame.width) * 3.2, 2.5) - 0.5) * roughness);
  const { context, width, height } = frame;
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) context.lineTo(x, at(x));
  context.lineTo(width, height);
  context.fill();
  return at;
}

/** Blades of grass along a line. */
export function grass(
  frame: Frame,
  seed: string,
  at: (x: number) => number,
  color: string,
  height: number,
  every = 5,
): void {
  const random = seeded(`${seed} grass`);
  const { context, width, scale } = frame;
  context.strokeStyle = color;
  context.lineCap = 'round';
  for (let x = 0; x < width; x += every * scale * (0.4 + random())) {
    const length = height * scale * (0.35 + random() ** 2);
    const lean = (random() - 0.35) * length * 0.7;
    context.lineWidth = (0.8 + random() * 1.2) * scale;
    context.beginPath();
    context.moveTo(x, at(x) + 3 * scale);
    context.quadraticCurveTo(x + lean * 0.3, at(x) - length * 0.6, x + lean, at(x) - length);
    context.stroke();
  }
}

/** A band of mist: noise times a soft window. */
export function mist(frame: Frame, seed: string, top: number, bottom: number, color: string, strength: number): void {
  const noise = fbm(`${seed} mist`, 5, NEVER);
  const tone = rgb(color);
  const layer = softPixels(frame, VERY_COARSE, (x, y, out) => {
    const at = (y / frame.height - top) / (bottom - top);
    if (at <= 0 || at >= 1) return;
    const window = Math.sin(Math.PI * at) ** 1.3;
    out.set(tone);
    out[3] = window * smoothstep(0.18, 0.85, noise(x / (420 * frame.scale), y / (110 * frame.scale))) * strength;
  });
  blendIn(frame, layer, 'source-over');
}

export function stars(frame: Frame, seed: string, count: number, until: number, color = '#ffffff'): void {
  const random = seeded(`${seed} stars`);
  const { context, width, height, scale } = frame;
  for (let index = 0; index < count; index += 1) {
    const size = (0.5 + random() ** 5 * 2) * scale;
    context.fillStyle = css(rgb(color), 0.2 + random() * 0.8);
    context.beginPath();
    context.arc(random() * width, random() ** 1.15 * height * until, size, 0, Math.PI * 2);
    context.fill();
  }
}

/** Still or moving water from `top` down: a flipped, blurred copy of what is above, glitter towards the light. */
export function water(
  frame: Frame,
  top: number,
  {
    deep,
    light,
    lightX,
    glitter,
    mirror = 0.5,
    seed,
  }: {
    readonly deep: string;
    readonly light: string;
    readonly lightX: number;
    readonly glitter: number;
    readonly mirror?: number;
    readonly seed: string;
  },
): void {
  const { context, width, height, scale } = frame;
  const horizon = height * top;
  const copy = new OffscreenCanvas(width, height);
  copy.getContext('2d')?.drawImage(context.canvas, 0, 0);
  const depth = height - horizon;
  context.save();
  context.beginPath();
  context.rect(0, horizon, width, depth);
  context.clip();
  context.fillStyle = deep;
  context.fillRect(0, horizon, width, depth);
  context.globalAlpha = mirror;
  context.filter = `blur(${7 * scale}px)`;
  context.translate(0, horizon * 2);
  context.scale(1, -1);
  context.drawImage(copy, 0, 0);
  context.restore();
  const noise = fbm(`${seed} waves`, 4, NEVER);
  const tone = rgb(light);
  const dark = rgb(deep);
  const waves = softPixels(frame, COARSE, (x, y, out) => {
    const below = y - horizon;
    if (below <= 0) return;
    const perspective = 26 * scale + below * 0.5;
    const value = noise(x / (perspective * 2.6), Math.log1p(below / (8 * scale)) * 9);
    const column = Math.exp(-(((x - lightX) / (width * (0.05 + (below / depth) * 0.16))) ** 2));
    const spark = smoothstep(0.56, 0.7, value) * (0.16 + column * glitter);
    const trough = smoothstep(0.46, 0.3, value) * 0.4;
    out.set(spark > trough ? tone : dark);
    out[3] = Math.max(spark * 0.9, trough) * smoothstep(0, 0.04, below / depth);
  });
  blendIn(frame, waves, 'source-over');
}

/** A conifer by overlapping skirts. */
export function pine(context: Context, x: number, foot: number, height: number, random: () => number): void {
  const layers = 7;
  context.fillRect(x - height * 0.018, foot - height * 0.2, height * 0.036, height * 0.2);
  context.beginPath();
  for (let layer = 0; layer < layers; layer += 1) {
    const y = foot - height * (0.1 + (layer / layers) * 0.78);
    const half = height * 0.2 * (1 - layer / (layers + 0.6)) * (0.85 + random() * 0.3);
    context.moveTo(x - half, y + height * 0.03 * random());
    context.quadraticCurveTo(x - half * 0.42, y - height * 0.07, x, y - height * 0.26);
    context.quadraticCurveTo(x + half * 0.42, y - height * 0.07, x + half, y + height * 0.03 * random());
    context.quadraticCurveTo(x, y + height * 0.035, x - half, y);
    context.fill();
    context.beginPath();
  }
}

/** A bare tree by recursion; `leaf` is called at the end of every twig. */
export function branches(
  context: Context,
  from: Point,
  angle: number,
  length: number,
  thickness: number,
  depth: number,
  random: () => number,
  leaf?: (x: number, y: number, angle: number) => void,
): void {
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  context.lineWidth = thickness;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from[0], from[1]);
  context.quadraticCurveTo(
    from[0] + Math.cos(angle + 0.2) * length * 0.5,
    from[1] + Math.sin(angle + 0.2) * length * 0.5,
    to[0],
    to[1],
  );
  context.stroke();
  if (depth === 0) {
    leaf?.(to[0], to[1], angle);
    return;
  }
  const count = depth > 2 ? 2 : 3;
  for (let index = 0; index < count; index += 1) {
    const turn = (index - (count - 1) / 2) * (0.55 + random() * 0.35) + (random() - 0.5) * 0.35;
    branches(context, to, angle + turn, length * (0.66 + random() * 0.16), thickness * 0.66, depth - 1, random, leaf);
  }
}
