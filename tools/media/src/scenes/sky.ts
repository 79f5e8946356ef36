import { blend, pixels, WIDTH, type Context, type Layer, type Rgb } from './canvas.ts';
import { clamp, fbm, mix, smoothstep } from './noise.ts';
import { seeded } from './random.ts';

/** Three colours from top to horizon. */
export function gradientSky(height: number, stops: readonly (readonly [at: number, colour: Rgb])[]): Layer {
  return pixels(WIDTH, height, (_, y, out) => {
    const at = y / height;
    const upper = stops.findLast(([position]) => position <= at) ?? stops[0];
    const lower = stops.find(([position]) => position > at) ?? stops.at(-1);
    if (!upper || !lower) return;
    const span = lower[0] - upper[0];
    out.set(blend(upper[1], lower[1], span > 0 ? smoothstep(0, 1, (at - upper[0]) / span) : 0));
    out[3] = 1;
  });
}

type Clouds = {
  seed: string;
  width: number;
  height: number;
  /** Where in the layer the sun is: clouds are bright towards it. */
  sun: readonly [x: number, y: number];
  lit: Rgb;
  shade: Rgb;
  /** Share of the sky that is covered. */
  cover: number;
};

/** Two cloud layers for `drift`: stretched, domain-warped noise, lit by the difference of its own density towards the sun. */
export function clouds(options: Clouds): [Layer, Layer] {
  return [bank(options, 'a'), bank(options, 'b')];
}

function bank({ seed, width, height, sun, lit, shade, cover }: Clouds, name: string): Layer {
  const warp = fbm(`${seed} warp ${name}`, 3, 64);
  const noise = fbm(`${seed} ${name}`, 6, 64);
  const density = (x: number, y: number) => {
    const u = x / 300;
    const v = y / 92;
    const bend = warp(u, v * 0.7) - 0.5;
    return noise(u + bend * 1.1, v + bend * 1.3);
  };
  return pixels(width, height, (x, y, out) => {
    const here = density(x, y);
    const amount = smoothstep(0.72 - cover * 0.4, 0.98 - cover * 0.4, here);
    if (amount === 0) return;
    const dx = sun[0] - x;
    const dy = sun[1] - y;
    const away = Math.hypot(dx, dy) || 1;
    const towards = density(x + (dx / away) * 18, y + (dy / away) * 12);
    const near = clamp(1 - away / 800);
    out.set(blend(shade, lit, clamp(0.34 + (here - towards) * 4.6 + near * 0.5)));
    out[3] = amount * mix(0.86, 0.96, near) * smoothstep(0, 0.1, y / height) * smoothstep(1, 0.66, y / height);
  });
}

export type Star = { x: number; y: number; size: number; cycles: number; offset: number };

export function starField(seed: string, count: number, width: number, height: number): Star[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() ** 1.2 * height,
    size: 0.5 + random() ** 4 * 1.5,
    cycles: 1 + Math.floor(random() * 5),
    offset: random(),
  }));
}

/** Stars that twinkle a whole number of times in a loop. */
export function twinkle(context: Context, stars: readonly Star[], phase: number, colour: string): void {
  context.fillStyle = colour;
  for (const star of stars) {
    context.globalAlpha = 0.55 + 0.45 * Math.sin((phase * star.cycles + star.offset) * Math.PI * 2);
    context.fillRect(star.x, star.y, star.size, star.size);
  }
  context.globalAlpha = 1;
}
