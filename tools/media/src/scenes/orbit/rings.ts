import { blend, pixels, TAU, type Context, type Layer } from '../canvas.ts';
import { clamp, fbm, smoothstep } from '../noise.ts';

export const CENTRE = [800, 292] as const;

export const RADIUS = 150;

const TILT = -0.3;

export function rings(): Layer {
  const grooves = fbm('grooves', 5, 64);
  const size = RADIUS * 5;
  return pixels(size, size, (x, y, out) => {
    const away = Math.hypot(x - size / 2, y - size / 2) / RADIUS;
    if (away < 1.38 || away > 2.34) return;
    const groove = grooves(away * 16, 1);
    const gap = smoothstep(0, 0.03, Math.abs(away - 1.98));
    out.set(blend([150, 118, 96], [246, 224, 190], groove));
    out[3] = clamp(0.2 + groove * 0.9) * gap * smoothstep(1.38, 1.46, away) * smoothstep(2.34, 2.24, away) * 0.92;
  });
}

type Grain = { angle: number; away: number; size: number };

export function drawRing(
  context: Context,
  ring: Layer,
  grains: readonly Grain[],
  phase: number,
  half: 'back' | 'front',
): void {
  context.save();
  context.translate(CENTRE[0], CENTRE[1]);
  context.rotate(TILT);
  context.scale(1, 0.27);
  context.beginPath();
  if (half === 'back') context.rect(-RADIUS * 3, -RADIUS * 3, RADIUS * 6, RADIUS * 3);
  else context.rect(-RADIUS * 3, 0, RADIUS * 6, RADIUS * 3);
  context.clip();
  context.globalAlpha = half === 'back' ? 0.7 : 1;
  context.drawImage(ring, -ring.width / 2, -ring.height / 2);
  context.fillStyle = '#fff6e0';
  for (const grain of grains) {
    // Inner grains overtake outer ones, each by whole turns.
    const angle = grain.angle + phase * TAU * (grain.away < 1.85 ? 2 : 1);
    const x = Math.cos(angle) * grain.away * RADIUS;
    const y = Math.sin(angle) * grain.away * RADIUS;
    context.globalAlpha = 0.75;
    context.beginPath();
    context.ellipse(x, y, grain.size, grain.size / 0.4, 0, 0, TAU);
    context.fill();
  }
  context.restore();
}

export function shadowOfRing(context: Context): void {
  context.save();
  context.beginPath();
  context.arc(CENTRE[0], CENTRE[1], RADIUS, 0, TAU);
  context.clip();
  context.translate(CENTRE[0], CENTRE[1] + 16);
  context.rotate(TILT);
  context.strokeStyle = 'rgba(10,6,20,0.34)';
  context.lineWidth = 20;
  context.beginPath();
  context.ellipse(0, 0, RADIUS * 1.6, RADIUS * 0.43, 0, 0, Math.PI);
  context.stroke();
  context.restore();
}
