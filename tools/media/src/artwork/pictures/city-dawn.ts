import { seeded } from '../../scenes/random.ts';
import { skyline } from '../cityscape.ts';
import { figure, POSES } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, orb, rimmed } from '../light.ts';
import { clouds, gradient, mist } from '../nature.ts';

/** Morning over roofs, pigeons, laundry. */
export const cityDawn: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - 60 * scale, height * 0.5];
  gradient(frame, [
    [0, '#5a86b8'],
    [0.32, '#a9c0d0'],
    [0.6, '#ffdfae'],
  ]);
  clouds(frame, { seed: 'dawn', lit: '#fff4dc', shade: '#8aa4be', sun, cover: 0.5, until: 0.6, stretch: 4 });
  orb(frame, sun[0], sun[1], 40 * scale, '#fffaf0', '#ffd998');
  skyline(frame, { seed: 'dawn far', foot: 0.78, low: 0.1, high: 0.34, widths: [50, 120], fill: '#d3b79c' });
  mist(frame, 'dawn', 0.5, 0.8, '#ffe6bd', 0.7);
  skyline(frame, {
    seed: 'dawn mid',
    foot: 0.86,
    low: 0.14,
    high: 0.34,
    widths: [80, 180],
    fill: '#a07d78',
    windows: ['#ffe3ad'],
    lit: 0.16,
  });
  mist(frame, 'dawn b', 0.64, 0.9, '#ffd9a8', 0.4);
  const roofY = height * 0.83;
  context.fillStyle = '#3c2c3a';
  context.fillRect(0, roofY, width, height - roofY);
  context.fillStyle = '#2a1f2c';
  context.fillRect(0, roofY, width, 14 * scale);
  for (const [x, tall] of [
    [0.1, 120],
    [0.92, 90],
    [isTall ? 0.8 : 0.44, 70],
  ] as const) {
    context.fillRect(width * x, roofY - tall * scale, 46 * scale, tall * scale);
    context.fillRect(width * x - 6 * scale, roofY - tall * scale, 58 * scale, 12 * scale);
  }
  context.strokeStyle = '#2a1f2c';
  context.lineWidth = 2 * scale;
  const lineY = (x: number): number => roofY - 150 * scale + 26 * scale * Math.sin((x / width) * Math.PI);
  context.beginPath();
  context.moveTo(0, lineY(0));
  for (let x = 0; x < width; x += 20) context.lineTo(x, lineY(x));
  context.stroke();
  const random = seeded('laundry');
  for (let x = width * 0.06; x < width; x += (54 + random() * 60) * scale) {
    if (Math.abs(x - focusX) < 100 * scale) continue;
    const wide = (28 + random() * 36) * scale;
    const tall = (40 + random() * 52) * scale;
    context.fillStyle = ['#e9604a', '#f3e4c7', '#3f6f9a', '#e0a23a', '#7a9a6a'][Math.floor(random() * 5)] ?? '#f3e4c7';
    context.globalAlpha = 0.9;
    context.beginPath();
    context.moveTo(x, lineY(x));
    context.lineTo(x + wide, lineY(x + wide));
    context.quadraticCurveTo(x + wide + 6 * scale, lineY(x) + tall * 0.6, x + wide - 2 * scale, lineY(x) + tall);
    context.quadraticCurveTo(x + wide * 0.5, lineY(x) + tall * 0.92, x - 2 * scale, lineY(x) + tall);
    context.fill();
    context.globalAlpha = 1;
  }
  rimmed(
    frame,
    (layer, fill) => {
      figure(
        layer,
        fill,
        { ...POSES.cheer, leftHand: [-0.4, -1.7], rightHand: [0.36, -2.0] },
        focusX,
        roofY + 4 * scale,
        112 * scale,
        { skirt: 0.42, hair: 'long' },
      );
    },
    { dark: '#2a1826', rim: '#ffe2a8', shift: [3 * scale, 3 * scale] },
  );
  context.strokeStyle = '#3a2a38';
  for (let bird = 0; bird < 16; bird += 1) {
    const x = focusX + (random() - 0.2) * 460 * scale;
    const y = height * (0.16 + random() * 0.24);
    const wing = (8 + random() * 12) * scale;
    context.lineWidth = 2.4 * scale;
    context.beginPath();
    context.moveTo(x - wing, y - wing * 0.6);
    context.quadraticCurveTo(x - wing * 0.2, y - wing * 0.3, x, y);
    context.quadraticCurveTo(x + wing * 0.3, y - wing * 0.7, x + wing, y - wing * 0.4);
    context.stroke();
  }
  finish(frame, { bloom: 0.3, tint: '#ffc98a', tintStrength: 0.24, vignette: 0.4 });
};
