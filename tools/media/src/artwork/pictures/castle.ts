import { seeded } from '../../scenes/random.ts';
import type { Scene } from '../frame.ts';
import { finish, orb, rimmed } from '../light.ts';
import { clouds, gradient, mist, mountains } from '../nature.ts';

/** A castle on a rock above clouds, a dragon in the distance. */
export const castle: Scene = (frame) => {
  const { context, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - 60 * scale, height * 0.34];
  gradient(frame, [
    [0, '#1b2a4e'],
    [0.36, '#5a6f9a'],
    [0.62, '#e8b58a'],
    [0.8, '#ffe2b4'],
  ]);
  clouds(frame, { seed: 'castle', lit: '#ffe9cf', shade: '#566a96', sun, cover: 0.56, until: 0.8 });
  orb(frame, sun[0], sun[1], (isTall ? 80 : 84) * scale, '#fff4de', '#ffd6a0', 0.8);
  mountains(frame, {
    seed: 'castle far',
    low: 0.78,
    high: 0.54,
    cells: isTall ? 2 : 4,
    lit: '#c9a6a2',
    shade: '#6a6288',
    haze: '#f0c8a2',
    hazeTop: 0.3,
    hazeFoot: 0.9,
    sunSide: -1,
  });
  mist(frame, 'castle a', 0.6, 0.9, '#ffe4c0', 0.8);
  const base = height * (isTall ? 0.78 : 0.78);
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(focusX - 330 * scale, height);
      layer.bezierCurveTo(
        focusX - 260 * scale,
        base + 60 * scale,
        focusX - 220 * scale,
        base + 10 * scale,
        focusX - 160 * scale,
        base - 20 * scale,
      );
      layer.lineTo(focusX + 170 * scale, base - 20 * scale);
      layer.bezierCurveTo(
        focusX + 230 * scale,
        base + 40 * scale,
        focusX + 260 * scale,
        base + 90 * scale,
        focusX + 350 * scale,
        height,
      );
      layer.fill();
      const tower = (x: number, wide: number, tall: number): void => {
        const left = focusX + (x - wide / 2) * scale;
        const top = base - tall * scale;
        layer.fillRect(left, top, wide * scale, (tall + 10) * scale);
        layer.fillRect(left - 6 * scale, top - 12 * scale, (wide + 12) * scale, 18 * scale);
        layer.beginPath();
        layer.moveTo(left - 8 * scale, top - 10 * scale);
        layer.lineTo(focusX + x * scale, top - wide * 2 * scale);
        layer.lineTo(left + (wide + 8) * scale, top - 10 * scale);
        layer.fill();
        layer.fillRect(focusX + x * scale - 1.5 * scale, top - wide * 2.5 * scale, 3 * scale, wide * 0.7 * scale);
      };
      layer.fillRect(focusX - 160 * scale, base - 110 * scale, 330 * scale, 110 * scale);
      for (let merlon = 0; merlon < 11; merlon += 1)
        layer.fillRect(focusX + (-160 + merlon * 31) * scale, base - 126 * scale, 17 * scale, 20 * scale);
      tower(-150, 54, 190);
      tower(-74, 40, 270);
      tower(4, 66, 330);
      tower(84, 38, 250);
      tower(158, 56, 180);
      tower(-36, 26, 210);
    },
    { dark: '#221a38', rim: '#ffdfae', shift: [4 * scale, 4 * scale] },
  );
  const random = seeded('castle');
  for (let pane = 0; pane < 26; pane += 1) {
    context.fillStyle = '#ffd27f';
    context.globalAlpha = 0.5 + random() * 0.5;
    context.fillRect(
      focusX + (random() - 0.5) * 300 * scale,
      base - (16 + random() * 90) * scale,
      5 * scale,
      10 * scale,
    );
  }
  context.globalAlpha = 1;
  mist(frame, 'castle b', 0.74, 1.04, '#f7d2ae', 0.95);
  const dragonX = focusX + (isTall ? -210 : -420) * scale;
  const dragonY = height * (isTall ? 0.3 : 0.3);
  const wing = (isTall ? 80 : 110) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(dragonX + wing * 1.1, dragonY - wing * 0.18);
      layer.quadraticCurveTo(dragonX + wing * 0.5, dragonY - wing * 0.26, dragonX + wing * 0.2, dragonY);
      layer.quadraticCurveTo(dragonX, dragonY - wing * 0.9, dragonX - wing * 0.6, dragonY - wing * 1.2);
      layer.quadraticCurveTo(dragonX - wing * 0.44, dragonY - wing * 0.7, dragonX - wing * 0.5, dragonY - wing * 0.4);
      layer.quadraticCurveTo(dragonX - wing * 0.3, dragonY - wing * 0.4, dragonX - wing * 0.24, dragonY - wing * 0.1);
      layer.quadraticCurveTo(dragonX - wing * 0.7, dragonY + wing * 0.2, dragonX - wing * 1.5, dragonY + wing * 0.1);
      layer.quadraticCurveTo(dragonX - wing * 0.6, dragonY + wing * 0.42, dragonX + wing * 0.1, dragonY + wing * 0.22);
      layer.quadraticCurveTo(dragonX + wing * 0.6, dragonY + wing * 0.08, dragonX + wing * 1.1, dragonY - wing * 0.18);
      layer.fill();
    },
    { dark: '#2a2144', rim: '#ffdcb0', shift: [2 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.34, tint: '#ffc79a', tintStrength: 0.22 });
};
