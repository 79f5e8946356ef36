import { blend, pixels, type Layer, type Rgb } from './canvas.ts';
import { clamp, fbm, mix, ridged, smoothstep } from './noise.ts';

type Range = {
  seed: string;
  width: number;
  height: number;
  /** Crest at its lowest and highest, in pixels from the top of the layer. */
  crest: readonly [low: number, high: number];
  /** Cells of noise across the layer: more cells, smaller mountains. */
  cells: number;
  lit: Rgb;
  shade: Rgb;
  haze: Rgb;
  /** Share of the haze at the crest and at the foot. */
  hazeFrom: number;
  hazeTo: number;
  snow?: Rgb;
  /** -1 light from the left, +1 from the right. */
  sunSide: number;
};

/** A mountain range that repeats in x: ridged noise is the relief, its slope towards the sun the light, its height the snow. */
export function range(options: Range): Layer {
  const { width, height, cells, crest, lit, shade, haze, snow, sunSide } = options;
  const outline = ridged(`${options.seed} outline`, 5, cells);
  const relief = ridged(`${options.seed} relief`, 5, cells * 2);
  const rough = fbm(`${options.seed} rough`, 4, cells * 8);
  const tops = Float32Array.from({ length: width }, (_, x) =>
    mix(crest[0], crest[1], outline((x / width) * cells, 7.3) * 1.15),
  );
  const aspect = (cells * 2) / width;
  return pixels(width, height, (x, y, out) => {
    const top = tops[x] ?? 0;
    const edge = clamp(y - top + 0.5);
    if (edge === 0) return;
    const depth = Math.max(0, y - top) / (height - top);
    // Gullies lean away from the crest, so that the relief does not read as a curtain.
    const lean = (rough(x * aspect * 1.7, y * aspect * 1.2) - 0.5) * 0.5;
    const u = x * aspect + lean;
    const v = (y - top * 0.35) * aspect * 1.05 + lean * 0.6;
    const slope = relief(u + 0.05 * sunSide, v - 0.03) - relief(u - 0.05 * sunSide, v + 0.03);
    const light = clamp(0.4 + slope * 2.3 + (rough(u * 4, v * 5) - 0.5) * 0.3);
    let colour = blend(shade, lit, light);
    if (snow) {
      const cover =
        smoothstep(0.5, 0.22, depth + (rough(u * 4 + 3, v * 4) - 0.5) * 0.55) * smoothstep(0.22, 0.56, light);
      colour = blend(colour, snow, cover * 0.85);
    }
    out.set(blend(colour, haze, mix(options.hazeFrom, options.hazeTo, depth ** 0.8)));
    out[3] = edge;
  });
}
