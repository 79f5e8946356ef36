import { HEIGHT, layer, TAU, WIDTH, type Layer } from '../canvas.ts';
import { fbm } from '../noise.ts';

export const GROUND = 612;

export function ground(random: () => number): Layer {
  const outline = fbm('meadow', 2, 2);
  return layer(WIDTH, HEIGHT - GROUND + 46, (context) => {
    const edge = (x: number) => 34 - (outline((x / WIDTH) * 2, 8) - 0.5) * 16;
    context.fillStyle = 'rgba(8,12,48,0.25)';
    for (const lift of [6, 0]) {
      if (lift === 0) context.fillStyle = '#22366e';
      context.beginPath();
      context.moveTo(0, 200);
      for (let x = 0; x <= WIDTH; x += 4) context.lineTo(x, edge(x) - lift);
      context.lineTo(WIDTH, 200);
      context.fill();
    }
    for (let tuft = 0; tuft < 46; tuft++) {
      const x = 20 + random() * (WIDTH - 40);
      const y = edge(x) + random() ** 1.4 * 96;
      context.fillStyle = random() < 0.7 ? '#2f4c8c' : '#3f66a0';
      for (const lean of [-7, 0, 7]) {
        context.beginPath();
        context.moveTo(x - 3, y);
        context.lineTo(x + lean, y - 14 - random() * 8);
        context.lineTo(x + 3, y);
        context.fill();
      }
      if (random() < 0.3) {
        context.fillStyle = random() < 0.5 ? '#ffd98a' : '#f6a5b4';
        context.beginPath();
        context.arc(x, y - 20, 4, 0, TAU);
        context.fill();
      }
    }
  });
}

/** Big dark leaves close to the camera. */
export function leaves(random: () => number): Layer {
  return layer(WIDTH * 2, 170, (context) => {
    context.fillStyle = '#0f1636';
    for (let clump = 0; clump < 6; clump++) {
      const x = 200 + random() * (WIDTH * 2 - 400);
      for (let leaf = -2; leaf <= 2; leaf++) {
        context.save();
        context.translate(x + leaf * 16, 180);
        context.rotate(leaf * 0.32);
        context.beginPath();
        context.moveTo(0, 0);
        context.quadraticCurveTo(-26, -70, 0, -110 - random() * 40);
        context.quadraticCurveTo(26, -70, 0, 0);
        context.fill();
        context.restore();
      }
    }
  });
}
