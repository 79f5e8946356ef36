import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { ToastStack } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('MISC-041 BOOT-029 an alert leaves after 3000 ms, or after its own time', () => {
  const onDismiss = vi.fn();
  const page = mount(
    <ToastStack
      onDismiss={onDismiss}
      messages={[
        { id: 'usual', text: 'a' },
        { id: 'longer', text: 'b', durationMs: 8_000 },
      ]}
    />,
  );
  pass(2_999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['usual']]);
  pass(5_000);
  expect(onDismiss.mock.calls.at(-1)).toEqual(['longer']);
  page.unmount();
});

it('LIVE-019 LIVE-055 each alert lies over what fills the screen, also where that came after the one before', () => {
  const page = mount(<ToastStack onDismiss={vi.fn()} messages={[]} />);
  const stack = page.host.querySelector<HTMLElement>('[role="status"]');
  expect([stack?.matches(':popover-open'), stack && getComputedStyle(stack).display]).toEqual([false, 'flex']);
  page.render(<ToastStack onDismiss={vi.fn()} messages={[{ id: 'one', text: 'a' }]} />);
  const over = document.body.appendChild(document.createElement('div'));
  over.popover = 'manual';
  over.style.cssText = 'inset: 0; width: 100%; height: 100%; margin: 0';
  over.showPopover();
  page.render(<ToastStack onDismiss={vi.fn()} messages={[{ id: 'two', text: 'b' }]} />);
  const { left, top } = page.host.querySelector('p')!.getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, top + 2)?.closest('[role="status"]')).toBe(stack);
  page.render(<ToastStack onDismiss={vi.fn()} messages={[]} />);
  expect(stack?.matches(':popover-open')).toBe(false);
  over.remove();
  page.unmount();
});

it('an alert stays while it is pointed at, and leaves afterwards', () => {
  const onDismiss = vi.fn();
  const page = mount(<ToastStack onDismiss={onDismiss} messages={[{ id: 'held', text: 'a' }]} />);
  const box = page.host.querySelector('[data-tone]');
  pass(2_000);
  act(() => box?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => box?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
  pass(3_000);
  expect(onDismiss).toHaveBeenCalledWith('held');
  page.unmount();
});

it('an alert stands above the controls of a picture that fills the window', () => {
  document.body.style.setProperty('--space-4', '16px');
  const page = mount(<ToastStack onDismiss={vi.fn()} messages={[{ id: 'lost', text: 'a' }]} />);
  const bottom = () => page.host.querySelector('[data-tone]')?.getBoundingClientRect().bottom ?? 0;
  const before = bottom();
  document.body.style.setProperty('--foot-controls-height', '104px');
  expect(before - bottom()).toBe(104);
  document.body.removeAttribute('style');
  page.unmount();
});
