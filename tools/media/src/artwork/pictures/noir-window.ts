import { skyline } from '../cityscape.ts';
import { POSES, figure } from '../figures.ts';
import { type Scene, blendIn, onLayer } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** A man in a hat before lit blinds. */
export const noirWindow: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0d0b0a'],
    [0.7, '#1b1612'],
    [1, '#070605'],
  ]);
  mist(frame, 'noir', 0, 0.6, '#3a3028', 0.6);
  const half = (isTall ? 235 : 265) * scale;
  const top = height * 0.1;
  const bottom = height * 0.72;
  const glass = context.createLinearGradient(0, top, 0, bottom);
  glass.addColorStop(0, '#a98b5c');
  glass.addColorStop(0.6, '#f0d08e');
  glass.addColorStop(1, '#ffdf9f');
  context.fillStyle = glass;
  context.fillRect(focusX - half, top, half * 2, bottom - top);
  context.save();
  context.beginPath();
  context.rect(focusX - half, top, half * 2, bottom - top);
  context.clip();
  skyline(frame, {
    seed: 'noir',
    foot: 0.72,
    low: 0.1,
    high: 0.3,
    widths: [36, 80],
    fill: 'rgba(90,66,38,0.75)',
    windows: ['#fff0c0'],
    lit: 0.3,
  });
  context.restore();
  context.fillStyle = '#15110d';
  for (let slat = 0; slat < 26; slat += 1) {
    const y = top + ((bottom - top) / 26) * slat;
    context.fillRect(focusX - half, y, half * 2, ((bottom - top) / 26) * 0.46);
  }
  context.fillStyle = '#0c0a08';
  for (const x of [-half - 18 * scale, -9 * scale, half])
    context.fillRect(focusX + x, top - 20 * scale, 18 * scale, bottom - top + 40 * scale);
  context.fillRect(focusX - half - 18 * scale, top - 24 * scale, half * 2 + 36 * scale, 22 * scale);
  context.fillRect(focusX - half - 30 * scale, bottom, half * 2 + 60 * scale, 22 * scale);
  const stripes = onLayer(frame, (layer) => {
    for (let slat = 0; slat < 15; slat += 1) {
      const y = height * (0.22 + slat * 0.045);
      layer.fillStyle = `rgba(226,176,104,${0.34 - slat * 0.014})`;
      layer.beginPath();
      layer.moveTo(focusX - half - 24 * scale, y);
      layer.lineTo(-20, y + (isTall ? 120 : 380) * scale);
      layer.lineTo(-20, y + (isTall ? 136 : 400) * scale);
      layer.lineTo(focusX - half - 24 * scale, y + 14 * scale);
      layer.fill();
    }
  });
  blendIn(frame, stripes, 'screen', 0.75, `blur(${3 * scale}px)`);
  glowAt(frame, focusX, height * 0.5, 520 * scale, '#e0a85c', 0.35);
  const lampX = focusX + (isTall ? 250 : 400) * scale;
  if (lampX < width) {
    context.fillStyle = '#0a0806';
    context.fillRect(lampX - 3 * scale, height * 0.66, 6 * scale, height * 0.3);
    context.fillStyle = '#f6d79a';
    context.beginPath();
    context.moveTo(lampX - 28 * scale, height * 0.56);
    context.lineTo(lampX + 28 * scale, height * 0.56);
    context.lineTo(lampX + 50 * scale, height * 0.66);
    context.lineTo(lampX - 50 * scale, height * 0.66);
    context.fill();
    glowAt(frame, lampX, height * 0.62, 300 * scale, '#ffc46e', 0.85);
  }
  context.fillStyle = '#060504';
  context.fillRect(0, height * 0.93, width, height * 0.07);
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.stand, focusX - 8 * scale, height * 1.04, 410 * scale, {
        coat: 0.86,
        hat: 'fedora',
        bulk: 1.12,
      }),
    { dark: '#060504', rim: '#ffe0a0', shift: [5 * scale, 2 * scale] },
  );
  finish(frame, { bloom: 0.34, tint: '#d79a52', tintStrength: 0.25, vignette: 0.66 });
};
