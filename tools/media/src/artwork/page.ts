import { bust } from './busts.ts';
import { openFrame, TALL, WIDE, type Frame } from './frame.ts';
import { EMPTY_PLACES } from './pictures/empty-places.ts';
import { PORTRAITS } from './portraits.ts';
import { SCENES } from './scenes.ts';

const PORTRAIT_SIDE = 512;

/** Runs in the page: paints one picture and gives it as PNG bytes. */
async function paintArtwork(name: string, shape: 'wide' | 'tall' | 'portrait'): Promise<number[]> {
  const frame = shape === 'portrait' ? portrait(name) : scene(name, shape);
  const blob = await frame.context.canvas.convertToBlob({ type: 'image/png' });
  return [...new Uint8Array(await blob.arrayBuffer())];
}

function scene(name: string, shape: 'wide' | 'tall'): Frame {
  const paint = SCENES[name] ?? EMPTY_PLACES[name.replace('empty-', '')];
  if (paint === undefined) throw new Error(`There is no scene called ${name}.`);
  const frame = openFrame(shape === 'wide' ? WIDE : TALL);
  paint(frame);
  return frame;
}

function portrait(name: string): Frame {
  const face = PORTRAITS[name];
  if (face === undefined) throw new Error(`There is no portrait called ${name}.`);
  const frame = openFrame({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, focus: 0.5 });
  bust(frame, PORTRAIT_SIDE / 2, PORTRAIT_SIDE * 1.0, PORTRAIT_SIDE * 0.44, face);
  return frame;
}

Object.assign(globalThis, { paintArtwork });
