import { context2d, HEIGHT, WIDTH } from './canvas.ts';
import { PICTURES } from './pictures.ts';

/** The browser's half of the renderer: draws frame after frame and posts each to the maker as a JPEG. */
async function render(key: string, framesPerSecond: number, frames: readonly number[], quality: number): Promise<void> {
  const picture = PICTURES[key];
  if (!picture) throw new Error(`There is no picture "${key}".`);
  const draw = picture.make();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = context2d(canvas);
  let sent: Promise<unknown> = Promise.resolve();
  for (const frame of frames) {
    context.clearRect(0, 0, WIDTH, HEIGHT);
    draw(context, frame / framesPerSecond);
    const body = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    // One frame travels while the next is drawn.
    await sent;
    sent = fetch('/frame', { method: 'POST', body });
  }
  await sent;
}

declare global {
  var renderPicture: typeof render;
}
globalThis.renderPicture = render;
