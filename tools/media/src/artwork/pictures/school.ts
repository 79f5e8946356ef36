import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient } from '../nature.ts';

/** A classroom in morning light, one raised hand. */
export const school: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#3f6b6a'],
    [0.7, '#7fa88f'],
    [1, '#33483c'],
  ]);
  const board = {
    x: focusX - (isTall ? 280 : 330) * scale,
    y: height * 0.14,
    wide: (isTall ? 560 : 660) * scale,
    tall: height * 0.36,
  };
  context.fillStyle = '#8f6a44';
  context.fillRect(board.x - 14 * scale, board.y - 14 * scale, board.wide + 28 * scale, board.tall + 28 * scale);
  const slate = context.createLinearGradient(board.x, 0, board.x + board.wide, 0);
  slate.addColorStop(0, '#3a6a55');
  slate.addColorStop(1, '#1d4034');
  context.fillStyle = slate;
  context.fillRect(board.x, board.y, board.wide, board.tall);
  context.strokeStyle = 'rgba(240,245,235,0.8)';
  context.lineWidth = 4 * scale;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(board.x + board.wide * 0.24, board.y + board.tall * 0.5, 62 * scale, 0, Math.PI * 2);
  context.moveTo(board.x + board.wide * 0.24, board.y + board.tall * 0.5);
  context.lineTo(board.x + board.wide * 0.24 + 58 * scale, board.y + board.tall * 0.4);
  context.moveTo(board.x + board.wide * 0.5, board.y + board.tall * 0.78);
  context.lineTo(board.x + board.wide * 0.5, board.y + board.tall * 0.2);
  context.moveTo(board.x + board.wide * 0.48, board.y + board.tall * 0.74);
  context.lineTo(board.x + board.wide * 0.94, board.y + board.tall * 0.74);
  context.stroke();
  context.beginPath();
  for (let step = 0; step < 60; step += 1)
    context.lineTo(
      board.x + board.wide * (0.5 + step * 0.007),
      board.y + board.tall * (0.5 - Math.sin(step * 0.22) * 0.2),
    );
  context.stroke();
  for (let ray = 0; ray < 4; ray += 1)
    beam(
      frame,
      [-80 * scale, height * (0.02 + ray * 0.1)],
      [width * 0.9, height * (0.75 + ray * 0.12)],
      60 * scale,
      150 * scale,
      '#fff1c4',
      0.5,
      10,
    );
  glowAt(frame, 0, height * 0.1, 520 * scale, '#fff0c0', 0.7);
  rimmed(
    frame,
    (layer, fill) =>
      figure(
        layer,
        fill,
        { ...POSES.stand, rightHand: [0.56, -1.56], elbows: [1, -1] },
        focusX - (isTall ? 110 : 150) * scale,
        height * 0.86,
        232 * scale,
        { skirt: 0.5, hair: 'bun' },
      ),
    { dark: '#2a3f3c', rim: '#fff3c8', shift: [4 * scale, 3 * scale] },
  );
  const random = seeded('school');
  const pupils = (y: number, size: number, count: number, tone: string, raise: number): void => {
    for (let pupil = 0; pupil < count; pupil += 1) {
      const x = ((pupil + 0.5) / count) * width;
      rimmed(
        frame,
        (layer, fill) => {
          layer.fillStyle = fill;
          layer.beginPath();
          layer.ellipse(x, y - size * 0.9, size * 0.3, size * 0.36, 0, 0, Math.PI * 2);
          layer.roundRect(x - size * 0.5, y - size * 0.56, size, size, size * 0.3);
          layer.fill();
          layer.beginPath();
          if (random() < 0.4) layer.arc(x + size * 0.26, y - size * 0.86, size * 0.12, 0, Math.PI * 2);
          layer.fill();
          if (pupil === raise) {
            layer.strokeStyle = fill;
            layer.lineWidth = size * 0.2;
            layer.lineCap = 'round';
            layer.beginPath();
            layer.moveTo(x + size * 0.38, y - size * 0.4);
            layer.lineTo(x + size * 0.5, y - size * 1.7);
            layer.stroke();
          }
        },
        { dark: tone, rim: '#fff0bf', shift: [3 * scale, 3 * scale] },
      );
    }
  };
  pupils(height * 0.8, 84 * scale, isTall ? 5 : 9, '#2f4a3f', isTall ? 2 : 5);
  pupils(height * 0.97, 128 * scale, isTall ? 4 : 7, '#16261f', -1);
  finish(frame, { bloom: 0.3, tint: '#ffe79a', tintStrength: 0.22, vignette: 0.45 });
};
