import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem, loginProblem, maskDigits, paddedLogin, phoneProblem, type PhoneRules } from './forms.ts';

const RULES: PhoneRules = { mask: null, requiredPrefix: null, alternative: null };

describe('a phone', () => {
  it('AUTH-047 counts digits and nothing else', () => {
    expect(phoneProblem('+7 (701) 123-45-67', RULES)).toBeNull();
    expect(phoneProblem('77011234567', RULES)).toBeNull();
  });

  it.each([
    ['+7 (___) ___-__-__', 11],
    ['+998 ## ### ## ##', 12],
    ['XXX-XXX', 6],
    ['+374 ** *** ***', 11],
    ['', 0],
  ])('AUTH-048 the mask %s holds %i digits', (mask, digits) => {
    expect(maskDigits(mask)).toBe(digits);
  });

  it('AUTH-048 has as many digits as its mask', () => {
    const rules = { ...RULES, mask: '+998 ## ### ## ##' };
    expect(phoneProblem('998901234567', rules)).toBeNull();
    expect(phoneProblem('99890123456', rules)).toBe('error_wrong_phone');
    expect(phoneProblem('9989012345678', rules)).toBe('error_wrong_phone');
  });

  it.each(['', 'any text'])('AUTH-049 has 11 digits without a mask that holds some (%j)', (mask) => {
    expect(phoneProblem('77011234567', { ...RULES, mask })).toBeNull();
    expect(phoneProblem('7701123456', { ...RULES, mask })).toBe('error_wrong_phone');
    expect(phoneProblem('770112345678', { ...RULES, mask })).toBe('error_wrong_phone');
  });

  it('AUTH-053 is required', () => {
    expect(phoneProblem('', RULES)).toBe('required');
    expect(phoneProblem('+ () -', RULES)).toBe('required');
  });

  it('AUTH-034 begins with the prefix that a brand requires', () => {
    const rules = { ...RULES, requiredPrefix: '7' };
    expect(phoneProblem('87011234567', rules)).toBe('error_wrong_phone');
    expect(phoneProblem('77011234567', rules)).toBeNull();
  });

  it('BRAND-013 may have 9 digits when the first one is not 7', () => {
    const rules = { ...RULES, alternative: { digits: 9, notStartingWith: '7' } };
    expect(phoneProblem('901234567', rules)).toBeNull();
    expect(phoneProblem('701234567', rules)).toBe('error_wrong_phone');
    expect(phoneProblem('901234567', RULES)).toBe('error_wrong_phone');
  });

  it('is judged the same however it is written', () => {
    const signs = fc.constantFrom(' ', '-', '(', ')', '+', '.');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.array(signs, { maxLength: 3 }))), (parts) => {
        const plain = parts.map(([digit]) => digit).join('');
        const written = parts.map(([digit, between]) => `${between.join('')}${digit}`).join('');
        expect(phoneProblem(written, RULES)).toBe(phoneProblem(plain, RULES));
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.kz', 'first.last+tag@mail.example.com', "o'neil@example.org", ' spaces@around.kz '])(
    'AUTH-055 may be %j',
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  it.each(['a', 'a@', '@b.kz', 'a@b', 'a b@c.kz', 'a@b..kz', 'a@-b.kz', 'почта@пример.рф'])(
    'AUTH-055 may not be %j',
    (email) => expect(emailProblem(email)).toBe('error_wrong_email'),
  );

  it('AUTH-053 is required', () => {
    expect(emailProblem('')).toBe('required');
    expect(emailProblem('  ')).toBe('required');
  });
});

describe('login and password', () => {
  it('AUTH-033 AUTH-053 are required', () => expect(loginProblem('')).toBe('required'));

  it('AUTH-032 have at most 30 characters', () => {
    expect(loginProblem('x'.repeat(30))).toBeNull();
    expect(loginProblem('x'.repeat(31))).toBe('error_too_long');
  });

  it('BRAND-014 a short login is filled with zeros and prefixed', () => {
    const padding = { length: 6, prefix: 'btv' };
    expect(paddedLogin('42', padding)).toBe('btv000042');
    expect(paddedLogin('123456', padding)).toBe('123456');
    expect(paddedLogin('1234567', padding)).toBe('1234567');
    expect(paddedLogin('42', null)).toBe('42');
  });
});
