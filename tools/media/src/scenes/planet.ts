import { blend, context2d, type Context, type Rgb } from './canvas.ts';
import { clamp, fbm, smoothstep } from './noise.ts';

type Planet = {
  radius: number;
  /** Direction to the sun, not normalised; z points to the viewer. */
  sun: readonly [number, number, number];
  air: Rgb;
  /** Colour of the surface at a longitude (0…1, repeating) and latitude (-1…1). */
  surface: (longitude: number, latitude: number) => Rgb;
  /** Light that shows on the night side only. */
  lights?: (longitude: number, latitude: number) => number;
  /** Share of a turn after which the surface repeats, so that a slow turn can loop. */
  period: number;
  /** How much finer the map is than usual, for a planet that fills the picture. */
  detail?: number;
};

/** A turning ball: every pixel's place on the map and its light are worked out once, then a frame is a table look-up. */
export function planet({
  radius,
  sun,
  air,
  surface,
  lights,
  period,
  detail = 1,
}: Planet): (context: Context, x: number, y: number, phase: number) => void {
  const mapWidth = 720 * detail;
  const mapHeight = 360 * detail;
  const map = new Uint8ClampedArray(mapWidth * mapHeight * 4);
  for (let row = 0, at = 0; row < mapHeight; row++) {
    for (let column = 0; column < mapWidth; column++, at += 4) {
      const longitude = column / mapWidth;
      const latitude = (row / mapHeight) * 2 - 1;
      map.set(surface(longitude, latitude), at);
      map[at + 3] = lights ? lights(longitude, latitude) * 255 : 0;
    }
  }
  const size = radius * 2 + 4;
  const target = context2d(new OffscreenCanvas(size, size));
  const image = target.createImageData(size, size);
  const places = new Float32Array(size * size * 5);
  const length = Math.hypot(...sun);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column - size / 2 + 0.5) / radius;
      const y = (row - size / 2 + 0.5) / radius;
      const away = Math.hypot(x, y);
      const at = (row * size + column) * 5;
      places[at + 4] = clamp((1 - away) * radius + 0.5);
      if (away >= 1.02) continue;
      const z = Math.sqrt(Math.max(0, 1 - away * away));
      const day = (x * sun[0] + y * sun[1] + z * sun[2]) / length;
      places[at] = Math.atan2(x, z) / (Math.PI * 2);
      places[at + 1] = Math.min(mapHeight - 1, Math.floor((Math.asin(clamp(y, -1, 1)) / Math.PI + 0.5) * mapHeight));
      places[at + 2] = day;
      places[at + 3] = (1 - z) ** 2.4 * smoothstep(-0.35, 0.6, day);
    }
  }
  return (context, x, y, phase) => {
    for (let pixel = 0, at = 0; pixel < size * size; pixel++, at += 5) {
      const alpha = places[at + 4] ?? 0;
      const out = pixel * 4;
      image.data[out + 3] = alpha * 255;
      if (alpha === 0) continue;
      const turns = (((places[at] ?? 0) + phase * period) / period + 8) % 1;
      const texel = ((places[at + 1] ?? 0) * mapWidth + Math.floor(turns * mapWidth)) * 4;
      const day = places[at + 2] ?? 0;
      const lit = smoothstep(-0.12, 0.75, day) * 1.05 + 0.025;
      const rim = places[at + 3] ?? 0;
      const lamp = ((map[texel + 3] ?? 0) / 255) * smoothstep(0.12, -0.12, day);
      image.data[out] = (map[texel] ?? 0) * lit + air[0] * rim + 255 * lamp;
      image.data[out + 1] = (map[texel + 1] ?? 0) * lit + air[1] * rim + 190 * lamp;
      image.data[out + 2] = (map[texel + 2] ?? 0) * lit + air[2] * rim + 110 * lamp;
    }
    target.putImageData(image, 0, 0);
    context.drawImage(target.canvas, x - size / 2, y - size / 2);
  };
}

/** Bands of a gas giant, bent by storms. */
export function gasGiant(colours: readonly Rgb[]): Planet['surface'] {
  const bend = fbm('bands', 5, 6);
  const fine = fbm('fine bands', 4, 12);
  return (longitude, latitude) => {
    const shift = (bend(longitude * 6, latitude * 7) - 0.5) * 0.24;
    const band = (latitude + shift) * 5.2 + (fine(longitude * 12, latitude * 26) - 0.5) * 0.7 + 20;
    const index = Math.floor(band) % colours.length;
    const from = colours[index] ?? [0, 0, 0];
    const to = colours[(index + 1) % colours.length] ?? from;
    return blend(from, to, smoothstep(0.25, 0.75, band % 1));
  };
}

/** Seas, land and cloud of a living world. */
export function livingWorld(): Pick<Planet, 'surface' | 'lights'> {
  const land = fbm('land', 6, 5);
  const cover = fbm('cover', 6, 7);
  const towns = fbm('towns', 3, 180);
  const height = (longitude: number, latitude: number) => land(longitude * 5, latitude * 4 + 3);
  return {
    surface: (longitude, latitude) => {
      const ground = height(longitude, latitude);
      const dry = blend([52, 104, 66], [176, 146, 96], smoothstep(0.54, 0.68, ground + Math.abs(latitude) * 0.1));
      const base: Rgb = blend([14, 46, 104], dry, smoothstep(0.5, 0.53, ground));
      const polar = blend(base, [232, 240, 248], smoothstep(0.72, 0.9, Math.abs(latitude) + (ground - 0.5) * 0.4));
      return blend(polar, [244, 246, 250], smoothstep(0.52, 0.74, cover(longitude * 7, latitude * 9)) * 0.85);
    },
    lights: (longitude, latitude) =>
      smoothstep(0.49, 0.53, height(longitude, latitude)) *
      smoothstep(0.5, 0.74, towns(longitude * 180, latitude * 90)) *
      smoothstep(0.42, 0.58, towns(longitude * 60, latitude * 26 + 9)) *
      smoothstep(0.8, 0.6, Math.abs(latitude)),
  };
}
