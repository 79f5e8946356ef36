import { describe, expect, it } from 'vitest';
import { HEADER_AT_TOP, type HeaderScroll, scrollHeader } from './header-scroll.ts';

const scrolled = (positions: readonly number[], landscape = true): HeaderScroll =>
  positions.reduce((state, scrollPx) => scrollHeader(state, scrollPx, landscape), HEADER_AT_TOP);

describe('the header while the page scrolls', () => {
  it('NAV-103 gets its ground beyond 140 px', () => {
    expect(scrolled([140]).solid).toBe(false);
    expect(scrolled([141]).solid).toBe(true);
    expect(scrolled([141, 100]).solid).toBe(false);
  });

  it('shades what passes behind it before that, and stands open at the top', () => {
    expect([0, 16, 17, 140].map((at) => scrolled([at]).shaded)).toEqual([false, false, true, true]);
    expect(scrolled([300, 0]).shaded).toBe(false);
  });

  it('NAV-104 hides in landscape after 250 px of downward scroll, counted from where it turned', () => {
    expect(scrolled([250]).hidden).toBe(false);
    expect(scrolled([100, 251]).hidden).toBe(true);
    expect(scrolled([600, 500, 700]).hidden).toBe(false);
    expect(scrolled([600, 500, 751]).hidden).toBe(true);
  });

  it('NAV-104 comes back at the first upward movement, and never hides in portrait', () => {
    expect(scrolled([900, 899]).hidden).toBe(false);
    expect(scrolled([900], false).hidden).toBe(false);
  });
});
