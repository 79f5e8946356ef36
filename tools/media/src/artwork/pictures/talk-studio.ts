import type { Context } from '../../scenes/canvas.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { gradient } from '../nature.ts';

/** Two armchairs and a lamp: a conversation. */
export const talkStudio: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#2a1430'],
    [0.6, '#6a2f4a'],
    [1, '#1d0d1c'],
  ]);
  for (let panel = 0; panel < 22; panel += 1) {
    context.fillStyle = panel % 2 === 0 ? 'rgba(255,190,150,0.06)' : 'rgba(0,0,0,0.14)';
    context.fillRect((panel / 22) * width, 0, width / 22, height * 0.74);
  }
  glowAt(frame, focusX, height * 0.34, 520 * scale, '#ff9d6a', 0.75);
  context.fillStyle = '#ffcf9a';
  context.globalAlpha = 0.9;
  context.beginPath();
  context.arc(focusX, height * 0.32, (isTall ? 150 : 165) * scale, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = '#d8664c';
  context.beginPath();
  context.arc(focusX, height * 0.32, (isTall ? 110 : 122) * scale, 0, Math.PI * 2);
  context.fill();
  const floor = context.createLinearGradient(0, height * 0.74, 0, height);
  floor.addColorStop(0, '#7a3a4c');
  floor.addColorStop(1, '#140811');
  context.fillStyle = floor;
  context.fillRect(0, height * 0.74, width, height * 0.26);
  context.fillStyle = 'rgba(255,190,140,0.18)';
  context.beginPath();
  context.ellipse(focusX, height * 0.87, (isTall ? 330 : 430) * scale, 74 * scale, 0, 0, Math.PI * 2);
  context.fill();
  const size = (isTall ? 196 : 204) * scale;
  const apart = (isTall ? 172 : 230) * scale;
  const chair = (layer: Context, fill: string, x: number, face: 1 | -1): void => {
    const foot = height * 0.88;
    layer.fillStyle = fill;
    layer.beginPath();
    layer.roundRect(x - size * 0.5, foot - size * 0.52, size, size * 0.4, size * 0.14);
    layer.roundRect(x - (face > 0 ? 0.62 : -0.3) * size, foot - size * 1.06, size * 0.32, size * 0.9, size * 0.14);
    layer.rect(x - size * 0.4, foot - size * 0.16, size * 0.07, size * 0.18);
    layer.rect(x + size * 0.33, foot - size * 0.16, size * 0.07, size * 0.18);
    layer.fill();
  };
  rimmed(
    frame,
    (layer, fill) => {
      chair(layer, fill, focusX - apart, 1);
      chair(layer, fill, focusX + apart, -1);
    },
    { dark: '#2c1020', rim: '#ffb384', shift: [0, 4 * scale] },
  );
  rimmed(
    frame,
    (layer, fill) => {
      figure(
        layer,
        fill,
        { ...POSES.sit, rightHand: [0.5, -0.9] },
        focusX - apart - 10 * scale,
        height * 0.9,
        size * 1.06,
        { hair: 'bun', skirt: 0.2 },
      );
      figure(layer, fill, POSES.sit, focusX + apart + 10 * scale, height * 0.9, size * 1.06, { bulk: 1.1 }, -1);
      layer.fillStyle = fill;
      layer.beginPath();
      layer.ellipse(focusX, height * 0.82, 66 * scale, 10 * scale, 0, 0, Math.PI * 2);
      layer.rect(focusX - 4 * scale, height * 0.82, 8 * scale, 70 * scale);
      layer.rect(focusX - 14 * scale, height * 0.79, 14 * scale, 22 * scale);
      layer.fill();
    },
    { dark: '#12060f', rim: '#ffd2a2', shift: [0, 4 * scale] },
  );
  finish(frame, { bloom: 0.36, tint: '#ff9a6a', tintStrength: 0.22 });
};
