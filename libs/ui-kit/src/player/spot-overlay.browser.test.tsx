import { expect, it } from 'vitest';
import { IconButton } from '../actions/icon-button.tsx';
import { pauseIcon } from '../icons/shapes.ts';
import { mount } from '../stories/mount.tsx';
import { SpotOverlay } from './spot-overlay.tsx';

it('CTRL-020 over an ad on a phone every button stands within the picture, and none lies on another', () => {
  const act = () => undefined;
  const { host, unmount } = mount(
    <SpotOverlay
      label="Реклама 10 из 12"
      time="0:15"
      title="Самал"
      announcement=""
      start={<IconButton icon={pauseIcon} label="back" onClick={act} />}
      tools={['pause', 'mute', 'full', 'more'].map((label) => (
        <IconButton key={label} icon={pauseIcon} label={label} onClick={act} />
      ))}
      skip={{ label: 'Пропустить через 15', isReady: false, onSkip: act }}
      visit={{ label: 'На сайт рекламодателя', onVisit: act }}
      remove={{ label: 'Отключить рекламу', onRemove: act }}
    />,
  );
  host.style.cssText = 'position: relative; width: 360px; height: 640px';
  const whole = host.getBoundingClientRect();
  const boxes = [...host.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
  expect(boxes).toHaveLength(8);
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(whole.left);
    expect(box.right).toBeLessThanOrEqual(whole.right);
  }
  const [visit, remove, skip] = boxes.slice(-3);
  for (const one of [visit, remove]) {
    expect(one!.bottom).toBeLessThanOrEqual(skip!.top);
    // In one line.
    expect(one!.height).toBeLessThanOrEqual(44);
  }
  unmount();
});
