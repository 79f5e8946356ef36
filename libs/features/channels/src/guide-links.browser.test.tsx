import { validBrand } from '@livery/brand-kit/valid-brand';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NOON_MS, open } from './testing/channels-site.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
  await page.viewport(1440, 900);
});
afterEach(() => void vi.useRealTimers());

const linksToGuide = () => document.querySelectorAll('a[href="/channels/guide"]').length;

it.each([
  ['/channels', 'ТВ-каналы', true, 1],
  ['/channels', 'ТВ-каналы', false, 0],
  ['/channels/all/c1', 'Идёт сейчас', true, 1],
  ['/channels/all/c1', 'Идёт сейчас', false, 0],
])('%s (%s) leads to the guide where the brand has one: %s', async (at, title, guide, links) => {
  await open({ at, brand: { features: { ...validBrand.features, guide } } });
  await expect.poll(() => document.querySelector('h1')?.textContent).toContain(title);
  expect(linksToGuide()).toBe(links);
});
