import { HEIGHT, layer, TAU, vertical, WIDTH, type Layer } from '../canvas.ts';
import { PITCH } from './stands.ts';

export function grassPitch(): Layer {
  return layer(WIDTH, HEIGHT - PITCH, (context) => {
    const tall = HEIGHT - PITCH;
    context.fillStyle = vertical(context, 0, tall, [
      [0, '#1c6a3c'],
      [0.5, '#145932'],
      [1, '#08351d'],
    ]);
    context.fillRect(0, 0, WIDTH, tall);
    context.fillStyle = 'rgba(255,255,255,0.07)';
    for (let stripe = -8; stripe < 8; stripe += 2) {
      context.beginPath();
      context.moveTo(640 + stripe * 110, 0);
      context.lineTo(640 + (stripe + 1) * 110, 0);
      context.lineTo(640 + (stripe + 1) * 330, tall);
      context.lineTo(640 + stripe * 330, tall);
      context.fill();
    }
    context.strokeStyle = 'rgba(240,255,245,0.62)';
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(0, 26);
    context.lineTo(WIDTH, 26);
    context.moveTo(640, 26);
    context.lineTo(640, tall);
    context.stroke();
    context.lineWidth = 4;
    context.beginPath();
    context.ellipse(640, 150, 300, 74, 0, 0, TAU);
    context.stroke();
    const pool = context.createRadialGradient(640, 120, 40, 640, 150, 720);
    pool.addColorStop(0, 'rgba(200,255,210,0.16)');
    pool.addColorStop(1, 'rgba(0,10,20,0.42)');
    context.fillStyle = pool;
    context.fillRect(0, 0, WIDTH, tall);
  });
}
