import { css, light, TAU, type Context, type Layer, type Rgb } from '../canvas.ts';
import { capsule } from '../limbs.ts';

export const FIRE = [700, 604] as const;

export const EMBER: Rgb = [255, 150, 70];

/** Someone sitting by the fire, lit on the side of the fire. */
export function sitting(context: Context, x: number, y: number, side: 1 | -1, sway: number): void {
  context.save();
  context.translate(x, y);
  context.scale(side * 96, 96);
  context.rotate(sway);
  for (const [fill, shift] of [
    ['#ffb468', 0.022],
    ['#120e1c', 0],
  ] as const) {
    context.save();
    context.translate(shift, -shift * 0.3);
    context.fillStyle = fill;
    context.beginPath();
    capsule(context, [-0.06, -0.2], 0.24, [0.04, -0.66], 0.17);
    capsule(context, [-0.02, -0.16], 0.18, [0.4, -0.36], 0.11);
    capsule(context, [0.4, -0.36], 0.1, [0.46, -0.04], 0.07);
    capsule(context, [0.45, -0.03], 0.06, [0.58, -0.03], 0.05);
    capsule(context, [0.06, -0.62], 0.1, [0.26, -0.42], 0.06);
    capsule(context, [0.26, -0.42], 0.06, [0.48, -0.52], 0.045);
    context.moveTo(0.2, -0.95);
    context.ellipse(0.08, -0.95, 0.115, 0.135, 0.1, 0, TAU);
    context.fill();
    context.beginPath();
    context.moveTo(-0.08, -0.98);
    context.quadraticCurveTo(-0.04, -1.2, 0.1, -1.2);
    context.quadraticCurveTo(0.2, -1.16, 0.21, -1.0);
    context.quadraticCurveTo(0.08, -1.06, -0.08, -0.98);
    context.fill();
    context.restore();
  }
  context.restore();
}

export function fire(context: Context, now: number, hot: Layer, ember: Layer, flicker: number): void {
  const [x, y] = FIRE;
  context.strokeStyle = '#1a0f12';
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - 36, y + 26);
  context.lineTo(x + 28, y + 12);
  context.moveTo(x + 36, y + 27);
  context.lineTo(x - 28, y + 12);
  context.stroke();
  context.globalCompositeOperation = 'lighter';
  for (const [colour, size] of [
    [[255, 90, 30], 1],
    [[255, 150, 50], 0.72],
    [[255, 226, 140], 0.42],
  ] as const) {
    context.fillStyle = css(colour, 0.62);
    for (let tongue = -2; tongue <= 2; tongue++) {
      const tall =
        (74 - Math.abs(tongue) * 16 + 14 * Math.sin(now * (7 + tongue) + tongue * 2)) * size * (0.85 + 0.25 * flicker);
      const lean = Math.sin(now * 5 + tongue) * 7;
      const foot = x + tongue * 12 * size;
      context.beginPath();
      context.moveTo(foot - 13 * size, y + 16);
      context.bezierCurveTo(
        foot - 18 * size,
        y - tall * 0.3,
        foot - 4 + lean * 0.4,
        y - tall * 0.5,
        foot + lean,
        y - tall,
      );
      context.bezierCurveTo(
        foot + 8 + lean * 0.3,
        y - tall * 0.45,
        foot + 18 * size,
        y - tall * 0.25,
        foot + 13 * size,
        y + 16,
      );
      context.fill();
    }
  }
  context.globalCompositeOperation = 'source-over';
  light(context, hot, x, y - 6, 90, 0.8 * flicker);
  light(context, ember, x, y + 20, 120, 0.5 * flicker);
}
