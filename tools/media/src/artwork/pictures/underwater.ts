import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient, ground } from '../nature.ts';

/** A diver between kelp and shafts of light, a whale above. */
export const underwater: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#7fe0e0'],
    [0.22, '#2b9fb8'],
    [0.6, '#0d4a78'],
    [1, '#04122c'],
  ]);
  glowAt(frame, focusX - 60 * scale, -40 * scale, 700 * scale, '#eafff6', 0.85);
  const random = seeded('underwater');
  for (let ray = 0; ray < 11; ray += 1) {
    const from = focusX + (random() - 0.55) * 520 * scale;
    beam(
      frame,
      [from, -60 * scale],
      [from + (random() - 0.5) * 700 * scale, height * (0.7 + random() * 0.4)],
      24 * scale,
      (110 + random() * 120) * scale,
      '#d8fff4',
      0.32,
      12,
    );
  }
  const whaleX = focusX + (isTall ? -10 : -120) * scale;
  const whaleY = height * (isTall ? 0.28 : 0.3);
  const size = (isTall ? 235 : 270) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(whaleX + size, whaleY + size * 0.06);
      layer.bezierCurveTo(
        whaleX + size * 0.9,
        whaleY - size * 0.34,
        whaleX + size * 0.1,
        whaleY - size * 0.4,
        whaleX - size * 0.5,
        whaleY - size * 0.08,
      );
      layer.bezierCurveTo(
        whaleX - size * 0.8,
        whaleY + size * 0.02,
        whaleX - size * 0.95,
        whaleY - size * 0.06,
        whaleX - size * 1.12,
        whaleY - size * 0.3,
      );
      layer.bezierCurveTo(
        whaleX - size * 1.24,
        whaleY - size * 0.3,
        whaleX - size * 1.3,
        whaleY - size * 0.26,
        whaleX - size * 1.36,
        whaleY - size * 0.16,
      );
      layer.bezierCurveTo(
        whaleX - size * 1.2,
        whaleY - size * 0.14,
        whaleX - size * 1.14,
        whaleY - size * 0.06,
        whaleX - size * 1.1,
        whaleY + size * 0.04,
      );
      layer.bezierCurveTo(
        whaleX - size * 0.8,
        whaleY + size * 0.24,
        whaleX - size * 0.2,
        whaleY + size * 0.4,
        whaleX + size * 0.4,
        whaleY + size * 0.3,
      );
      layer.bezierCurveTo(
        whaleX + size * 0.8,
        whaleY + size * 0.26,
        whaleX + size * 0.98,
        whaleY + size * 0.2,
        whaleX + size,
        whaleY + size * 0.06,
      );
      layer.fill();
      layer.beginPath();
      layer.moveTo(whaleX + size * 0.3, whaleY + size * 0.26);
      layer.quadraticCurveTo(whaleX + size * 0.1, whaleY + size * 0.56, whaleX - size * 0.2, whaleY + size * 0.66);
      layer.quadraticCurveTo(whaleX - size * 0.02, whaleY + size * 0.42, whaleX + size * 0.02, whaleY + size * 0.28);
      layer.fill();
    },
    { dark: '#0c3d66', rim: '#a8f0e8', shift: [0, 5 * scale] },
  );
  const diverX = focusX + (isTall ? 90 : 150) * scale;
  const diverY = height * (isTall ? 0.63 : 0.66);
  rimmed(
    frame,
    (layer, fill) => {
      layer.save();
      layer.translate(diverX, diverY);
      layer.rotate(-1.15);
      figure(layer, fill, { ...POSES.run, leftHand: [0.3, -2], rightHand: [0.42, -1.9] }, 0, 0, 66 * scale, {
        bulk: 1.15,
      });
      layer.fillRect(-26 * scale, -108 * scale, 18 * scale, 46 * scale);
      layer.restore();
    },
    { dark: '#04203f', rim: '#bdf7ea', shift: [1 * scale, 3 * scale] },
  );
  for (let bubble = 0; bubble < 34; bubble += 1) {
    context.strokeStyle = `rgba(220,255,250,${0.2 + random() * 0.5})`;
    context.lineWidth = 1.4 * scale;
    context.beginPath();
    context.arc(
      diverX + (40 + random() * 60) * scale,
      diverY - (60 + random() * 380) * scale,
      (2 + random() * 8) * scale,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  for (let fish = 0; fish < 46; fish += 1) {
    const x = focusX + (random() - 0.9) * 760 * scale;
    const y = height * (0.46 + random() * 0.22) + Math.sin(x / 70) * 20 * scale;
    const length = (8 + random() * 9) * scale;
    context.fillStyle = `rgba(190,240,235,${0.25 + random() * 0.45})`;
    context.beginPath();
    context.ellipse(x, y, length, length * 0.32, 0, 0, Math.PI * 2);
    context.moveTo(x - length * 0.8, y);
    context.lineTo(x - length * 1.4, y - length * 0.4);
    context.lineTo(x - length * 1.4, y + length * 0.4);
    context.fill();
  }
  const floor = ground(frame, 'reef', 0.9, 0.14, '#031027');
  for (let weed = 0; weed < 54; weed += 1) {
    const x = random() * width;
    const tall = (60 + random() ** 2 * 320) * scale * (Math.abs(x - focusX) > width * 0.2 ? 1.2 : 0.5);
    context.strokeStyle = random() < 0.5 ? '#04173a' : '#072a50';
    context.lineWidth = (5 + random() * 9) * scale;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, floor(x) + 20 * scale);
    context.bezierCurveTo(
      x + 40 * scale,
      floor(x) - tall * 0.4,
      x - 40 * scale,
      floor(x) - tall * 0.7,
      x + 20 * scale,
      floor(x) - tall,
    );
    context.stroke();
  }
  for (let coral = 0; coral < 16; coral += 1) {
    const x = random() * width;
    const size2 = (22 + random() * 44) * scale;
    context.fillStyle = ['#c9486b', '#e08a4a', '#7a4fb0'][coral % 3] ?? '#c9486b';
    context.globalAlpha = 0.55;
    for (let lobe = 0; lobe < 6; lobe += 1) {
      context.beginPath();
      context.ellipse(
        x + (lobe - 2.5) * size2 * 0.36,
        floor(x) + 6 * scale - random() * size2,
        size2 * 0.16,
        size2 * (0.5 + random() * 0.5),
        (lobe - 2.5) * 0.22,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  }
  finish(frame, { tint: '#7ff0e0', tintStrength: 0.16 });
};
