import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt } from '../light.ts';
import { clouds, gradient, ground, mist, pine, stars } from '../nature.ts';

/** A hot-air balloon over hills and a river at morning. */
export const balloon: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#3f86c4'],
    [0.4, '#93c7e0'],
    [0.68, '#fdeccb'],
  ]);
  clouds(frame, {
    seed: 'balloon',
    lit: '#ffffff',
    shade: '#8fb6d8',
    sun: [width * 0.2, height * 0.3],
    cover: 0.6,
    until: 0.7,
    stretch: 2.6,
  });
  glowAt(frame, width * 0.18, height * 0.62, 480 * scale, '#fff3cd', 0.7);
  stars(frame, 'none', 0, 0.1);
  const hill = (seed: string, level: number, rough: number, tone: string): void =>
    void ground(frame, seed, level, rough, tone);
  hill('b1', 0.7, 0.1, '#a9c7a4');
  mist(frame, 'balloon', 0.6, 0.78, '#fdf3da', 0.7);
  hill('b2', 0.78, 0.12, '#7fae78');
  hill('b3', 0.87, 0.1, '#4b8556');
  context.fillStyle = '#d8eff4';
  context.beginPath();
  context.moveTo(width * 0.2, height);
  context.bezierCurveTo(width * 0.5, height * 0.95, width * 0.34, height * 0.9, width * 0.55, height * 0.87);
  context.bezierCurveTo(width * 0.66, height * 0.855, width * 0.6, height * 0.835, width * 0.7, height * 0.82);
  context.bezierCurveTo(width * 0.64, height * 0.86, width * 0.72, height * 0.87, width * 0.62, height * 0.895);
  context.bezierCurveTo(width * 0.44, height * 0.93, width * 0.62, height * 0.96, width * 0.42, height);
  context.fill();
  const random = seeded('balloon');
  for (let tree = 0; tree < 60; tree += 1) {
    context.fillStyle = ['#2f6844', '#3c7a4e', '#255637'][tree % 3] ?? '#2f6844';
    const x = random() * width;
    const y = height * (0.9 + random() * 0.1);
    pine(context, x, y + 14 * scale, (30 + random() * 46) * scale, random);
  }
  const draw = (x: number, y: number, radius: number, colors: readonly string[]): void => {
    const stripes = 8;
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const left = -Math.cos((stripe / stripes) * Math.PI) * radius;
      const right = -Math.cos(((stripe + 1) / stripes) * Math.PI) * radius;
      context.fillStyle = colors[stripe % colors.length] ?? '#ffffff';
      context.beginPath();
      context.moveTo(x, y - radius);
      context.bezierCurveTo(
        x + left * 1.34,
        y - radius,
        x + left * 1.3,
        y + radius * 0.3,
        x + left * 0.24,
        y + radius * 1.2,
      );
      context.lineTo(x + right * 0.24, y + radius * 1.2);
      context.bezierCurveTo(x + right * 1.3, y + radius * 0.3, x + right * 1.34, y - radius, x, y - radius);
      context.fill();
    }
    const shade = context.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.1, x, y, radius * 1.5);
    shade.addColorStop(0, 'rgba(255,250,230,0.5)');
    shade.addColorStop(0.5, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(20,10,50,0.6)');
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(x, y - radius);
    context.bezierCurveTo(
      x - radius * 1.34,
      y - radius,
      x - radius * 1.3,
      y + radius * 0.3,
      x - radius * 0.24,
      y + radius * 1.2,
    );
    context.lineTo(x + radius * 0.24, y + radius * 1.2);
    context.bezierCurveTo(x + radius * 1.3, y + radius * 0.3, x + radius * 1.34, y - radius, x, y - radius);
    context.fill();
    context.strokeStyle = '#4a2f22';
    context.lineWidth = 1.6 * scale;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(x + side * radius * 0.22, y + radius * 1.2);
      context.lineTo(x + side * radius * 0.13, y + radius * 1.52);
      context.stroke();
    }
    context.fillStyle = '#6d4426';
    context.beginPath();
    context.roundRect(x - radius * 0.15, y + radius * 1.5, radius * 0.3, radius * 0.24, radius * 0.04);
    context.fill();
  };
  draw(width * (isTall ? 0.2 : 0.3), height * 0.5, 34 * scale, ['#f2a63a', '#fdf0d0']);
  draw(width * 0.86, height * 0.24, 46 * scale, ['#5a6fd0', '#fdf6e6', '#2f3f9a']);
  const radius = (isTall ? 176 : 184) * scale;
  draw(focusX, height * (isTall ? 0.38 : 0.34), radius, ['#e2483d', '#fff1d6', '#f4a63a', '#fff1d6']);
  figure(
    context,
    '#3a2418',
    POSES.cheer,
    focusX - radius * 0.03,
    height * (isTall ? 0.38 : 0.34) + radius * 1.66,
    radius * 0.15,
  );
  finish(frame, { bloom: 0.24, tint: '#ffe7b0', tintStrength: 0.16, vignette: 0.3 });
};
