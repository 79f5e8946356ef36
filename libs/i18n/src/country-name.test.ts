import { expect, it } from 'vitest';
import { countryName } from './country-name.ts';

it('a country is called by its name in the language of the page', () => {
  expect(countryName('KZ', 'ru')).toBe('Казахстан');
  expect(countryName('CA', 'en')).toBe('Canada');
});

it('what is no code of a country stays as the server wrote it', () => {
  expect(countryName('XX', 'ru')).toBe('XX');
  expect(countryName('Казахстан', 'ru')).toBe('Казахстан');
});
