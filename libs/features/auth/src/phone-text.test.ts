import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneOf, typedDigits } from './phone-text.ts';

const MASK = '+7 (___) ___-__-__';

it.each([
  ['7011234567', '+7 (701) 123-45-67'],
  ['701', '+7 (701'],
  ['', ''],
])('writes %j as %j', (typed, phone) => expect(phoneOf(MASK, typed)).toBe(phone));

it('gives back what was typed, whatever the mask', () => {
  const digits = fc.stringMatching(/^\d{0,10}$/);
  fc.assert(
    fc.property(fc.constantFrom(MASK, '+998 __ ___ __ __', '+___________', '___ ___ ___'), digits, (mask, typed) => {
      const slots = readSlots(mask);
      expect(typedDigits(mask, phoneOf(mask, typed.slice(0, slots)))).toBe(typed.slice(0, slots));
    }),
  );
});

const readSlots = (mask: string) => mask.split('_').length - 1;
