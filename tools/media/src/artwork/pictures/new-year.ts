import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import type { Frame, Scene } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { gradient, mountains, pine, stars } from '../nature.ts';

const LIGHTS = ['#ffd76a', '#ff6f61', '#7fe0ff', '#b6ff8a', '#ff9ad5'] as const;

/** A yard in the night of the year's end: a lit fir, dancing neighbours, fireworks over the roofs. */
export const newYear: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0a1236'],
    [0.45, '#27306f'],
    [0.78, '#5a5591'],
  ]);
  stars(frame, 'new year', 220, 0.5, '#dfe6ff');
  mountains(frame, {
    seed: 'new year',
    low: 0.74,
    high: 0.46,
    cells: isTall ? 1.2 : 2.6,
    lit: '#8f8fc4',
    shade: '#2a2c63',
    haze: '#4b4a86',
    hazeTop: 0.2,
    hazeFoot: 0.7,
    snow: '#d8dcff',
    sunSide: -1,
  });
  firework(frame, focusX + (isTall ? 190 : 420) * scale, height * 0.2, 150 * scale, LIGHTS[1]);
  firework(frame, focusX - (isTall ? 230 : 380) * scale, height * 0.27, 110 * scale, LIGHTS[2]);
  firework(frame, focusX + (isTall ? 60 : 190) * scale, height * 0.1, 80 * scale, LIGHTS[0]);
  const foot = height * 0.86;
  houses(frame, foot);
  const snow = context.createLinearGradient(0, foot - 40 * scale, 0, height);
  snow.addColorStop(0, '#c9d2ff');
  snow.addColorStop(0.4, '#8f97d6');
  snow.addColorStop(1, '#20245c');
  context.fillStyle = snow;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) context.lineTo(x, foot - 26 * scale + Math.sin(x / (170 * scale)) * 12 * scale);
  context.lineTo(width, height);
  context.fill();
  glowAt(frame, focusX, foot, 460 * scale, '#ffc97a', 0.75);
  fir(frame, focusX, foot + 16 * scale, height * (isTall ? 0.5 : 0.62));
  dancers(frame, foot + 46 * scale);
  const random = seeded('new year snow');
  for (let flake = 0; flake < 320; flake += 1) {
    const size = (0.7 + random() ** 4 * 4.4) * scale;
    context.fillStyle = `rgba(255,255,255,${0.2 + random() * 0.6})`;
    context.beginPath();
    context.arc(random() * width, random() * height, size, 0, Math.PI * 2);
    context.fill();
  }
  finish(frame, { bloom: 0.42, tint: '#ffcf9a', tintStrength: 0.16, vignette: 0.4 });
};

function firework(frame: Frame, x: number, y: number, radius: number, color: string): void {
  const { context, scale } = frame;
  const random = seeded(`firework ${color}`);
  glowAt(frame, x, y, radius * 1.5, color, 0.6);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.strokeStyle = color;
  context.lineCap = 'round';
  for (let ray = 0; ray < 46; ray += 1) {
    const angle = (ray / 46) * Math.PI * 2 + random() * 0.1;
    const reach = radius * (0.55 + random() * 0.45);
    context.globalAlpha = 0.4 + random() * 0.6;
    context.lineWidth = (1.4 + random() * 1.8) * scale;
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * reach * 0.35, y + Math.sin(angle) * reach * 0.35);
    context.quadraticCurveTo(
      x + Math.cos(angle) * reach * 0.8,
      y + Math.sin(angle) * reach * 0.8,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + radius * 0.12,
    );
    context.stroke();
  }
  context.restore();
}

/** Low roofs with snow on them and lit windows. */
function houses(frame: Frame, foot: number): void {
  const { context, width, scale } = frame;
  const random = seeded('new year houses');
  for (let x = -40 * scale; x < width;) {
    const wide = (130 + random() * 110) * scale;
    const tall = (90 + random() * 120) * scale;
    const top = foot - 20 * scale - tall;
    context.fillStyle = '#1b1d4a';
    context.fillRect(x, top, wide, tall + 40 * scale);
    context.fillStyle = '#dfe4ff';
    context.beginPath();
    context.roundRect(x - 8 * scale, top - 12 * scale, wide + 16 * scale, 18 * scale, 9 * scale);
    context.fill();
    for (let column = 0; column < Math.floor(wide / (46 * scale)); column += 1)
      for (let row = 0; row < Math.floor(tall / (56 * scale)); row += 1) {
        if (random() < 0.35) continue;
        context.fillStyle = random() < 0.75 ? '#ffcf7d' : '#ffb0a0';
        context.fillRect(x + (16 + column * 46) * scale, top + (22 + row * 56) * scale, 22 * scale, 28 * scale);
      }
    x += wide + (18 + random() * 40) * scale;
  }
}

/** A fir with strings of lights and a star. */
function fir(frame: Frame, x: number, foot: number, tall: number): void {
  const { context, scale } = frame;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      pine(layer, x, foot, tall, seeded('new year fir'));
    },
    { dark: '#123f38', rim: '#6fd6a4', shift: [5 * scale, 4 * scale] },
  );
  const random = seeded('new year lights');
  for (let string = 0; string < 9; string += 1) {
    const y = foot - tall * (0.13 + string * 0.09);
    const half = tall * 0.185 * (1 - string / 10);
    const lights = 13 - string;
    for (let light = 0; light <= lights; light += 1) {
      const along = (light / lights) * 2 - 1;
      const color = LIGHTS[Math.floor(random() * LIGHTS.length)] ?? LIGHTS[0];
      const [lx, ly] = [x + along * half, y + (1 - along * along) * tall * 0.022];
      glowAt(frame, lx, ly, 26 * scale, color, 0.9);
      context.fillStyle = '#fffbe8';
      context.beginPath();
      context.arc(lx, ly, 3.6 * scale, 0, Math.PI * 2);
      context.fill();
    }
  }
  const top = foot - tall * 1.035;
  glowAt(frame, x, top, 150 * scale, '#ffe08a', 1);
  context.fillStyle = '#fff3c4';
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const reach = (point % 2 === 0 ? 30 : 12) * scale;
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * reach, top + Math.sin(angle) * reach);
  }
  context.fill();
}

function dancers(frame: Frame, foot: number): void {
  const { focusX, scale, isTall } = frame;
  const places = isTall ? [-250, -150, 150, 250] : [-300, -190, 190, 290, 400];
  for (const [index, place] of places.entries())
    rimmed(
      frame,
      (layer, fill) =>
        figure(
          layer,
          fill,
          index % 2 === 0 ? POSES.cheer : POSES.jump,
          focusX + place * scale,
          foot + (index % 2) * 14 * scale,
          (74 + (index % 3) * 8) * scale,
          { coat: 0.16, hat: index % 2 === 0 ? 'scarf' : 'kalpak', bulk: 1.2 },
          place < 0 ? 1 : -1,
        ),
      { dark: '#161440', rim: '#ffd48a', shift: [(place < 0 ? -3 : 3) * scale, 3 * scale] },
    );
}
