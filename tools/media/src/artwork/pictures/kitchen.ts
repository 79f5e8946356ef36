import { seeded } from '../../scenes/random.ts';
import { bust } from '../busts.ts';
import type { Scene } from '../frame.ts';
import { rings } from '../graphics.ts';
import { finish, rimmed } from '../light.ts';
import { gradient } from '../nature.ts';

/** An old cook, steam, a lamp over the table. */
export const kitchen: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#5e2320'],
    [0.5, '#b3562f'],
    [1, '#4a1a16'],
  ]);
  rings(frame, focusX, height * 0.44, 150 * scale, ['#ffe4b0', '#fbcb86', '#f0a95e', '#dc8444', '#c26a38'], 74 * scale);
  context.fillStyle = '#3a1614';
  context.fillRect(0, height * 0.1, width, 12 * scale);
  const random = seeded('kitchen');
  for (let x = width * 0.04; x < width; x += (70 + random() * 50) * scale) {
    if (Math.abs(x - focusX) < 190 * scale) continue;
    const hang = (30 + random() * 60) * scale;
    context.strokeStyle = '#3a1614';
    context.lineWidth = 3 * scale;
    context.beginPath();
    context.moveTo(x, height * 0.11);
    context.lineTo(x, height * 0.11 + hang);
    context.stroke();
    context.fillStyle = ['#8f3a22', '#d9a04a', '#6a7a3a', '#7a2a1e'][Math.floor(random() * 4)] ?? '#8f3a22';
    context.beginPath();
    if (random() < 0.5)
      context.ellipse(x, height * 0.11 + hang + 22 * scale, 20 * scale, 26 * scale, 0, 0, Math.PI * 2);
    else
      context.roundRect(x - 26 * scale, height * 0.11 + hang, 52 * scale, 34 * scale, [4, 4, 24 * scale, 24 * scale]);
    context.fill();
  }
  bust(frame, focusX, height * 0.86, (isTall ? 196 : 196) * scale, {
    skin: '#b9744f',
    shade: '#5e2a26',
    light: '#e8ab78',
    hair: '#9a938c',
    top: '#7a2f2a',
    style: 'bun',
    glasses: true,
    isWoman: true,
  });
  context.fillStyle = '#2c100e';
  context.fillRect(0, height * 0.84, width, height * 0.16);
  context.fillStyle = '#5a2418';
  context.fillRect(0, height * 0.84, width, 14 * scale);
  const pots: readonly [number, number, string][] = [
    [-1.6, 1, '#1d0d0c'],
    [1.55, 0.86, '#241110'],
  ];
  for (const [offset, grow, tone] of pots) {
    const x = focusX + offset * (isTall ? 160 : 190) * scale;
    const half = 88 * grow * scale;
    rimmed(
      frame,
      (layer, fill) => {
        layer.fillStyle = fill;
        layer.beginPath();
        layer.moveTo(x - half * 1.12, height * 0.76);
        layer.lineTo(x + half * 1.12, height * 0.76);
        layer.quadraticCurveTo(x + half, height * 0.9, x, height * 0.9);
        layer.quadraticCurveTo(x - half, height * 0.9, x - half * 1.12, height * 0.76);
        layer.fill();
      },
      { dark: tone, rim: '#ffbf80', shift: [0, 5 * scale] },
    );
    for (let puff = 0; puff < 7; puff += 1) {
      context.save();
      context.filter = `blur(${16 * scale}px)`;
      context.fillStyle = `rgba(255,236,214,${0.24 - puff * 0.03})`;
      context.beginPath();
      context.ellipse(
        x + Math.sin(puff * 1.3) * 26 * scale,
        height * 0.73 - puff * 44 * scale,
        (30 + puff * 8) * scale,
        (34 + puff * 6) * scale,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
      context.restore();
    }
  }
  finish(frame, { bloom: 0.3, tint: '#ffb066', tintStrength: 0.24, vignette: 0.5 });
};
