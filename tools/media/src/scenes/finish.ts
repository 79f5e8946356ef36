import { context2d, HEIGHT, layer, WIDTH, type Context, type Layer } from './canvas.ts';

const BLOOM_SCALE = 4;
const bloomLayer = new OffscreenCanvas(WIDTH / BLOOM_SCALE, HEIGHT / BLOOM_SCALE);

const vignette: Layer = layer(WIDTH, HEIGHT, (context) => {
  const gradient = context.createRadialGradient(
    WIDTH / 2,
    HEIGHT * 0.46,
    HEIGHT * 0.42,
    WIDTH / 2,
    HEIGHT / 2,
    WIDTH * 0.68,
  );
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, 'rgba(0,0,0,0.55)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);
});

/** The last pass of every picture: bright parts bleed (bloom at quarter size), corners fall off. */
export function finish(context: Context, bloom = 0.35): void {
  const small = context2d(bloomLayer);
  small.globalCompositeOperation = 'copy';
  small.filter = 'contrast(1.7) blur(5px)';
  small.drawImage(context.canvas, 0, 0, bloomLayer.width, bloomLayer.height);
  small.filter = 'none';
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = bloom;
  context.drawImage(bloomLayer, 0, 0, WIDTH, HEIGHT);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.drawImage(vignette, 0, 0);
}
