import {
  blend,
  context2d,
  css,
  drift,
  glow,
  HEIGHT,
  layer,
  light,
  TAU,
  vertical,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
  type Rgb,
} from './canvas.ts';
import { finish } from './finish.ts';
import { rimLit } from './limbs.ts';
import { seeded } from './random.ts';
import { clouds } from './sky.ts';
import { drawUmbrellaWalker, WALK_STRIDE_M } from './walker.ts';

const STREET = 560;
const METRE = 118;
const NIGHT: Rgb = [9, 10, 26];
const NEON: readonly Rgb[] = [
  [255, 64, 150],
  [64, 210, 255],
  [255, 170, 70],
  [150, 96, 255],
];

type Window = { x: number; y: number; width: number; height: number; colour: string; cycles: number; offset: number };

/** A rainy street at night: windows, neon, cars and their reflections, and one umbrella that crosses the picture. */
export function city(seconds: number, walkerFrom = -110, walkerTo = WIDTH + 130): Draw {
  const random = seeded('city');
  const sky = layer(WIDTH, HEIGHT, (context) => {
    context.fillStyle = vertical(context, 0, STREET, [
      [0, '#070918'],
      [0.55, '#141a3e'],
      [0.85, '#3a2458'],
      [1, '#6a3462'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT);
  });
  const cloud = clouds({
    seed: 'city',
    width: WIDTH + 80,
    height: 330,
    sun: [640, 420],
    lit: [96, 58, 110],
    shade: [20, 22, 50],
    cover: 0.6,
  });
  const blinking: Window[] = [];
  const blocks = [
    skyline(random, 300, 70, [30, 28, 66], 0.2, blinking, false),
    skyline(random, 210, 110, [19, 19, 48], 0.34, blinking, false),
    skyline(random, 90, 170, [11, 12, 32], 0.4, blinking, true),
  ];
  const town = layer(WIDTH, STREET, (context) => {
    for (const block of blocks) {
      context.drawImage(block, 0, 0);
      // Air between the rows of houses, lit from the street.
      context.fillStyle = vertical(context, 220, STREET, [
        [0, 'rgba(120,60,130,0)'],
        [1, 'rgba(150,70,120,0.22)'],
      ]);
      context.fillRect(0, 0, WIDTH, STREET);
    }
  });
  const signs = neonSigns(random);
  const cars = traffic(random);
  const sprites = NEON.map((colour) => glow(colour, 2));
  const warm = glow([255, 214, 150], 2);
  const red = glow([255, 52, 60], 2);
  const street = wetStreet();
  const scene = context2d(new OffscreenCanvas(WIDTH, STREET));
  const mirror = context2d(new OffscreenCanvas(WIDTH / 4, (HEIGHT - STREET) / 2));
  const buffer = context2d(new OffscreenCanvas(300, 420));
  const drops = rain(random);
  const cycles = Math.round((walkerTo - walkerFrom) / METRE / WALK_STRIDE_M);

  return (context, now) => {
    const phase = (now / seconds) % 1;
    scene.drawImage(sky, 0, 0);
    drift(scene, cloud, phase, 80, -10, 0.8);
    scene.drawImage(town, 0, 0);
    for (const pane of blinking) {
      if ((phase * pane.cycles + pane.offset) % 1 > 0.55) continue;
      scene.fillStyle = pane.colour;
      scene.fillRect(pane.x, pane.y, pane.width, pane.height);
    }
    signs(scene, sprites, phase);
    for (const x of [150, 420, 860, 1130]) lamp(scene, warm, x);
    for (const car of cars) drawCar(scene, car, phase, warm, red);
    context.drawImage(scene.canvas, 0, 0);
    context.drawImage(street, 0, STREET);
    reflect(context, scene.canvas, mirror, phase);
    const x = walkerFrom + (walkerTo - walkerFrom) * phase;
    const walk = (phase * cycles) % 1;
    const person = (flip: 1 | -1, alpha: number, y: number) => {
      context.globalAlpha = alpha;
      rimLit(
        context,
        buffer,
        (target, fill) => {
          target.save();
          target.translate(0, flip * 130);
          target.scale(METRE, METRE * flip);
          drawUmbrellaWalker(target, fill, walk);
          target.restore();
        },
        { x, y, dark: '#05060f', rim: '#ff8fc0', shift: [2.5, flip * 2.5] },
      );
      context.globalAlpha = 1;
    };
    person(-1, 0.4, 658 + 130);
    person(1, 1, 658 - 130);
    drops(context, phase);
    finish(context, 0.4);
  };
}

function skyline(
  random: () => number,
  top: number,
  width: number,
  colour: Rgb,
  lit: number,
  blinking: Window[],
  near: boolean,
): Layer {
  return layer(WIDTH, STREET, (context) => {
    for (let x = -width * random(); x < WIDTH;) {
      const wide = width * (0.6 + random() * 0.8);
      const roof = top + random() * (STREET - top) * (near ? 0.42 : 0.38);
      const wall = context.createLinearGradient(x, 0, x + wide, 0);
      wall.addColorStop(0, css(blend(colour, NIGHT, 0.5)));
      wall.addColorStop(0.5, css(colour));
      wall.addColorStop(1, css(blend(colour, NIGHT, 0.6)));
      context.fillStyle = wall;
      context.fillRect(x, roof, wide, STREET - roof);
      if (random() < 0.5) context.fillRect(x + wide * 0.4, roof - 26, 3, 26);
      if (random() < 0.4) context.fillRect(x + wide * 0.15, roof - 12, wide * 0.4, 12);
      windows(context, random, { x, roof, wide, lit, near }, blinking);
      x += wide + (near ? 14 + random() * 70 : random() * 6);
    }
  });
}

type House = { x: number; roof: number; wide: number; lit: number; near: boolean };

function windows(
  context: Context,
  random: () => number,
  { x, roof, wide, lit, near }: House,
  blinking: Window[],
): void {
  const stepX = near ? 17 : 11;
  const stepY = near ? 22 : 14;
  const width = near ? 9 : 5;
  const height = near ? 12 : 7;
  for (let row = roof + 12; row < STREET - 34; row += stepY) {
    for (let column = x + 8; column < x + wide - width - 4; column += stepX) {
      if (random() > lit) continue;
      const warmth = random();
      const colour =
        warmth < 0.62
          ? `rgba(255,${190 + random() * 40},${120 + random() * 40},${0.5 + random() * 0.45})`
          : `rgba(${140 + random() * 60},${200},255,${0.4 + random() * 0.4})`;
      if (random() < 0.05) {
        blinking.push({
          x: column,
          y: row,
          width,
          height,
          colour,
          cycles: 1 + Math.floor(random() * 2),
          offset: random(),
        });
        continue;
      }
      context.fillStyle = colour;
      context.fillRect(column, row, width, height);
    }
  }
}

/** Signs without words: bars, rings and arrows that breathe. */
function neonSigns(random: () => number) {
  const signs = [
    [92, 330, 'bar'],
    [356, 392, 'ring'],
    [566, 300, 'bar'],
    [742, 420, 'arrow'],
    [968, 350, 'bar'],
    [1204, 398, 'ring'],
  ] as const;
  const placed = signs.map(([x, y, shape], index) => ({
    x,
    y,
    shape,
    colour: index % NEON.length,
    cycles: 2 + Math.floor(random() * 4),
    offset: random(),
  }));
  return (context: Context, sprites: readonly Layer[], phase: number) => {
    for (const sign of placed) {
      const breath = 0.75 + 0.25 * Math.sin((phase * sign.cycles + sign.offset) * TAU);
      const sprite = sprites[sign.colour];
      const colour = NEON[sign.colour];
      if (!sprite || !colour) continue;
      light(context, sprite, sign.x, sign.y, 120, 0.4 * breath);
      context.strokeStyle = css(blend(colour, [255, 255, 255], 0.55), breath);
      context.lineWidth = 4;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.beginPath();
      if (sign.shape === 'bar') {
        context.roundRect(sign.x - 13, sign.y - 62, 26, 124, 8);
        for (const y of [-36, -12, 12, 36]) {
          context.moveTo(sign.x - 5, sign.y + y);
          context.lineTo(sign.x + 5, sign.y + y);
        }
      } else if (sign.shape === 'ring') {
        context.arc(sign.x, sign.y, 26, 0, TAU);
        context.moveTo(sign.x + 12, sign.y);
        context.arc(sign.x, sign.y, 12, 0, TAU);
      } else {
        context.moveTo(sign.x - 34, sign.y);
        context.lineTo(sign.x + 30, sign.y);
        context.moveTo(sign.x + 12, sign.y - 16);
        context.lineTo(sign.x + 30, sign.y);
        context.lineTo(sign.x + 12, sign.y + 16);
      }
      context.stroke();
    }
  };
}

function lamp(context: Context, warm: Layer, x: number): void {
  context.fillStyle = '#07081a';
  context.fillRect(x - 2, 404, 4, STREET - 404);
  context.fillRect(x - 2, 402, 34, 4);
  light(context, warm, x + 30, 410, 90, 0.7);
  context.fillStyle = '#fff1d0';
  context.fillRect(x + 20, 406, 18, 4);
}

type Car = { offset: number; speed: 1 | 2 | -1 | -2; length: number; y: number };

function traffic(random: () => number): Car[] {
  return Array.from({ length: 7 }, (_, index) => ({
    offset: (index + random() * 0.5) / 7,
    speed: ([1, -1, 2, -1, 1, -2, 1] as const)[index] ?? 1,
    length: 84 + random() * 30,
    y: index % 2 ? STREET - 4 : STREET - 12,
  }));
}

function drawCar(context: Context, { offset, speed, length, y }: Car, phase: number, warm: Layer, red: Layer): void {
  const along = (((phase * speed + offset) % 1) + 1) % 1;
  const x = -260 + along * (WIDTH + 520);
  const front = Math.sign(speed);
  context.fillStyle = '#04050e';
  context.beginPath();
  context.roundRect(x - length / 2, y - 22, length, 20, 7);
  context.moveTo(x - length * 0.32, y - 20);
  context.quadraticCurveTo(x - length * 0.2, y - 40, x - length * 0.04, y - 40);
  context.quadraticCurveTo(x + length * 0.18, y - 40, x + length * 0.3, y - 20);
  context.fill();
  const nose = x + (front * length) / 2;
  const tail = x - (front * length) / 2;
  light(context, warm, nose + front * 16, y - 10, 66, 0.85);
  light(context, red, tail, y - 12, 44, 0.9);
  context.fillStyle = '#fff6e0';
  context.fillRect(nose - 3, y - 15, 6, 6);
  context.fillStyle = '#ff4a52';
  context.fillRect(tail - 3, y - 16, 6, 5);
}

function wetStreet(): Layer {
  return layer(WIDTH, HEIGHT - STREET, (context) => {
    context.fillStyle = vertical(context, 0, HEIGHT - STREET, [
      [0, '#1a1430'],
      [1, '#07070f'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT - STREET);
    context.fillStyle = '#2b2344';
    context.fillRect(0, 0, WIDTH, 5);
  });
}

/** The street mirrors what stands above it: small, flipped, and broken into rows that slide like water. */
function reflect(context: Context, scene: OffscreenCanvas, mirror: Context, phase: number): void {
  const { width, height } = mirror.canvas;
  mirror.setTransform(1, 0, 0, -1, 0, height);
  mirror.filter = 'blur(0.8px)';
  mirror.drawImage(scene, 0, STREET - 320, WIDTH, 320, 0, 0, width, height);
  mirror.filter = 'none';
  mirror.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 0.62;
  context.globalCompositeOperation = 'lighter';
  const row = (HEIGHT - STREET) / height;
  for (let y = 0; y < height; y++) {
    const depth = y / height;
    const wave = Math.sin(y * 0.55 + phase * TAU * 6) * (2 + depth * 9) + Math.sin(y * 0.21 - phase * TAU * 4) * 3;
    context.drawImage(mirror.canvas, 0, y, width, 1, wave - 12, STREET + y * row, WIDTH + 24, row + 0.5);
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}

/** Each drop falls a whole number of times in a loop. */
function rain(random: () => number) {
  const drops = Array.from({ length: 150 }, () => {
    const near = random() < 0.3;
    return { x: random() * (WIDTH + 200), offset: random(), falls: near ? 26 : 18, length: near ? 34 : 20, near };
  });
  const rings = Array.from({ length: 26 }, () => ({
    x: random() * WIDTH,
    y: STREET + 24 + random() * (HEIGHT - STREET - 30),
    cycles: 14 + Math.floor(random() * 6),
    offset: random(),
  }));
  return (context: Context, phase: number) => {
    for (const near of [false, true]) {
      context.strokeStyle = near ? 'rgba(205,215,255,0.26)' : 'rgba(170,185,240,0.17)';
      context.lineWidth = near ? 1.7 : 1.1;
      context.beginPath();
      for (const drop of drops) {
        if (drop.near !== near) continue;
        const along = (phase * drop.falls + drop.offset) % 1;
        const y = -60 + along * (HEIGHT + 80);
        const x = drop.x - along * 110;
        context.moveTo(x, y);
        context.lineTo(x - drop.length * 0.15, y + drop.length);
      }
      context.stroke();
    }
    context.lineWidth = 1;
    for (const ring of rings) {
      const age = (phase * ring.cycles + ring.offset) % 1;
      context.strokeStyle = `rgba(200,210,255,${0.35 * (1 - age)})`;
      context.beginPath();
      context.ellipse(ring.x, ring.y, 3 + age * 15, 1 + age * 4, 0, 0, TAU);
      context.stroke();
    }
  };
}
