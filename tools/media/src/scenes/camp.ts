import {
  css,
  drift,
  glow,
  HEIGHT,
  layer,
  light,
  pixels,
  TAU,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
  type Rgb,
} from './canvas.ts';
import { finish } from './finish.ts';
import { capsule } from './limbs.ts';
import { fbm, smoothstep } from './noise.ts';
import { seeded } from './random.ts';
import { range } from './range.ts';
import { starField, twinkle } from './sky.ts';

const GROUND = 590;
const FIRE = [700, 604] as const;
const EMBER: Rgb = [255, 150, 70];

/** Night on the steppe: a yurt lit from within, two people at a fire, sparks that rise to the Milky Way. */
export function camp(seconds: number): Draw {
  const random = seeded('camp');
  const sky = milkyWay();
  const stars = starField('camp', 520, WIDTH, 520);
  const hills = range({
    seed: 'camp',
    width: WIDTH,
    height: 170,
    crest: [120, 24],
    cells: 4,
    lit: [40, 48, 92],
    shade: [18, 22, 52],
    haze: [58, 66, 120],
    hazeFrom: 0.1,
    hazeTo: 0.5,
    sunSide: -1,
  });
  const mist = [mistBand('a'), mistBand('b')] as const;
  const ember = glow(EMBER, 1.8);
  const hot = glow([255, 226, 160], 2.2);
  const home = yurt();
  const earth = layer(WIDTH, HEIGHT - GROUND + 20, (context) => {
    const pool = context.createRadialGradient(FIRE[0], 26, 10, FIRE[0], 40, 520);
    pool.addColorStop(0, '#a4602c');
    pool.addColorStop(0.25, '#4a2c26');
    pool.addColorStop(1, '#0a0b1c');
    context.fillStyle = pool;
    context.beginPath();
    context.moveTo(0, 200);
    const outline = fbm('camp ground', 2, 8);
    for (let x = 0; x <= WIDTH; x += 6) context.lineTo(x, 14 - (outline(x / 300, 1) - 0.5) * 16);
    context.lineTo(WIDTH, 200);
    context.fill();
    for (let blade = 0; blade < 420; blade++) {
      const x = random() * WIDTH;
      const y = 18 + random() * 120;
      const near = Math.max(0, 1 - Math.hypot(x - FIRE[0], (y - 40) * 3) / 420);
      context.strokeStyle = `rgba(${40 + 190 * near},${34 + 100 * near},${50},${0.5 + 0.4 * near})`;
      context.lineWidth = 1.3;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + (random() - 0.5) * 8, y - 7 - random() * 9);
      context.stroke();
    }
  });
  const sparks = Array.from({ length: 46 }, () => ({
    offset: random(),
    rises: 1 + Math.floor(random() * 2),
    side: (random() - 0.5) * 26,
    drift: (random() - 0.2) * 150,
    turns: 1 + random() * 3,
  }));

  return (context, now) => {
    const phase = now / seconds;
    const flicker = 0.82 + 0.1 * Math.sin(now * 9.1) + 0.08 * Math.sin(now * 14.7 + 1);
    const push = 1 + 0.045 * phase;
    context.save();
    context.translate(WIDTH * 0.54, HEIGHT * 0.7);
    context.scale(push, push);
    context.translate(-WIDTH * 0.54, -HEIGHT * 0.7);
    context.drawImage(sky, -40 + phase * 16, -30);
    twinkle(context, stars, (phase * 1.5) % 1, '#fff');
    context.drawImage(hills, 0, GROUND - 150);
    drift(context, mist, phase % 1, 90, GROUND - 90, 0.5);
    context.drawImage(earth, 0, GROUND - 20);
    context.drawImage(home, 300, GROUND - 236);
    light(context, ember, 470, GROUND - 60, 250, 0.22 * flicker);
    light(context, ember, FIRE[0], FIRE[1] - 20, 420, 0.42 * flicker);
    sitting(context, FIRE[0] - 132, GROUND + 34, 1, Math.sin(now * 1.2) * 0.02);
    sitting(context, FIRE[0] + 140, GROUND + 36, -1, Math.sin(now * 1.05 + 1) * 0.02);
    fire(context, now, hot, ember, flicker);
    for (const spark of sparks) {
      const along = (phase * spark.rises * 1.6 + spark.offset) % 1;
      const x =
        FIRE[0] +
        spark.side * (1 - along) +
        spark.drift * along ** 1.4 +
        Math.sin(along * TAU * spark.turns + spark.offset * 9) * 16 * along;
      light(context, hot, x, FIRE[1] - 40 - along * 430, 3 + 3 * (1 - along), (1 - along) * 0.95);
    }
    context.restore();
    finish(context, 0.42);
  };
}

function milkyWay(): Layer {
  const dust = fbm('milky', 6, 64);
  const lane = fbm('lane', 5, 64);
  return pixels(WIDTH + 80, 640, (x, y, out) => {
    const across = (y - 330 + (x - 640) * 0.42) / 190;
    const band = Math.exp(-across * across * 1.4);
    const thick = dust(x / 210, y / 150);
    const dark = smoothstep(0.5, 0.72, lane(x / 160 + 7, y / 110)) * Math.exp(-across * across * 7);
    const glowing = band * smoothstep(0.28, 0.8, thick) * (1 - dark * 0.8);
    const low = smoothstep(260, 640, y);
    out[0] = 8 + glowing * 104 + low * 34;
    out[1] = 11 + glowing * 98 + low * 36;
    out[2] = 34 + glowing * 146 + low * 70;
    out[3] = 1;
  });
}

function mistBand(name: string): Layer {
  const noise = fbm(`camp mist ${name}`, 5, 64);
  return pixels(WIDTH + 90, 110, (x, y, out) => {
    out.set([96, 104, 168]);
    out[3] = smoothstep(0.38, 0.8, noise(x / 330, y / 60)) * Math.sin((y / 110) * Math.PI) * 0.8;
  });
}

function yurt(): Layer {
  return layer(360, 260, (context) => {
    const wall = context.createLinearGradient(30, 0, 330, 0);
    wall.addColorStop(0, '#171a38');
    wall.addColorStop(0.55, '#4b4660');
    wall.addColorStop(1, '#c98f60');
    context.fillStyle = wall;
    context.beginPath();
    context.moveTo(28, 246);
    context.lineTo(34, 128);
    context.bezierCurveTo(60, 74, 120, 46, 156, 38);
    context.lineTo(204, 38);
    context.bezierCurveTo(240, 46, 300, 74, 326, 128);
    context.lineTo(332, 246);
    context.fill();
    context.fillStyle = '#1c1a30';
    context.beginPath();
    context.ellipse(180, 38, 25, 8, 0, 0, TAU);
    context.fill();
    context.strokeStyle = 'rgba(10,8,26,0.5)';
    context.lineWidth = 3;
    for (const y of [132, 176, 220]) {
      context.beginPath();
      context.moveTo(34 - (y - 128) * 0.05, y);
      context.quadraticCurveTo(180, y + 12, 326 + (y - 128) * 0.05, y);
      context.stroke();
    }
    for (let rib = -4; rib <= 4; rib++) {
      context.beginPath();
      context.moveTo(180 + rib * 5, 42);
      context.quadraticCurveTo(180 + rib * 28, 70, 180 + rib * 35, 130);
      context.globalAlpha = 0.5;
      context.stroke();
      context.globalAlpha = 1;
    }
    // The pattern band.
    context.strokeStyle = 'rgba(214,120,70,0.85)';
    context.lineWidth = 2.4;
    for (let motif = 0; motif < 11; motif++) {
      const x = 46 + motif * 27;
      const y = 148 + Math.sin(((x - 34) / 292) * Math.PI) * 8;
      context.beginPath();
      context.arc(x, y, 6, Math.PI * 0.2, Math.PI * 1.4);
      context.moveTo(x + 12, y + 3);
      context.arc(x + 12, y, 6, Math.PI * 1.6, Math.PI * 2.8);
      context.stroke();
    }
    const door = context.createLinearGradient(0, 140, 0, 246);
    door.addColorStop(0, '#ffd890');
    door.addColorStop(1, '#ff9a48');
    context.fillStyle = door;
    context.beginPath();
    context.roundRect(150, 146, 62, 104, 8);
    context.fill();
    context.fillStyle = '#5a2a1e';
    context.fillRect(144, 142, 7, 106);
    context.fillRect(211, 142, 7, 106);
    context.fillRect(144, 138, 74, 8);
  });
}

/** Someone sitting by the fire, lit on the side of the fire. */
function sitting(context: Context, x: number, y: number, side: 1 | -1, sway: number): void {
  context.save();
  context.translate(x, y);
  context.scale(side * 96, 96);
  context.rotate(sway);
  for (const [fill, shift] of [
    ['#ffb468', 0.022],
    ['#120e1c', 0],
  ] as const) {
    context.save();
    context.translate(shift, -shift * 0.3);
    context.fillStyle = fill;
    context.beginPath();
    capsule(context, [-0.06, -0.2], 0.24, [0.04, -0.66], 0.17);
    capsule(context, [-0.02, -0.16], 0.18, [0.4, -0.36], 0.11);
    capsule(context, [0.4, -0.36], 0.1, [0.46, -0.04], 0.07);
    capsule(context, [0.45, -0.03], 0.06, [0.58, -0.03], 0.05);
    capsule(context, [0.06, -0.62], 0.1, [0.26, -0.42], 0.06);
    capsule(context, [0.26, -0.42], 0.06, [0.48, -0.52], 0.045);
    context.moveTo(0.2, -0.95);
    context.ellipse(0.08, -0.95, 0.115, 0.135, 0.1, 0, TAU);
    context.fill();
    context.beginPath();
    context.moveTo(-0.08, -0.98);
    context.quadraticCurveTo(-0.04, -1.2, 0.1, -1.2);
    context.quadraticCurveTo(0.2, -1.16, 0.21, -1.0);
    context.quadraticCurveTo(0.08, -1.06, -0.08, -0.98);
    context.fill();
    context.restore();
  }
  context.restore();
}

function fire(context: Context, now: number, hot: Layer, ember: Layer, flicker: number): void {
  const [x, y] = FIRE;
  context.strokeStyle = '#1a0f12';
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - 36, y + 26);
  context.lineTo(x + 28, y + 12);
  context.moveTo(x + 36, y + 27);
  context.lineTo(x - 28, y + 12);
  context.stroke();
  context.globalCompositeOperation = 'lighter';
  for (const [colour, size] of [
    [[255, 90, 30], 1],
    [[255, 150, 50], 0.72],
    [[255, 226, 140], 0.42],
  ] as const) {
    context.fillStyle = css(colour, 0.62);
    for (let tongue = -2; tongue <= 2; tongue++) {
      const tall =
        (74 - Math.abs(tongue) * 16 + 14 * Math.sin(now * (7 + tongue) + tongue * 2)) * size * (0.85 + 0.25 * flicker);
      const lean = Math.sin(now * 5 + tongue) * 7;
      const foot = x + tongue * 12 * size;
      context.beginPath();
      context.moveTo(foot - 13 * size, y + 16);
      context.bezierCurveTo(
        foot - 18 * size,
        y - tall * 0.3,
        foot - 4 + lean * 0.4,
        y - tall * 0.5,
        foot + lean,
        y - tall,
      );
      context.bezierCurveTo(
        foot + 8 + lean * 0.3,
        y - tall * 0.45,
        foot + 18 * size,
        y - tall * 0.25,
        foot + 13 * size,
        y + 16,
      );
      context.fill();
    }
  }
  context.globalCompositeOperation = 'source-over';
  light(context, hot, x, y - 6, 90, 0.8 * flicker);
  light(context, ember, x, y + 20, 120, 0.5 * flicker);
}
