import type { Context } from '../../scenes/canvas.ts';
import { seeded } from '../../scenes/random.ts';
import { crowd } from '../arena.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** Two boxers under a single lamp. */
export const ring: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#120608'],
    [0.5, '#3a0f12'],
    [0.8, '#1a0708'],
  ]);
  crowd(frame, 'ring', 0.32, 0.66, ['#ff9a7a', '#ffd9a0', '#8f2f2a', '#ffffff'], '#1d080a');
  mist(frame, 'ring', 0.2, 0.7, '#7a2420', 0.7);
  for (const offset of [-220, 0, 220])
    beam(
      frame,
      [focusX + offset * scale, -60 * scale],
      [focusX + offset * 0.3 * scale, height * 0.95],
      80 * scale,
      620 * scale,
      '#ffe3b4',
      0.34,
      16,
    );
  glowAt(frame, focusX, -20 * scale, 420 * scale, '#fff0cc', 0.8);
  context.fillStyle = '#0a0506';
  context.fillRect(0, height * 0.86, width, height * 0.14);
  const mat = context.createLinearGradient(0, height * 0.7, 0, height * 0.88);
  mat.addColorStop(0, '#c9b7a0');
  mat.addColorStop(1, '#5a3a30');
  context.fillStyle = mat;
  context.beginPath();
  context.moveTo(focusX - (isTall ? 420 : 700) * scale, height * 0.88);
  context.lineTo(focusX - (isTall ? 330 : 520) * scale, height * 0.7);
  context.lineTo(focusX + (isTall ? 330 : 520) * scale, height * 0.7);
  context.lineTo(focusX + (isTall ? 420 : 700) * scale, height * 0.88);
  context.fill();
  const ropes = (near: boolean): void => {
    const half = (near ? 1100 : isTall ? 330 : 520) * scale;
    const foot = height * (near ? 0.88 : 0.7);
    for (let rope = 0; rope < 3; rope += 1) {
      context.strokeStyle = ['#d83a34', '#f4efe6', '#d83a34'][rope] ?? '#ffffff';
      context.lineWidth = (near ? 9 : 4) * scale;
      context.globalAlpha = near ? 0.85 : 0.7;
      context.beginPath();
      context.moveTo(focusX - half, foot - (near ? 90 : 70) * (rope + 1) * 0.75 * scale);
      context.quadraticCurveTo(
        focusX,
        foot - (near ? 80 : 66) * (rope + 1) * 0.75 * scale,
        focusX + half,
        foot - (near ? 90 : 70) * (rope + 1) * 0.75 * scale,
      );
      context.stroke();
    }
    context.globalAlpha = 1;
  };
  ropes(false);
  const size = (isTall ? 236 : 232) * scale;
  const foot = height * 0.85;
  const random = seeded('sweat');
  for (let drop = 0; drop < 60; drop += 1) {
    context.fillStyle = `rgba(255,236,205,${random() * 0.8})`;
    context.beginPath();
    context.arc(
      focusX + size * 0.3 + (random() - 0.3) * size * 0.9,
      foot - size * (1.3 + random() * 0.8),
      (1 + random() * 2.4) * scale,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  const gloves = (layer: Context, fill: string, hands: readonly (readonly [number, number])[], x: number): void => {
    layer.fillStyle = fill;
    for (const [handX, handY] of hands) {
      layer.beginPath();
      layer.ellipse(x + handX * size, foot + handY * size, size * 0.125, size * 0.11, 0, 0, Math.PI * 2);
      layer.fill();
    }
  };
  const [left, right] = [focusX - size * 0.66, focusX + size * 0.66];
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.punch, left, foot, size, { bulk: 1.16 });
      figure(layer, fill, POSES.guard, right, foot, size, { bulk: 1.16 });
    },
    { dark: '#100506', rim: '#ffe6bd', shift: [2 * scale, 5 * scale] },
  );
  rimmed(
    frame,
    (layer, fill) => {
      gloves(layer, fill, [POSES.punch.leftHand, POSES.punch.rightHand], left);
      gloves(layer, fill, [POSES.guard.leftHand, POSES.guard.rightHand], right);
    },
    { dark: '#9c1a1c', rim: '#ffc0a0', shift: [1 * scale, 4 * scale] },
  );
  if (!isTall) ropes(true);
  finish(frame, { bloom: 0.4, tint: '#ff8a5c', tintStrength: 0.22, vignette: 0.62 });
};
