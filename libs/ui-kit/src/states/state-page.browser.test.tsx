import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { EmptyState } from './states.tsx';

const LONG = 'щ'.repeat(255);

it.each([390, 1440])(
  'SRCH-009 FIND-013 what was looked for is read whole where nothing was found, also a word without end, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const { host, unmount } = mount(<EmptyState title={`Nothing for ${LONG}`} text={LONG} />);
    const state = host.querySelector('[role="status"]')!;
    // What runs out of it is cut.
    expect(state.scrollWidth).toBe(state.clientWidth);
    unmount();
  },
);

it('in a wide window the drawing of a compact state is no strip: it keeps its right end, the words stand left of it', async () => {
  await page.viewport(2560, 1440);
  const { host, unmount } = mount(<EmptyState title="Nothing" text="Look for something else" />);
  const box = (part: string) => host.querySelector(part)!.getBoundingClientRect();
  const art = box('[data-part="art"]');
  expect(art.width / art.height).toBeLessThan(5);
  expect(art.right).toBe(box('[role="status"]').right);
  unmount();
  await page.viewport(1280, 800);
});
