import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, type Pixels } from './difference.ts';

const filled = (width: number, height: number, value: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(value),
});

function withPixel(pixels: Pixels, x: number, y: number, value: number): Pixels {
  const data = pixels.data.slice();
  data.fill(value, (y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3);
  return { ...pixels, data };
}

const pixelOf = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

it('finds nothing between a picture and itself', () => {
  expect(compare(filled(3, 2, 80), filled(3, 2, 80)).share).toBe(0);
});

it('counts a changed pixel and shows it in red on a pale copy', () => {
  const { share, picture } = compare(filled(4, 2, 0), withPixel(filled(4, 2, 0), 2, 1, 200));
  expect(share).toBe(1 / 8);
  expect(pixelOf(picture, 2, 1)).toEqual([230, 0, 60, 255]);
  expect(pixelOf(picture, 0, 0)).toEqual([200, 200, 200, 255]);
});

it('does not count what nobody sees', () => {
  expect(compare(filled(2, 2, 100), filled(2, 2, 109)).share).toBe(0);
});

it('counts what only one of two sizes has', () => {
  expect(compare(filled(2, 2, 9), filled(2, 4, 9)).share).toBe(1 / 2);
  expect(compare(filled(2, 4, 9), filled(2, 2, 9)).picture).toMatchObject({ width: 2, height: 4 });
  expect(compare(filled(0, 0, 9), filled(1, 1, 9)).share).toBe(1);
});

it('is the same both ways round, whatever the pictures', () => {
  const pixels = fc
    .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }) })
    .chain(({ width, height }) =>
      fc
        .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
        .map((data): Pixels => ({ width, height, data })),
    );
  fc.assert(
    fc.property(pixels, pixels, (a, b) => {
      expect(compare(a, b).share).toBe(compare(b, a).share);
    }),
  );
});
