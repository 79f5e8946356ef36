import { HEIGHT, layer, light, glow, vertical, WIDTH, TAU, type Context, type Draw } from '../canvas.ts';
import { smoothstep } from '../noise.ts';
import { card, curtain } from './lettering.ts';

const INK = [255, 240, 214] as const;

const room = (context: Context) => {
  context.fillStyle = vertical(context, 0, HEIGHT, [
    [0, '#1b1f3b'],
    [0.75, '#2a2f57'],
    [1, '#14172d'],
  ]);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#10132a';
  context.fillRect(0, 606, WIDTH, 114);
};

function lamp(context: Context, shine: number): void {
  context.fillStyle = '#0b0d1f';
  context.fillRect(916, 360, 10, 240);
  context.beginPath();
  context.ellipse(921, 604, 74, 12, 0, 0, TAU);
  context.fill();
  context.fillStyle = `rgb(${110 + shine * 145},${60 + shine * 130},${40 + shine * 60})`;
  context.beginPath();
  context.moveTo(858, 230);
  context.lineTo(984, 230);
  context.lineTo(1036, 372);
  context.lineTo(806, 372);
  context.fill();
}

/** A spot of 6 s: a lamp is switched on in the dark. */
export function lampSpot(seconds: number): Draw {
  const ground = layer(WIDTH, HEIGHT, room);
  const warm = glow([255, 196, 110], 1.4);
  return (context, at) => {
    // It flickers once before it stays.
    const shine = Math.max(smoothstep(0.95, 1, at) * smoothstep(1.15, 1.1, at), smoothstep(1.4, 1.6, at));
    context.drawImage(ground, 0, 0);
    light(context, warm, 921, 400, 560, shine * 0.75);
    lamp(context, shine);
    light(context, warm, 921, 372, 190, shine * 0.8);
    context.save();
    context.translate(-220, 0);
    card(context, at, { word: 'Шам', line: 'свет для вечера', ink: INK, y: 320, fromSeconds: 1.7 });
    context.restore();
    curtain(context, at, seconds);
  };
}
