import { layer, light, TAU, type Context, type Layer } from '../canvas.ts';

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

export const WALL = { x: 90, y: 60, width: 1100, height: 420 } as const;

const DOT = 11;

export const CITIES = [
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

export function place([longitude, latitude]: readonly [number, number]): readonly [number, number] {
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

export function dotMap(): Layer {
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

export function drawArc(context: Context, { from, to, cycles, offset, lift }: Arc, phase: number, spark: Layer): void {
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
