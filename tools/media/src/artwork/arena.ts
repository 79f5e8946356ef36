import { seeded } from '../scenes/random.ts';
import type { Frame } from './frame.ts';
import { beam, glowAt } from './light.ts';

/** Stands full of people: dots in rows, brighter near the lights. */
export function crowd(
  frame: Frame,
  seed: string,
  top: number,
  bottom: number,
  colors: readonly string[],
  base: string,
): void {
  const { context, width, height, scale } = frame;
  const random = seeded(seed);
  context.fillStyle = base;
  context.fillRect(0, height * top, width, height * (bottom - top));
  for (let y = height * top; y < height * bottom; y += 8 * scale) {
    for (let x = random() * 8; x < width; x += (6 + random() * 5) * scale) {
      context.fillStyle = colors[Math.floor(random() * colors.length)] ?? '#ffffff';
      context.globalAlpha = 0.14 + random() * 0.42;
      context.beginPath();
      context.arc(x, y + random() * 5 * scale, (1.6 + random() * 1.5) * scale, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** Floodlight masts with their beams. */
export function floodlights(frame: Frame, color: string, aimY: number): void {
  const { context, width, height, scale, isTall } = frame;
  for (const share of isTall ? [0.14, 0.86] : [0.07, 0.34, 0.66, 0.93]) {
    const x = width * share;
    const y = height * 0.13;
    context.strokeStyle = '#0c1016';
    context.lineWidth = 6 * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, height * 0.46);
    context.stroke();
    beam(
      frame,
      [x, y],
      [x + (0.5 - share) * width * 0.9 - 60 * scale, height * aimY],
      50 * scale,
      440 * scale,
      color,
      0.42,
      16,
    );
    context.fillStyle = '#ffffff';
    for (let row = 0; row < 3; row += 1) {
      for (let lamp = 0; lamp < 5; lamp += 1)
        context.fillRect(x + (lamp - 2.5) * 17 * scale, y + (row - 1.5) * 17 * scale, 12 * scale, 12 * scale);
    }
    glowAt(frame, x, y, 190 * scale, color, 0.85);
  }
}

/** One spectator from behind, perhaps with an arm up. */
export function spectator(
  frame: Frame,
  x: number,
  y: number,
  radius: number,
  armUp: boolean,
  random: () => number,
): void {
  const { context } = frame;
  context.fillStyle = '#0a0212';
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.ellipse(x, y + radius * 2.2, radius * 1.7, radius * 1.4, 0, 0, Math.PI * 2);
  context.fill();
  if (!armUp) return;
  const side = random() < 0.5 ? -1 : 1;
  context.strokeStyle = '#0a0212';
  context.lineWidth = radius * 0.62;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + side * radius * 1.3, y + radius * 1.6);
  context.lineTo(x + side * radius * (1.5 + random() * 0.6), y - radius * (1.4 + random() * 1.6));
  context.stroke();
}
