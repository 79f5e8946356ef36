import { readMask, writeDigits } from '@livery/ui-kit/forms';

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The whole number as its mask writes it: the code of the country, and the digits typed. Nothing while nothing is typed. */
export function phoneOf(mask: string, typed: string): string {
  const shape = readMask(mask);
  return typed === '' ? '' : shape.prefix + writeDigits(shape, typed);
}

/** The typed part of a whole number. */
export function typedDigits(mask: string, phone: string): string {
  const given = digitsIn(readMask(mask).prefix);
  const digits = digitsIn(phone);
  return digits.startsWith(given) ? digits.slice(given.length) : digits;
}
