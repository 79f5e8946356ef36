import { glow, HEIGHT, light, scroll, TAU, WIDTH, type Draw } from '../canvas.ts';
import { finish } from '../finish.ts';
import { drawFox, TROT_STRIDE } from '../fox.ts';
import { seeded } from '../random.ts';
import { starField, twinkle } from '../sky.ts';
import { grove } from './grove.ts';
import { GROUND, ground, leaves } from './meadow.ts';
import { MOON, hill, paperSky } from './paper.ts';

const FOX_PIXELS = 168;

/** A cut-paper fox trots through an orchard by moonlight; the layers pass at their own pace. */
export function orchard(seconds: number): Draw {
  const random = seeded('orchard');
  const sky = paperSky();
  const stars = starField('orchard', 120, WIDTH, 380);
  const layers = [
    { tile: hill('a', 640, 170, [58, 84, 150], 34), speed: 0.5, y: 400 },
    {
      tile: grove(random, 640, 250, {
        trunk: [34, 54, 104],
        crowns: [
          [66, 104, 160],
          [78, 120, 170],
          [56, 92, 150],
        ],
        fruit: [222, 120, 120],
        size: 0.62,
        count: 7,
      }),
      speed: 0.5,
      y: 300,
    },
    { tile: hill('b', WIDTH, 190, [36, 62, 116], 40), speed: 1, y: 462 },
    {
      tile: grove(random, WIDTH, 380, {
        trunk: [30, 30, 66],
        crowns: [
          [40, 92, 112],
          [52, 112, 118],
          [34, 78, 108],
        ],
        fruit: [240, 92, 78],
        size: 1.15,
        count: 8,
      }),
      speed: 1,
      y: 218,
    },
  ];
  const meadow = ground(random);
  const front = leaves(random);
  const warm = glow([255, 226, 130], 2.2);
  const halo = glow([255, 240, 200], 1.8);
  const flies = Array.from({ length: 22 }, () => ({
    x: random() * WIDTH,
    y: 360 + random() * 270,
    radius: 20 + random() * 40,
    cycles: 1 + Math.floor(random() * 3),
    blinks: 3 + Math.floor(random() * 5),
    offset: random(),
    passes: random() < 0.5 ? 1 : 2,
  }));
  const falling = Array.from({ length: 16 }, () => ({
    x: random() * (WIDTH + 300),
    offset: random(),
    falls: 1 + Math.floor(random() * 2),
    turns: 3 + Math.floor(random() * 4),
    size: 6 + random() * 7,
    colour: random() < 0.5 ? '#f0a25a' : '#e0604a',
  }));
  const trots = Math.round((WIDTH * 2) / (TROT_STRIDE * FOX_PIXELS));

  return (context, now) => {
    const phase = (now / seconds) % 1;
    context.drawImage(sky, 0, 0);
    twinkle(context, stars, phase, '#fff4d8');
    light(context, halo, MOON[0], MOON[1], 330 + 10 * Math.sin(phase * TAU), 0.3);
    for (const { tile, speed, y } of layers) scroll(context, tile, phase * WIDTH * speed, y);
    light(context, halo, 740, 560, 460, 0.1);
    scroll(context, meadow, phase * WIDTH * 2, GROUND - 46);
    const gait = (phase * trots) % 1;
    context.fillStyle = 'rgba(6,10,34,0.42)';
    context.beginPath();
    context.ellipse(710, GROUND + 8, 142, 13, 0, 0, TAU);
    context.fill();
    context.save();
    context.translate(730, GROUND + 6);
    context.scale(FOX_PIXELS, FOX_PIXELS);
    drawFox(context, gait, (phase * 5) % 1 < 0.04);
    context.restore();
    for (const fly of flies) {
      const x =
        (((fly.x - phase * WIDTH * fly.passes + Math.cos((phase * fly.cycles + fly.offset) * TAU) * fly.radius) %
          WIDTH) +
          WIDTH) %
        WIDTH;
      const y = fly.y + Math.sin((phase * fly.cycles * 2 + fly.offset) * TAU) * fly.radius * 0.6;
      const bright = Math.max(0, Math.sin((phase * fly.blinks + fly.offset) * TAU));
      light(context, warm, x, y, 22, 0.75 * bright);
      light(context, warm, x, y, 5, bright);
    }
    for (const leaf of falling) {
      const along = (phase * leaf.falls + leaf.offset) % 1;
      const x = leaf.x - along * 300 + Math.sin((along * 3 + leaf.offset) * TAU) * 34;
      context.save();
      context.translate(x, -30 + along * (HEIGHT + 60));
      context.rotate((along * leaf.turns + leaf.offset) * TAU);
      context.fillStyle = leaf.colour;
      context.beginPath();
      context.moveTo(-leaf.size, 0);
      context.quadraticCurveTo(0, -leaf.size * 0.75, leaf.size, 0);
      context.quadraticCurveTo(0, leaf.size * 0.75, -leaf.size, 0);
      context.fill();
      context.restore();
    }
    scroll(context, front, phase * WIDTH * 4, HEIGHT - 170);
    finish(context, 0.2);
  };
}
