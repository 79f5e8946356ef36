import { blend, css, layer, WIDTH, type Context, type Layer, type Rgb } from '../canvas.ts';

export const STREET = 560;

const NIGHT: Rgb = [9, 10, 26];

export type Window = {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  cycles: number;
  offset: number;
};

export function skyline(
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
