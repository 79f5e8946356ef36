import { drawRider } from '../../scenes/riders.ts';
import type { Scene } from '../frame.ts';
import { finish, orb, rimmed } from '../light.ts';
import { clouds, gradient, grass, ground, mist, mountains } from '../nature.ts';

/** Two riders before a snow range at dusk. */
export const steppeRiders: Scene = (frame) => {
  const { height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - (isTall ? 120 : 150) * scale, height * (isTall ? 0.36 : 0.3)];
  gradient(frame, [
    [0, '#33224f'],
    [0.3, '#7a4a78'],
    [0.52, '#d79a86'],
    [0.68, '#f6cf9c'],
  ]);
  clouds(frame, { seed: 'steppe', lit: '#ffdcb4', shade: '#6b4775', sun, cover: 0.52, until: 0.66 });
  orb(frame, sun[0], sun[1], 38 * scale, '#fffaf0', '#ffd9a0');
  mountains(frame, {
    seed: 'steppe far',
    low: 0.6,
    high: 0.4,
    cells: isTall ? 1.6 : 3,
    lit: '#c9a3a8',
    shade: '#6f5480',
    haze: '#e6b59a',
    hazeTop: 0.3,
    hazeFoot: 0.85,
    snow: '#fff0e2',
    sunSide: 1,
  });
  mist(frame, 'steppe a', 0.55, 0.75, '#f1c6a0', 0.75);
  mountains(frame, {
    seed: 'steppe near',
    low: 0.74,
    high: 0.6,
    cells: isTall ? 2 : 4,
    lit: '#8d6378',
    shade: '#3a2a4e',
    haze: '#a9758a',
    hazeTop: 0.1,
    hazeFoot: 0.6,
    sunSide: 1,
  });
  mist(frame, 'steppe b', 0.66, 0.86, '#a3708c', 0.6);
  const level = 0.83;
  const at = ground(frame, 'steppe', level, 0.05, '#150f1c');
  const ride = (x: number, size: number, phase: number, headwear: 'bun' | 'hat'): void =>
    rimmed(
      frame,
      (context, fill) => {
        context.save();
        context.translate(x, at(x) + 8 * scale);
        context.scale(size, size);
        drawRider(context, fill, { phase, headwear, wind: 0.5 });
        context.restore();
      },
      { dark: '#140e1a', rim: '#ffca8c', shift: [3 * scale, 3 * scale] },
    );
  ride(focusX + (isTall ? 128 : 235) * scale, (isTall ? 74 : 84) * scale, 0.42, 'hat');
  ride(focusX - (isTall ? 70 : 20) * scale, (isTall ? 112 : 124) * scale, 0.1, 'bun');
  grass(frame, 'steppe', at, '#150f1c', 36, 4);
  finish(frame, { tint: '#ffb978', tintStrength: 0.22 });
};
