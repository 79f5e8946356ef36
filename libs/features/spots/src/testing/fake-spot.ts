import { FakeElement } from '@livery/player-core/testing/fake-element';
import type { SpotScreen } from '../spot-screen.ts';
import type { Spot } from '../spot.ts';

/** The element of an ad, moved by hand. */
export class FakeSpotVideo extends FakeElement {
  readonly asked: string[] = [];

  set src(address: string) {
    this.asked.push(address);
    this.load();
  }

  /** The first picture of what was asked for last is there. */
  begin(durationSeconds: number): void {
    this.fill(0, durationSeconds, durationSeconds);
    this.dispatchEvent(new Event('playing'));
  }

  finish(): void {
    this.ended = true;
    this.dispatchEvent(new Event('ended'));
  }
}

/** Where a test's ads are shown. */
export function fakeScreens() {
  const opened: { video: FakeSpotVideo; isCovered: boolean; isClosed: boolean }[] = [];
  const open = (): SpotScreen => {
    const screen = { video: new FakeSpotVideo(), isCovered: false, isClosed: false };
    opened.push(screen);
    return {
      video: screen.video.asVideo(),
      cover: () => (screen.isCovered = true),
      close: () => (screen.isClosed = true),
    };
  };
  return {
    open,
    opened,
    get latest() {
      const last = opened.at(-1);
      if (!last) throw new Error('no screen was opened');
      return last;
    },
  };
}

/** An ad that remembers what it was told. */
export function aSpot(change: Partial<Spot> = {}): Spot & { readonly heard: string[] } {
  const heard: string[] = [];
  return {
    files: ['https://spots.test/tea.mp4'],
    durationSeconds: 10,
    skipAfterSeconds: null,
    title: 'Tea',
    text: null,
    hasPage: true,
    heard,
    tracking: {
      shown: () => heard.push('shown'),
      progressed: () => undefined,
      completed: () => heard.push('completed'),
      skipped: () => heard.push('skipped'),
      failed: (code) => heard.push(`failed ${code}`),
      changed: (what, isOn) => heard.push(`${what} ${isOn}`),
      clicked: () => (heard.push('clicked'), 'https://tea.test/'),
    },
    ...change,
  };
}
