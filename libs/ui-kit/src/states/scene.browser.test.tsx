import { afterEach, expect, it } from 'vitest';
import { SCENES } from '../looks/all-scenes.ts';
import { mount } from '../stories/mount.tsx';
import { Scene } from './scene.tsx';

const root = document.documentElement;
afterEach(() => delete root.dataset['hero']);

/** The address of the painting that a brand with this hero shows; null where it shows none. */
function paintingOf(hero: string): string | null {
  root.dataset['hero'] = hero;
  const { host, unmount } = mount(<Scene />);
  const land = host.querySelector('[data-part="scene"]')!;
  const address = land.checkVisibility()
    ? /url\("(.*)"\)/.exec(getComputedStyle(land, '::before').maskImage)?.[1]
    : null;
  unmount();
  return address ?? null;
}

const heroes = Object.keys(SCENES);

it('each hero has an empty scene of its own, a painting of few bytes that a browser can draw', async () => {
  const sizes = heroes.map(async (hero) => {
    const painting = await (await fetch(paintingOf(hero) ?? '')).blob();
    const { width, height } = await createImageBitmap(painting);
    expect([hero, width, height]).toEqual([hero, 1280, 720]);
    return painting.size;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(120_000);
  expect(new Set(heroes.map(paintingOf)).size).toBe(heroes.length);
});

it('the brand that lives inside of another app has none', () => {
  expect(paintingOf('inline-strip')).toBeNull();
});
