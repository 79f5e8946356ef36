import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import { type Scene, blendIn, onLayer } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { branches, clouds, gradient, ground, mist } from '../nature.ts';

/** An apple branch above an orchard at golden hour; a child and an elder. */
export const orchard: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [width * (isTall ? 0.3 : 0.4), height * 0.46];
  gradient(frame, [
    [0, '#6f7a5c'],
    [0.3, '#cbb878'],
    [0.56, '#fbe3a8'],
  ]);
  clouds(frame, { seed: 'orchard', lit: '#fff2cc', shade: '#b9a468', sun, cover: 0.4, until: 0.5, stretch: 4 });
  glowAt(frame, sun[0], sun[1], 620 * scale, '#fff0bb', 0.95);
  const random = seeded('orchard');
  for (let row = 0; row < 5; row += 1) {
    const foot = height * (0.6 + row * 0.055);
    const size = (24 + row * 16) * scale;
    const shade = ['#b5a866', '#9d9a57', '#7f8246', '#626a38', '#474f2b'][row] ?? '#474f2b';
    for (let x = -size; x < width + size; x += size * (1.5 + random() * 0.5)) {
      context.fillStyle = shade;
      for (let blob = 0; blob < 7; blob += 1) {
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * size * 1.7,
          foot - size * (0.7 + random() * 0.9),
          size * (0.34 + random() * 0.34),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      context.fillRect(x - size * 0.07, foot - size * 0.6, size * 0.14, size * 0.7);
      context.fillStyle = row > 1 ? 'rgba(200,62,40,0.85)' : 'rgba(200,90,50,0.55)';
      for (let apple = 0; apple < 6; apple += 1) {
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * size * 1.8,
          foot - size * (0.5 + random() * 1.1),
          size * 0.075,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }
  mist(frame, 'orchard', 0.5, 0.8, '#fbe6ad', 0.55);
  for (let ray = 0; ray < 8; ray += 1) {
    beam(frame, sun, [sun[0] + (ray - 2) * 260 * scale, height * 1.05], 8 * scale, 130 * scale, '#fff0bf', 0.3, 10);
  }
  const grassTone = context.createLinearGradient(0, height * 0.8, 0, height);
  grassTone.addColorStop(0, '#6d6b32');
  grassTone.addColorStop(1, '#1d1f10');
  const at = ground(frame, 'orchard', 0.85, 0.03, grassTone);
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.stand, focusX - 40 * scale, at(focusX) + 34 * scale, 128 * scale, {
        coat: 0.5,
        hat: 'fedora',
      });
      figure(layer, fill, POSES.run, focusX + 108 * scale, at(focusX) + 40 * scale, 74 * scale, { hair: 'tail' });
    },
    { dark: '#2a2212', rim: '#ffe6a0', shift: [3 * scale, 3 * scale] },
  );
  const bough = onLayer(frame, (layer) => {
    layer.strokeStyle = '#2a2013';
    const leaves: [number, number, number][] = [];
    const root: [number, number] = [width * (isTall ? 1.05 : 1.02), height * (isTall ? -0.02 : 0.02)];
    for (const angle of isTall ? [2.5, 2.9] : [2.55, 2.85, 3.15]) {
      branches(layer, root, angle, (isTall ? 200 : 205) * scale, 26 * scale, 5, random, (x, y, turn) =>
        leaves.push([x, y, turn]),
      );
    }
    for (const [x, y, turn] of leaves) {
      if (Math.hypot(x - sun[0], y - sun[1]) < 120 * scale) continue;
      for (let leaf = 0; leaf < 6; leaf += 1) {
        layer.fillStyle = ['#3f4a22', '#5f6b2f', '#8a9246', '#2f3a1c'][Math.floor(random() * 4)] ?? '#3f4a22';
        layer.beginPath();
        layer.ellipse(
          x + (random() - 0.5) * 60 * scale,
          y + (random() - 0.5) * 50 * scale,
          21 * scale,
          8.5 * scale,
          turn + random() * 2.4,
          0,
          Math.PI * 2,
        );
        layer.fill();
      }
      if (random() < 0.34) {
        const size = (14 + random() * 6) * scale;
        const appleY = y + 22 * scale;
        const fill = layer.createRadialGradient(x - size * 0.4, appleY - size * 0.4, size * 0.1, x, appleY, size);
        fill.addColorStop(0, '#ff9d72');
        fill.addColorStop(0.5, '#d8402b');
        fill.addColorStop(1, '#8f1d18');
        layer.fillStyle = fill;
        layer.beginPath();
        layer.arc(x, appleY, size, 0, Math.PI * 2);
        layer.fill();
      }
    }
  });
  blendIn(frame, bough, 'source-over');
  finish(frame, { tint: '#ffd47a', tintStrength: 0.28, vignette: 0.46 });
};
