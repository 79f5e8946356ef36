import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, orb, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** Towers of a city to come, flying lights, one person on a ledge. */
export const futureCity: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#04121f'],
    [0.45, '#0d4a5c'],
    [0.72, '#3fb8a8'],
    [0.86, '#c9f2d2'],
  ]);
  orb(
    frame,
    focusX - (isTall ? 90 : 240) * scale,
    height * 0.3,
    (isTall ? 110 : 120) * scale,
    '#d7efe4',
    '#58d6c4',
    0.55,
  );
  context.fillStyle = 'rgba(12,70,86,0.35)';
  context.beginPath();
  context.arc(focusX - (isTall ? 70 : 210) * scale, height * 0.32, (isTall ? 100 : 108) * scale, 0, Math.PI * 2);
  context.fill();
  const random = seeded('future');
  const towers = (
    count: number,
    foot: number,
    low: number,
    high: number,
    tone: string,
    lights: string | null,
  ): void => {
    for (let tower = 0; tower < count; tower += 1) {
      const x = ((tower + random() * 0.9) / count) * width;
      const wide = (26 + random() * 54) * scale;
      const tall = height * (low + random() ** 2 * (high - low));
      const top = height * foot - tall;
      context.fillStyle = tone;
      context.beginPath();
      context.moveTo(x - wide, height);
      context.lineTo(x - wide * 0.7, top + wide * 1.6);
      context.quadraticCurveTo(x - wide * 0.5, top, x, top - wide * 0.8);
      context.quadraticCurveTo(x + wide * 0.5, top, x + wide * 0.7, top + wide * 1.6);
      context.lineTo(x + wide, height);
      context.fill();
      context.fillRect(x - 1.5 * scale, top - wide * 1.7, 3 * scale, wide);
      if (lights === null) continue;
      context.fillStyle = lights;
      for (let level = 0; level < 30; level += 1) {
        if (random() > 0.5) continue;
        context.globalAlpha = 0.25 + random() * 0.6;
        const y = top + wide * 1.4 + level * 17 * scale;
        const reach = wide * (0.3 + random() * 0.35);
        context.fillRect(x - reach, y, reach * (0.6 + random()), 3 * scale);
      }
      context.globalAlpha = 1;
    }
  };
  towers(isTall ? 12 : 24, 0.86, 0.2, 0.6, '#2a8a8c', null);
  mist(frame, 'future', 0.44, 0.92, '#8fe8d0', 0.65);
  towers(isTall ? 7 : 15, 0.92, 0.2, 0.62, '#0c4454', '#b8fff0');
  mist(frame, 'future b', 0.66, 1, '#58cdbb', 0.55);
  for (let lane = 0; lane < 5; lane += 1) {
    const y = height * (0.4 + lane * 0.09);
    for (let ship = 0; ship < 9; ship += 1) {
      const x = random() * width;
      const drop = (x / width - 0.5) * 80 * scale;
      const length = (20 + random() * 70) * scale;
      const streak = context.createLinearGradient(x, 0, x + length, 0);
      streak.addColorStop(0, 'rgba(255,190,120,0)');
      streak.addColorStop(1, lane % 2 === 0 ? '#ffc98a' : '#ff7f6a');
      context.fillStyle = streak;
      context.fillRect(x, y + drop, length, 3 * scale);
    }
  }
  const ledge = height * (isTall ? 0.87 : 0.86);
  context.fillStyle = '#020a12';
  context.beginPath();
  context.moveTo(focusX - 240 * scale, height);
  context.lineTo(focusX - 210 * scale, ledge);
  context.lineTo(focusX + 70 * scale, ledge);
  context.lineTo(focusX + 96 * scale, height);
  context.fill();
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.stand, focusX, ledge + 3 * scale, (isTall ? 152 : 150) * scale, { coat: 0.5 }),
    { dark: '#020b14', rim: '#b6fff0', shift: [4 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.46, tint: '#5fe8cf', tintStrength: 0.18 });
};
