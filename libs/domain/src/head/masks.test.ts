import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fillMask, maskedText } from './masks.ts';

it.each([
  ['{title} ({year}) — смотреть', { title: 'Степь', year: 2019 }, 'Степь (2019) — смотреть'],
  ['{title} ({year}) — смотреть', { title: 'Степь' }, 'Степь — смотреть'],
  ['{title}, {year}: описание.', { title: 'Степь' }, 'Степь: описание.'],
  ['{title} — {country}', { title: 'Степь' }, 'Степь'],
  ['{year} — {title}', { title: 'Степь' }, 'Степь'],
  ['Канал {name} на неделю', {}, 'Канал на неделю'],
  ['«{original}» {title} ({country}, {year})', { title: 'Степь' }, 'Степь'],
  ['{ title }', { title: 'Степь' }, 'Степь'],
  ['{title}', { title: '  ' }, undefined],
  ['({year}) — ', {}, undefined],
  ['{title}', { title: '{year} (x)', year: 2019 }, '{year} (x)'],
  ['{toString}, {title}', { title: 'Степь' }, 'Степь'],
])('ROWS-100 the mask %s of %o', (mask, values, text) => {
  expect(fillMask(mask, values)).toBe(text);
});

it('ROWS-100 DATA-063 takes the mask of the page and of the kind of text', () => {
  const masks = [
    { pageType: 'content', textType: 'description', value: 'D {title}' },
    { pageType: 'channel', textType: 'title', value: 'C {title}' },
    { pageType: 'content', textType: 'title', value: 'T {title}' },
  ];
  expect(maskedText(masks, 'content', 'title', { title: 'x' })).toBe('T x');
  expect(maskedText(masks, 'person', 'title', { title: 'x' })).toBeUndefined();
});

it('ROWS-100 no mask leaves a placeholder that nobody knows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('{a}', '{b}', ' ', ',', '(', ')', '—', 'слово', ':'), { maxLength: 12 }),
      (parts) => {
        const text = fillMask(parts.join(''), { a: 'A' });
        expect(text ?? '').not.toMatch(/\{|\}|\uE000|^[\s,:—]|[\s,:—]$| {2}/);
      },
    ),
  );
});
