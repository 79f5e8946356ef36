import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, orb, rimmed } from '../light.ts';
import { clouds, gradient, grass, ground, mist, mountains, stars } from '../nature.ts';

/** A yurt under the milky way, fire light inside. */
export const yurtNight: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#070b22'],
    [0.4, '#152350'],
    [0.66, '#37508a'],
    [0.76, '#7a86a8'],
  ]);
  stars(frame, 'yurt', isTall ? 620 : 900, 0.74);
  clouds(frame, {
    seed: 'milky',
    lit: '#cdd6ff',
    shade: '#3a4a8c',
    sun: [width * 0.5, 0],
    cover: 0.44,
    until: 0.7,
    size: 1.6,
    stretch: 1.4,
    strength: 0.5,
  });
  stars(frame, 'yurt b', 300, 0.6, '#ffe9c9');
  orb(frame, width * (isTall ? 0.24 : 0.3), height * 0.2, 22 * scale, '#f6f3e6', '#9fb6ff', 0.5);
  mountains(frame, {
    seed: 'yurt far',
    low: 0.78,
    high: 0.6,
    cells: isTall ? 1.8 : 3.6,
    lit: '#56699c',
    shade: '#17234c',
    haze: '#4a5d92',
    hazeTop: 0.1,
    hazeFoot: 0.6,
    snow: '#a9b8de',
    sunSide: -1,
  });
  mist(frame, 'yurt', 0.66, 0.84, '#5a6ca0', 0.5);
  const fill = frame.context.createLinearGradient(0, height * 0.76, 0, height);
  fill.addColorStop(0, '#1d2a3f');
  fill.addColorStop(1, '#060910');
  const at = ground(frame, 'yurt', 0.83, 0.04, fill);
  const { context } = frame;
  const size = (isTall ? 178 : 172) * scale;
  const foot = at(focusX) + 20 * scale;
  rimmed(
    frame,
    (layer, tone) => {
      layer.fillStyle = tone;
      layer.beginPath();
      layer.moveTo(focusX - size, foot);
      layer.lineTo(focusX - size * 0.97, foot - size * 0.62);
      layer.quadraticCurveTo(focusX - size * 0.62, foot - size * 1.08, focusX - size * 0.16, foot - size * 1.2);
      layer.lineTo(focusX + size * 0.16, foot - size * 1.2);
      layer.quadraticCurveTo(focusX + size * 0.62, foot - size * 1.08, focusX + size * 0.97, foot - size * 0.62);
      layer.lineTo(focusX + size, foot);
      layer.fill();
      layer.beginPath();
      layer.ellipse(focusX, foot - size * 1.2, size * 0.17, size * 0.06, 0, 0, Math.PI * 2);
      layer.fill();
    },
    { dark: '#1a2140', rim: '#9db4ef', shift: [4 * scale, 4 * scale] },
  );
  context.strokeStyle = 'rgba(196,150,92,0.5)';
  context.lineWidth = 5 * scale;
  for (const [y, half] of [
    [0.6, 0.97],
    [0.34, 0.985],
  ] as const) {
    context.beginPath();
    context.moveTo(focusX - size * half, foot - size * y);
    context.quadraticCurveTo(focusX, foot - size * (y - 0.1), focusX + size * half, foot - size * y);
    context.stroke();
  }
  const door = context.createLinearGradient(0, foot - size * 0.6, 0, foot);
  door.addColorStop(0, '#ffcf7d');
  door.addColorStop(1, '#ff8f36');
  context.fillStyle = door;
  context.beginPath();
  context.roundRect(focusX - size * 0.2, foot - size * 0.56, size * 0.4, size * 0.58, [size * 0.06, size * 0.06, 0, 0]);
  context.fill();
  glowAt(frame, focusX, foot - size * 0.26, size * 1.9, '#ff9c3f', 0.85);
  glowAt(frame, focusX, foot - size * 1.24, size * 0.8, '#ffb25e', 0.6);
  beam(
    frame,
    [focusX, foot - size * 0.1],
    [focusX - size * 0.5, height + 60 * scale],
    size * 0.4,
    size * 1.7,
    '#ff9c3f',
    0.5,
    10,
  );
  rimmed(
    frame,
    (layer, tone) => {
      figure(layer, tone, POSES.stand, focusX - size * 0.08, foot + 8 * scale, size * 0.34, {
        coat: 0.5,
        hat: 'kalpak',
      });
      figure(layer, tone, POSES.stand, focusX - size * 0.34, foot + 14 * scale, size * 0.24, {
        skirt: 0.5,
        hair: 'tail',
      });
    },
    { dark: '#120d18', rim: '#ffb868', shift: [-2 * scale, 2 * scale] },
  );
  grass(frame, 'yurt', (x) => at(x) + 60 * scale, '#05070d', 54, 6);
  finish(frame, { bloom: 0.42, tint: '#6f8cff', tintStrength: 0.18 });
};
