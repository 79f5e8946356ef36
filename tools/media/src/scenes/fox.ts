import { TAU, type Context } from './canvas.ts';
import { capsule, joint, step, type Point } from './limbs.ts';

/** Ground that one trotting cycle covers, in lengths of the fox's body. */
export const TROT_STRIDE = 1.05;
const DUTY = 0.5;

const COAT = '#f0803c';
const COAT_DARK = '#d9642a';
const CREAM = '#fff1dc';
const SOCK = '#5a2f2a';

/** A cut-paper fox trotting to the right, ground at y = 0, one unit long from chest to rump. */
export function drawFox(context: Context, phase: number, blink: boolean): void {
  const bob = Math.cos(phase * TAU * 2) * 0.022;
  legs(context, phase, 0.5, COAT_DARK, bob);
  tail(context, phase, bob);
  trunk(context, bob);
  legs(context, phase, 0, COAT, bob);
  head(context, phase, bob, blink);
}

function legs(context: Context, phase: number, side: number, coat: string, bob: number): void {
  for (const [root, offset, bend] of [
    [[0.36, -0.46 + bob], 0, -1],
    [[-0.4, -0.48 + bob], 0.5, 1],
  ] as const) {
    const [x, y] = step(phase + offset + side, TROT_STRIDE * DUTY * 0.9, 0.13, DUTY);
    const foot: Point = [root[0] + x + 0.02, y - 0.03];
    const knee = joint(root, foot, 0.25, 0.24, bend);
    context.fillStyle = coat;
    context.beginPath();
    capsule(context, root, bend > 0 ? 0.14 : 0.1, knee, 0.055);
    context.fill();
    context.fillStyle = SOCK;
    context.beginPath();
    capsule(context, knee, 0.052, foot, 0.036);
    capsule(context, foot, 0.038, [foot[0] + 0.06, foot[1] + 0.008], 0.03);
    context.fill();
  }
}

function tail(context: Context, phase: number, bob: number): void {
  context.save();
  context.translate(-0.5, -0.6 + bob);
  context.rotate(-0.16 + Math.sin(phase * TAU) * 0.12);
  const tip = Math.sin(phase * TAU - 1.2) * 0.09;
  const outline = () => {
    context.beginPath();
    context.moveTo(0.06, -0.05);
    context.bezierCurveTo(-0.22, -0.3, -0.62, -0.28 + tip, -0.9, -0.1 + tip);
    context.bezierCurveTo(-0.66, 0.12 + tip, -0.3, 0.16, 0.04, 0.1);
    context.closePath();
  };
  context.fillStyle = COAT_DARK;
  outline();
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = CREAM;
  context.beginPath();
  context.moveTo(-0.58, -0.5);
  for (let tooth = 0; tooth <= 6; tooth++)
    context.lineTo(-0.58 + (tooth % 2 ? -0.07 : 0.02), -0.36 + tooth * 0.1 + tip);
  context.lineTo(-1.1, 0.4);
  context.lineTo(-1.1, -0.5);
  context.fill();
  context.restore();
  context.restore();
}

function trunk(context: Context, bob: number): void {
  context.fillStyle = COAT;
  context.beginPath();
  context.moveTo(-0.52, -0.66 + bob);
  context.bezierCurveTo(-0.3, -0.76 + bob, 0.1, -0.72 + bob, 0.34, -0.78 + bob);
  context.bezierCurveTo(0.56, -0.76 + bob, 0.6, -0.52 + bob, 0.46, -0.38 + bob);
  context.bezierCurveTo(0.2, -0.3 + bob, -0.1, -0.4 + bob, -0.34, -0.36 + bob);
  context.bezierCurveTo(-0.6, -0.34 + bob, -0.62, -0.58 + bob, -0.52, -0.66 + bob);
  context.fill();
  context.fillStyle = CREAM;
  context.beginPath();
  context.moveTo(0.5, -0.7 + bob);
  context.bezierCurveTo(0.62, -0.56 + bob, 0.56, -0.38 + bob, 0.42, -0.36 + bob);
  context.lineTo(0.36, -0.42 + bob);
  context.lineTo(0.38, -0.5 + bob);
  context.lineTo(0.33, -0.56 + bob);
  context.lineTo(0.38, -0.64 + bob);
  context.fill();
}

function head(context: Context, phase: number, bob: number, blink: boolean): void {
  context.save();
  context.translate(0.5, -0.86 + bob * 1.6);
  context.rotate(Math.sin(phase * TAU * 2 + 0.8) * 0.035);
  const ear = (x: number, fill: string, inner: string, flick: number) => {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(x - 0.1, -0.08);
    context.lineTo(x - 0.03 - flick, -0.34);
    context.lineTo(x + 0.1, -0.12);
    context.fill();
    context.fillStyle = inner;
    context.beginPath();
    context.moveTo(x - 0.05, -0.1);
    context.lineTo(x - 0.02 - flick, -0.27);
    context.lineTo(x + 0.06, -0.12);
    context.fill();
  };
  ear(0.12, COAT_DARK, SOCK, 0);
  context.fillStyle = COAT;
  context.beginPath();
  context.moveTo(-0.2, 0.08);
  context.bezierCurveTo(-0.24, -0.14, -0.04, -0.24, 0.12, -0.18);
  context.bezierCurveTo(0.22, -0.14, 0.3, -0.02, 0.46, 0.05);
  context.bezierCurveTo(0.4, 0.14, 0.2, 0.2, 0.04, 0.2);
  context.bezierCurveTo(-0.1, 0.2, -0.2, 0.16, -0.2, 0.08);
  context.fill();
  context.fillStyle = CREAM;
  context.beginPath();
  context.moveTo(0.45, 0.06);
  context.bezierCurveTo(0.26, 0.04, 0.18, 0.02, 0.1, 0.1);
  context.lineTo(0.02, 0.06);
  context.lineTo(-0.02, 0.12);
  context.lineTo(-0.12, 0.1);
  context.lineTo(-0.12, 0.2);
  context.lineTo(0, 0.22);
  context.bezierCurveTo(0.2, 0.24, 0.38, 0.16, 0.45, 0.06);
  context.fill();
  ear(-0.06, COAT, SOCK, Math.sin(phase * TAU) * 0.012);
  context.fillStyle = '#2b1716';
  context.beginPath();
  context.arc(0.45, 0.045, 0.038, 0, TAU);
  context.fill();
  context.beginPath();
  if (blink) context.rect(0.1, -0.03, 0.07, 0.014);
  else context.ellipse(0.14, -0.03, 0.028, 0.036, 0, 0, TAU);
  context.fill();
  if (!blink) {
    context.fillStyle = '#fff';
    context.beginPath();
    context.arc(0.15, -0.042, 0.01, 0, TAU);
    context.fill();
  }
  context.restore();
}
