import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import type { Promo } from './promo-banner.tsx';
import { PromoSlider } from './promo-slider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const promos: readonly Promo[] = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B', durationMs: 12_000 },
  { id: 'c', title: 'C' },
];
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = (host: HTMLElement) => host.querySelector('[data-current] h2')?.textContent;
const pointer = (target: Element | null | undefined, type: string, init: PointerEventInit = {}) =>
  act(() => target?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init })));

describe('the slideshow of promos', () => {
  it('ROWS-049 ROWS-050 moves on after 7 s, and after a slide of its own time after that', () => {
    const page = mount(<PromoSlider promos={promos} />);
    pass(6_999);
    expect(shown(page.host)).toBe('A');
    pass(1);
    expect(shown(page.host)).toBe('B');
    pass(11_999);
    expect(shown(page.host)).toBe('B');
    pass(1);
    expect(shown(page.host)).toBe('C');
    pass(7_000);
    expect(shown(page.host)).toBe('A');
    page.unmount();
  });

  it('ROWS-051 stands still under the pointer, and keeps what was left of the time', () => {
    const page = mount(<PromoSlider promos={promos} />);
    const stage = page.host.querySelector('section');
    pass(5_000);
    pointer(stage, 'pointerover');
    pass(60_000);
    expect(shown(page.host)).toBe('A');
    pointer(stage, 'pointerout');
    pass(1_999);
    expect(shown(page.host)).toBe('A');
    pass(1);
    expect(shown(page.host)).toBe('B');
    page.unmount();
  });

  it('ROWS-051 stands still while a trailer plays', () => {
    const page = mount(<PromoSlider promos={[{ id: 'a', title: 'A', trailer: <i /> }, ...promos.slice(1)]} />);
    pass(60_000);
    expect(shown(page.host)).toBe('A');
    page.render(<PromoSlider promos={promos} />);
    pass(7_000);
    expect(shown(page.host)).toBe('B');
    page.unmount();
  });

  it('stops for good when the viewer says so', () => {
    const page = mount(<PromoSlider promos={promos} />);
    act(() => page.host.querySelector<HTMLElement>('[aria-label="hero_pause"]')?.click());
    pass(60_000);
    expect(shown(page.host)).toBe('A');
    act(() => page.host.querySelector<HTMLElement>('[aria-label="hero_resume"]')?.click());
    pass(7_000);
    expect(shown(page.host)).toBe('B');
    page.unmount();
  });

  it('ROWS-052 turns the page at a drag of 50 px, not at a shorter one', () => {
    const page = mount(<PromoSlider promos={promos} />);
    const slides = page.host.querySelector('[data-part="slides"]');
    pointer(slides, 'pointerdown', { clientX: 300 });
    pointer(slides, 'pointerup', { clientX: 251 });
    expect(shown(page.host)).toBe('A');
    pointer(slides, 'pointerdown', { clientX: 300 });
    pointer(slides, 'pointerup', { clientX: 250 });
    expect(shown(page.host)).toBe('B');
    pointer(slides, 'pointerdown', { clientX: 100 });
    pointer(slides, 'pointerup', { clientX: 160 });
    expect(shown(page.host)).toBe('A');
    page.unmount();
  });
});
