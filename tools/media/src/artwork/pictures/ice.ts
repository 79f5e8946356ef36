import type { Context } from '../../scenes/canvas.ts';
import { seeded } from '../../scenes/random.ts';
import { crowd, floodlights } from '../arena.ts';
import { POSES, figure } from '../figures.ts';
import { type Scene, blendIn, onLayer } from '../frame.ts';
import { finish, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** A face-off on blue ice. */
export const ice: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0e1b2c'],
    [0.36, '#3f5a72'],
    [0.6, '#b4cad8'],
  ]);
  crowd(frame, 'ice', 0.26, 0.54, ['#ffffff', '#a8d4ff', '#5a86b0', '#ffd9a8'], '#1d3044');
  mist(frame, 'ice', 0.2, 0.62, '#c3d8e6', 0.6);
  floodlights(frame, '#eaf6ff', 0.86);
  const rink = height * 0.56;
  context.fillStyle = '#e9f3f9';
  context.fillRect(0, rink - 36 * scale, width, 40 * scale);
  context.fillStyle = '#d8b23f';
  context.fillRect(0, rink - 4 * scale, width, 8 * scale);
  const surface = context.createLinearGradient(0, rink, 0, height);
  surface.addColorStop(0, '#f2f8fc');
  surface.addColorStop(0.5, '#c0d9ea');
  surface.addColorStop(1, '#5c8aad');
  context.fillStyle = surface;
  context.fillRect(0, rink + 4 * scale, width, height);
  context.strokeStyle = 'rgba(214,64,58,0.75)';
  context.lineWidth = 10 * scale;
  context.beginPath();
  context.ellipse(focusX + 60 * scale, height * 0.86, 300 * scale, 78 * scale, 0, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = 'rgba(50,100,190,0.7)';
  context.lineWidth = 14 * scale;
  context.beginPath();
  context.moveTo(0, height * 0.68);
  context.lineTo(width, height * 0.68);
  context.stroke();
  const random = seeded('ice');
  context.strokeStyle = 'rgba(255,255,255,0.6)';
  for (let scratch = 0; scratch < 90; scratch += 1) {
    context.lineWidth = random() * 1.6 * scale;
    context.beginPath();
    const x = random() * width;
    const y = height * (0.62 + random() * 0.38);
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + (random() - 0.5) * 160 * scale,
      y + 14 * scale,
      x + (random() - 0.5) * 320 * scale,
      y + (random() - 0.5) * 40 * scale,
    );
    context.stroke();
  }
  const size = (isTall ? 228 : 232) * scale;
  const foot = height * 0.9;
  const stick = (layer: Context, fill: string, x: number, y: number, reach: number, face: number): void => {
    layer.strokeStyle = fill;
    layer.lineWidth = 8 * scale;
    layer.lineCap = 'round';
    layer.beginPath();
    layer.moveTo(x, y - reach * 0.95);
    layer.lineTo(x + face * reach * 0.62, y - 6 * scale);
    layer.lineTo(x + face * reach * 0.84, y - 4 * scale);
    layer.stroke();
  };
  const reflection = onLayer(frame, (layer) => {
    layer.translate(0, foot * 2 - 4 * scale);
    layer.scale(1, -1);
    figure(layer, '#2f567a', POSES.skate, focusX - 30 * scale, foot, size, { hat: 'helmet', bulk: 1.35 });
  });
  blendIn(frame, reflection, 'multiply', 0.3, `blur(${8 * scale}px)`);
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.skate, focusX - 30 * scale, foot, size, { hat: 'helmet', bulk: 1.35 });
      stick(layer, fill, focusX + size * 0.4, foot, size * 0.8, 1);
      figure(
        layer,
        fill,
        POSES.skate,
        focusX + (isTall ? 260 : 420) * scale,
        height * 0.82,
        size * 0.7,
        { hat: 'helmet', bulk: 1.35 },
        -1,
      );
      stick(layer, fill, focusX + (isTall ? 150 : 310) * scale, height * 0.82, size * 0.56, -1);
    },
    { dark: '#0c1a28', rim: '#ffffff', shift: [3 * scale, 5 * scale] },
  );
  for (let flake = 0; flake < 70; flake += 1) {
    context.fillStyle = `rgba(255,255,255,${random()})`;
    context.beginPath();
    context.arc(
      focusX - size * (0.3 + random() * 0.9),
      foot - random() ** 2 * size * 0.5,
      (1 + random() * 3) * scale,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  finish(frame, { bloom: 0.3, tint: '#bfe4ff', tintStrength: 0.18, vignette: 0.46 });
};
