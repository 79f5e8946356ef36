import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { clouds, gradient, water } from '../nature.ts';

/** A lighthouse on a headland, its beam across storm clouds. */
export const lighthouse: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#142a2f'],
    [0.4, '#3f6c6a'],
    [0.62, '#c9d8b8'],
  ]);
  clouds(frame, {
    seed: 'lighthouse',
    lit: '#e6efd8',
    shade: '#1d3d40',
    sun: [width * 0.24, height * 0.56],
    cover: 0.78,
    until: 0.66,
    size: 1.3,
  });
  glowAt(frame, width * 0.24, height * 0.62, 360 * scale, '#f4e8c0', 0.5);
  water(frame, 0.63, {
    deep: '#123a3c',
    light: '#e4efcf',
    lightX: width * 0.24,
    glitter: 0.8,
    mirror: 0.4,
    seed: 'lighthouse',
  });
  const topX = focusX + (isTall ? 20 : 40) * scale;
  const baseY = height * (isTall ? 0.78 : 0.76);
  const tall = (isTall ? 470 : 430) * scale;
  context.fillStyle = '#071213';
  context.beginPath();
  context.moveTo(topX - 620 * scale, height + 10);
  context.bezierCurveTo(
    topX - 380 * scale,
    height * 0.92,
    topX - 240 * scale,
    baseY - 4 * scale,
    topX - 40 * scale,
    baseY - 10 * scale,
  );
  context.bezierCurveTo(
    topX + 160 * scale,
    baseY - 16 * scale,
    topX + 330 * scale,
    baseY + 60 * scale,
    topX + 560 * scale,
    height + 10,
  );
  context.fill();
  const lampY = baseY - tall;
  beam(frame, [topX, lampY], [topX - 1250 * scale, lampY + 150 * scale], 10 * scale, 360 * scale, '#fff4cc', 0.95, 5);
  beam(frame, [topX, lampY], [topX + 900 * scale, lampY - 150 * scale], 10 * scale, 260 * scale, '#fff4cc', 0.6, 5);
  const tower = context.createLinearGradient(topX - 48 * scale, 0, topX + 48 * scale, 0);
  tower.addColorStop(0, '#dfe2cc');
  tower.addColorStop(0.36, '#8c9c90');
  tower.addColorStop(1, '#16292b');
  context.fillStyle = tower;
  context.beginPath();
  context.moveTo(topX - 26 * scale, lampY + 26 * scale);
  context.lineTo(topX + 26 * scale, lampY + 26 * scale);
  context.lineTo(topX + 48 * scale, baseY + 20 * scale);
  context.lineTo(topX - 48 * scale, baseY + 20 * scale);
  context.fill();
  context.fillStyle = 'rgba(140,40,34,0.62)';
  for (const [from, to] of [
    [0.14, 0.32],
    [0.52, 0.7],
  ] as const) {
    const half = (at: number): number => (26 + 22 * at) * scale;
    context.beginPath();
    context.moveTo(topX - half(from), lampY + tall * from);
    context.lineTo(topX + half(from), lampY + tall * from);
    context.lineTo(topX + half(to), lampY + tall * to);
    context.lineTo(topX - half(to), lampY + tall * to);
    context.fill();
  }
  context.fillStyle = '#0b1718';
  context.fillRect(topX - 38 * scale, lampY + 20 * scale, 76 * scale, 9 * scale);
  context.fillRect(topX - 22 * scale, lampY - 24 * scale, 44 * scale, 46 * scale);
  context.beginPath();
  context.moveTo(topX - 30 * scale, lampY - 22 * scale);
  context.quadraticCurveTo(topX, lampY - 66 * scale, topX + 30 * scale, lampY - 22 * scale);
  context.fill();
  context.fillStyle = '#fff6d8';
  context.fillRect(topX - 15 * scale, lampY - 16 * scale, 30 * scale, 32 * scale);
  glowAt(frame, topX, lampY, 210 * scale, '#fff0bd', 1);
  const houseX = topX + 132 * scale;
  const houseY = baseY + 26 * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.rect(houseX - 52 * scale, houseY - 62 * scale, 104 * scale, 84 * scale);
      layer.moveTo(houseX - 66 * scale, houseY - 56 * scale);
      layer.lineTo(houseX, houseY - 112 * scale);
      layer.lineTo(houseX + 66 * scale, houseY - 56 * scale);
      layer.fill();
      layer.fillRect(houseX + 24 * scale, houseY - 122 * scale, 14 * scale, 40 * scale);
      figure(layer, fill, POSES.stand, topX - 190 * scale, baseY + 32 * scale, 58 * scale, { coat: 0.4, hat: 'cap' });
    },
    { dark: '#081415', rim: '#d8dcb4', shift: [3 * scale, 3 * scale] },
  );
  context.fillStyle = '#ffc66b';
  context.fillRect(houseX - 12 * scale, houseY - 40 * scale, 26 * scale, 26 * scale);
  glowAt(frame, houseX, houseY - 28 * scale, 90 * scale, '#ffb44a', 0.7);
  finish(frame, { tint: '#bfe6c8', tintStrength: 0.18 });
};
