import { expect, it } from 'vitest';
import { imageAddress, imageAddresses, imagePixelRatio } from './images.ts';

it('ROWS-096 ROWS-097 the pixel ratio is at least 2 above 1440 px and 3 above 1920 px', () => {
  expect([
    imagePixelRatio(1, 1440),
    imagePixelRatio(1, 1441),
    imagePixelRatio(1, 1921),
    imagePixelRatio(4, 1921),
  ]).toEqual([1, 2, 3, 4]);
});

it('ROWS-098 webp is asked for when the browser supports it', () => {
  expect(imageAddress('https://img.test/a.jpg?lang=kk', { widthPx: 300.4 })).toBe(
    'https://img.test/a.jpg?lang=kk&w=300&format=webp',
  );
  expect(imageAddress('https://img.test/a.jpg', { widthPx: 300, webp: false })).toBe('https://img.test/a.jpg?w=300');
});

it('leaves an address alone that is none', () => {
  expect(imageAddress('', { widthPx: 10 })).toBe('');
});

it('gives all sizes of one address, each without the others', () => {
  const addressOf = imageAddresses('https://img.test/a.jpg?w=5&lang=kk#top');
  expect(addressOf({ widthPx: 64, heightPx: 32 })).toBe('https://img.test/a.jpg?w=64&lang=kk&h=32&format=webp#top');
  expect(addressOf({ widthPx: 96, webp: false })).toBe('https://img.test/a.jpg?w=96&lang=kk#top');
});
