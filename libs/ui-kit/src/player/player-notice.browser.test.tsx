import { expect, it } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { PlayerNotice } from './player-notice.tsx';

it('a long notice over the picture of a phone stays within it, below the title and above the timeline', () => {
  const { host, unmount } = mount(<PlayerNotice text="Субтитры «Русские для слабослышащих» сейчас недоступны" />);
  host.style.cssText = 'position: relative; width: 390px; height: 219px';
  const picture = host.getBoundingClientRect();
  const notice = host.querySelector('p')!.getBoundingClientRect();
  expect(notice.left).toBeGreaterThanOrEqual(picture.left + 12);
  expect(notice.right).toBeLessThanOrEqual(picture.right - 12);
  expect(notice.top - picture.top).toBeGreaterThanOrEqual(54);
  unmount();
});
