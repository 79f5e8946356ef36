import { seeded } from '../../scenes/random.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { clouds, gradient, ground, mist, stars } from '../nature.ts';

/** A night train with lit windows on a viaduct. */
export const train: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0e1730'],
    [0.4, '#2d4a6e'],
    [0.7, '#d08a6c'],
    [0.8, '#f4c08a'],
  ]);
  stars(frame, 'train', 260, 0.4);
  clouds(frame, {
    seed: 'train',
    lit: '#ffcfa4',
    shade: '#3a5070',
    sun: [width * 0.4, height * 0.75],
    cover: 0.52,
    until: 0.76,
    stretch: 4,
  });
  ground(frame, 'train', 0.86, 0.1, '#3a3350');
  mist(frame, 'train', 0.66, 0.94, '#e0a27c', 0.6);
  const deck = height * (isTall ? 0.66 : 0.64);
  context.fillStyle = '#0b0f1c';
  context.fillRect(0, deck, width, 26 * scale);
  const span = (isTall ? 190 : 230) * scale;
  for (let x = -span * 0.4; x < width + span; x += span) {
    context.beginPath();
    context.moveTo(x, deck + 20 * scale);
    context.lineTo(x + span, deck + 20 * scale);
    context.lineTo(x + span, height);
    context.lineTo(x + span - 26 * scale, height);
    context.lineTo(x + span - 26 * scale, deck + 150 * scale);
    context.quadraticCurveTo(x + span - 30 * scale, deck + 40 * scale, x + span / 2, deck + 40 * scale);
    context.quadraticCurveTo(x + 30 * scale, deck + 40 * scale, x + 26 * scale, deck + 150 * scale);
    context.lineTo(x + 26 * scale, height);
    context.lineTo(x, height);
    context.fill();
  }
  const carHeight = (isTall ? 108 : 104) * scale;
  const carLength = (isTall ? 330 : 400) * scale;
  const front = focusX + (isTall ? 300 : 420) * scale;
  const random = seeded('train');
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      for (let car = 0; car < 6; car += 1) {
        const right = front - car * (carLength + 12 * scale);
        layer.beginPath();
        layer.roundRect(
          right - carLength,
          deck - carHeight - 12 * scale,
          carLength,
          carHeight,
          car === 0 ? [14 * scale, 70 * scale, 10 * scale, 8 * scale] : 14 * scale,
        );
        layer.fill();
        for (const share of [0.14, 0.24, 0.76, 0.86]) {
          layer.beginPath();
          layer.arc(right - carLength * share, deck - 8 * scale, 13 * scale, 0, Math.PI * 2);
          layer.fill();
        }
      }
    },
    { dark: '#1a2238', rim: '#ffcf9c', shift: [0, 5 * scale] },
  );
  for (let car = 0; car < 6; car += 1) {
    const right = front - car * (carLength + 12 * scale);
    for (let pane = 0; pane < 8; pane += 1) {
      const x = right - carLength + (26 + pane * (carLength / scale / 8.6)) * scale;
      if (car === 0 && pane === 7) continue;
      context.fillStyle = random() < 0.85 ? '#ffd98c' : '#3f4a66';
      context.beginPath();
      context.roundRect(x, deck - carHeight + 12 * scale, 28 * scale, 38 * scale, 5 * scale);
      context.fill();
      if (random() < 0.3) {
        context.fillStyle = '#5a3a20';
        context.beginPath();
        context.arc(x + 14 * scale, deck - carHeight + 32 * scale, 8 * scale, 0, Math.PI * 2);
        context.rect(x + 4 * scale, deck - carHeight + 38 * scale, 20 * scale, 12 * scale);
        context.fill();
      }
    }
    glowAt(frame, right - carLength / 2, deck - carHeight * 0.6, 260 * scale, '#ffc06a', 0.3);
  }
  beam(
    frame,
    [front - 10 * scale, deck - 40 * scale],
    [front + 700 * scale, deck + 60 * scale],
    14 * scale,
    240 * scale,
    '#fff0c4',
    0.9,
    8,
  );
  glowAt(frame, front - 8 * scale, deck - 40 * scale, 130 * scale, '#fff3cf', 1);
  finish(frame, { bloom: 0.36, tint: '#ffb27a', tintStrength: 0.2 });
};
