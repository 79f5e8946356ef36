import {
  context2d,
  css,
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
import { fbm } from './noise.ts';
import { seeded } from './random.ts';

/** Land as rough outlines, longitude and latitude in degrees: enough for a map of dots. */
const LAND: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-168, 66],
    [-140, 70],
    [-95, 73],
    [-62, 60],
    [-56, 51],
    [-66, 44],
    [-76, 36],
    [-81, 26],
    [-90, 30],
    [-97, 26],
    [-96, 18],
    [-88, 16],
    [-80, 8],
    [-86, 11],
    [-105, 20],
    [-117, 33],
    [-124, 42],
    [-132, 55],
    [-152, 59],
    [-166, 55],
  ],
  [
    [-45, 60],
    [-22, 70],
    [-20, 80],
    [-45, 83],
    [-68, 78],
    [-54, 68],
  ],
  [
    [-79, 8],
    [-62, 11],
    [-50, 1],
    [-35, -6],
    [-39, -18],
    [-48, -27],
    [-58, -37],
    [-66, -48],
    [-70, -55],
    [-75, -48],
    [-71, -30],
    [-71, -18],
    [-81, -5],
  ],
  [
    [-10, 36],
    [-9, 44],
    [-2, 48],
    [4, 52],
    [8, 57],
    [6, 62],
    [15, 69],
    [28, 71],
    [42, 66],
    [60, 69],
    [80, 73],
    [105, 77],
    [140, 73],
    [170, 69],
    [180, 66],
    [162, 58],
    [156, 51],
    [142, 58],
    [135, 45],
    [127, 39],
    [122, 31],
    [117, 23],
    [108, 20],
    [106, 9],
    [100, 7],
    [98, 17],
    [90, 22],
    [80, 12],
    [77, 8],
    [72, 20],
    [62, 25],
    [56, 26],
    [60, 22],
    [45, 12],
    [36, 30],
    [27, 37],
    [18, 41],
    [12, 45],
    [8, 44],
    [-1, 37],
  ],
  [
    [-17, 14],
    [-10, 32],
    [0, 36],
    [11, 37],
    [22, 32],
    [33, 31],
    [38, 18],
    [44, 11],
    [51, 12],
    [41, -3],
    [40, -15],
    [34, -26],
    [26, -34],
    [18, -34],
    [12, -18],
    [9, 2],
    [-8, 5],
  ],
  [
    [114, -22],
    [122, -18],
    [131, -12],
    [137, -13],
    [142, -11],
    [146, -19],
    [153, -27],
    [150, -37],
    [141, -38],
    [131, -32],
    [116, -35],
  ],
  [
    [130, 32],
    [138, 35],
    [141, 41],
    [145, 44],
    [140, 38],
    [134, 34],
  ],
  [
    [-6, 50],
    [1, 52],
    [-3, 58],
    [-6, 56],
  ],
  [
    [96, 5],
    [105, -6],
    [118, -9],
    [140, -8],
    [150, -10],
    [136, -3],
    [118, 2],
    [110, 2],
  ],
  [
    [44, -16],
    [50, -15],
    [47, -25],
    [44, -22],
  ],
];

const WALL = { x: 90, y: 60, width: 1100, height: 420 } as const;
const DOT = 11;
const CITIES = [
  [71, 51],
  [77, 43],
  [69, 41],
  [37, 56],
  [29, 41],
  [2, 49],
  [-74, 41],
  [-46, -23],
  [31, 30],
  [18, -34],
  [77, 28],
  [116, 40],
  [139, 36],
  [151, -34],
  [103, 1],
  [-118, 34],
] as const;

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

function place([longitude, latitude]: readonly [number, number]): readonly [number, number] {
  return [WALL.x + ((longitude + 170) / 350) * WALL.width, WALL.y + ((78 - latitude) / 136) * WALL.height];
}

function inside(x: number, y: number): boolean {
  return LAND.some((outline) => {
    let within = false;
    for (let index = 0, previous = outline.length - 1; index < outline.length; previous = index++) {
      const [ax, ay] = outline[index] ?? [0, 0];
      const [bx, by] = outline[previous] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    }
    return within;
  });
}

function dotMap(): Layer {
  return layer(WALL.width, WALL.height, (context) => {
    for (let y = DOT / 2; y < WALL.height; y += DOT) {
      for (let x = DOT / 2; x < WALL.width; x += DOT) {
        const land = inside((x / WALL.width) * 350 - 170, 78 - (y / WALL.height) * 136);
        const fall = 1 - 0.45 * Math.abs(x / WALL.width - 0.5) * 2;
        context.fillStyle = land ? `rgba(96,176,255,${0.85 * fall})` : `rgba(60,104,190,${0.2 * fall})`;
        context.beginPath();
        context.arc(x, y, land ? 3.5 : 1.7, 0, TAU);
        context.fill();
      }
    }
  });
}

type Arc = {
  from: readonly [number, number];
  to: readonly [number, number];
  cycles: number;
  offset: number;
  lift: number;
};

function drawArc(context: Context, { from, to, cycles, offset, lift }: Arc, phase: number, spark: Layer): void {
  const age = (phase * cycles + offset) % 1;
  const at = (share: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - 4 * lift * share * (1 - share),
  ];
  const head = Math.min(1, age * 1.6);
  const tail = Math.max(0, age * 1.6 - 0.6);
  context.strokeStyle = `rgba(150,220,255,${0.75 * Math.sin(age * Math.PI)})`;
  context.lineWidth = 2;
  context.beginPath();
  for (let stepIndex = 0; stepIndex <= 24; stepIndex++) {
    const [x, y] = at(tail + ((head - tail) * stepIndex) / 24);
    if (stepIndex === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
  const [x, y] = at(head);
  light(context, spark, x, y, 16, Math.sin(age * Math.PI));
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

type Person = { x: number; seed: number; hair: 'long' | 'short'; suit: Rgb; skin: Rgb };

/** Three tones: the middle of the face, its shadow side, a plane of light. The head nods and turns a little while talking. */
function drawBust(context: Context, bust: ReturnType<typeof context2d>, person: Person, phase: number): void {
  const talk = Math.sin((phase * 9 + person.seed) * TAU) * Math.max(0, Math.sin((phase + person.seed) * TAU * 2));
  const turn = Math.sin((phase * 2 + person.seed) * TAU) * 5;
  const breathe = Math.sin((phase * 4 + person.seed) * TAU) * 1.5;
  const { suit, skin } = person;
  bust.setTransform(1, 0, 0, 1, 0, 0);
  bust.clearRect(0, 0, 320, 380);
  bust.translate(160, 0);
  bust.fillStyle = css(suit);
  bust.beginPath();
  bust.moveTo(-140, 380);
  bust.bezierCurveTo(-134, 266 + breathe, -92, 248 + breathe, -34, 228 + breathe);
  bust.lineTo(34, 228 + breathe);
  bust.bezierCurveTo(92, 248 + breathe, 134, 266 + breathe, 140, 380);
  bust.fill();
  bust.fillStyle = '#f2f5fb';
  bust.beginPath();
  bust.moveTo(-30, 230 + breathe);
  bust.lineTo(0, 330);
  bust.lineTo(30, 230 + breathe);
  bust.fill();
  bust.fillStyle = css(suit);
  bust.beginPath();
  bust.moveTo(-36, 226 + breathe);
  bust.lineTo(-60, 262 + breathe);
  bust.lineTo(-2, 350);
  bust.lineTo(-14, 300);
  bust.moveTo(36, 226 + breathe);
  bust.lineTo(60, 262 + breathe);
  bust.lineTo(2, 350);
  bust.lineTo(14, 300);
  bust.fill();
  bust.fillStyle = css([skin[0] * 0.7, skin[1] * 0.66, skin[2] * 0.7]);
  bust.fillRect(-22, 186, 44, 56);
  bust.beginPath();
  bust.arc(0, 240 + breathe, 22, 0, Math.PI);
  bust.fill();
  bust.save();
  bust.translate(turn * 0.6, breathe * 0.5 + talk * 2.5);
  bust.rotate(turn * 0.004);
  head(bust, person, turn);
  bust.restore();
  bust.globalCompositeOperation = 'source-atop';
  const shade = bust.createLinearGradient(-140, 0, 140, 0);
  shade.addColorStop(0, 'rgba(120,190,255,0.32)');
  shade.addColorStop(0.3, 'rgba(20,40,110,0)');
  shade.addColorStop(1, 'rgba(6,12,50,0.62)');
  bust.fillStyle = shade;
  bust.fillRect(-160, 0, 320, 380);
  bust.globalCompositeOperation = 'source-over';
  context.drawImage(bust.canvas, person.x - 160, 236);
}

function head(bust: Context, { hair, skin }: Person, turn: number): void {
  const dark = '#141021';
  if (hair === 'long') {
    bust.fillStyle = dark;
    bust.beginPath();
    bust.moveTo(-64, 120);
    bust.bezierCurveTo(-70, 30, 70, 30, 64, 120);
    bust.bezierCurveTo(74, 180, 72, 226, 60, 244);
    bust.lineTo(-60, 244);
    bust.bezierCurveTo(-72, 226, -74, 180, -64, 120);
    bust.fill();
  }
  bust.fillStyle = css(skin);
  bust.beginPath();
  bust.moveTo(-50, 118);
  bust.bezierCurveTo(-52, 52, 52, 52, 50, 118);
  bust.bezierCurveTo(50, 168, 26, 208, 0, 210);
  bust.bezierCurveTo(-26, 208, -50, 168, -50, 118);
  bust.fill();
  bust.fillStyle = css([skin[0] * 0.72, skin[1] * 0.64, skin[2] * 0.68]);
  bust.beginPath();
  bust.moveTo(6 + turn, 62);
  bust.lineTo(4 + turn, 118);
  bust.lineTo(15 + turn * 1.4, 152);
  bust.lineTo(2 + turn, 160);
  bust.lineTo(7 + turn, 208);
  bust.bezierCurveTo(30, 204, 50, 168, 50, 118);
  bust.bezierCurveTo(51, 74, 30, 62, 6 + turn, 62);
  bust.fill();
  bust.fillStyle = '#2a1a22';
  for (const side of [-1, 1]) {
    bust.beginPath();
    bust.ellipse(side * 21 + turn, 124, 6.5, 3.6, 0, 0, TAU);
    bust.fill();
    bust.fillRect(side * 21 + turn - 12, 108, 24, 4);
  }
  bust.fillStyle = 'rgba(120,44,50,0.85)';
  bust.beginPath();
  bust.moveTo(turn - 15, 174);
  bust.quadraticCurveTo(turn, 190, turn + 15, 174);
  bust.quadraticCurveTo(turn, 180, turn - 15, 174);
  bust.fill();
  bust.fillStyle = dark;
  bust.beginPath();
  if (hair === 'long') {
    bust.moveTo(-58, 150);
    bust.bezierCurveTo(-66, 60, -30, 40, 4, 44);
    bust.bezierCurveTo(46, 46, 66, 76, 58, 150);
    bust.bezierCurveTo(52, 108, 34, 84, -8 + turn, 78);
    bust.bezierCurveTo(-36, 88, -50, 112, -58, 150);
  } else {
    bust.moveTo(-54, 120);
    bust.bezierCurveTo(-62, 50, -20, 34, 10, 40);
    bust.bezierCurveTo(50, 44, 62, 78, 54, 122);
    bust.bezierCurveTo(50, 94, 44, 84, 20, 82);
    bust.bezierCurveTo(-6, 84, -30, 74, -42, 78);
    bust.bezierCurveTo(-50, 90, -50, 104, -54, 120);
  }
  bust.fill();
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
