import { expect, it } from 'vitest';
import { GENRE_STEP_DEG, GENRE_TONES } from './genre-ground.ts';

/** WCAG's relative luminance of an HSL colour. */
function luminance(hueDeg: number, saturation: number, lightness: number): number {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + hueDeg / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}

it('words on art can be read on the ground of every genre', () => {
  for (let hue = 0; hue < 360; hue++)
    for (const { saturation, lightness } of Object.values(GENRE_TONES))
      expect(1.05 / (luminance(hue, saturation, lightness) + 0.05)).toBeGreaterThan(4.5);
});

it('neighbouring genres differ, and a dozen of them all differ', () => {
  const hues = Array.from({ length: 12 }, (_, index) => (index * GENRE_STEP_DEG) % 360).sort((a, b) => a - b);
  const gaps = hues.map((hue, index) => ((hues[(index + 1) % hues.length] ?? 0) - hue + 360) % 360);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
});
