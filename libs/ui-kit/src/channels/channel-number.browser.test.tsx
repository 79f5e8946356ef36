import { expect, it, onTestFinished } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { ChannelNumber } from './channel-number.tsx';

it('the number that is being typed lies over what fills the screen', () => {
  const over = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => over.remove());
  over.popover = 'manual';
  over.style.cssText = 'inset: 0; width: 100%; height: 100%; margin: 0';
  over.showPopover();
  const { host, unmount } = mount(<ChannelNumber digits="12" name="Кино Вечер" />);
  const { left, top, width, right } = host.querySelector('b')!.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + 4)?.closest('[role="status"]')?.textContent).toBe(
    '12Кино Вечер',
  );
  // In its corner, not in the middle where a browser puts what it shows there.
  expect(right).toBeGreaterThan(innerWidth - 80);
  unmount();
});
