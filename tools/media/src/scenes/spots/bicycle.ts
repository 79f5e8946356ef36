import { HEIGHT, layer, scroll, TAU, vertical, WIDTH, type Context, type Draw, type Layer } from '../canvas.ts';
import { seeded } from '../random.ts';
import { smoothstep } from '../noise.ts';
import { card, curtain } from './lettering.ts';

const INK = [16, 42, 67] as const;
const WHEEL = 74;

const sky = (context: Context) => {
  context.fillStyle = vertical(context, 0, HEIGHT, [
    [0, '#bfe6ff'],
    [0.7, '#eaf8ff'],
    [1, '#fff4da'],
  ]);
  context.fillRect(0, 0, WIDTH, HEIGHT);
};

/** Hills that repeat, so that they can pass by for ever. */
function hills(colour: string, base: number, waves: readonly (readonly [turns: number, height: number])[]): Layer {
  return layer(WIDTH, HEIGHT, (context) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 8) {
      const y = waves.reduce(
        (sum, [turns, height]) => sum + Math.sin((x / WIDTH) * TAU * turns + turns) * height,
        base,
      );
      context.lineTo(x, y);
    }
    context.lineTo(WIDTH, HEIGHT);
    context.fill();
  });
}

const road = layer.bind(null, WIDTH, HEIGHT, (context: Context) => {
  const random = seeded('roadside');
  context.fillStyle = '#3c6e47';
  context.fillRect(0, 560, WIDTH, 160);
  context.fillStyle = '#d9c7a3';
  context.fillRect(0, 606, WIDTH, 64);
  for (let flower = 0; flower < 46; flower++) {
    context.fillStyle = ['#ff6b5e', '#ffd166', '#ffffff'][flower % 3] ?? '#ffffff';
    context.beginPath();
    context.arc(random() * WIDTH, flower % 2 ? 572 + random() * 26 : 680 + random() * 34, 4 + random() * 4, 0, TAU);
    context.fill();
  }
});

function wheel(context: Context, x: number, y: number, turn: number): void {
  context.lineWidth = 10;
  context.strokeStyle = '#102a43';
  context.beginPath();
  context.arc(x, y, WHEEL, 0, TAU);
  context.stroke();
  context.lineWidth = 2;
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = turn + (spoke / 12) * TAU;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * WHEEL, y + Math.sin(angle) * WHEEL);
    context.stroke();
  }
}

type Point = readonly [x: number, y: number];

function lines(context: Context, colour: string, width: number, ...points: readonly Point[]): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function rider(context: Context, x: number, y: number, turn: number): void {
  const pedal = (offset: number): Point => [
    x + Math.cos(turn * 0.6 + offset) * 26,
    y - 8 + Math.sin(turn * 0.6 + offset) * 26,
  ];
  const hip: Point = [x - 42, y - 168];
  const hand: Point = [x + 112, y - 150];
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const leg = (offset: number, colour: string) => {
    const foot = pedal(offset);
    lines(context, colour, 24, hip, [(hip[0] + foot[0]) / 2 + 44, (hip[1] + foot[1]) / 2 - 4], foot);
  };
  leg(Math.PI, '#1d3557');
  lines(context, '#e63946', 12, [x - 130, y], [x - 44, y - 128], [x + 98, y - 122], [x, y - 8], [x - 130, y]);
  lines(context, '#e63946', 12, [x - 44, y - 128], [x, y - 8]);
  lines(context, '#e63946', 12, [x + 130, y], [x + 92, y - 150]);
  lines(context, '#102a43', 12, [x - 70, y - 146], [x - 18, y - 146]);
  leg(0, '#27476e');
  lines(context, '#f4a261', 40, hip, [x + 30, y - 270]);
  lines(context, '#e8b48a', 16, [x + 30, y - 266], [x + 84, y - 206], hand);
  context.fillStyle = '#e8b48a';
  context.beginPath();
  context.arc(x + 62, y - 318, 34, 0, TAU);
  context.fill();
  context.fillStyle = '#1f6f78';
  context.beginPath();
  context.arc(x + 62, y - 324, 38, Math.PI * 1.02, TAU * 1.01);
  context.fill();
}

/** A spot of 15 s: somebody rides along the hills, and off at the end, where the bicycle's name stays. */
export function bicycleSpot(seconds: number): Draw {
  const ground = layer(WIDTH, HEIGHT, sky);
  const far = hills('#9cc7d8', 380, [
    [2, 42],
    [5, 14],
  ]);
  const near = hills('#6fa77c', 470, [
    [1, 46],
    [3, 22],
  ]);
  const way = road();
  return (context, at) => {
    context.drawImage(ground, 0, 0);
    context.fillStyle = '#ffd166';
    context.beginPath();
    context.arc(1010, 170, 64, 0, TAU);
    context.fill();
    scroll(context, far, at * 40, 0);
    scroll(context, near, at * 110, 0);
    scroll(context, way, at * 320, 0);
    const turn = (at * 320) / WHEEL;
    const x = 380 + smoothstep(0, 3, at) * 200 + smoothstep(10, 13, at) * 1000;
    const y = 560 + Math.sin(at * 5) * 3;
    wheel(context, x - 130, y, turn);
    wheel(context, x + 130, y, turn);
    rider(context, x, y, turn);
    card(context, at, { word: 'Самал', line: 'велосипеды для всего города', ink: INK, y: 160, fromSeconds: 9.6 });
    curtain(context, at, seconds);
  };
}
