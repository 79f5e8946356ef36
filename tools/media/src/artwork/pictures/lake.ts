import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, orb, rimmed } from '../light.ts';
import { clouds, gradient, mist, mountains, water } from '../nature.ts';

/** A still lake at first light, a boat, birds. */
export const lake: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX, height * 0.44];
  gradient(frame, [
    [0, '#264a63'],
    [0.3, '#6fa3a8'],
    [0.5, '#f2dcae'],
  ]);
  clouds(frame, { seed: 'lake', lit: '#fff1d0', shade: '#5f8a96', sun, cover: 0.5, until: 0.5, stretch: 5 });
  orb(frame, sun[0], sun[1], 26 * scale, '#fff8e6', '#ffe1a1');
  mountains(frame, {
    seed: 'lake far',
    low: 0.52,
    high: 0.4,
    cells: isTall ? 1.6 : 3.4,
    lit: '#96b2ad',
    shade: '#56787f',
    haze: '#e8d3a8',
    hazeTop: 0.35,
    hazeFoot: 0.8,
    sunSide: 1,
  });
  mist(frame, 'lake', 0.42, 0.58, '#f6e4bd', 0.9);
  water(frame, 0.52, { deep: '#1e4652', light: '#ffe9bb', lightX: sun[0], glitter: 0.95, mirror: 0.6, seed: 'lake' });
  const { context } = frame;
  const boatX = focusX + (isTall ? 0 : 30) * scale;
  const boatY = height * (isTall ? 0.74 : 0.76);
  const size = (isTall ? 118 : 110) * scale;
  context.save();
  context.globalAlpha = 0.45;
  context.filter = `blur(${6 * scale}px)`;
  context.fillStyle = '#0c2229';
  context.beginPath();
  context.ellipse(boatX, boatY + 26 * scale, size * 1.7, 18 * scale, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(boatX - size * 1.6, boatY - size * 0.24);
      layer.quadraticCurveTo(boatX - size * 1.2, boatY + size * 0.16, boatX - size * 0.7, boatY + size * 0.18);
      layer.lineTo(boatX + size * 0.9, boatY + size * 0.18);
      layer.quadraticCurveTo(boatX + size * 1.4, boatY + size * 0.12, boatX + size * 1.7, boatY - size * 0.34);
      layer.quadraticCurveTo(boatX, boatY + size * 0.1, boatX - size * 1.6, boatY - size * 0.24);
      layer.fill();
      figure(layer, fill, POSES.sit, boatX - size * 0.2, boatY + size * 0.1, size * 0.98, {
        hat: 'kalpak',
        coat: 0.1,
        bulk: 1.1,
      });
      layer.lineWidth = 3 * scale;
      layer.strokeStyle = fill;
      layer.beginPath();
      layer.moveTo(boatX + size * 0.12, boatY - size * 0.52);
      layer.quadraticCurveTo(boatX + size * 1.2, boatY - size * 1.5, boatX + size * 2, boatY - size * 1.2);
      layer.stroke();
    },
    { dark: '#0b1a20', rim: '#ffdf9e', shift: [0, 3 * scale] },
  );
  const random = seeded('lake birds');
  context.strokeStyle = '#17323c';
  for (let bird = 0; bird < 13; bird += 1) {
    const x = focusX + (random() - 0.7) * 420 * scale;
    const y = height * 0.2 + random() * 130 * scale;
    const wing = (8 + random() * 12) * scale;
    context.lineWidth = 2.2 * scale;
    context.beginPath();
    context.moveTo(x - wing, y - wing * 0.35);
    context.quadraticCurveTo(x - wing * 0.3, y - wing * 0.4, x, y);
    context.quadraticCurveTo(x + wing * 0.3, y - wing * 0.5, x + wing, y - wing * 0.3);
    context.stroke();
  }
  context.strokeStyle = '#0c1c20';
  for (let reed = 0; reed < (isTall ? 34 : 54); reed += 1) {
    const side = random() < 0.7 ? random() ** 2 * 0.3 : 1 - random() ** 2 * 0.16;
    const x = side * width;
    const length = (90 + random() * 210) * scale;
    context.lineWidth = (2 + random() * 2.4) * scale;
    context.beginPath();
    context.moveTo(x, height + 10);
    context.quadraticCurveTo(x + 8 * scale, height - length * 0.6, x + (random() - 0.3) * 60 * scale, height - length);
    context.stroke();
  }
  finish(frame, { tint: '#ffdca0', tintStrength: 0.24 });
};
