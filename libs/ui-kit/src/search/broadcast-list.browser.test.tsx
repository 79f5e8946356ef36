import { afterAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { playIcon } from '../icons/shapes.ts';
import { mount } from '../stories/mount.tsx';
import { BroadcastLine, BroadcastList } from './broadcast-list.tsx';

afterAll(() => browser.viewport(1280, 800));

/** How many programmes stand in each line of the list. */
function linesOf(host: HTMLElement): number[] {
  const counts = new Map<number, number>();
  for (const item of host.querySelectorAll('li')) counts.set(item.offsetTop, (counts.get(item.offsetTop) ?? 0) + 1);
  return [...counts.values()];
}

it.each([
  [1440, 4, [2, 2]],
  [1920, 3, [3]],
  [1920, 4, [2, 2]],
  [1920, 6, [3, 3]],
  [1920, 10, [2, 2, 2, 2, 2]],
  [2560, 4, [4]],
  [2560, 6, [3, 3]],
  [2560, 7, [4, 3]],
  [2560, 10, [4, 4, 2]],
])('FIND-012 in a window of %i px none of %i programmes stands alone', async (width, count, lines) => {
  await browser.viewport(width, 900);
  const { host, unmount } = mount(
    <BroadcastList label="Now">
      {Array.from({ length: count }, (_, index) => (
        <BroadcastLine
          key={index}
          title={`News ${index}`}
          channel={{ name: 'One' }}
          when="19:30"
          state="future"
          action={{ icon: playIcon, label: 'Watch' }}
          href="/channels/1"
        />
      ))}
    </BroadcastList>,
  );
  expect(linesOf(host)).toEqual(lines);
  unmount();
});
