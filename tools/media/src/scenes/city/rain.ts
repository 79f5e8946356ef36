import { HEIGHT, TAU, WIDTH, type Context } from '../canvas.ts';
import { STREET } from './skyline.ts';

/** Each drop falls a whole number of times in a loop. */
export function rain(random: () => number) {
  const drops = Array.from({ length: 150 }, () => {
    const near = random() < 0.3;
    return { x: random() * (WIDTH + 200), offset: random(), falls: near ? 26 : 18, length: near ? 34 : 20, near };
  });
  const rings = Array.from({ length: 26 }, () => ({
    x: random() * WIDTH,
    y: STREET + 24 + random() * (HEIGHT - STREET - 30),
    cycles: 14 + Math.floor(random() * 6),
    offset: random(),
  }));
  return (context: Context, phase: number) => {
    for (const near of [false, true]) {
      context.strokeStyle = near ? 'rgba(205,215,255,0.26)' : 'rgba(170,185,240,0.17)';
      context.lineWidth = near ? 1.7 : 1.1;
      context.beginPath();
      for (const drop of drops) {
        if (drop.near !== near) continue;
        const along = (phase * drop.falls + drop.offset) % 1;
        const y = -60 + along * (HEIGHT + 80);
        const x = drop.x - along * 110;
        context.moveTo(x, y);
        context.lineTo(x - drop.length * 0.15, y + drop.length);
      }
      context.stroke();
    }
    context.lineWidth = 1;
    for (const ring of rings) {
      const age = (phase * ring.cycles + ring.offset) % 1;
      context.strokeStyle = `rgba(200,210,255,${0.35 * (1 - age)})`;
      context.beginPath();
      context.ellipse(ring.x, ring.y, 3 + age * 15, 1 + age * 4, 0, 0, TAU);
      context.stroke();
    }
  };
}
