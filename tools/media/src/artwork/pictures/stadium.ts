import { seeded } from '../../scenes/random.ts';
import { crowd, floodlights } from '../arena.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, rimmed } from '../light.ts';
import { clouds, gradient, mist } from '../nature.ts';

/** A strike at a night match. */
export const stadium: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0b1226'],
    [0.36, '#31405c'],
    [0.6, '#8293a4'],
  ]);
  clouds(frame, {
    seed: 'stadium',
    lit: '#8b9ab4',
    shade: '#141d33',
    sun: [width / 2, height * 0.4],
    cover: 0.52,
    until: 0.42,
  });
  crowd(frame, 'stadium', 0.36, 0.6, ['#ffffff', '#ffd27a', '#8fb4ff', '#ff8f7a'], '#1a2436');
  mist(frame, 'stadium', 0.26, 0.66, '#aebccb', 0.5);
  floodlights(frame, '#f2f7ff', 0.8);
  const turf = height * 0.59;
  const grassTone = context.createLinearGradient(0, turf, 0, height);
  grassTone.addColorStop(0, '#2f9a58');
  grassTone.addColorStop(0.5, '#14703d');
  grassTone.addColorStop(1, '#06331d');
  context.fillStyle = grassTone;
  context.fillRect(0, turf, width, height - turf);
  for (let stripe = 0; stripe < 14; stripe += 2) {
    context.fillStyle = 'rgba(255,255,255,0.05)';
    context.beginPath();
    context.moveTo(focusX + (stripe - 7) * 70 * scale, turf);
    context.lineTo(focusX + (stripe - 6) * 70 * scale, turf);
    context.lineTo(focusX + (stripe - 6) * 260 * scale, height);
    context.lineTo(focusX + (stripe - 7) * 260 * scale, height);
    context.fill();
  }
  context.strokeStyle = 'rgba(255,255,255,0.55)';
  context.lineWidth = 5 * scale;
  context.beginPath();
  context.ellipse(focusX - 40 * scale, height * 0.82, 330 * scale, 90 * scale, 0, 0, Math.PI * 2);
  context.moveTo(0, height * 0.72);
  context.lineTo(width, height * 0.72);
  context.stroke();
  const size = (isTall ? 218 : 218) * scale;
  const foot = height * (isTall ? 0.86 : 0.9);
  const ball: [number, number] = [focusX + size * 1.2, foot - size * 0.98];
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.kick, focusX, foot, size, { bulk: 1.05 });
      figure(
        layer,
        fill,
        POSES.run,
        focusX + (isTall ? -250 : 440) * scale,
        height * (isTall ? 0.76 : 0.8),
        size * (isTall ? 0.5 : 0.66),
        { hair: 'tail' },
        isTall ? 1 : -1,
      );
    },
    { dark: '#070d14', rim: '#ffe2a6', shift: [3 * scale, 5 * scale] },
  );
  const radius = size * 0.12;
  const skin = context.createRadialGradient(
    ball[0] - radius * 0.4,
    ball[1] - radius * 0.5,
    radius * 0.1,
    ball[0],
    ball[1],
    radius,
  );
  skin.addColorStop(0, '#ffffff');
  skin.addColorStop(1, '#8f99a6');
  context.fillStyle = skin;
  context.beginPath();
  context.arc(ball[0], ball[1], radius, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#1a1f28';
  for (let patch = 0; patch < 6; patch += 1) {
    const angle = (patch / 5) * Math.PI * 2;
    const away = patch === 5 ? 0 : radius * 0.72;
    context.beginPath();
    context.arc(ball[0] + Math.cos(angle) * away, ball[1] + Math.sin(angle) * away, radius * 0.24, 0, Math.PI * 2);
    context.fill();
  }
  const random = seeded('turf');
  for (let bit = 0; bit < 40; bit += 1) {
    context.fillStyle = `rgba(160,230,150,${random() * 0.8})`;
    context.fillRect(focusX + (0.2 + random() * 0.9) * size, foot - random() ** 2 * size * 0.6, 3 * scale, 3 * scale);
  }
  finish(frame, { bloom: 0.36, tint: '#cfe4ff', tintStrength: 0.14, vignette: 0.5 });
};
