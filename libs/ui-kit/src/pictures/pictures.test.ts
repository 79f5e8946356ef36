import { expect, it } from 'vitest';
import { initials } from './initials.ts';
import { pictureSource } from './picture-source.ts';

it('takes the initials of the first and the last word', () => {
  expect(initials('Үміт Құрманғалиева')).toBe('ҮҚ');
  expect(initials('Хабар')).toBe('Х');
  expect(initials('«Пятый канал» — HD 24')).toBe('П2');
  expect(initials('— «»')).toBe('');
});

it('gives an address for each width in both formats, the widest as the fallback', () => {
  const source = pictureSource({
    widths: [320, 1080],
    addressOf: (width, format) => `/i.jpg?w=${width}${format === 'webp' ? '&format=webp' : ''}`,
    colour: '#123',
  });
  expect(source).toEqual({
    src: '/i.jpg?w=1080',
    srcSet: '/i.jpg?w=320 320w, /i.jpg?w=1080 1080w',
    webpSrcSet: '/i.jpg?w=320&format=webp 320w, /i.jpg?w=1080&format=webp 1080w',
    colour: '#123',
  });
});
