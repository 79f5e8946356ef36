import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { TelevisionStyle } from '../television/television-style.ts';
import { StatePage } from './state-page.tsx';
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

it('on a television the ring of one way on does not touch the ring of the next', async () => {
  document.documentElement.dataset['density'] = 'tv';
  onTestFinished(() => void delete document.documentElement.dataset['density']);
  await page.viewport(1920, 1080);
  const ways = ['Try again', 'To all channels'].map((name) => (
    <button key={name} type="button">
      {name}
    </button>
  ));
  const { host, unmount } = mount(
    <>
      <WornBrand />
      <TelevisionStyle />
      <StatePage title="The channel does not answer" actions={ways} />
    </>,
  );
  onTestFinished(unmount);
  const [first, second] = [...host.querySelectorAll('button')];
  first!.focus();
  const { outlineOffset, outlineWidth } = getComputedStyle(first!);
  const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  expect(ring).toBeGreaterThan(8);
  expect(second!.getBoundingClientRect().left - first!.getBoundingClientRect().right).toBeGreaterThan(2 * ring);
});
