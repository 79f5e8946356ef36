import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, editDigits, readMask, writeDigits } from './phone-mask.ts';

const mask = readMask('+7 (___) ___-__-__');

describe('a mask', () => {
  it('is read as the code of the country and the digits to type', () => {
    expect(mask).toEqual({ prefix: '+7 (', pattern: '___) ___-__-__', slots: 10 });
    expect(readMask('+998 XX XXX-XX-XX')).toMatchObject({ prefix: '+998 ', slots: 9 });
    expect(readMask('##########')).toMatchObject({ prefix: '', slots: 10 });
  });

  it('writes signs between digits only when a digit follows', () => {
    expect(writeDigits(mask, '701')).toBe('701');
    expect(writeDigits(mask, '7015')).toBe('701) 5');
    expect(writeDigits(mask, '7015554218')).toBe('701) 555-42-18');
    expect(writeDigits(mask, '')).toBe('');
  });

  it('never loses a digit, whatever has been typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), (digits) => {
        const text = writeDigits(mask, digits);
        expect(text.replace(/\D/g, '')).toBe(digits);
        expect(caretAfter(text, digits.length)).toBe(text.length);
      }),
    );
  });
});

describe('an edit', () => {
  const edit = (before: string, text: string, caret = text.length, inputType?: string) =>
    editDigits(mask, before, { text, caret, inputType });

  it('takes a whole number in any usual writing', () => {
    const number = { digits: '7015554218', caretDigits: 10 };
    for (const text of ['+7 701 555 42 18', '8 (701) 555-42-18', '77015554218', '7015554218'])
      expect(edit('', text, text.length, 'insertFromPaste')).toEqual(number);
    expect(edit('7000000000', '87015554218', 11)).toEqual(number);
  });

  it('takes the beginning of an international number without the code', () => {
    expect(edit('', '+7 701', 6, 'insertFromPaste')).toEqual({ digits: '701', caretDigits: 3 });
  });

  it('leaves a full field alone when one more digit is typed', () => {
    expect(edit('7015554218', '9701) 555-42-18', 1, 'insertText')).toEqual({ digits: '7015554218', caretDigits: 1 });
  });

  it('erases the digit when a sign beside it is erased', () => {
    expect(edit('7015', '701)5', 4, 'deleteContentBackward')).toEqual({ digits: '705', caretDigits: 2 });
    expect(edit('7015', '701 5', 3, 'deleteContentForward')).toEqual({ digits: '701', caretDigits: 3 });
  });

  it('keeps the caret at its digit in the middle of a number', () => {
    const { digits, caretDigits } = edit('701555', '7901) 555', 2, 'insertText');
    expect(digits).toBe('7901555');
    expect(caretAfter(writeDigits(mask, digits), caretDigits)).toBe(2);
  });
});
