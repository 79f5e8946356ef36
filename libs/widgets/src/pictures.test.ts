import { expect, it } from 'vitest';
import { channelPictureOf, pictureOf, posterOf, wideOf } from './pictures.ts';

const ADDRESS = 'https://img.test/a.jpg';
const widths = (set: string | undefined) => [...(set ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it('ROWS-094 ROWS-095 the widest poster and wide picture that is asked for is 1080 wide', () => {
  for (const shape of ['poster', 'wide'] as const) {
    const source = pictureOf(ADDRESS, shape);
    expect(Math.max(...widths(source?.srcSet))).toBe(1080);
    expect(source?.src).toBe(`${ADDRESS}?w=1080`);
  }
});

it('ROWS-098 each width is offered as WebP, too', () => {
  const source = pictureOf(ADDRESS, 'poster');
  expect(widths(source?.webpSrcSet)).toEqual(widths(source?.srcSet));
  expect(source?.webpSrcSet?.split(', ').every((one) => one.includes('format=webp'))).toBe(true);
});

it('ROWS-099 a banner is three times as wide as high', () => {
  expect(pictureOf(ADDRESS, 'banner')?.srcSet).toContain(`${ADDRESS}?w=1440&h=480 1440w`);
});

it.each([
  ['#1a2b3c', '#1a2b3c'],
  ['red; background: url(x)', undefined],
  [undefined, undefined],
])('the colour %s of the server stands before the picture as %s', (color, colour) => {
  const content = { images: [], cover: { src2x3: ADDRESS, src16x9: ADDRESS, ...(color !== undefined && { color }) } };
  expect([posterOf(content as never)?.colour, wideOf(content as never)?.colour]).toEqual([colour, colour]);
  expect(channelPictureOf({ cover: { colorBg: ADDRESS, color } as never })?.colour).toBe(colour);
});
