import { layer, TAU, WIDTH, type Context, type Layer } from '../canvas.ts';

export const PITCH = 398;

export const STANDS_TOP = 176;

export function crowd(random: () => number, brightness: number): Layer {
  const tall = PITCH - STANDS_TOP;
  const colours = ['#e9dcc6', '#d0a060', '#b8433c', '#3f63b5', '#e8e8f0', '#6b4d3a', '#2f7f6d', '#f0b429'];
  return layer(WIDTH, tall, (context) => {
    const roof = (x: number) => 34 - 26 * Math.sin((x / WIDTH) * Math.PI);
    context.fillStyle = '#0b1020';
    context.beginPath();
    context.moveTo(0, tall);
    for (let x = 0; x <= WIDTH; x += 8) context.lineTo(x, roof(x));
    context.lineTo(WIDTH, tall);
    context.fill();
    for (let row = 0; row < 34; row++) {
      const depth = row / 34;
      // A dark gangway parts the tiers.
      if (row === 14 || row === 15) continue;
      for (let x = random() * 6; x < WIDTH; x += 5.4 + depth * 2.6) {
        if (random() < 0.12) continue;
        const y = roof(x) + 12 + depth * (tall - roof(x) - 30) + random() * 2;
        context.fillStyle = colours[Math.floor(random() * colours.length)] ?? '#fff';
        context.globalAlpha = brightness * (0.18 + depth * 0.5 + random() * 0.22);
        context.beginPath();
        context.arc(x + random() * 2, y, 1.7 + depth * 1.5, 0, TAU);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  });
}

/** The stand rises in a wave that runs round twice in a loop. */
export function wave(context: Context, excited: Layer, phase: number): void {
  const middle = ((phase * 2) % 1) * (WIDTH + 700) - 350;
  for (let x = Math.max(0, Math.floor(middle - 260)); x < Math.min(WIDTH, middle + 260); x += 20) {
    const strength = Math.cos(((x + 10 - middle) / 260) * (Math.PI / 2));
    if (strength <= 0) continue;
    context.globalAlpha = strength * 0.9;
    context.drawImage(excited, x, 0, 20, excited.height, x, STANDS_TOP - strength * 7, 20, excited.height);
  }
  context.globalAlpha = 1;
}

export function boards(context: Context, phase: number): void {
  context.fillStyle = '#0a0e1c';
  context.fillRect(0, PITCH - 20, WIDTH, 20);
  const tile = WIDTH / 4;
  const colours = ['#f5b400', '#123a9e', '#f0f4ff', '#c8102e'];
  for (let index = -1; index < 5; index++) {
    const x = index * tile + ((phase * 4) % 1) * tile;
    const colour = colours[(((index - Math.floor(phase * 4)) % 4) + 4) % 4] ?? '#fff';
    context.fillStyle = colour;
    context.globalAlpha = 0.85;
    for (const [offset, width] of [
      [16, 150],
      [176, 40],
      [226, 66],
    ] as const)
      context.fillRect(x + offset, PITCH - 16, width, 12);
  }
  context.globalAlpha = 1;
}
