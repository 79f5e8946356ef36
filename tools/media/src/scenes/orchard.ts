import {
  css,
  glow,
  HEIGHT,
  layer,
  light,
  scroll,
  TAU,
  vertical,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
  type Rgb,
} from './canvas.ts';
import { finish } from './finish.ts';
import { drawFox, TROT_STRIDE } from './fox.ts';
import { fbm, smoothstep } from './noise.ts';
import { seeded } from './random.ts';
import { starField, twinkle } from './sky.ts';

const GROUND = 612;
const FOX_PIXELS = 168;
const MOON = [430, 190] as const;

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

function paperSky(): Layer {
  const grain = fbm('paper', 4, 64);
  return layer(WIDTH, HEIGHT, (context) => {
    context.fillStyle = vertical(context, 0, 600, [
      [0, '#20245e'],
      [0.5, '#3c4a9c'],
      [1, '#7a86c8'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (const [radius, alpha] of [
      [330, 0.07],
      [250, 0.09],
      [180, 0.12],
      [124, 0.16],
    ] as const) {
      context.fillStyle = `rgba(255,244,206,${alpha})`;
      context.beginPath();
      context.arc(MOON[0], MOON[1], radius, 0, TAU);
      context.fill();
    }
    context.fillStyle = '#fff3d0';
    context.beginPath();
    context.arc(MOON[0], MOON[1], 78, 0, TAU);
    context.fill();
    context.fillStyle = 'rgba(226,196,140,0.4)';
    for (const [x, y, radius] of [
      [-24, -18, 15],
      [22, 12, 19],
      [-12, 36, 10],
      [34, -32, 8],
    ] as const) {
      context.beginPath();
      context.arc(MOON[0] + x, MOON[1] + y, radius, 0, TAU);
      context.fill();
    }
    // Fibres of the paper.
    for (let y = 0; y < 560; y += 3) {
      context.globalAlpha = 0.05 * smoothstep(0.4, 0.7, grain(y / 9, 3));
      context.fillStyle = '#fff';
      context.fillRect(0, y, WIDTH, 1);
    }
    context.globalAlpha = 1;
  });
}

/** A sheet of paper cut along a soft hill, with the shadow that it throws on the sheet behind. */
function hill(seed: string, width: number, height: number, colour: Rgb, amplitude: number): Layer {
  const outline = fbm(`hill ${seed}`, 2, 2);
  return layer(width, height, (context) => {
    const cut = (lift: number) => {
      context.beginPath();
      context.moveTo(0, height);
      for (let x = 0; x <= width; x += 4)
        context.lineTo(x, 46 - lift - (outline((x / width) * 2, 3) - 0.5) * amplitude * 2);
      context.lineTo(width, height);
      context.fill();
    };
    context.fillStyle = 'rgba(8,12,48,0.22)';
    cut(7);
    context.fillStyle = 'rgba(255,255,255,0.14)';
    cut(2);
    context.fillStyle = css(colour);
    cut(0);
  });
}

type Grove = { trunk: Rgb; crowns: readonly Rgb[]; fruit: Rgb; size: number; count: number };

function grove(
  random: () => number,
  width: number,
  height: number,
  { trunk, crowns, fruit, size, count }: Grove,
): Layer {
  const trees = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.2 + random() * 0.6) / count) * width,
    tall: (120 + random() * 90) * size,
    wide: (44 + random() * 26) * size,
    crown: crowns[index % crowns.length] ?? trunk,
    round: random() < 0.6,
    fruits: Array.from({ length: 9 }, () => [random() * 2 - 1, random() * 2 - 1] as const),
  }));
  return layer(width, height, (context) => {
    for (const tree of trees) {
      for (const x of [tree.x - width, tree.x, tree.x + width])
        drawTree(context, { ...tree, x }, height, trunk, fruit, size);
    }
  });
}

type Tree = {
  x: number;
  tall: number;
  wide: number;
  crown: Rgb;
  round: boolean;
  fruits: readonly (readonly [number, number])[];
};

function drawTree(
  context: Context,
  { x, tall, wide, crown, round, fruits }: Tree,
  foot: number,
  trunk: Rgb,
  fruit: Rgb,
  size: number,
): void {
  const top = foot - tall;
  context.fillStyle = css(trunk);
  context.fillRect(x - 4 * size, top, 8 * size, tall);
  const shape = (dx: number, dy: number) => {
    context.beginPath();
    if (round) context.ellipse(x + dx, top + dy, wide, wide * 1.05, 0, 0, TAU);
    else {
      context.moveTo(x + dx, top - wide * 1.9 + dy);
      context.quadraticCurveTo(x + wide * 1.25 + dx, top + wide * 0.4 + dy, x + dx, top + wide * 0.8 + dy);
      context.quadraticCurveTo(x - wide * 1.25 + dx, top + wide * 0.4 + dy, x + dx, top - wide * 1.9 + dy);
    }
    context.fill();
  };
  context.fillStyle = 'rgba(6,10,44,0.25)';
  shape(6 * size, 6 * size);
  context.fillStyle = css(crown);
  shape(0, 0);
  context.strokeStyle = 'rgba(255,255,255,0.2)';
  context.lineWidth = 1.6 * size;
  context.beginPath();
  context.moveTo(x, top + wide * 0.7);
  context.lineTo(x, top - wide * 0.6);
  for (const [share, side] of [
    [0.3, 1],
    [0, -1],
    [-0.3, 1],
  ] as const) {
    context.moveTo(x, top + wide * share);
    context.lineTo(x + side * wide * 0.4, top + wide * (share - 0.35));
  }
  context.stroke();
  context.fillStyle = css(fruit);
  for (const [dx, dy] of fruits) {
    if (dx * dx + dy * dy > 0.75) continue;
    context.beginPath();
    context.arc(x + dx * wide * 0.8, top + dy * wide * 0.8, 4.4 * size, 0, TAU);
    context.fill();
  }
}

function ground(random: () => number): Layer {
  const outline = fbm('meadow', 2, 2);
  return layer(WIDTH, HEIGHT - GROUND + 46, (context) => {
    const edge = (x: number) => 34 - (outline((x / WIDTH) * 2, 8) - 0.5) * 16;
    context.fillStyle = 'rgba(8,12,48,0.25)';
    for (const lift of [6, 0]) {
      if (lift === 0) context.fillStyle = '#22366e';
      context.beginPath();
      context.moveTo(0, 200);
      for (let x = 0; x <= WIDTH; x += 4) context.lineTo(x, edge(x) - lift);
      context.lineTo(WIDTH, 200);
      context.fill();
    }
    for (let tuft = 0; tuft < 46; tuft++) {
      const x = 20 + random() * (WIDTH - 40);
      const y = edge(x) + random() ** 1.4 * 96;
      context.fillStyle = random() < 0.7 ? '#2f4c8c' : '#3f66a0';
      for (const lean of [-7, 0, 7]) {
        context.beginPath();
        context.moveTo(x - 3, y);
        context.lineTo(x + lean, y - 14 - random() * 8);
        context.lineTo(x + 3, y);
        context.fill();
      }
      if (random() < 0.3) {
        context.fillStyle = random() < 0.5 ? '#ffd98a' : '#f6a5b4';
        context.beginPath();
        context.arc(x, y - 20, 4, 0, TAU);
        context.fill();
      }
    }
  });
}

/** Big dark leaves close to the camera. */
function leaves(random: () => number): Layer {
  return layer(WIDTH * 2, 170, (context) => {
    context.fillStyle = '#0f1636';
    for (let clump = 0; clump < 6; clump++) {
      const x = 200 + random() * (WIDTH * 2 - 400);
      for (let leaf = -2; leaf <= 2; leaf++) {
        context.save();
        context.translate(x + leaf * 16, 180);
        context.rotate(leaf * 0.32);
        context.beginPath();
        context.moveTo(0, 0);
        context.quadraticCurveTo(-26, -70, 0, -110 - random() * 40);
        context.quadraticCurveTo(26, -70, 0, 0);
        context.fill();
        context.restore();
      }
    }
  });
}
