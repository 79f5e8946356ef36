import { seeded } from '../../scenes/random.ts';
import { bust } from '../busts.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt } from '../light.ts';
import { gradient } from '../nature.ts';

/** Dotted continents behind two presenters at a desk. */
export const newsroom: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#061436'],
    [0.5, '#0f3a86'],
    [1, '#051027'],
  ]);
  glowAt(frame, focusX, height * 0.4, 620 * scale, '#2f7fff', 0.6);
  const random = seeded('map');
  const lands: readonly [number, number, number, number][] = [
    [0.14, 0.3, 0.11, 0.15],
    [0.24, 0.56, 0.06, 0.15],
    [0.48, 0.26, 0.08, 0.1],
    [0.52, 0.5, 0.08, 0.16],
    [0.68, 0.3, 0.17, 0.15],
    [0.76, 0.46, 0.08, 0.09],
    [0.88, 0.62, 0.06, 0.06],
  ];
  for (let y = 0.08; y < 0.72; y += isTall ? 0.013 : 0.017) {
    for (let x = 0.01; x < 1; x += isTall ? 0.0195 : 0.0096) {
      const inside = lands.some(
        ([landX, landY, halfX, halfY]) =>
          ((x - landX) / halfX) ** 2 + ((y - landY) / halfY) ** 2 <
          0.75 + Math.sin(x * 60) * 0.16 + Math.cos(y * 70) * 0.16,
      );
      context.fillStyle = inside ? `rgba(120,190,255,${0.45 + random() * 0.45})` : 'rgba(70,130,230,0.1)';
      context.beginPath();
      context.arc(x * width, y * height, (inside ? 3.4 : 2) * scale, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.strokeStyle = 'rgba(160,215,255,0.6)';
  const hubs: readonly [number, number][] = [
    [0.66, 0.34],
    [0.47, 0.28],
    [0.16, 0.32],
    [0.86, 0.58],
    [0.52, 0.54],
  ];
  const [home] = hubs;
  for (const [x, y] of hubs.slice(1)) {
    if (home === undefined) break;
    context.lineWidth = 1.8 * scale;
    context.beginPath();
    context.moveTo(home[0] * width, home[1] * height);
    context.quadraticCurveTo(
      ((home[0] + x) / 2) * width,
      (Math.min(home[1], y) - 0.22) * height,
      x * width,
      y * height,
    );
    context.stroke();
    glowAt(frame, x * width, y * height, 46 * scale, '#bfe4ff', 0.95);
  }
  if (home !== undefined) glowAt(frame, home[0] * width, home[1] * height, 70 * scale, '#ffffff', 1);
  const size = (isTall ? 168 : 176) * scale;
  const deskY = height * (isTall ? 0.78 : 0.8);
  const apart = (isTall ? 165 : 200) * scale;
  const foot = deskY + 60 * scale;
  bust(frame, focusX - apart, foot, size * 0.86, {
    skin: '#d59a7a',
    shade: '#6f3440',
    light: '#f8cca8',
    hair: '#1a101c',
    top: '#c23a44',
    style: 'bob',
    isWoman: true,
  });
  bust(frame, focusX + apart, foot + 6 * scale, size * 0.9, {
    skin: '#c48c68',
    shade: '#5a2f3a',
    light: '#efba90',
    hair: '#14101a',
    top: '#22406e',
    style: 'short',
  });
  const desk = context.createLinearGradient(0, deskY, 0, height);
  desk.addColorStop(0, '#bfe0ff');
  desk.addColorStop(0.05, '#2a63b8');
  desk.addColorStop(0.4, '#0d2a5e');
  desk.addColorStop(1, '#040c1e');
  context.fillStyle = desk;
  context.beginPath();
  context.moveTo(0, height);
  context.lineTo(0, deskY + 46 * scale);
  context.quadraticCurveTo(focusX, deskY - 40 * scale, width, deskY + 46 * scale);
  context.lineTo(width, height);
  context.fill();
  finish(frame, { bloom: 0.36, tint: '#5aa0ff', tintStrength: 0.2 });
};
