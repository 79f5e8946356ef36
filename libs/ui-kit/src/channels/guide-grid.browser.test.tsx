import { MINUTE_MS } from '@livery/value/durations';
import { createRef, type RefObject } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { GuideGrid } from './guide-grid.tsx';
import type { Stretch } from './guide-geometry.ts';
import type { GuideEntry, GuideHandle } from './guide-model.ts';

beforeEach(() => page.viewport(900, 600));

const FINGER_PX = 44;
const FINGER = '(pointer: coarse)';
const day = { from: 0, to: 24 * 60 * MINUTE_MS };

/** Five minutes between two long programmes: on a phone that is half as wide as a finger. */
const programmes = (
  [
    [0, 60],
    [60, 65],
    [65, 150],
  ] as const
).map(([from, to], id): GuideEntry => ({
  id,
  title: `Programme ${id}`,
  startMs: from * MINUTE_MS,
  endMs: to * MINUTE_MS,
  state: 'past',
  href: `?programme=${id}`,
}));

interface Scene {
  days?: readonly Stretch[];
  handle?: RefObject<GuideHandle | null>;
  opensAtMs?: number;
  entries?: readonly GuideEntry[];
  linePx?: number;
  nowMs?: number;
  timeText?: (ms: number) => string;
}

function mountGuide(scene: Scene = {}) {
  const { render, ...mounted } = mount(<Guide {...scene} />);
  return { ...mounted, render: (next: Scene) => render(<Guide {...next} />) };
}

function Guide({
  days = [day],
  handle,
  opensAtMs = 30 * MINUTE_MS,
  entries = programmes,
  linePx = 60,
  nowMs = 170 * MINUTE_MS,
  timeText = String,
}: Scene) {
  const schedule = { ...day, programmes: entries, missing: [] };
  const values = { '--page-margin': '16px', '--touch-target': `${FINGER_PX}px`, '--guide-line': `${linePx}px` };
  return (
    <div style={{ height: 300, ...values } as React.CSSProperties}>
      <GlobalStyle />
      <GuideGrid
        label="Guide"
        channels={[{ id: 1, name: 'Channel', href: '?channel=1' }]}
        handle={handle}
        days={days}
        nowMs={nowMs}
        pxPerHour={260}
        opensAt={{ atMs: opensAtMs, scrollTop: 0 }}
        schedules={{ of: () => schedule, subscribe: () => () => {} }}
        timeText={timeText}
        dayText={String}
        onSight={() => {}}
        onRefused={() => {}}
        onRetry={() => {}}
      />
    </div>
  );
}

it('a box that has all but left the sight has no words, unless it is told of above or has the focus', () => {
  const { host, unmount } = mountGuide();
  onTestFinished(unmount);
  const box = host.querySelector<HTMLElement>('[data-part="cell"] > a')!;
  const hasWords = () => getComputedStyle(box).webkitTextFillColor !== 'rgba(0, 0, 0, 0)';
  expect(hasWords()).toBe(true);
  box.setAttribute('data-passed', '');
  expect(hasWords()).toBe(false);
  box.setAttribute('data-marked', 'true');
  expect(hasWords()).toBe(true);
  box.removeAttribute('data-marked');
  box.focus();
  expect([box.matches(':focus-visible'), hasWords()]).toEqual([true, true]);
});

/**
 * Styles for a finger hold, until the test is over. Chromium's own emulation of touch cannot be ended: the page would be without a mouse for
 * every test that follows.
 */
function pressByFinger(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const forFingers = rules.flatMap(mediaRulesIn).filter(({ media }) => media.mediaText === FINGER);
  expect(forFingers).not.toHaveLength(0);
  for (const { media } of forFingers) media.mediaText = 'all';
  onTestFinished(() => forFingers.forEach(({ media }) => (media.mediaText = FINGER)));
}

function mediaRulesIn(rule: CSSRule): readonly CSSMediaRule[] {
  const inside = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(mediaRulesIn) : [];
  return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
}

/** Where the title of a box begins, from the top of the box. px */
function titleTop(box: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(box.firstChild!);
  return words.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

it.each([46, 60, 70])('titles of what is over and what is to come stand on one line of %s px', async (linePx) => {
  const [over, , ahead] = programmes;
  const entries: GuideEntry[] = [over!, { ...ahead!, state: 'future', href: undefined }];
  const { host, unmount } = mountGuide({ entries, linePx });
  onTestFinished(unmount);
  const boxes = () => [...host.querySelectorAll<HTMLElement>('[data-part="cell"] > [data-time]')];
  await expect.poll(() => boxes().map(({ tagName }) => tagName)).toEqual(['A', 'BUTTON']);
  const [link, button] = boxes();
  expect(titleTop(button!)).toBe(titleTop(link!));
});

it('a letter that is taller than its line is drawn whole: a box is clipped at its sides only', async () => {
  const { host, unmount } = mountGuide();
  onTestFinished(unmount);
  const box = () => host.querySelector('[data-part="cell"] > [data-state="past"]');
  await expect.poll(box).not.toBeNull();
  const { overflowX, overflowY } = getComputedStyle(box()!);
  expect([overflowX, overflowY]).toEqual(['clip', 'visible']);
});

async function tightBox() {
  const { host, unmount } = mountGuide();
  await expect.poll(() => host.querySelector('[data-tight]')).not.toBeNull();
  const box = host.querySelector<HTMLElement>('[data-tight]')!;
  const { left, right, top, height } = box.getBoundingClientRect();
  const at = (x: number) => document.elementFromPoint(x, top + height / 2);
  return { box, left, right, at, unmount };
}

it('a programme of five minutes is a finger wide where fingers press, and as wide as it is drawn for a mouse', async () => {
  const byMouse = await tightBox();
  expect(byMouse.right - byMouse.left).toBeLessThan(24);
  expect(byMouse.at(byMouse.right - FINGER_PX + 2)).not.toBe(byMouse.box);
  byMouse.unmount();

  pressByFinger();
  const byFinger = await tightBox();
  expect(byFinger.at(byFinger.right - FINGER_PX + 2)).toBe(byFinger.box);
  expect(byFinger.at(byFinger.right - FINGER_PX - 6)?.textContent).toBe('Programme 0');
  byFinger.unmount();
});

it('the hours in sight stay where they are when days come and go before them', () => {
  const handle = createRef<GuideHandle>();
  const DAY_MS = day.to;
  const [yesterday, tomorrow] = [-1, 1].map((by) => ({ from: by * DAY_MS, to: (by + 1) * DAY_MS })) as [
    Stretch,
    Stretch,
  ];
  const { host, render, unmount } = mountGuide({ handle, days: [yesterday, day, tomorrow], opensAtMs: 90 * MINUTE_MS });
  onTestFinished(unmount);
  const box = () => host.querySelector('[data-focus-key="guide-2"]')?.getBoundingClientRect().left;
  const shownMs = () => Math.round(handle.current?.place()?.atMs ?? NaN);
  const [stood, atMs] = [box(), shownMs()];
  expect(stood).toBeGreaterThan(0);
  for (const days of [[day, tomorrow], [yesterday, day, tomorrow], [day]]) {
    render({ handle, days });
    expect([box(), shownMs()]).toEqual([stood, atMs]);
  }
});

it('words follow a slow scroll, and wait for the end of a fast one, which nothing is pointed at in', async () => {
  const { host, unmount } = mountGuide();
  const grid = host.querySelector<HTMLElement>('[role="grid"]')!;
  const last = () => host.querySelector<HTMLElement>('[data-focus-key="guide-2"]');
  const led = () => parseFloat(last()?.style.getPropertyValue('--lead') || '0');
  /** What is at the middle of the line. */
  const pointed = () => {
    const { left, right, top } = grid.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, top + 70)?.closest('[role="gridcell"]') ?? null;
  };
  const scrollTo = async (px: number) => {
    grid.scrollLeft = px;
    await new Promise((resume) => requestAnimationFrame(resume));
  };
  await expect.poll(last).not.toBeNull();
  // Where the last programme began some pixels ago.
  await scrollTo(300);
  await expect.poll(() => [led() > 10, pointed() !== null]).toEqual([true, true]);
  const before = led();
  // How fast a scroll is does not depend on how late a frame comes here.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await scrollTo(320);
  expect([led() - before, pointed() !== null]).toEqual([20, true]);
  await scrollTo(420);
  expect([led() - before, pointed()]).toEqual([20, null]);
  clock.mockRestore();
  await expect.poll(() => [led() - before, pointed() !== null]).toEqual([120, true]);
  unmount();
});

it('an hour is whole or not there: the mark of the present covers none in part', async () => {
  const timeText = (ms: number) =>
    `${String(Math.floor(ms / 3_600_000)).padStart(2, '0')}:${String((ms / MINUTE_MS) % 60).padStart(2, '0')}`;
  for (const minute of [60, 65, 70, 75, 80, 85]) {
    const { host, unmount } = mountGuide({ nowMs: minute * MINUTE_MS, timeText });
    const hours = () => [...host.querySelectorAll<HTMLElement>('time:not([data-part="now"])')];
    await expect.poll(() => hours().length).toBeGreaterThan(2);
    const now = host.querySelector('time[data-part="now"]')!.getBoundingClientRect();
    const covered = hours().filter((hour) => {
      const { left, right } = hour.getBoundingClientRect();
      return left + parseFloat(getComputedStyle(hour).paddingLeft) < now.right && right > now.left;
    });
    expect(covered.map(({ textContent }) => textContent)).toEqual([]);
    unmount();
  }
});

it('STAT-013 a box that only opens a list is named as a list, and each of its lines as a programme', async () => {
  const { host, unmount } = mountGuide();
  const box = () => host.querySelector<HTMLElement>('[data-focus-key="guide-list-1"][aria-haspopup]');
  await expect.poll(box).not.toBeNull();
  box()?.click();
  const lines = () => [...host.querySelectorAll<HTMLElement>('[data-part="crowd"] [data-press]')];
  await expect.poll(() => lines().map(({ dataset }) => dataset['press'])).toEqual(['guide-1']);
  unmount();
});
