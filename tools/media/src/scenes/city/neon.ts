import { blend, css, light, TAU, type Context, type Layer, type Rgb } from '../canvas.ts';
import { STREET } from './skyline.ts';

export const NEON: readonly Rgb[] = [
  [255, 64, 150],
  [64, 210, 255],
  [255, 170, 70],
  [150, 96, 255],
];

/** Signs without words: bars, rings and arrows that breathe. */
export function neonSigns(random: () => number) {
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

export function lamp(context: Context, warm: Layer, x: number): void {
  context.fillStyle = '#07081a';
  context.fillRect(x - 2, 404, 4, STREET - 404);
  context.fillRect(x - 2, 402, 34, 4);
  light(context, warm, x + 30, 410, 90, 0.7);
  context.fillStyle = '#fff1d0';
  context.fillRect(x + 20, 406, 18, 4);
}
