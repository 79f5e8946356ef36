import { seeded } from '../../scenes/random.ts';
import { bust } from '../busts.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt } from '../light.ts';
import { gradient } from '../nature.ts';

/** Two faces, rain light between them. */
export const couple: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0b1430'],
    [0.6, '#1f3f7a'],
    [1, '#0c1226'],
  ]);
  const random = seeded('couple');
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let light = 0; light < (isTall ? 60 : 100); light += 1) {
    context.fillStyle = ['#5a8fd8', '#9fc4f4', '#e8a0b4', '#f4d6a8', '#3f6ab8'][Math.floor(random() * 5)] ?? '#5a8fd8';
    context.globalAlpha = 0.08 + random() * 0.34;
    const radius = (18 + random() * 62) * scale;
    context.beginPath();
    context.arc(random() * width, random() * height * 0.8, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  glowAt(frame, focusX, height * 0.62, 420 * scale, '#ffb48f', 0.6);
  const size = (isTall ? 232 : 236) * scale;
  const apart = (isTall ? 158 : 186) * scale;
  bust(frame, focusX - apart, height * 0.98, size, {
    skin: '#c98a70',
    shade: '#3a2a4e',
    light: '#f4c4a4',
    hair: '#0d0a18',
    top: '#1c2448',
    style: 'long',
    isWoman: true,
  });
  bust(frame, focusX + apart, height * 1.0, size * 1.02, {
    skin: '#b57a5e',
    shade: '#33243f',
    light: '#e6b08c',
    hair: '#0b0914',
    top: '#12182f',
    style: 'short',
    facing: -1,
  });
  for (let drop = 0; drop < (isTall ? 160 : 300); drop += 1) {
    const x = random() * width;
    const y = random() * height;
    context.strokeStyle = `rgba(214,230,255,${random() * 0.3})`;
    context.lineWidth = 1.2 * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - 5 * scale, y + (18 + random() * 30) * scale);
    context.stroke();
  }
  finish(frame, { bloom: 0.4, tint: '#9fb4ff', tintStrength: 0.18 });
};
