import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { manyPackets } from '../stories/packet-samples.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { PacketComparison, type ComparedPacket } from './packet-comparison.tsx';

const NODES = 1_500;
const DRAWN_MS = 100;

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(414, 896));

function open({ packets, rows } = manyPackets(200, 300)) {
  const before = performance.now();
  const { host, unmount } = mount(<PacketComparison label="Packets" packets={packets} rows={rows} />);
  onTestFinished(unmount);
  // Presses come from outside of `act`.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  return { host, tookMs: performance.now() - before, nodes: () => host.querySelectorAll('*').length };
}

it.each([1440, 390])('of 200 packets and 300 channels only what is shown is in the page, at %i px', async (width) => {
  await page.viewport(width, 900);
  /** A busy machine may take its time from any one of them, and the first also learns: the shortest is what drawing takes. */
  const drawings = Array.from({ length: 5 }, () => {
    const { host, tookMs, nodes } = open();
    const drawn = { tookMs, nodes: nodes() };
    host.remove();
    return drawn;
  });
  for (const { nodes } of drawings) expect(nodes).toBeLessThanOrEqual(NODES);
  expect(Math.min(...drawings.map(({ tookMs }) => tookMs))).toBeLessThanOrEqual(DRAWN_MS);
});

it('the next columns take the place of those before them', async () => {
  const { host, nodes } = open();
  const before = nodes();
  const next = page.getByRole('button', { name: 'packets_next' });
  await userEvent.click(next);
  expect(host.querySelector('thead th')?.textContent).toBe('Пакет 5');
  await expect.element(next).toHaveFocus();
  expect(nodes()).toBe(before);
});

it('more rows come by a press, and the focus goes to the first of them', async () => {
  const { host } = open();
  const drawn = host.querySelectorAll('tbody tr').length;
  await userEvent.click(page.getByRole('button', { name: 'action_more' }));
  expect(host.querySelectorAll('tbody tr').length).toBeGreaterThan(drawn);
  expect(document.activeElement).toBe(host.querySelectorAll('tbody tr')[drawn]);
});

it.each([
  [390, 1],
  [640, 2],
  [780, 2],
])('in a window of %i px %i cards stand beside each other, with their buttons on one line', async (width, beside) => {
  await page.viewport(width, 900);
  const { packets, rows } = manyPackets(2, 3);
  const [plain, other] = packets as [ComparedPacket, ComparedPacket];
  const { host, unmount } = mount(
    <>
      <WornBrand />
      <PacketComparison label="Packets" packets={[plain, { ...other, tone: 'recommended' }]} rows={rows} />
    </>,
  );
  onTestFinished(unmount);
  const boxes = (selector: string) => [...host.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const [first, second] = boxes('li > article') as [DOMRect, DOMRect];
  expect(new Set([first.left, second.left]).size).toBe(beside);
  expect(Math.max(first.right, second.right)).toBeLessThanOrEqual(width);
  if (beside === 1) return;
  expect(second.left - first.right).toBeGreaterThanOrEqual(12);
  expect(first.top, 'the recommended one begins as low').toBe(second.top);
  expect(new Set(boxes('article > footer button').map(({ bottom }) => bottom)).size).toBe(1);
});
