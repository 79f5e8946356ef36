import { css, glow, HEIGHT, light, TAU, WIDTH, type Context, type Draw } from '../canvas.ts';
import { finish } from '../finish.ts';
import { livingWorld, planet } from '../planet.ts';
import { starField, twinkle } from '../sky.ts';
import { nebula } from './nebula.ts';

/** A world's night side from above: towns glow, the sun comes over the edge. `rise` runs 0…1 over the shot. */
export function worldFromOrbit(seconds: number): Draw {
  const space = nebula([20, 26, 60], [14, 34, 70], [40, 30, 66]);
  const stars = starField('world', 360, WIDTH, HEIGHT);
  const radius = 640;
  const world = planet({
    radius,
    sun: [0.9, -0.5, -0.42],
    air: [90, 160, 255],
    ...livingWorld(),
    period: 1,
    detail: 3,
  });
  const white = glow([255, 244, 220], 2.4);
  const blue = glow([90, 160, 255], 1.8);
  return (context, now) => {
    const phase = now / seconds;
    context.drawImage(space, -24, -14);
    twinkle(context, stars, phase % 1, '#ffffff');
    const x = 560 - phase * 60;
    const y = 860;
    const edge = [x + radius * 0.86, y - radius * 0.52] as const;
    light(context, blue, x + 150, y - 150, radius * 1.28, 0.42);
    light(context, white, edge[0], edge[1], 190 + phase * 150, 0.7);
    world(context, x, y, 0.18 + phase * 0.022);
    light(context, white, edge[0], edge[1], 60 + phase * 130, 0.5 + phase * 0.5);
    station(context, 300 + phase * 460, 230 - phase * 70, phase);
    finish(context, 0.4);
  };
}

function station(context: Context, x: number, y: number, phase: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(-0.16);
  context.fillStyle = '#c9d2e2';
  context.fillRect(-34, -4, 68, 8);
  context.fillRect(-6, -12, 12, 24);
  for (const side of [-1, 1]) {
    for (const row of [-1, 1]) {
      context.fillStyle = '#3b5fa8';
      context.fillRect(side * 40 - (side < 0 ? 34 : 0), row * 13 - 9, 34, 18);
      context.strokeStyle = '#9db8ea';
      context.lineWidth = 0.8;
      context.strokeRect(side * 40 - (side < 0 ? 34 : 0), row * 13 - 9, 34, 18);
    }
  }
  if (Math.sin(phase * 60) > 0.7) {
    context.fillStyle = css([255, 90, 80]);
    context.beginPath();
    context.arc(0, -14, 2.4, 0, TAU);
    context.fill();
  }
  context.restore();
}
