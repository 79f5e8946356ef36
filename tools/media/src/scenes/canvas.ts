import { seeded } from './random.ts';

export type Context = OffscreenCanvasRenderingContext2D;
export type Layer = OffscreenCanvas;
export type Rgb = readonly [number, number, number];

export const WIDTH = 1280;
export const HEIGHT = 720;

/** A drawable scene. `draw` must depend on `seconds` alone and be the same at 0 and at the end of the loop. */
export type Draw = (context: Context, seconds: number) => void;

export function context2d(layer: Layer): Context {
  const context = layer.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no 2D canvas.');
  return context;
}

/** A layer painted once. */
export function layer(width: number, height: number, paint: (context: Context) => void): Layer {
  const canvas = new OffscreenCanvas(width, height);
  paint(context2d(canvas));
  return canvas;
}

/** A layer computed pixel by pixel; the function writes red, green, blue (0…255) and alpha (0…1) into `out`. */
export function pixels(width: number, height: number, shade: (x: number, y: number, out: Float32Array) => void): Layer {
  return layer(width, height, (context) => {
    const image = context.createImageData(width, height);
    const out = new Float32Array(4);
    const dither = seeded(width * 31 + height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        out.fill(0);
        shade(x, y, out);
        // Half a step of noise hides the bands of a dark gradient.
        const grain = dither() - 0.5;
        image.data[at] = (out[0] ?? 0) + grain;
        image.data[at + 1] = (out[1] ?? 0) + grain;
        image.data[at + 2] = (out[2] ?? 0) + grain;
        image.data[at + 3] = (out[3] ?? 0) * 255;
      }
    }
    context.putImageData(image, 0, 0);
  });
}

/** Draws a horizontally repeating layer moved left by `shift` pixels. */
export function scroll(context: Context, tile: Layer, shift: number, y: number): void {
  const start = -(((shift % tile.width) + tile.width) % tile.width);
  for (let x = start; x < WIDTH; x += tile.width) context.drawImage(tile, x, y);
}

/**
 * A slow drift that still loops: two layers travel `distance` pixels half a loop apart, each invisible at the moment in
 * which it jumps back. Both must be at least `distance` wider than the picture.
 */
export function drift(
  context: Context,
  pair: readonly [Layer, Layer],
  phase: number,
  distance: number,
  y: number,
  alpha = 1,
): void {
  for (const [index, copy] of pair.entries()) {
    const along = (phase + index / 2) % 1;
    context.globalAlpha = alpha * Math.sqrt(1 - Math.abs(2 * along - 1));
    context.drawImage(copy, -along * distance, y);
  }
  context.globalAlpha = 1;
}

/** A round soft light, painted once and then stretched: a radial gradient per frame costs far more. */
export function glow(colour: Rgb, power = 2): Layer {
  const radius = 128;
  return pixels(radius * 2, radius * 2, (x, y, out) => {
    const distance = Math.hypot(x - radius + 0.5, y - radius + 0.5) / radius;
    out.set(colour);
    out[3] = distance >= 1 ? 0 : (1 - distance) ** power;
  });
}

export function light(context: Context, sprite: Layer, x: number, y: number, radius: number, alpha: number): void {
  if (alpha <= 0 || radius <= 0) return;
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = Math.min(1, alpha);
  context.drawImage(sprite, x - radius, y - radius, radius * 2, radius * 2);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Vertical gradient through colour stops `[position, css colour]`. */
export function vertical(
  context: Context,
  from: number,
  to: number,
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, to);
  for (const [position, colour] of stops) gradient.addColorStop(position, colour);
  return gradient;
}

export const css = ([red, green, blue]: Rgb, alpha = 1) => `rgba(${red},${green},${blue},${alpha})`;
export const blend = (from: Rgb, to: Rgb, amount: number): Rgb => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
];
export const TAU = Math.PI * 2;
