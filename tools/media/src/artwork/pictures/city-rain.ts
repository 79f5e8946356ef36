import { drawUmbrellaWalker } from '../../scenes/walker.ts';
import { bokeh, rain, skyline, wetGround } from '../cityscape.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** An umbrella in a neon street. */
export const cityRain: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0d0720'],
    [0.5, '#3a0f4f'],
    [0.75, '#7a1d78'],
  ]);
  skyline(frame, {
    seed: 'rain far',
    foot: 0.74,
    low: 0.3,
    high: 0.62,
    widths: [60, 130],
    fill: '#2a1148',
    windows: ['#ff9be6', '#7fe7ff', '#ffd08a'],
    lit: 0.2,
  });
  mist(frame, 'rain', 0.3, 0.8, '#a02f96', 0.55);
  skyline(frame, {
    seed: 'rain near',
    foot: 0.76,
    low: 0.24,
    high: 0.5,
    widths: [90, 190],
    fill: '#150a2b',
    windows: ['#ff7ad9', '#67d8ff', '#ffb86b'],
    lit: 0.26,
  });
  const signs: readonly [number, number, number, number, string][] = [
    [0.12, 0.34, 30, 150, '#ff3fb4'],
    [0.3, 0.46, 24, 110, '#35d6ff'],
    [0.84, 0.3, 34, 170, '#ff4fa0'],
    [0.94, 0.5, 22, 120, '#ffae3d'],
    [0.46, 0.5, 90, 26, '#7a5cff'],
  ];
  for (const [x, y, wide, tall, color] of signs) {
    frame.context.fillStyle = color;
    frame.context.globalAlpha = 0.8;
    frame.context.beginPath();
    frame.context.roundRect(width * x, height * y, wide * scale, tall * scale, 6 * scale);
    frame.context.fill();
    frame.context.globalAlpha = 1;
    glowAt(frame, width * x + (wide * scale) / 2, height * y + (tall * scale) / 2, 190 * scale, color, 0.8);
  }
  glowAt(frame, focusX - 40 * scale, height * 0.7, 420 * scale, '#ff46c0', 0.65);
  wetGround(frame, 0.76, '#10081f', 0.8);
  bokeh(frame, 'rain', 40, 0.6, 0.95, ['#ff7ad9', '#67d8ff', '#ffb86b', '#ff5aa0']);
  const size = (isTall ? 208 : 212) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.save();
      layer.translate(focusX, height * (isTall ? 0.9 : 0.94));
      layer.scale(size, size);
      drawUmbrellaWalker(layer, fill, 0.12);
      layer.restore();
    },
    { dark: '#0a0515', rim: '#66e4ff', shift: [-4 * scale, 3 * scale] },
  );
  rain(frame, isTall ? 240 : 420, '#e8d4ff', 0.22);
  finish(frame, { bloom: 0.48, tint: '#ff66d0', tintStrength: 0.2, vignette: 0.55 });
};
