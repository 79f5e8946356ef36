import { expect, it } from 'vitest';
import { brandIds, firstBrand } from './brands.ts';
import { firstChoice, globalsOf, readToolbar, toolbarMenus } from './toolbar.ts';

it('begins with one brand as its theme and the device say', () => {
  const { brands, scheme, density, window } = readToolbar(firstChoice);
  expect(brands).toEqual([firstBrand]);
  expect(brandIds).toContain(firstBrand);
  expect([scheme, density, window]).toEqual([undefined, undefined, undefined]);
});

it('takes brand, scheme, language, density and window together', () => {
  const choice = readToolbar({ brand: 'all', scheme: 'light', language: 'kk', density: 'compact', window: '820' });
  expect(choice).toMatchObject({ scheme: 'light', language: 'kk', density: 'compact', window: { width: 820 } });
  expect(choice.brands).toEqual(brandIds);
  expect(globalsOf(choice, 'orbit')).toBe('brand:orbit;scheme:light;language:kk;density:compact;window:own');
});

it('knows a window by its number too, as an address gives it', () => {
  expect(readToolbar({ ...firstChoice, window: 390 }).window).toMatchObject({ width: 390, height: 844 });
});

it('reads a television from ten feet, whatever density was chosen', () => {
  const choice = readToolbar({ ...firstChoice, density: 'compact', window: 'tv' });
  expect(choice).toMatchObject({ density: 'tv', window: { width: 1920, height: 1080 } });
});

it('takes what it does not know for not chosen', () => {
  const choice = readToolbar({ brand: 'nobody', scheme: 'sepia', language: 'tlh', density: 'huge', window: '7' });
  expect(choice).toMatchObject({ brands: [firstBrand], language: 'ru' });
  expect([choice.scheme, choice.density, choice.window]).toEqual([undefined, undefined, undefined]);
});

it('knows every choice that its menus offer', () => {
  const values = (menu: keyof typeof toolbarMenus) => toolbarMenus[menu].toolbar.items.map(({ value }) => value);
  expect(values('brand')).toEqual(['all', ...brandIds]);
  expect(values('scheme')).toEqual(['system', 'dark', 'light']);
  for (const window of values('window').filter((value) => value !== 'own'))
    expect(readToolbar({ ...firstChoice, window }).window?.width).toBe(window === 'tv' ? 1920 : Number(window));
});
