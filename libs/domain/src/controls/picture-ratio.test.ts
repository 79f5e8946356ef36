import { expect, it } from 'vitest';
import { pictureRatio } from './picture-ratio.ts';

it.each([
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  [' 16/9 ', 16 / 9],
  ['2.39', 2.39],
  ['720x576', 1.25],
])('ENG-060 a channel may say how wide its picture is: %s', (said, ratio) =>
  expect(pictureRatio(said)).toBeCloseTo(ratio, 5),
);

it.each([undefined, '', 'wide', '0:3', '4:0', '-4:3', '4:3:2'])('ENG-060 without a ratio (%s) it is 16:9', (said) =>
  expect(pictureRatio(said)).toBeCloseTo(16 / 9, 5),
);
