import {
  context2d,
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
} from '../canvas.ts';
import { finish } from '../finish.ts';
import { fbm } from '../noise.ts';
import { seeded } from '../random.ts';
import { drawBust } from './presenter.ts';
import { CITIES, WALL, dotMap, drawArc, place } from './world-map.ts';

/** A news studio: a wall of dots that is the world, arcs between cities, two presenters at a lit desk. */
export function newsroom(seconds: number): Draw {
  const random = seeded('newsroom');
  const room = studio();
  const wall = dotMap();
  const spark = glow([120, 210, 255], 2.2);
  const coral = glow([255, 120, 90], 2.2);
  const arcs = Array.from({ length: 14 }, (_, index) => {
    const from = CITIES[index % CITIES.length] ?? CITIES[0];
    const to = CITIES[(index * 5 + 3) % CITIES.length] ?? CITIES[1];
    return { from: place(from), to: place(to), cycles: 1 + (index % 3), offset: random(), lift: 40 + random() * 60 };
  });
  const shimmer = fbm('shimmer', 2, 64);
  const presenters = [
    { x: 500, seed: 0, hair: 'long' as const, suit: [150, 40, 66] as Rgb, skin: [214, 150, 120] as Rgb },
    { x: 790, seed: 0.43, hair: 'short' as const, suit: [36, 62, 122] as Rgb, skin: [196, 140, 112] as Rgb },
  ];
  const bust = context2d(new OffscreenCanvas(320, 380));

  return (context, now) => {
    const phase = (now / seconds) % 1;
    const dolly = Math.sin(phase * TAU) * 9;
    context.drawImage(room, 0, 0);
    context.save();
    context.translate(dolly, 0);
    context.drawImage(wall, WALL.x, WALL.y);
    // A scan of light goes round the wall twice in a loop.
    context.globalCompositeOperation = 'lighter';
    const scan = ((phase * 2) % 1) * (WALL.width + 500) - 250;
    for (let band = -6; band <= 6; band++) {
      const x = scan + band * 22;
      if (x < 0 || x + 22 > WALL.width) continue;
      context.globalAlpha = 0.65 * (1 - Math.abs(band) / 7);
      context.drawImage(wall, x, 0, 22, WALL.height, WALL.x + x, WALL.y, 22, WALL.height);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    for (const arc of arcs) drawArc(context, arc, phase, spark);
    for (const [index, city] of CITIES.entries()) {
      const [x, y] = place(city);
      const pulse = (phase * (4 + (index % 3)) + index * 0.17) % 1;
      light(context, coral, x, y, 13, 0.9 - pulse * 0.4);
      context.strokeStyle = `rgba(255,150,120,${0.55 * (1 - pulse)})`;
      context.lineWidth = 1.6;
      context.beginPath();
      context.arc(x, y, 4 + pulse * 16, 0, TAU);
      context.stroke();
    }
    panels(context, phase, shimmer);
    context.restore();
    for (const person of presenters) drawBust(context, bust, person, phase);
    desk(context, phase, spark);
    finish(context, 0.34);
  };
}

function studio(): Layer {
  return layer(WIDTH, HEIGHT, (context) => {
    context.fillStyle = vertical(context, 0, HEIGHT, [
      [0, '#071334'],
      [0.62, '#0d2a6b'],
      [0.74, '#123a8a'],
      [1, '#040a1c'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (const side of [0, 1]) {
      const x = side ? WIDTH - 74 : 0;
      context.fillStyle = '#081a44';
      context.fillRect(x, 0, 74, 560);
      context.fillStyle = '#2f7bff';
      context.fillRect(side ? WIDTH - 78 : 74, 0, 4, 560);
      for (let y = 20; y < 540; y += 40) {
        context.fillStyle = y % 80 ? '#12357e' : '#1c55b8';
        context.fillRect(x + 18, y, 38, 26);
      }
    }
    context.fillStyle = vertical(context, 500, HEIGHT, [
      [0, '#0d2b68'],
      [1, '#030716'],
    ]);
    context.fillRect(0, 524, WIDTH, HEIGHT - 524);
    context.fillStyle = '#4aa0ff';
    context.fillRect(0, 522, WIDTH, 2);
  });
}

/** Lit strips above and below the wall, and a column of moving bars at each side: news without a word. */
function panels(context: Context, phase: number, shimmer: (x: number, y: number) => number): void {
  for (const y of [34, 492]) {
    for (let cell = 0; cell < 44; cell++) {
      const bright = 0.18 + 0.62 * Math.max(0, Math.sin((cell / 44 - phase * 3) * TAU));
      context.fillStyle = `rgba(80,160,255,${bright})`;
      context.fillRect(WALL.x + cell * 25, y, 21, 8);
    }
  }
  for (let bar = 0; bar < 12; bar++) {
    const angle = phase * TAU;
    const size = 40 + 90 * shimmer(bar * 1.7 + Math.cos(angle) * 0.9, 3 + Math.sin(angle) * 0.9);
    context.fillStyle = bar % 3 === 0 ? 'rgba(255,120,90,0.85)' : 'rgba(110,190,255,0.7)';
    context.fillRect(WALL.x + 14 + bar * 15, WALL.y + WALL.height - 12 - size, 10, size);
  }
}

function desk(context: Context, phase: number, spark: Layer): void {
  context.fillStyle = vertical(context, 560, HEIGHT, [
    [0, '#1a4fae'],
    [0.06, '#0c2358'],
    [1, '#030817'],
  ]);
  context.beginPath();
  context.moveTo(150, HEIGHT);
  context.quadraticCurveTo(190, 572, 300, 566);
  context.lineTo(980, 566);
  context.quadraticCurveTo(1090, 572, 1130, HEIGHT);
  context.fill();
  context.strokeStyle = '#7cc4ff';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(178, 622);
  context.quadraticCurveTo(230, 570, 300, 566);
  context.lineTo(980, 566);
  context.quadraticCurveTo(1050, 570, 1102, 622);
  context.stroke();
  for (let stripe = 0; stripe < 3; stripe++) {
    const y = 610 + stripe * 32;
    context.fillStyle = `rgba(90,170,255,${0.2 - stripe * 0.05})`;
    context.fillRect(230 - stripe * 26, y, 820 + stripe * 52, 3);
    const x = 230 + ((phase * (2 + stripe) + stripe * 0.3) % 1) * 820;
    light(context, spark, x, y + 1, 40, 0.7);
  }
  for (const x of [404, 876]) {
    context.fillStyle = '#e9eef8';
    context.beginPath();
    context.moveTo(x - 54, 566);
    context.lineTo(x - 44, 556);
    context.lineTo(x + 44, 556);
    context.lineTo(x + 54, 566);
    context.fill();
  }
}
