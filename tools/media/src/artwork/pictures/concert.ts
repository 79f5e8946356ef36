import { seeded } from '../../scenes/random.ts';
import { spectator } from '../arena.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** A singer in coloured beams above a crowd of hands. */
export const concert: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#14052a'],
    [0.5, '#5a0f6a'],
    [0.82, '#c2348f'],
  ]);
  mist(frame, 'concert', 0.1, 0.9, '#b03fae', 0.7);
  const random = seeded('concert');
  const colors = ['#ff5ad0', '#8f5cff', '#ffb347', '#ff8ad8', '#5ac8ff', '#ffd166'];
  const count = isTall ? 9 : 15;
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5) / count) * width;
    const lean = (random() - 0.5) * 520 * scale + (focusX - x) * 0.34;
    beam(
      frame,
      [x, -30 * scale],
      [x + lean, height * 0.95],
      16 * scale,
      (130 + random() * 110) * scale,
      colors[index % colors.length] ?? '#ffffff',
      0.7,
      6,
    );
    context.fillStyle = '#fff6ff';
    context.beginPath();
    context.arc(x, 6 * scale, 11 * scale, 0, Math.PI * 2);
    context.fill();
  }
  glowAt(frame, focusX, height * 0.52, 440 * scale, '#ffd9f2', 0.8);
  const stageY = height * 0.8;
  const boards = context.createLinearGradient(0, stageY, 0, height);
  boards.addColorStop(0, '#a8287e');
  boards.addColorStop(0.4, '#5a1258');
  boards.addColorStop(1, '#1a0626');
  context.fillStyle = boards;
  context.fillRect(0, stageY, width, height - stageY);
  const size = (isTall ? 250 : 246) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.sing, focusX, stageY + 6 * scale, size, { coat: 0.34, hair: 'bun' });
      layer.lineWidth = 7 * scale;
      layer.strokeStyle = fill;
      layer.beginPath();
      layer.moveTo(focusX + size * 0.24, stageY - size * 1.56);
      layer.lineTo(focusX + size * 0.16, stageY - size * 1.6);
      layer.stroke();
    },
    { dark: '#0d0318', rim: '#ffe9f8', shift: [4 * scale, 4 * scale] },
  );
  for (let row = 0; row < 2; row += 1) {
    const y = height * (0.9 + row * 0.06);
    for (let x = random() * 30; x < width; x += (34 + random() * 26) * scale) {
      const head = (15 + row * 8 + random() * 5) * scale;
      spectator(frame, x, y + random() * 10 * scale, head, random() < 0.4, random);
    }
  }
  for (let spark = 0; spark < 90; spark += 1) {
    context.fillStyle = colors[spark % colors.length] ?? '#ffffff';
    context.globalAlpha = 0.2 + random() * 0.7;
    context.fillRect(random() * width, random() * height * 0.8, (2 + random() * 4) * scale, (3 + random() * 7) * scale);
  }
  context.globalAlpha = 1;
  finish(frame, { bloom: 0.5, tint: '#ff7ad8', tintStrength: 0.18, vignette: 0.5 });
};
