import { css, HEIGHT, layer, WIDTH, type Rgb } from '../canvas.ts';
import { fbm } from '../noise.ts';
import { seeded } from '../random.ts';

export const GROUND = 628;

export function grass(colour: Rgb, rim: string) {
  const random = seeded('grass');
  const outline = fbm('ground', 2, 2);
  return layer(WIDTH, HEIGHT - GROUND + 60, (context) => {
    const edge = (x: number) => 62 - (outline((x / WIDTH) * 2, 5) - 0.5) * 12;
    const blades = Array.from({ length: 620 }, () => ({
      x: random() * WIDTH,
      tall: 8 + random() ** 2 * 30,
      lean: (random() - 0.3) * 14,
      lit: random() < 0.16,
    }));
    context.lineCap = 'round';
    for (const blade of blades) {
      for (const x of [blade.x - WIDTH, blade.x, blade.x + WIDTH]) {
        const foot = edge(((x % WIDTH) + WIDTH) % WIDTH);
        context.strokeStyle = blade.lit ? rim : css(colour);
        context.globalAlpha = blade.lit ? 0.35 : 1;
        context.lineWidth = blade.lit ? 0.9 : 1.7;
        context.beginPath();
        context.moveTo(x, foot + 8);
        context.quadraticCurveTo(x + blade.lean * 0.3, foot - blade.tall * 0.6, x + blade.lean, foot - blade.tall);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(0, context.canvas.height);
    for (let x = 0; x <= WIDTH; x += 4) context.lineTo(x, edge(x));
    context.lineTo(WIDTH, context.canvas.height);
    context.fill();
  });
}

/** Stalks close to the camera: out of focus and twice as fast as the ground. */
export function closeReeds(colour: Rgb) {
  const random = seeded('reeds');
  return layer(WIDTH * 2, 190, (context) => {
    context.filter = 'blur(3px)';
    context.strokeStyle = css(colour);
    context.lineCap = 'round';
    for (let clump = 0; clump < 7; clump++) {
      const middle = 160 + random() * (WIDTH * 2 - 320);
      for (let blade = 0; blade < 9; blade++) {
        const x = middle + (random() - 0.5) * 110;
        const tall = 50 + random() * 100;
        const lean = (random() - 0.25) * 60;
        context.lineWidth = 3 + random() * 4;
        context.beginPath();
        context.moveTo(x, 200);
        context.quadraticCurveTo(x + lean * 0.2, 200 - tall * 0.7, x + lean, 200 - tall);
        context.stroke();
      }
    }
  });
}
