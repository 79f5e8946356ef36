import type { Context } from './canvas.ts';

export type Point = readonly [number, number];

/** A limb or trunk: two discs of different size and the skin between them. Adds to the current path. */
export function capsule(context: Context, from: Point, fromRadius: number, to: Point, toRadius: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const side = angle + Math.PI / 2;
  context.moveTo(from[0] + Math.cos(side) * fromRadius, from[1] + Math.sin(side) * fromRadius);
  context.arc(from[0], from[1], fromRadius, side, side + Math.PI);
  context.lineTo(to[0] - Math.cos(side) * toRadius, to[1] - Math.sin(side) * toRadius);
  context.arc(to[0], to[1], toRadius, side + Math.PI, side + Math.PI * 2);
  context.closePath();
}

/** Where the middle joint of a two-bone limb lies. `bend` is +1 or -1: the side to which it folds. */
export function joint(root: Point, end: Point, upper: number, lower: number, bend: number): Point {
  const dx = end[0] - root[0];
  const dy = end[1] - root[1];
  const reach = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along)) * bend;
  const length = Math.hypot(dx, dy) || 1;
  const ux = dx / length;
  const uy = dy / length;
  return [root[0] + ux * along - uy * out, root[1] + uy * along + ux * out];
}

/**
 * Foot of a walking leg relative to the point under its root: on the ground it moves back with the ground, then it swings
 * forward. `phase` 0…1; `duty` is the share of the cycle spent on the ground.
 */
export function step(phase: number, stride: number, lift: number, duty = 0.6): Point {
  const at = ((phase % 1) + 1) % 1;
  if (at < duty) return [stride * (0.5 - at / duty), 0];
  const swing = (at - duty) / (1 - duty);
  const eased = swing * swing * (3 - 2 * swing);
  return [stride * (eased - 0.5), -lift * Math.sin(Math.PI * swing)];
}

/** A silhouette with a rim of light: the figure in the light's colour, then its dark copy moved away from the light. */
export function rimLit(
  context: Context,
  buffer: OffscreenCanvasRenderingContext2D,
  figure: (context: Context, fill: string) => void,
  { x, y, dark, rim, shift }: { x: number; y: number; dark: string; rim: string; shift: Point },
): void {
  const { width, height } = buffer.canvas;
  buffer.setTransform(1, 0, 0, 1, 0, 0);
  buffer.globalCompositeOperation = 'source-over';
  buffer.clearRect(0, 0, width, height);
  buffer.translate(width / 2, height / 2);
  figure(buffer, rim);
  buffer.globalCompositeOperation = 'source-atop';
  buffer.translate(shift[0], shift[1]);
  figure(buffer, dark);
  context.drawImage(buffer.canvas, x - width / 2, y - height / 2);
}
