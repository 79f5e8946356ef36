import { seeded } from '../../scenes/random.ts';
import { wetGround } from '../cityscape.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** A back street, one lamp, a man in a hat who is followed. */
export const alley: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0a1016'],
    [0.5, '#1e2c34'],
    [0.8, '#41504e'],
  ]);
  const vanishY = height * 0.6;
  const random = seeded('alley');
  glowAt(frame, focusX - 20 * scale, vanishY, 420 * scale, '#a8b8a0', 0.7);
  mist(frame, 'alley', 0.3, 0.85, '#8fa398', 0.7);
  for (const side of [-1, 1]) {
    for (let depth = 0; depth < 5; depth += 1) {
      const near = (depth + 1) / 5;
      const x = focusX + side * (46 + near ** 1.7 * (isTall ? 360 : 620)) * scale;
      const outer = side < 0 ? -10 : width + 10;
      const tone = ['#33403f', '#26302f', '#1b2324', '#12181a', '#090d0f'][depth] ?? '#090d0f';
      const top = height * (0.28 - near * 0.3);
      context.fillStyle = tone;
      context.fillRect(Math.min(x, outer), top, Math.abs(outer - x), height);
      for (let floor = 0; floor < 6; floor += 1) {
        if (random() > 0.3) continue;
        const y = top + 50 * scale + floor * 96 * near * scale;
        if (y > height * 0.62) continue;
        context.fillStyle = random() < 0.7 ? 'rgba(255,196,110,0.75)' : 'rgba(160,200,210,0.5)';
        context.fillRect(x + side * (26 + random() * 26) * near * scale, y, 26 * near * scale, 40 * near * scale);
      }
    }
  }
  wetGround(frame, 0.78, '#0a0e10', 0.75);
  const lampX = focusX - (isTall ? 150 : 210) * scale;
  const lampY = height * 0.3;
  context.strokeStyle = '#05080a';
  context.lineWidth = 9 * scale;
  context.beginPath();
  context.moveTo(lampX - 60 * scale, height * 0.92);
  context.lineTo(lampX - 60 * scale, lampY + 10 * scale);
  context.quadraticCurveTo(lampX - 58 * scale, lampY - 40 * scale, lampX, lampY - 30 * scale);
  context.stroke();
  context.fillStyle = '#ffe9b8';
  context.beginPath();
  context.ellipse(lampX + 8 * scale, lampY - 20 * scale, 22 * scale, 10 * scale, 0, 0, Math.PI * 2);
  context.fill();
  glowAt(frame, lampX + 8 * scale, lampY - 16 * scale, 330 * scale, '#ffd07a', 0.95);
  beam(
    frame,
    [lampX + 8 * scale, lampY - 14 * scale],
    [lampX + 90 * scale, height * 0.95],
    40 * scale,
    520 * scale,
    '#ffd68c',
    0.6,
    14,
  );
  const person = (x: number, foot: number, size: number, face: 1 | -1): void => {
    context.save();
    context.globalAlpha = 0.7;
    context.filter = `blur(${5 * scale}px)`;
    context.fillStyle = '#020304';
    context.beginPath();
    context.moveTo(x - size * 0.1, foot);
    context.lineTo(x + size * 1.5, height + 20);
    context.lineTo(x + size * 2.3, height + 20);
    context.lineTo(x + size * 0.2, foot);
    context.fill();
    context.restore();
    rimmed(
      frame,
      (layer, fill) => figure(layer, fill, POSES.walk, x, foot, size, { coat: 0.56, hat: 'fedora', bulk: 1.12 }, face),
      { dark: '#05080b', rim: '#ffd994', shift: [4 * scale, 2 * scale] },
    );
  };
  person(focusX + (isTall ? 190 : 250) * scale, height * 0.81, 62 * scale, -1);
  person(focusX + 20 * scale, height * 0.92, (isTall ? 216 : 216) * scale, 1);
  finish(frame, { bloom: 0.4, tint: '#9fc0b0', tintStrength: 0.2, vignette: 0.62 });
};
