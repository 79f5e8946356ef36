import { expect, it } from 'vitest';
import { percent, sheet, type Taken } from './sheet.ts';
import type { Window } from './window.ts';

const HEAD = { title: 'Looks', facts: ['dark', 'ru'] };
const shot = (screen: string, brand: string, width: Window, more: Partial<Taken> = {}): Taken => ({
  screen,
  brand,
  width,
  file: `${screen}/${brand}-${width}.png`,
  notes: [],
  isWell: true,
  ...more,
});

const order = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
};

it('groups by screen, then by width, with brands side by side', () => {
  const html = sheet(HEAD, [
    shot('home', 'web', 390),
    shot('home', 'web', 1440),
    shot('home', 'almatv', 390),
    shot('watch', 'web', 390),
  ]);
  expect(order(html, 'home, 390 px', 'home/web-390.png', 'home/almatv-390.png', 'home, 1440 px', 'watch, 390 px')).toBe(
    true,
  );
});

it('names files beside it only, so that it works from the disk', () => {
  const html = sheet(HEAD, [shot('home', 'web', 390)]);
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['#home', 'home/web-390.png', 'home/web-390.png']);
});

it('shows before, after, difference and what changed most first', () => {
  const compared = (brand: string, share: number) =>
    shot('home', brand, 390, {
      before: `home/${brand}-390.before.png`,
      difference: `home/${brand}-390.difference.png`,
      share,
    });
  const html = sheet(HEAD, [compared('web', 0.01), compared('almatv', 0.5), compared('mbank', 0)]);
  expect(order(html, 'href="#home-almatv-390"', 'href="#home-web-390"', 'web-390.before.png', 'web-390.png')).toBe(
    true,
  );
  expect(html).not.toContain('href="#home-mbank-390"');
  expect(html).toContain('<b>almatv</b>, changed: 50 %');
});

it('says so when nothing differs', () => {
  expect(sheet(HEAD, [shot('home', 'web', 390, { share: 0 })])).toContain('Nothing differs.');
  expect(sheet(HEAD, [shot('home', 'web', 390)])).not.toContain('Nothing differs.');
});

it('tells what went wrong, and keeps foreign words from being markup', () => {
  const { file: _, ...lost } = shot('home', 'web', 390, { notes: ['TypeError: <img src="x">'] });
  const html = sheet({ ...HEAD, title: 'a & b' }, [lost]);
  expect(html).toContain('<em>TypeError: &lt;img src=&quot;x&quot;&gt;</em>');
  expect(html).toContain('<title>a &amp; b</title>');
  expect(html).not.toContain('<img');
});

it.each([
  [0, '0 %'],
  [0.00001, 'under 0.01 %'],
  [0.1234, '12.34 %'],
  [0.1, '10 %'],
  [1, '100 %'],
])('writes %s as %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
