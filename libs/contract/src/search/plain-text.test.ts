import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

describe('FIND-012 CHAN-052 a text as it is searched', () => {
  test.each([
    ['  Тихий   ПЕРЕВАЛ ', 'тихий перевал'],
    ['Ёлка', 'елка'],
    ['Мой и мои', 'мой и мои'],
    ['Әңгіме, Қыз Жібек, Үміт, Һәм', 'ангиме кыз жибек умит хам'],
    ['Көңүл', 'конул'],
    ['Тоҷикистон, Ҳаёт, ӣ, ӯ', 'точикистон хает и у'],
    ['Ўзбекистон', 'узбекистон'],
    ['Xəzər, Gəncə, İçərişəhər, ılıq', 'xezer gence iceriseher iliq'],
    ['Oʻzbekiston, Oʼzbekiston, O‘zbekiston, O’zbekiston, O`zbekiston', Array(5).fill('ozbekiston').join(' ')],
    ["G'ildirak", 'gildirak'],
    ['Amélie', 'amelie'],
    ['Брат-2: «Возвращение»', 'брат 2 возвращение'],
    ['%_\\', ''],
  ])('%s is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  const letters = "абвгдеёжийкуфхчщъьэюяәғқңөұүһіҳҷӣӯўabcdeghiosuzıəğçşöü 0129-:«»ʻʼ'’".split('');
  const texts = fc.string({ unit: fc.constantFrom(...letters, 'Ё', 'Қ', 'İ', 'I', 'Ə', 'O‘'), maxLength: 20 });

  test('is a form that stays as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plainText(plainText(text)) === plainText(text)));
    fc.assert(fc.property(texts, (text) => plainText(plainText(text)) === plainText(text)));
  });

  test('does not depend on case, on how marks are encoded, nor on what stands between words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const plain = plainText(text);
        expect(plainText(text.toUpperCase())).toBe(plain);
        expect(plainText(text.normalize('NFD'))).toBe(plain);
        expect(plainText(text.normalize('NFC'))).toBe(plain);
        expect(plainText(` ${text.replaceAll(' ', ' — ')}! `)).toBe(plain);
      }),
    );
  });

  test('of two texts beside each other is that of each', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(plainText(`${one} ${other}`)).toBe(`${plainText(one)} ${plainText(other)}`.trim());
      }),
    );
  });

  test('holds letters and digits alone, with one space between words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        /^$|^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u.test(plainText(text)),
      ),
    );
  });
});
