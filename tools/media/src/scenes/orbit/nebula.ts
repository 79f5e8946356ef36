import { blend, HEIGHT, pixels, WIDTH, type Layer, type Rgb } from '../canvas.ts';
import { clamp, fbm, smoothstep } from '../noise.ts';

export function nebula(deep: Rgb, cool: Rgb, warm: Rgb): Layer {
  const cloud = fbm('nebula', 6, 64);
  const bend = fbm('nebula bend', 3, 64);
  return pixels(WIDTH + 48, HEIGHT + 28, (x, y, out) => {
    const twist = bend(x / 340, y / 260) - 0.5;
    const thick = cloud(x / 300 + twist * 1.5, y / 230 - twist);
    const hot = cloud(x / 420 + 9, y / 300 + twist * 2 + 4);
    const lane =
      smoothstep(0.42, 0.78, thick) * smoothstep(1.1, 0.1, Math.abs(y / HEIGHT - 0.42 - (x / WIDTH - 0.5) * -0.5));
    const colour = blend(blend(deep, cool, clamp(hot * 1.2 - 0.1)), warm, smoothstep(0.56, 0.82, hot) * 0.7);
    out.set(blend([4, 5, 14], colour, lane * 0.85));
    out[3] = 1;
  });
}
