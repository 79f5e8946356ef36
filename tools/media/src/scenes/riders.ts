import { TAU, type Context } from './canvas.ts';
import { capsule, joint, step, type Point } from './limbs.ts';

/** Horse and rider walking to the right, ground at y = 0, in metres before the caller's scale. */
export type Ride = { phase: number; headwear: 'bun' | 'hat'; wind: number };

/** Ground covered in one walking cycle, in metres: two of them are one length of the horse. */
export const HORSE_STRIDE_M = 1.15;
const DUTY = 0.62;

export function drawRider(context: Context, fill: string, { phase, headwear, wind }: Ride): void {
  const bob = Math.sin(phase * TAU * 2) * 0.025;
  const nod = Math.sin(phase * TAU * 2 + 0.9) * 0.05;
  context.fillStyle = fill;
  context.strokeStyle = fill;
  legs(context, phase, 0.5, bob);
  body(context, bob, nod, wind);
  legs(context, phase, 0, bob);
  person(context, bob, headwear, wind);
}

function legs(context: Context, phase: number, side: number, bob: number): void {
  const reach = HORSE_STRIDE_M * DUTY;
  context.beginPath();
  for (const [root, offset, bend] of [
    [[0.5, -0.98 + bob], 0.25, -1],
    [[-0.52, -1.02 + bob], 0, 1],
  ] as const) {
    const [footX, footY] = step(phase + offset + side, reach, 0.17, DUTY);
    const foot: Point = [root[0] + footX + (bend > 0 ? -0.04 : 0.02), footY - 0.06];
    const knee = joint(root, foot, 0.5, 0.5, bend);
    capsule(context, root, bend > 0 ? 0.2 : 0.15, knee, 0.062);
    capsule(context, knee, 0.058, foot, 0.04);
    capsule(context, foot, 0.045, [foot[0] + 0.05, foot[1] + 0.035], 0.05);
  }
  context.fill();
}

function body(context: Context, bob: number, nod: number, wind: number): void {
  const poll: Point = [1.02 + nod * 0.4, -1.9 + bob + nod];
  context.beginPath();
  capsule(context, [-0.55, -1.2 + bob], 0.29, [0.45, -1.16 + bob], 0.3);
  capsule(context, [-0.62, -1.12 + bob], 0.24, [-0.5, -1.0 + bob], 0.22);
  capsule(context, [0.46, -1.24 + bob], 0.26, poll, 0.105);
  capsule(context, poll, 0.125, [poll[0] + 0.36, poll[1] + 0.3], 0.066);
  capsule(context, [poll[0] - 0.03, poll[1] - 0.05], 0.045, [poll[0] - 0.01, poll[1] - 0.22], 0.012);
  context.fill();
  // Mane and tail are the soft parts: they follow the wind.
  context.beginPath();
  context.moveTo(poll[0] - 0.02, poll[1] - 0.12);
  context.quadraticCurveTo(0.72 - wind * 0.1, -1.85 + bob, 0.48 - wind * 0.08, -1.42 + bob);
  context.lineTo(0.62, -1.4 + bob);
  context.closePath();
  context.fill();
  context.lineCap = 'round';
  context.lineWidth = 0.13;
  context.beginPath();
  context.moveTo(-0.8, -1.32 + bob);
  context.bezierCurveTo(-1.06, -1.32, -1.0 - wind * 0.1, -0.9, -1.04 - wind * 0.22, -0.55);
  context.stroke();
}

function person(context: Context, bob: number, headwear: Ride['headwear'], wind: number): void {
  const sway = bob * 0.6;
  const shoulder: Point = [0.03 + sway, -2.08 + bob];
  const head: Point = [0.07 + sway, -2.38 + bob];
  context.beginPath();
  capsule(context, [-0.05, -1.52 + bob], 0.2, shoulder, 0.16);
  capsule(context, shoulder, 0.1, [0.24, -1.78 + bob], 0.065);
  capsule(context, [0.24, -1.78 + bob], 0.065, [0.47, -1.68 + bob], 0.05);
  capsule(context, [-0.02, -1.5 + bob], 0.16, [0.27, -1.2 + bob], 0.1);
  capsule(context, [0.27, -1.2 + bob], 0.1, [0.16, -0.84 + bob], 0.06);
  capsule(context, [0.16, -0.82 + bob], 0.055, [0.32, -0.8 + bob], 0.045);
  capsule(context, [0.05 + sway, -2.2 + bob], 0.07, head, 0.1);
  context.ellipse(head[0], head[1], 0.115, 0.14, 0.1, 0, TAU);
  if (headwear === 'bun') context.arc(head[0] - 0.06, head[1] - 0.16, 0.085, 0, TAU);
  context.fill();
  if (headwear === 'hat') {
    context.beginPath();
    context.ellipse(head[0] + 0.01, head[1] - 0.08, 0.27, 0.035, -0.06, 0, TAU);
    context.moveTo(head[0] - 0.13, head[1] - 0.08);
    context.quadraticCurveTo(head[0] - 0.1, head[1] - 0.3, head[0] + 0.02, head[1] - 0.26);
    context.quadraticCurveTo(head[0] + 0.13, head[1] - 0.3, head[0] + 0.14, head[1] - 0.1);
    context.fill();
  }
  // The cloak falls over the horse's back.
  context.beginPath();
  context.moveTo(shoulder[0] + 0.02, shoulder[1] - 0.12);
  context.quadraticCurveTo(-0.32 - wind * 0.1, -1.85 + bob, -0.56 - wind * 0.2, -1.22 + bob + wind * 0.04);
  context.quadraticCurveTo(-0.26, -1.2 + bob, 0.02, -1.42 + bob);
  context.closePath();
  context.fill();
}
