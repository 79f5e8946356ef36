import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { backIcon, fullscreenEnterIcon, nextIcon, skipBackIcon, skipForwardIcon } from '../icons/player-shapes.ts';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { LiveBadge } from './live-badge.tsx';
import { PlayButton } from './play-button.tsx';
import { PlayerOverlay } from './player-overlay.tsx';
import { VolumeSlider } from './volume-slider.tsx';

const FINGER_PX = 44;
const NOTHING = () => undefined;

afterEach(() => page.viewport(1280, 720));

/** An episode has the longest bar of all. */
const episode = (
  <div style={{ position: 'relative', height: 640, '--touch-target': `${FINGER_PX}px` } as React.CSSProperties}>
    <GlobalStyle />
    <PlayerOverlay
      start={<IconButton icon={backIcon} label="back" />}
      title="Қараңғыда қалған қаланың қарапайым тұрғындары туралы ұзақ әңгіме"
      controls={
        <>
          <PlayButton playing onClick={NOTHING} />
          <IconButton icon={skipBackIcon} label="skip back" data-control="skip-back" />
          <IconButton icon={skipForwardIcon} label="skip forward" />
          <VolumeSlider volume={1} muted={false} onVolume={NOTHING} onMuted={NOTHING} />
        </>
      }
      time="1:25:00"
      end={
        <>
          <IconButton icon={nextIcon} label="next" data-control="next" />
          <IconButton icon={fullscreenEnterIcon} label="fullscreen" />
        </>
      }
    />
  </div>
);

it.each([360, 390])(
  'on a phone of %i px every control is a finger wide, in the window, and beside the others',
  async (width) => {
    await page.viewport(width, 640);
    const { host } = mount(episode);
    const boxes = [...host.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    expect(boxes).toHaveLength(7);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER_PX);
      expect(box.right).toBeLessThanOrEqual(width);
    }
    const bar = boxes.slice(1).sort((one, other) => one.left - other.left);
    for (const [index, box] of bar.slice(1).entries())
      expect(box.left).toBeGreaterThanOrEqual((bar[index]?.right ?? 0) - 0.5);
  },
);

const live = (isLive: boolean) => (
  <div style={{ position: 'relative', height: 640, '--touch-target': `${FINGER_PX}px` } as React.CSSProperties}>
    <GlobalStyle />
    <PlayerOverlay
      title="Вечерние итоги"
      controls={
        <>
          <PlayButton playing onClick={NOTHING} />
          <IconButton icon={skipBackIcon} label="skip back" data-control="skip-back" />
          <IconButton icon={skipForwardIcon} label="skip forward" />
          <VolumeSlider volume={1} muted={false} onVolume={NOTHING} onMuted={NOTHING} />
        </>
      }
      time="12:40"
      {...(!isLive && { day: 'вчера' })}
      end={
        <>
          <LiveBadge live={isLive} onGoLive={NOTHING} />
          <IconButton icon={fullscreenEnterIcon} label="fullscreen" />
        </>
      }
    />
  </div>
);

it.each([
  [320, 'an episode', episode],
  [320, 'a live channel', live(true)],
  [320, 'a channel behind live', live(false)],
  [360, 'a live channel', live(true)],
  [360, 'a channel behind live', live(false)],
])(
  'CTRL-016 in a window of %i px the bar of %s has its controls a finger wide, the two skips apart',
  async (width, _, bar) => {
    await page.viewport(width, 640);
    const { host } = mount(bar);
    const boxOf = (name: string) => host.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
    const [back, forward, full] = ['skip back', 'skip forward', 'fullscreen'].map(boxOf);
    for (const box of [back, forward, full]) expect(box!.width).toBeGreaterThanOrEqual(FINGER_PX);
    expect(forward!.left - back!.right).toBeGreaterThanOrEqual(4);
    expect(full!.right).toBeLessThanOrEqual(width);
  },
);

const behind = (
  <div style={{ position: 'relative', height: 640, '--touch-target': `${FINGER_PX}px` } as React.CSSProperties}>
    <GlobalStyle />
    <PlayerOverlay
      title="Вечерние итоги"
      controls={
        <>
          <PlayButton playing onClick={NOTHING} />
          <IconButton icon={skipBackIcon} label="skip back" data-control="skip-back" />
          <IconButton icon={skipForwardIcon} label="skip forward" />
          <VolumeSlider volume={1} muted={false} onVolume={NOTHING} onMuted={NOTHING} />
        </>
      }
      day="вчера"
      time="12:40"
      end={
        <>
          <Button kind="on-art" size="small">
            К прямому эфиру
          </Button>
          <LiveBadge live={false} />
          <IconButton icon={fullscreenEnterIcon} label="fullscreen" />
        </>
      }
    />
  </div>
);

it.each([360, 390, 768, 1024, 1440])(
  'behind now, %i px show the day and clock whole and the way back in one line',
  async (width) => {
    await page.viewport(width, 640);
    const { host } = mount(behind);
    const time = host.querySelector('[data-part="time"]') as HTMLElement;
    expect(time.textContent?.trim()).toBe('12:40 вчера');
    expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
    const [back] = [...host.querySelectorAll('button')].filter(({ textContent }) => textContent === 'К прямому эфиру');
    const range = document.createRange();
    const words = document.createTreeWalker(back as HTMLElement, NodeFilter.SHOW_TEXT).nextNode();
    range.selectNodeContents(words as Node);
    if (width >= 768) expect(range.getClientRects()).toHaveLength(1);
    const controls = [...host.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
    expect(Math.max(...controls.map(({ right }) => right))).toBeLessThanOrEqual(width);
    for (const { left, right } of controls)
      if (right > 0)
        expect(right <= time.getBoundingClientRect().left || left >= time.getBoundingClientRect().right).toBe(true);
  },
);
