import type { Context } from '../../scenes/canvas.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, orb, rimmed } from '../light.ts';
import { clouds, gradient, ground, mist } from '../nature.ts';

/** A caravan on a dune under a pale noon sun. */
export const caravan: Scene = (frame) => {
  const { height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - 30 * scale, height * (isTall ? 0.28 : 0.26)];
  gradient(frame, [
    [0, '#c97f3e'],
    [0.34, '#eebb72'],
    [0.6, '#f9e2b0'],
  ]);
  clouds(frame, {
    seed: 'caravan',
    lit: '#fff0cf',
    shade: '#d79d5f',
    sun,
    cover: 0.3,
    until: 0.5,
    stretch: 5,
    strength: 0.7,
  });
  orb(frame, sun[0], sun[1], (isTall ? 84 : 76) * scale, '#fff6df', '#ffe6ad', 0.8);
  const dune = (seed: string, level: number, rough: number, light: string, dark: string): ((x: number) => number) => {
    const fill = frame.context.createLinearGradient(0, height * (level - 0.1), 0, height * (level + 0.3));
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    return ground(frame, seed, level, rough, fill);
  };
  dune('dune far', 0.58, 0.12, '#ecc284', '#d39a58');
  mist(frame, 'caravan', 0.48, 0.66, '#fae3b4', 0.6);
  dune('dune mid', 0.66, 0.14, '#dfa75f', '#b87536');
  const at = dune('dune near', 0.73, 0.1, '#c78a45', '#6d3c19');
  const size = (isTall ? 50 : 66) * scale;
  const camel = (layer: Context, fill: string, x: number, phase: number): void => {
    layer.save();
    layer.translate(x, at(x) + 7 * scale);
    layer.scale(size, size);
    layer.fillStyle = fill;
    layer.strokeStyle = fill;
    layer.lineCap = 'round';
    layer.lineWidth = 0.09;
    for (const [root, swing] of [
      [-0.42, 0.1],
      [-0.34, -0.12],
      [0.36, 0.12],
      [0.44, -0.1],
    ] as const) {
      layer.beginPath();
      layer.moveTo(root, -0.95);
      layer.quadraticCurveTo(root + swing * phase, -0.5, root + swing * phase * 1.6, 0);
      layer.stroke();
    }
    layer.beginPath();
    layer.ellipse(0, -1.05, 0.6, 0.26, 0, 0, Math.PI * 2);
    layer.ellipse(-0.2, -1.3, 0.17, 0.22, 0, 0, Math.PI * 2);
    layer.ellipse(0.2, -1.3, 0.17, 0.22, 0, 0, Math.PI * 2);
    layer.fill();
    layer.lineWidth = 0.17;
    layer.beginPath();
    layer.moveTo(0.52, -1.08);
    layer.bezierCurveTo(0.9, -0.9, 0.84, -1.4, 0.96, -1.62);
    layer.stroke();
    layer.beginPath();
    layer.ellipse(1.06, -1.66, 0.19, 0.085, 0.22, 0, Math.PI * 2);
    layer.fill();
    layer.lineWidth = 0.05;
    layer.beginPath();
    layer.moveTo(-0.6, -1.05);
    layer.quadraticCurveTo(-0.74, -0.9, -0.68, -0.6);
    layer.stroke();
    layer.restore();
    if (phase > 0) figure(layer, fill, POSES.sit, x, at(x) - size * 0.92, size * 0.92, { hat: 'scarf', coat: 0.1 });
  };
  rimmed(
    frame,
    (layer, fill) => {
      const count = isTall ? 3 : 5;
      const stride = size * (isTall ? 2.9 : 2.7);
      for (let index = 0; index < count; index += 1)
        camel(layer, fill, focusX + (index - count / 2) * stride, index % 2 === 0 ? 1 : -1);
      const lead = focusX + (count / 2 - 1) * stride;
      figure(layer, fill, POSES.walk, lead + size * 1.9, at(lead + size * 1.9) + 3 * scale, size * 0.95, {
        hat: 'scarf',
        coat: 0.5,
      });
    },
    { dark: '#3b1d0d', rim: '#ffdd9a', shift: [1.5 * scale, 2.5 * scale] },
  );
  finish(frame, { bloom: 0.26, tint: '#ffb258', tintStrength: 0.3, vignette: 0.42 });
};
