import { css, TAU, WIDTH, type Context, type Rgb } from '../canvas.ts';
import { seeded } from '../random.ts';

/** A flock that crosses the whole sky once in a loop: out of the picture at both ends. */
export function birds() {
  const random = seeded('birds');
  const flock = Array.from({ length: 11 }, (_, index) => ({
    back: Math.abs(index - 5) * 26 + random() * 12,
    side: (index - 5) * 15 + random() * 8,
    beats: 22 + Math.floor(random() * 6),
    offset: random(),
    span: 9 + random() * 4,
  }));
  return (context: Context, phase: number, colour: Rgb) => {
    context.strokeStyle = css(colour, 0.85);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const bird of flock) {
      const x = -120 + phase * (WIDTH + 420) - bird.back;
      const y = 190 + bird.side - 60 * Math.sin(phase * Math.PI) + 4 * Math.sin((phase * 6 + bird.offset) * TAU);
      const wing = Math.sin((phase * bird.beats + bird.offset) * TAU);
      context.beginPath();
      context.moveTo(x - bird.span, y - wing * 5);
      context.quadraticCurveTo(x - bird.span * 0.4, y - 3 - wing * 2, x, y);
      context.quadraticCurveTo(x + bird.span * 0.4, y - 3 - wing * 2, x + bird.span, y - wing * 5);
      context.stroke();
    }
  };
}
