import { css, layer, TAU, type Context, type Layer, type Rgb } from '../canvas.ts';

type Grove = { trunk: Rgb; crowns: readonly Rgb[]; fruit: Rgb; size: number; count: number };

export function grove(
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
