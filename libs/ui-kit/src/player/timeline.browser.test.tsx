import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { Timeline } from './timeline.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('CTRL-046 a scrub that is not confirmed goes back after 5000 ms and seeks nowhere', () => {
  const onSeek = vi.fn();
  const onScrub = vi.fn();
  const page = mount(
    <div style={{ width: 600 }}>
      <Timeline
        stepSeconds={10}
        startSeconds={0}
        endSeconds={600}
        positionSeconds={60}
        availableUntilSeconds={600}
        valueText="1:00"
        timeText={(seconds) => `${Math.round(seconds)} s`}
        onSeek={onSeek}
        onScrub={onScrub}
      />
    </div>,
  );
  const slider = page.host.querySelector<HTMLElement>('[role="slider"]');
  if (!slider) throw new Error('no slider');
  slider.setPointerCapture = () => {};
  const { left, top } = slider.getBoundingClientRect();
  const press = (type: string, x: number) =>
    act(() =>
      slider.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: left + x, clientY: top + 5, pointerId: 1 }),
      ),
    );

  press('pointerdown', 300);
  expect(onScrub).toHaveBeenLastCalledWith(300);
  act(() => vi.advanceTimersByTime(4_999));
  expect(slider.dataset['scrubbing']).toBe('true');
  act(() => vi.advanceTimersByTime(1));
  expect(slider.dataset['scrubbing']).toBeUndefined();
  expect(onScrub).toHaveBeenLastCalledWith(null);
  press('pointerup', 300);
  expect(onSeek).not.toHaveBeenCalled();
  page.unmount();
});

it('a drag beyond what can be reached ends at its edge', () => {
  const onSeek = vi.fn();
  const page = mount(
    <div style={{ width: 600 }}>
      <Timeline
        stepSeconds={10}
        startSeconds={0}
        endSeconds={600}
        positionSeconds={60}
        availableUntilSeconds={400}
        valueText="1:00"
        timeText={String}
        onSeek={onSeek}
      />
    </div>,
  );
  const slider = page.host.querySelector<HTMLElement>('[role="slider"]');
  if (!slider) throw new Error('no slider');
  slider.setPointerCapture = () => {};
  const { left } = slider.getBoundingClientRect();
  for (const [type, x] of [
    ['pointerdown', 100],
    ['pointermove', 590],
    ['pointerup', 590],
  ] as const) {
    act(() => slider.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left + x, pointerId: 1 })));
  }
  expect(onSeek.mock.calls).toEqual([[400]]);
  page.unmount();
});

it('CTRL-008 a line that leads nowhere tells the time under the pointer, too, and is not pressed', () => {
  const onSeek = vi.fn();
  const page = mount(
    <div style={{ width: 600, '--touch-target': '44px' } as React.CSSProperties}>
      <Timeline
        stepSeconds={10}
        startSeconds={0}
        endSeconds={600}
        positionSeconds={60}
        availableUntilSeconds={60}
        valueText="1:00"
        timeText={(seconds) => `${Math.round(seconds)} s`}
        disabled
        onSeek={onSeek}
      />
    </div>,
  );
  const slider = page.host.querySelector<HTMLElement>('[role="slider"]');
  if (!slider) throw new Error('no slider');
  const { left, top } = slider.getBoundingClientRect();
  expect(slider.contains(document.elementFromPoint(left + 300, top + 5))).toBe(true);
  for (const type of ['pointermove', 'pointerdown', 'pointerup'])
    act(() => slider.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left + 300, clientY: top + 5 })));
  expect(slider.textContent).toBe('300 s');
  expect(onSeek).not.toHaveBeenCalled();
  page.unmount();
});

it('CTRL-008 a pointer that rests is told of what is under it now, though the film has become another', () => {
  const film = (endSeconds: number) => (
    <div style={{ width: 600 }}>
      <Timeline
        stepSeconds={10}
        startSeconds={0}
        endSeconds={endSeconds}
        positionSeconds={0}
        availableUntilSeconds={endSeconds}
        valueText="0:00"
        timeText={(seconds) => `${Math.round(seconds)} s`}
        onSeek={() => undefined}
      />
    </div>
  );
  const page = mount(film(24));
  const slider = page.host.querySelector<HTMLElement>('[role="slider"]');
  const { left, top } = slider?.getBoundingClientRect() ?? { left: 0, top: 0 };
  act(() =>
    slider?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: left + 300, clientY: top + 5 })),
  );
  expect(slider?.textContent).toBe('12 s');
  page.render(film(6000));
  expect(slider?.textContent).toBe('3000 s');
  page.unmount();
});

it('a line over other hours is another line: its parts do not slide there; while it plays they stay', () => {
  const channel = (startSeconds: number, positionSeconds: number, titles: readonly string[]) => (
    <div style={{ width: 600 }}>
      <Timeline
        stepSeconds={10}
        startSeconds={startSeconds}
        endSeconds={600}
        positionSeconds={positionSeconds}
        availableUntilSeconds={600}
        segments={titles.map((title, at) => ({ id: title, title, startSeconds: at * 300, endSeconds: at * 300 + 300 }))}
        valueText="22:00"
        timeText={(seconds) => `${seconds}`}
        onSeek={() => undefined}
      />
    </div>
  );
  const page = mount(channel(0, 10, []));
  const knob = () => page.host.querySelector('[data-part="knob"]');
  const alone = knob();
  page.render(channel(0, 10, ['News', 'Film']));
  const among = knob();
  expect(among).not.toBe(alone);
  page.render(channel(0, 20, ['News', 'Film']));
  expect(knob()).toBe(among);
  page.render(channel(300, 310, ['News', 'Film']));
  expect(knob()).not.toBe(among);
  page.unmount();
});
