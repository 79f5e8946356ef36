import { light, WIDTH, type Context, type Layer } from '../canvas.ts';
import { STREET } from './skyline.ts';

type Car = { offset: number; speed: 1 | 2 | -1 | -2; length: number; y: number };

export function traffic(random: () => number): Car[] {
  return Array.from({ length: 7 }, (_, index) => ({
    offset: (index + random() * 0.5) / 7,
    speed: ([1, -1, 2, -1, 1, -2, 1] as const)[index] ?? 1,
    length: 84 + random() * 30,
    y: index % 2 ? STREET - 4 : STREET - 12,
  }));
}

export function drawCar(
  context: Context,
  { offset, speed, length, y }: Car,
  phase: number,
  warm: Layer,
  red: Layer,
): void {
  const along = (((phase * speed + offset) % 1) + 1) % 1;
  const x = -260 + along * (WIDTH + 520);
  const front = Math.sign(speed);
  context.fillStyle = '#04050e';
  context.beginPath();
  context.roundRect(x - length / 2, y - 22, length, 20, 7);
  context.moveTo(x - length * 0.32, y - 20);
  context.quadraticCurveTo(x - length * 0.2, y - 40, x - length * 0.04, y - 40);
  context.quadraticCurveTo(x + length * 0.18, y - 40, x + length * 0.3, y - 20);
  context.fill();
  const nose = x + (front * length) / 2;
  const tail = x - (front * length) / 2;
  light(context, warm, nose + front * 16, y - 10, 66, 0.85);
  light(context, red, tail, y - 12, 44, 0.9);
  context.fillStyle = '#fff6e0';
  context.fillRect(nose - 3, y - 15, 6, 6);
  context.fillStyle = '#ff4a52';
  context.fillRect(tail - 3, y - 16, 6, 5);
}
