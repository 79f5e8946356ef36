import { TAU, type Context } from './canvas.ts';
import { capsule, joint, step, type Point } from './limbs.ts';

/** Ground that one walking cycle (two steps) of a grown person covers, in metres. */
export const WALK_STRIDE_M = 1.3;
const DUTY = 0.6;

/** A person in a long coat under an umbrella, walking to the right; ground at y = 0, in metres. */
export function drawUmbrellaWalker(context: Context, fill: string, phase: number): void {
  const bob = Math.cos(phase * TAU * 2) * 0.018;
  const hip: Point = [0, -0.9 + bob];
  const shoulder: Point = [0.03, -1.42 + bob];
  context.fillStyle = fill;
  context.strokeStyle = fill;
  context.beginPath();
  for (const side of [0, 0.5]) {
    const [x, y] = step(phase + side, WALK_STRIDE_M * DUTY, 0.12, DUTY);
    const foot: Point = [x, y - 0.06];
    const knee = joint(hip, foot, 0.45, 0.44, -1);
    capsule(context, hip, 0.1, knee, 0.075);
    capsule(context, knee, 0.072, foot, 0.05);
    capsule(context, [foot[0] - 0.02, foot[1] + 0.025], 0.045, [foot[0] + 0.14, foot[1] + 0.035], 0.032);
  }
  context.fill();
  const swing = Math.sin(phase * TAU) * 0.09;
  context.beginPath();
  context.moveTo(shoulder[0] - 0.16, shoulder[1] - 0.02);
  context.quadraticCurveTo(-0.24, -1, -0.27 + swing, -0.46 + bob);
  context.quadraticCurveTo(0, -0.4, 0.26 + swing * 0.8, -0.48 + bob);
  context.quadraticCurveTo(0.22, -1, shoulder[0] + 0.17, shoulder[1] - 0.02);
  context.quadraticCurveTo(shoulder[0], shoulder[1] - 0.14, shoulder[0] - 0.16, shoulder[1] - 0.02);
  context.fill();
  const hand: Point = [0.26, -1.22 + bob];
  context.beginPath();
  capsule(context, [shoulder[0] + 0.06, shoulder[1] + 0.04], 0.08, [0.14, -1.12 + bob], 0.065);
  capsule(context, [0.14, -1.12 + bob], 0.062, hand, 0.048);
  capsule(context, [0.03, -1.5 + bob], 0.06, [0.05, -1.6 + bob], 0.06);
  context.ellipse(0.06, -1.64 + bob, 0.1, 0.125, 0.1, 0, TAU);
  context.fill();
  context.lineWidth = 0.028;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(hand[0] - 0.02, hand[1] + 0.1);
  context.lineTo(0.2, -2.2 + bob);
  context.stroke();
  umbrella(context, 0.2, -1.86 + bob);
}

function umbrella(context: Context, x: number, y: number): void {
  const half = 0.66;
  context.beginPath();
  context.moveTo(x - half, y);
  context.bezierCurveTo(x - half * 0.8, y - 0.46, x + half * 0.8, y - 0.46, x + half, y);
  for (let rib = 3; rib >= 0; rib--) {
    const left = x - half + (rib * half) / 2;
    context.quadraticCurveTo(left + half / 4, y - 0.07, left, y);
  }
  context.fill();
}
