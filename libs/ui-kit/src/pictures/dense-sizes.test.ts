import { expect, it } from 'vitest';
import { denseSizes } from './dense-sizes.ts';

it.each([
  ['(min-width: 1000px) 14vw, 50vw', 1, 1440, '(min-width: 1000px) 14vw, 50vw'],
  ['(min-width: 1000px) 14vw, 50vw', 1, 1600, '(min-width: 1000px) calc(14vw * 2), calc(50vw * 2)'],
  ['64px', 1, 2560, 'calc(64px * 3)'],
  ['64px', 2, 2560, 'calc(64px * 1.5)'],
  ['min(100vw, 40rem)', 1, 1600, 'calc(min(100vw, 40rem) * 2)'],
  ['100vw', 2, 1600, '100vw'],
  ['100vw', 3, 2560, '100vw'],
  ['', 1, 2560, ''],
])(
  'ROWS-096 ROWS-097 «%s» on a screen of ratio %d in a window of %d px asks for «%s»',
  (sizes, ratio, width, dense) => {
    expect(denseSizes(sizes, ratio, width)).toBe(dense);
  },
);
