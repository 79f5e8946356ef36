import { blend, pixels } from '../../scenes/canvas.ts';
import { clamp, fbm, smoothstep } from '../../scenes/noise.ts';
import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import { type Scene, blendIn, onLayer, rgb } from '../frame.ts';
import { finish, glowAt, orb, rimmed } from '../light.ts';
import { clouds, gradient, mountains, stars } from '../nature.ts';

/** A ringed planet over rocks, a small astronaut. */
export const planet: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#05060f'],
    [0.6, '#0d1030'],
    [1, '#241a3a'],
  ]);
  clouds(frame, {
    seed: 'nebula a',
    lit: '#ff9a7a',
    shade: '#5a2a4e',
    sun: [width * 0.2, height * 0.3],
    cover: 0.42,
    until: 1.1,
    size: 2.4,
    stretch: 1.3,
    strength: 0.42,
  });
  clouds(frame, {
    seed: 'nebula b',
    lit: '#7a9cff',
    shade: '#1f2a66',
    sun: [width * 0.8, height * 0.2],
    cover: 0.44,
    until: 1.1,
    size: 2.2,
    stretch: 1.2,
    strength: 0.42,
  });
  stars(frame, 'planet', isTall ? 420 : 760, 0.86);
  const x = focusX + (isTall ? 20 : 10) * scale;
  const y = height * (isTall ? 0.36 : 0.42);
  const radius = (isTall ? 200 : 205) * scale;
  const bands = fbm('planet bands', 5, 4096);
  const warm = rgb('#f0dcbc');
  const tan = rgb('#b98a5e');
  const blue = rgb('#5b7fb4');
  const night = rgb('#070a18');
  const globe = pixels(Math.ceil(radius * 2), Math.ceil(radius * 2), (px, py, out) => {
    const u = px / radius - 1;
    const v = py / radius - 1;
    const away = Math.hypot(u, v);
    if (away > 1) return;
    const z = Math.sqrt(1 - away * away);
    const tilt = v * 0.95 + u * 0.28;
    const swirl = bands(u * 2.2 + 4, tilt * 5) - 0.5;
    const tone = bands(3.3, tilt * 7 + swirl * 1.6);
    const base = blend(
      blend(tan, warm, smoothstep(0.3, 0.62, tone)),
      blue,
      smoothstep(0.55, 0.8, bands(9.1, tilt * 4 + swirl * 2)) * 0.85,
    );
    const light = clamp(-u * 0.62 - v * 0.5 + z * 0.52 + 0.08);
    out.set(blend(night, base, light ** 0.85));
    out[3] = smoothstep(1, 0.985, away);
  });
  const ringBand = (front: boolean): void => {
    const layer = onLayer(frame, (ctx) => {
      ctx.translate(x, y);
      ctx.rotate(-0.36);
      ctx.scale(1, 0.24);
      const random = seeded('rings');
      for (let ring = 0; ring < 46; ring += 1) {
        const at = 1.34 + ring * 0.0165;
        if (at > 1.78 && at < 1.83) continue;
        ctx.strokeStyle = `rgba(${214 + random() * 30},${180 + random() * 30},${140 + random() * 30},${0.14 + random() * 0.62})`;
        ctx.lineWidth = radius * 0.016;
        ctx.beginPath();
        ctx.arc(0, 0, radius * at, front ? 0 : Math.PI, front ? Math.PI : Math.PI * 2);
        ctx.stroke();
      }
    });
    blendIn(frame, layer, 'source-over', 0.92);
  };
  glowAt(frame, x - radius * 0.5, y - radius * 0.4, radius * 2.1, '#8fb0ff', 0.34);
  ringBand(false);
  context.drawImage(globe, x - radius, y - radius);
  ringBand(true);
  orb(frame, width * (isTall ? 0.16 : 0.2), height * 0.2, 11 * scale, '#ffffff', '#ffd8a8', 0.7);
  mountains(frame, {
    seed: 'rocks',
    low: 0.94,
    high: 0.76,
    cells: isTall ? 3 : 6,
    lit: '#8a6a8a',
    shade: '#15101f',
    haze: '#3a2a4a',
    hazeTop: 0.05,
    hazeFoot: 0.5,
    sunSide: -1,
  });
  const crew = focusX - (isTall ? 90 : 60) * scale;
  const foot = height * 0.93;
  context.fillStyle = '#0b0814';
  context.beginPath();
  context.moveTo(0, height);
  for (let px = 0; px <= width; px += 12)
    context.lineTo(px, foot + Math.sin(px / (130 * scale)) * 8 * scale + Math.sin(px / (37 * scale)) * 3 * scale);
  context.lineTo(width, height);
  context.fill();
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.stand, crew, foot + 4 * scale, (isTall ? 84 : 82) * scale, {
        hat: 'helmet',
        bulk: 1.35,
      }),
    { dark: '#0b0918', rim: '#c8d8ff', shift: [3 * scale, 2 * scale] },
  );
  finish(frame, { bloom: 0.36, tint: '#a8a0ff', tintStrength: 0.14, vignette: 0.5 });
};
