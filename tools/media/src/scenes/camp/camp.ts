import { drift, glow, HEIGHT, layer, light, pixels, TAU, WIDTH, type Draw, type Layer } from '../canvas.ts';
import { finish } from '../finish.ts';
import { fbm, smoothstep } from '../noise.ts';
import { seeded } from '../random.ts';
import { range } from '../range.ts';
import { starField, twinkle } from '../sky.ts';
import { EMBER, FIRE, fire, sitting } from './fire.ts';
import { yurt } from './yurt.ts';

const GROUND = 590;

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
