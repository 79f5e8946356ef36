import { expect, it, onTestFinished } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { LongGrid } from './long-grid.tsx';

const card = (index: number) => (
  <button type="button" data-card-target style={{ display: 'block', width: '100%', height: 120 }}>
    {index}
  </button>
);

function open(count: number) {
  const page = mount(<LongGrid cards="channel" label="Каналы" count={count} renderCard={card} />);
  onTestFinished(() => {
    page.unmount();
    scrollTo({ top: 0 });
  });
  const list = page.host.querySelector('ul')!;
  const shown = () => [...list.querySelectorAll('[data-index]')].map((one) => Number(one.textContent));
  return { list, shown };
}

it('of 5,000 cards those near the window are in the page, in lines as all of them would stand', async () => {
  const { list, shown } = open(5_000);
  await expect.poll(() => shown().length).toBeLessThan(200);
  const whole = list.offsetHeight;
  expect(whole).toBeGreaterThan(50_000);
  for (const part of [0.5, 1, 0.25, 0]) {
    scrollTo({ top: whole * part });
    // Whatever is in the middle of the window is a card, and the whole is as high as it was.
    await expect
      .poll(() => document.elementFromPoint(innerWidth / 4, innerHeight / 2)?.closest('[data-index], ul')?.tagName)
      .toBe('LI');
    expect(shown().length).toBeLessThan(200);
    expect(list.offsetHeight).toBe(whole);
  }
  scrollTo({ top: whole });
  await expect.poll(() => shown().at(-1)).toBe(4_999);
});

it('a few cards are all there', () => {
  expect(open(48).shown()).toHaveLength(48);
});
