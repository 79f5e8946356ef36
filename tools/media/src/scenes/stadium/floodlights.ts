import { HEIGHT, layer, light, TAU, WIDTH, type Context, type Layer } from '../canvas.ts';
import { STANDS_TOP } from './stands.ts';

export function floodlights() {
  const masts = [
    { x: 120, y: 92, size: 0.85, aim: 420 },
    { x: 452, y: 62, size: 1, aim: 640 },
    { x: 828, y: 62, size: 1, aim: 640 },
    { x: 1160, y: 92, size: 0.85, aim: 860 },
  ];
  const beam = layer(WIDTH, HEIGHT, (context) => {
    context.globalCompositeOperation = 'lighter';
    context.filter = 'blur(7px)';
    for (const mast of masts) {
      for (const spread of [-210, 20, 230]) {
        const gradient = context.createLinearGradient(mast.x, mast.y, mast.aim + spread, 620);
        gradient.addColorStop(0, 'rgba(200,222,255,0.34)');
        gradient.addColorStop(1, 'rgba(200,222,255,0)');
        context.fillStyle = gradient;
        context.beginPath();
        context.moveTo(mast.x - 16, mast.y);
        context.lineTo(mast.x + 16, mast.y);
        context.lineTo(mast.aim + spread + 90, 640);
        context.lineTo(mast.aim + spread - 90, 640);
        context.fill();
      }
    }
  });
  return (context: Context, lamp: Layer, phase: number) => {
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 0.5 + 0.05 * Math.sin(phase * TAU * 2);
    context.drawImage(beam, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    for (const { x, y, size } of masts) {
      context.fillStyle = '#10172c';
      context.fillRect(x - 3, y, 6, STANDS_TOP + 40 - y);
      light(context, lamp, x, y, 150 * size, 0.55);
      for (let row = 0; row < 3; row++) {
        for (let column = 0; column < 5; column++) {
          context.fillStyle = '#f4f8ff';
          context.fillRect(x + (column - 2.5) * 15 * size, y + (row - 1.5) * 13 * size, 11 * size, 9 * size);
        }
      }
    }
  };
}
