import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { CodeField } from './code-field.tsx';
import { PinPad } from './pin-pad.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => {};
const fields = {
  PinPad: (error?: string) => <PinPad label="pin" value="" onChange={nothing} error={error} />,
  CodeField: (error?: string) => <CodeField label="code" length={4} value="" onChange={nothing} error={error} />,
};

it.each(Object.entries(fields))(
  'BOOT-030 %s shows a wrong code for 500 ms and keeps its text; the next one is shown again',
  (_name, field) => {
    const page = mount(field());
    const isShaking = () => page.host.querySelector('[data-shaking]') !== null;
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    expect(isShaking()).toBe(false);

    for (const _attempt of [1, 2]) {
      page.render(field('wrong'));
      expect(isShaking()).toBe(true);
      pass(499);
      expect(isShaking()).toBe(true);
      pass(1);
      expect(isShaking()).toBe(false);
      expect(page.host.querySelector('[role="alert"]')?.textContent).toBe('wrong');
      page.render(field());
      expect(page.host.querySelector('[role="alert"]')).toBeNull();
    }
    page.unmount();
  },
);
