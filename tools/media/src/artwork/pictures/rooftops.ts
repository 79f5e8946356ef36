import { bokeh, skyline } from '../cityscape.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { clouds, gradient, mist } from '../nature.ts';

/** Traceurs above the night city. */
export const rooftops: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#07142c'],
    [0.5, '#16457a'],
    [0.76, '#6fb2d8'],
  ]);
  clouds(frame, {
    seed: 'roof',
    lit: '#bfe0f4',
    shade: '#1a4474',
    sun: [width * 0.5, height * 0.7],
    cover: 0.5,
    until: 0.66,
    stretch: 4,
  });
  skyline(frame, {
    seed: 'roof far',
    foot: 0.84,
    low: 0.16,
    high: 0.56,
    widths: [50, 110],
    fill: '#2a5c8a',
    windows: ['#ffd9a0', '#bfe9ff'],
    lit: 0.3,
  });
  mist(frame, 'roof', 0.4, 0.9, '#7fbfe0', 0.6);
  skyline(frame, {
    seed: 'roof mid',
    foot: 0.92,
    low: 0.2,
    high: 0.44,
    widths: [90, 190],
    fill: '#12335a',
    windows: ['#ffce8a', '#a8e4ff'],
    lit: 0.3,
  });
  glowAt(frame, focusX, height * 0.56, 420 * scale, '#a8e0ff', 0.5);
  bokeh(frame, 'roofs', 26, 0.5, 0.9, ['#8fd8ff', '#ffd08a', '#6f9cff'], 20);
  const gapLeft = focusX - (isTall ? 120 : 150) * scale;
  const gapRight = focusX + (isTall ? 120 : 150) * scale;
  context.fillStyle = '#050a16';
  context.fillRect(0, height * 0.8, gapLeft, height);
  context.fillRect(gapRight, height * 0.84, width, height);
  context.fillRect(gapLeft - 130 * scale, height * 0.72, 54 * scale, height * 0.1);
  context.fillRect(gapRight + 120 * scale, height * 0.74, 90 * scale, height * 0.12);
  context.fillStyle = '#1d4474';
  context.fillRect(0, height * 0.8, gapLeft, 6 * scale);
  context.fillRect(gapRight, height * 0.84, width, 6 * scale);
  rimmed(
    frame,
    (layer, fill) => {
      figure(
        layer,
        fill,
        POSES.jump,
        focusX - 10 * scale,
        height * (isTall ? 0.82 : 0.83),
        (isTall ? 172 : 172) * scale,
        { hat: 'cap' },
      );
      figure(layer, fill, POSES.run, gapLeft - 190 * scale, height * 0.8, 150 * scale, { hair: 'tail' });
    },
    { dark: '#040a18', rim: '#bdeaff', shift: [3 * scale, 4 * scale] },
  );
  finish(frame, { bloom: 0.42, tint: '#7fc4ff', tintStrength: 0.22 });
};
