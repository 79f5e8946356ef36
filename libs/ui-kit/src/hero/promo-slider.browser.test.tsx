import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
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
    const withTrailer = (trailerMuted?: boolean) => (
      <PromoSlider promos={[{ id: 'a', title: 'A', trailer: <i />, trailerMuted }, ...promos.slice(1)]} />
    );
    const page = mount(withTrailer());
    pass(4_000);
    page.render(withTrailer(true));
    pass(60_000);
    expect(shown(page.host)).toBe('A');
    page.render(withTrailer());
    pass(3_000);
    expect(shown(page.host)).toBe('B');
    page.unmount();
  });

  it('ROWS-043 ROWS-044 a story before and after, round and round; no arrows in a window of 480 px', async () => {
    await browser.viewport(481, 800);
    const page = mount(
      <>
        <GlobalStyle />
        <PromoSlider promos={promos} />
      </>,
    );
    const arrow = (name: string) => page.host.querySelector<HTMLElement>(`[aria-label="action_${name}"]`)!;
    const press = (name: string) => act(() => arrow(name).click());
    press('next');
    expect(shown(page.host)).toBe('B');
    press('previous');
    press('previous');
    expect(shown(page.host)).toBe('C');
    expect(arrow('next').getClientRects()).toHaveLength(1);
    await browser.viewport(480, 800);
    expect(['next', 'previous'].map((name) => arrow(name).getClientRects().length)).toEqual([0, 0]);
    page.unmount();
    await browser.viewport(1280, 720);
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

  it('ROWS-052 a drag that begins and ends on a button turns the page and presses nothing; a press still does', () => {
    const pressed = vi.fn();
    const action = (
      <button type="button" onClick={pressed}>
        Watch
      </button>
    );
    const page = mount(<PromoSlider promos={[{ id: 'a', title: 'A', actions: action }, ...promos.slice(1)]} />);
    const button = page.host.querySelector('[data-part="actions"] button');
    const drag = (from: number, to: number) => {
      pointer(button, 'pointerdown', { clientX: from });
      pointer(button, 'pointerup', { clientX: to });
      act(() => (button as HTMLElement).click());
    };
    drag(300, 320);
    expect([shown(page.host), pressed.mock.calls.length]).toEqual(['A', 1]);
    drag(300, 200);
    expect([shown(page.host), pressed.mock.calls.length]).toEqual(['B', 1]);
    page.unmount();
  });

  it('ROWS-102 after as many stories as it is told the first one comes again', () => {
    const page = mount(<PromoSlider promos={promos} loopCount={2} />);
    pass(7_000);
    expect(shown(page.host)).toBe('B');
    pass(12_000);
    expect(shown(page.host)).toBe('A');
    page.unmount();
  });

  it('both neighbours stand ready three seconds later, on their own sides; before that only the story itself', () => {
    const page = mount(<PromoSlider promos={[...promos, { id: 'd', title: 'D' }]} />);
    const places = () =>
      [...page.host.querySelectorAll('[data-part="slides"] > div')].map((slide) =>
        slide.querySelector('[data-part="media"] > *') ? (slide.getAttribute('data-at') ?? 'current') : null,
      );
    expect(places()).toEqual(['current', null, null, null]);
    pass(3_000);
    expect(places()).toEqual(['current', 'next', null, 'previous']);
    pass(4_000);
    expect(places()).toEqual(['previous', 'current', 'next', null]);
    page.unmount();
  });

  it('of two stories the other one comes next, one alone has no neighbours', () => {
    const two = mount(<PromoSlider promos={promos.slice(0, 2)} />);
    pass(3_000);
    expect([...two.host.querySelectorAll('[data-at]')].map((slide) => slide.getAttribute('data-at'))).toEqual(['next']);
    two.unmount();
    const one = mount(<PromoSlider promos={promos.slice(0, 1)} />);
    pass(3_000);
    expect(one.host.querySelector('[data-at]')).toBeNull();
    one.unmount();
  });

  it('names of two sides are read as one title', () => {
    const page = mount(<PromoSlider promos={[{ id: 'm', title: 'Тулпар — Жулдыз' }]} />);
    expect(shown(page.host)).toBe('Тулпар — Жулдыз');
    expect([...page.host.querySelectorAll('[data-side-name]')].map((side) => side.textContent)).toEqual([
      'Тулпар',
      'Жулдыз',
    ]);
    page.unmount();
  });
});
