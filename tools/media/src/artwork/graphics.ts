import type { Frame } from './frame.ts';

/** Rays from a point to beyond the corners. */
export function sunRays(frame: Frame, x: number, y: number, colors: readonly [string, string], count: number): void {
  const { context, width, height } = frame;
  context.fillStyle = colors[0];
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors[1];
  const far = Math.hypot(width, height);
  for (let ray = 0; ray < count; ray += 1) {
    const from = (ray / count) * Math.PI * 2;
    const to = ((ray + 0.5) / count) * Math.PI * 2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
    context.lineTo(x + Math.cos(to) * far, y + Math.sin(to) * far);
    context.fill();
  }
}

/** Concentric discs behind a subject. */
export function rings(
  frame: Frame,
  x: number,
  y: number,
  radius: number,
  colors: readonly string[],
  step: number,
): void {
  const { context } = frame;
  for (let index = colors.length - 1; index >= 0; index -= 1) {
    context.fillStyle = colors[index] ?? '#ffffff';
    context.beginPath();
    context.arc(x, y, radius + index * step, 0, Math.PI * 2);
    context.fill();
  }
}
