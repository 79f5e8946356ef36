import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import { type Scene, blendIn, onLayer } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { branches, gradient, ground, mist, pine } from '../nature.ts';

/** A figure with a light on a path between huge trees. */
export const forest: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#39503f'],
    [0.45, '#a9b98c'],
    [0.7, '#e4e6ba'],
    [1, '#243020'],
  ]);
  const lightY = height * 0.56;
  glowAt(frame, focusX, lightY, 520 * scale, '#f6f7cf', 0.9);
  const random = seeded('forest');
  const wood = (count: number, tone: string, foot: number, tall: number, gap: number): void => {
    context.fillStyle = tone;
    for (let tree = 0; tree < count; tree += 1) {
      const x = ((tree + random() * 0.8) / count) * width * 1.1 - width * 0.05;
      if (Math.abs(x - focusX) < gap * scale) continue;
      pine(context, x, height * foot + random() * 24 * scale, height * tall * (0.75 + random() * 0.5), random);
    }
  };
  wood(isTall ? 14 : 28, '#93a67e', 0.73, 0.42, 110);
  mist(frame, 'forest a', 0.34, 0.8, '#e8ecc6', 0.75);
  wood(isTall ? 10 : 20, '#566b4c', 0.785, 0.62, 230);
  mist(frame, 'forest b', 0.5, 0.86, '#cbd4a4', 0.6);
  for (let ray = 0; ray < 9; ray += 1) {
    const from = focusX + (random() - 0.3) * 500 * scale;
    beam(
      frame,
      [from, -80 * scale],
      [from - (220 + random() * 160) * scale, height * 0.86],
      20 * scale,
      (80 + random() * 90) * scale,
      '#f7f8d2',
      0.4,
      8,
    );
  }
  const floor = context.createLinearGradient(0, height * 0.74, 0, height);
  floor.addColorStop(0, '#59684a');
  floor.addColorStop(0.4, '#1b2418');
  floor.addColorStop(1, '#070b07');
  ground(frame, 'forest', 0.78, 0.04, floor);
  context.save();
  context.globalAlpha = 0.5;
  context.filter = `blur(${12 * scale}px)`;
  context.fillStyle = '#e6e9b8';
  context.beginPath();
  context.moveTo(focusX - 16 * scale, height * 0.77);
  context.quadraticCurveTo(focusX - 60 * scale, height * 0.88, focusX - 190 * scale, height * 1.02);
  context.lineTo(focusX + 120 * scale, height * 1.02);
  context.quadraticCurveTo(focusX + 50 * scale, height * 0.88, focusX + 18 * scale, height * 0.77);
  context.fill();
  context.restore();
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.walk, focusX, height * 0.855, (isTall ? 118 : 112) * scale, {
        coat: 0.52,
        hat: 'scarf',
      }),
    { dark: '#10170f', rim: '#f7f3b8', shift: [-2 * scale, 3 * scale] },
  );
  glowAt(frame, focusX + 30 * scale, height * 0.79, 120 * scale, '#ffe7a0', 0.8);
  const near = onLayer(frame, (layer) => {
    layer.fillStyle = '#0a0f0a';
    layer.strokeStyle = '#0a0f0a';
    const sides: readonly [number, number][] = isTall
      ? [
          [0.02, 66],
          [0.98, 74],
        ]
      : [
          [0.05, 80],
          [0.2, 50],
          [0.33, 30],
          [0.92, 86],
          [0.82, 36],
        ];
    for (const [share, thick] of sides) {
      const x = width * share;
      const half = thick * 0.5 * scale;
      layer.beginPath();
      layer.moveTo(x - half, -10);
      layer.lineTo(x + half, -10);
      layer.quadraticCurveTo(x + half * 1.1, height * 0.8, x + half * 2.6, height);
      layer.lineTo(x - half * 2.6, height);
      layer.quadraticCurveTo(x - half * 1.1, height * 0.8, x - half, -10);
      layer.fill();
      for (let bough = 0; bough < 4; bough += 1) {
        const side = random() < 0.5 ? -1 : 1;
        branches(
          layer,
          [x, height * (0.08 + random() * 0.4)],
          side > 0 ? -0.4 : Math.PI + 0.4,
          (70 + random() * 60) * scale,
          thick * 0.2 * scale,
          3,
          random,
        );
      }
    }
  });
  blendIn(frame, near, 'source-over', 1, `blur(${1.2 * scale}px)`);
  finish(frame, { tint: '#dbe38a', tintStrength: 0.22, vignette: 0.62 });
};
