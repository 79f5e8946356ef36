import { expect, it } from 'vitest';
import { ownStore, storesOf } from './stores.ts';

const stores = { android: 'https://play.example', ios: 'https://apps.example', huawei: 'https://gallery.example' };
const on = (name: string, userAgent = '') => ({ os: { name }, userAgent });

it('NAV-037 a device goes to its own store, a computer chooses', () => {
  expect(ownStore(stores, on('iOS'))).toBe('https://apps.example');
  expect(ownStore(stores, on('Android'))).toBe('https://play.example');
  expect(ownStore(stores, on('Android', 'Mozilla/5.0 (Linux; Android 12; HUAWEI P50)'))).toBe(
    'https://gallery.example',
  );
  expect(['Windows', 'macOS', 'Linux', 'Tizen'].map((name) => ownStore(stores, on(name)))).toEqual(Array(4).fill(null));
});

it('NAV-037 without the store of the device the viewer chooses; a Huawei phone takes the common one', () => {
  expect(ownStore({ android: 'https://play.example' }, on('iOS'))).toBeNull();
  expect(ownStore({ android: 'https://play.example' }, on('Android', 'HONOR 90'))).toBe('https://play.example');
});

it('NAV-114 stores without an address are left out', () => {
  expect(storesOf({ lg: 'https://lg.example' }).map(({ id, href }) => [id, href])).toEqual([
    ['lg', 'https://lg.example'],
  ]);
  expect(storesOf({})).toEqual([]);
});
