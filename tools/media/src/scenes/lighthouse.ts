import {
  css,
  drift,
  glow,
  HEIGHT,
  layer,
  light,
  pixels,
  TAU,
  vertical,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
} from './canvas.ts';
import { finish } from './finish.ts';
import { clamp, fbm, smoothstep, valueNoise } from './noise.ts';
import { clouds, starField, twinkle } from './sky.ts';

const HORIZON = 400;
const LAMP = [930, 214] as const;
const MOON = [330, 150] as const;

/** A lighthouse turns its beam over a moonlit sea; a boat with a small lamp comes home. */
export function lighthouse(seconds: number): Draw {
  const sky = layer(WIDTH, HORIZON + 10, (context) => {
    context.fillStyle = vertical(context, 0, HORIZON, [
      [0, '#081226'],
      [0.6, '#1a3558'],
      [1, '#4a6a86'],
    ]);
    context.fillRect(0, 0, WIDTH, HORIZON + 10);
  });
  const cloud = clouds({
    seed: 'lighthouse',
    width: WIDTH + 90,
    height: 330,
    sun: MOON,
    lit: [176, 196, 214],
    shade: [34, 52, 84],
    cover: 0.5,
  });
  const stars = starField('lighthouse', 200, WIDTH, 330);
  const sea = water();
  const rock = headland();
  const moonGlow = glow([200, 220, 245], 1.9);
  const warm = glow([255, 226, 160], 2);

  return (context, now) => {
    const phase = now / seconds;
    context.drawImage(sky, 0, 0);
    twinkle(context, stars, phase % 1, '#fff');
    light(context, moonGlow, MOON[0], MOON[1], 300, 0.5);
    context.fillStyle = '#f2f6fc';
    context.beginPath();
    context.arc(MOON[0], MOON[1], 34, 0, TAU);
    context.fill();
    drift(context, cloud, phase % 1, 90, 10, 0.85);
    sea(context, now);
    const angle = phase * TAU * 2 + 0.6;
    if (Math.sin(angle) < 0) beam(context, angle);
    boat(context, 120 + phase * 210, 520, now, warm);
    context.drawImage(rock, 640, 190);
    if (Math.sin(angle) >= 0) beam(context, angle);
    const facing = Math.max(0, Math.sin(angle)) ** 14;
    light(context, warm, LAMP[0], LAMP[1], 70 + facing * 420, 0.75 + facing * 0.25);
    finish(context, 0.4);
  };
}

/** Two opposite shafts seen in perspective: long to the sides, short towards and away from us. */
function beam(context: Context, angle: number): void {
  context.save();
  context.translate(LAMP[0], LAMP[1]);
  context.globalCompositeOperation = 'lighter';
  for (const side of [0, Math.PI]) {
    const along = Math.cos(angle + side);
    const towards = Math.sin(angle + side);
    const reach = 900 * along;
    if (Math.abs(reach) < 40) continue;
    const spread = 46 + 50 * Math.max(0, towards);
    const drop = 30 + towards * 70;
    const shaft = context.createLinearGradient(0, 0, reach, drop);
    shaft.addColorStop(0, `rgba(255,236,190,${0.55 + 0.15 * towards})`);
    shaft.addColorStop(0.4, `rgba(255,232,190,${0.16 + 0.08 * towards})`);
    shaft.addColorStop(1, 'rgba(255,232,190,0)');
    context.fillStyle = shaft;
    context.beginPath();
    context.moveTo(0, -5);
    context.lineTo(reach, drop - spread);
    context.lineTo(reach, drop + spread);
    context.lineTo(0, 5);
    context.fill();
  }
  context.restore();
}

/** The sea at quarter resolution: noise under a perspective divide, bright under the moon. */
function water() {
  const noise = valueNoise('sea');
  const scale = 2;
  const width = WIDTH / scale;
  const height = (HEIGHT - HORIZON) / scale;
  const canvas = new OffscreenCanvas(width, height);
  const target = canvas.getContext('2d', { willReadFrequently: true });
  if (!target) throw new Error('This browser gives no 2D canvas.');
  const image = target.createImageData(width, height);
  return (context: Context, now: number) => {
    for (let row = 0, at = 0; row < height; row++) {
      const depth = (row + 1.5) / height;
      const far = 1 / depth;
      for (let column = 0; column < width; column++, at += 4) {
        const x = (column - MOON[0] / scale) * far * 0.055;
        const y = far * 8.5;
        const wave =
          noise(x + now * 0.35, y + now * 0.9, 256) * 0.6 + noise(x * 2.3 - now * 0.5, y * 2.1 + now * 1.3, 256) * 0.4;
        const path = Math.exp(-(((column - MOON[0] / scale) / (26 + depth * 90)) ** 2));
        const glitter = smoothstep(0.62 - path * 0.16, 0.8, wave) * (0.1 + path * 0.95);
        const body = 0.55 + wave * 0.5;
        image.data[at] = clamp(12 * body + glitter * 220 + (1 - depth) * 34, 0, 255);
        image.data[at + 1] = clamp(34 * body + glitter * 226 + (1 - depth) * 56, 0, 255);
        image.data[at + 2] = clamp(62 * body + glitter * 220 + (1 - depth) * 74, 0, 255);
        image.data[at + 3] = 255;
      }
    }
    target.putImageData(image, 0, 0);
    context.drawImage(canvas, 0, HORIZON, WIDTH, HEIGHT - HORIZON);
  };
}

function headland(): Layer {
  const rough = fbm('headland', 4, 64);
  const ground = pixels(640, 530, (x, y, out) => {
    const top = 560 - 432 * smoothstep(0, 300, x) ** 0.8 + 70 * smoothstep(330, 640, x) - (rough(x / 50, 2) - 0.5) * 34;
    const edge = clamp(y - top + 0.5);
    if (edge === 0) return;
    const slope = rough((x + 6) / 60, (y - 5) / 40) - rough((x - 6) / 60, (y + 5) / 40);
    const lit = clamp(0.24 - slope * 1.6 + smoothstep(16, 0, y - top) * 0.34 - (y - top) / 700);
    out.set([12 + lit * 74, 18 + lit * 84, 30 + lit * 92]);
    out[3] = edge;
  });
  return layer(640, 530, (context) => {
    tower(context, LAMP[0] - 640, LAMP[1] - 190);
    context.drawImage(ground, 0, 0);
  });
}

function tower(context: Context, x: number, y: number): void {
  const wall = context.createLinearGradient(x - 30, 0, x + 30, 0);
  wall.addColorStop(0, '#e8ecf2');
  wall.addColorStop(0.45, '#a9b2c2');
  wall.addColorStop(1, '#3a455c');
  context.fillStyle = wall;
  context.beginPath();
  context.moveTo(x - 18, y + 18);
  context.lineTo(x + 18, y + 18);
  context.lineTo(x + 29, y + 170);
  context.lineTo(x - 29, y + 170);
  context.fill();
  for (const band of [38, 92]) {
    context.fillStyle = 'rgba(168,44,44,0.85)';
    context.beginPath();
    context.moveTo(x - 18 - band * 0.073, y + 18 + band);
    context.lineTo(x + 18 + band * 0.073, y + 18 + band);
    context.lineTo(x + 18 + (band + 26) * 0.073, y + 44 + band);
    context.lineTo(x - 18 - (band + 26) * 0.073, y + 44 + band);
    context.fill();
  }
  context.fillStyle = '#141a28';
  context.fillRect(x - 24, y + 13, 48, 6);
  context.fillRect(x - 13, y - 14, 26, 28);
  context.fillStyle = '#ffe9b4';
  context.fillRect(x - 10, y - 11, 20, 23);
  context.fillStyle = '#8f2a2a';
  context.beginPath();
  context.moveTo(x - 17, y - 13);
  context.quadraticCurveTo(x, y - 40, x + 17, y - 13);
  context.fill();
  context.fillStyle = '#ffd27a';
  context.fillRect(x - 4, y + 66, 7, 11);
  context.fillRect(x - 4, y + 118, 7, 11);
}

function boat(context: Context, x: number, y: number, now: number, warm: Layer): void {
  context.save();
  context.translate(x, y + Math.sin(now * 1.7) * 4);
  context.rotate(Math.sin(now * 1.3) * 0.05);
  context.fillStyle = css([9, 14, 26]);
  context.beginPath();
  context.moveTo(-62, -10);
  context.quadraticCurveTo(-48, 16, 0, 16);
  context.quadraticCurveTo(48, 16, 70, -14);
  context.closePath();
  context.fill();
  context.fillRect(-3, -112, 4, 104);
  context.beginPath();
  context.moveTo(4, -110);
  context.quadraticCurveTo(52, -64, 58, -18);
  context.lineTo(4, -16);
  context.fill();
  context.fillStyle = 'rgba(150,170,200,0.5)';
  context.beginPath();
  context.moveTo(-6, -100);
  context.quadraticCurveTo(-34, -60, -44, -18);
  context.lineTo(-6, -16);
  context.fill();
  context.restore();
  light(context, warm, x - 36, y - 22 + Math.sin(now * 1.7) * 4, 40, 0.9);
  light(context, warm, x - 36, y + 26, 60, 0.22);
}
