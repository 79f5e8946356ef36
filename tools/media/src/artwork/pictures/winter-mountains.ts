import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { clouds, gradient, mist, mountains } from '../nature.ts';

/** A climber below a ridge in the wind. */
export const winterMountains: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [width * 0.3, height * 0.24];
  gradient(frame, [
    [0, '#1c3150'],
    [0.4, '#55799c'],
    [0.7, '#b9cfdd'],
  ]);
  clouds(frame, { seed: 'winter', lit: '#f4f7fa', shade: '#4c6a8a', sun, cover: 0.46, until: 0.6 });
  glowAt(frame, sun[0], sun[1], 420 * scale, '#eaf4ff', 0.7);
  mountains(frame, {
    seed: 'winter far',
    low: 0.62,
    high: 0.16,
    cells: isTall ? 1.1 : 2.1,
    lit: '#dfe9f2',
    shade: '#45638a',
    haze: '#a7c3da',
    hazeTop: 0.18,
    hazeFoot: 0.82,
    snow: '#ffffff',
    sunSide: -1,
  });
  mist(frame, 'winter a', 0.48, 0.74, '#dbe8f2', 0.8);
  mountains(frame, {
    seed: 'winter mid',
    low: 0.8,
    high: 0.5,
    cells: isTall ? 1.7 : 3.2,
    lit: '#c3d5e4',
    shade: '#27446a',
    haze: '#8fb0cc',
    hazeTop: 0.06,
    hazeFoot: 0.5,
    snow: '#f7fbff',
    sunSide: -1,
  });
  mist(frame, 'winter b', 0.66, 0.9, '#c3d7e6', 0.65);
  const random = seeded('winter');
  const foot = (x: number): number =>
    height * (isTall ? 0.86 : 0.84) - (x - focusX) * 0.1 + Math.sin(x / (90 * scale)) * 6 * scale;
  const { context } = frame;
  const snow = context.createLinearGradient(0, height * 0.74, 0, height);
  snow.addColorStop(0, '#e7eff6');
  snow.addColorStop(0.35, '#a9c2d8');
  snow.addColorStop(1, '#294a72');
  context.fillStyle = snow;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) context.lineTo(x, foot(x));
  context.lineTo(width, height);
  context.fill();
  context.strokeStyle = 'rgba(30,58,96,0.55)';
  for (let step = 1; step < 26; step += 1) {
    const x = focusX - step * 20 * scale * (1 + step * 0.02);
    context.lineWidth = (2 + step * 0.14) * scale;
    context.beginPath();
    context.ellipse(
      x,
      foot(x) + (4 + step * 0.8) * scale,
      (4 + step * 0.24) * scale,
      (1.6 + step * 0.08) * scale,
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.walk, focusX, foot(focusX) + 4 * scale, (isTall ? 120 : 118) * scale, {
        coat: 0.14,
        hat: 'scarf',
        bulk: 1.2,
      });
      layer.lineWidth = 3 * scale;
      layer.strokeStyle = fill;
      layer.beginPath();
      layer.moveTo(focusX + 34 * scale, foot(focusX) - 112 * scale);
      layer.lineTo(focusX + 66 * scale, foot(focusX) + 2 * scale);
      layer.stroke();
    },
    { dark: '#0e1a30', rim: '#ffffff', shift: [3 * scale, 2 * scale] },
  );
  for (let flake = 0; flake < 260; flake += 1) {
    const size = (0.6 + random() ** 4 * 4) * scale;
    context.fillStyle = `rgba(255,255,255,${0.25 + random() * 0.5})`;
    context.beginPath();
    context.ellipse(random() * width, random() * height, size * 1.8, size, -0.3, 0, Math.PI * 2);
    context.fill();
  }
  finish(frame, { bloom: 0.24, tint: '#9ec4ff', tintStrength: 0.2 });
};
