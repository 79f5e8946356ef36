import type { ChannelCategory } from '@livery/contract/channels/entities';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ChannelListPanel, type NumberedChannel } from './channel-list-panel.tsx';

const host = { player: null, controls: null, cover: () => {}, toggleFullscreen: () => {} };
const category = { id: 2, slug: 'all', name: 'Все', channelIds: [], tags: [] } as ChannelCategory;
const channels = Array.from(
  { length: 5_000 },
  (_, index) =>
    ({
      id: index + 1,
      number: index + 1,
      name: `Канал ${index + 1}`,
      isAvailable: true,
      isPurchased: true,
    }) as NumberedChannel,
);

/** So far above and below what is in sight lines are drawn. */
const AHEAD_PX = 200;

/** What scrolls the lines of a list. */
function scrollerOf(box: HTMLElement): Element {
  let at = box.querySelector('li')?.parentElement;
  while (at && !/auto|scroll/.test(getComputedStyle(at).overflowY)) at = at.parentElement;
  if (!at) throw new Error('Nothing scrolls the list.');
  return at;
}

async function mountList(widthPx: number, count: number) {
  await page.viewport(widthPx, 900);
  onTestFinished(() => page.viewport(1440, 900));
  const { host: box } = await mountScreen(
    <PlayerHostProvider value={host}>
      <div style={{ height: 600 }}>
        <ChannelListPanel
          categories={[]}
          category={category}
          channels={channels.slice(0, count)}
          current={channels[40] ?? null}
          lastWatched={[]}
        />
      </div>
    </PlayerHostProvider>,
  );
  await expect.element(page.getByRole('link', { name: /Канал 41\b/ })).toBeVisible();
  return box;
}
const linesOf = (box: HTMLElement) => [...box.querySelectorAll('li')];

it('CHAN-021 CHAN-023 of 5,000 channels a wide window draws those in sight and 200 px around them', async () => {
  const box = await mountList(1281, 5_000);
  const lines = linesOf(box).map((line) => line.getBoundingClientRect());
  const scroller = scrollerOf(box);
  const { top } = scroller.getBoundingClientRect();
  const bottom = top + scroller.clientHeight;
  expect(scroller.scrollTop).toBeGreaterThan(AHEAD_PX);
  const reach = [
    top - Math.min(...lines.map((line) => line.top)),
    Math.max(...lines.map((line) => line.bottom)) - bottom,
  ];
  // A list draws whole lines.
  for (const px of reach) expect(Math.abs(px - AHEAD_PX)).toBeLessThan(lines[0]?.height ?? 0);
});

it('CHAN-022 a window of 1280 px draws all', async () => {
  expect(linesOf(await mountList(1280, 120))).toHaveLength(120);
});

it('of thousands no window draws more than is in sight', async () => {
  expect(linesOf(await mountList(1280, 5_000)).length).toBeLessThan(24);
});

it('STAT-031 its field is the one that a search among channels is counted by', async () => {
  await mountList(1280, 60);
  await expect.element(page.getByRole('searchbox', { name: 'Найти канал' })).toHaveAttribute('data-search', 'channels');
});
