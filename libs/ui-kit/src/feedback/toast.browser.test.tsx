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
