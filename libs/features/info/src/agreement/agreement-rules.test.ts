import { expect, it } from 'vitest';
import { afterAnswer, isRead } from './agreement-rules.ts';

it.each([
  [900, 800, true],
  [901, 800, false],
  [400, 800, true],
  [-50, 800, true],
])('NAV-123 a text that ends at %i px of a window of %i px is read: %s', (bottomPx, windowHeightPx, read) => {
  expect(isRead(bottomPx, windowHeightPx)).toBe(read);
});

it('NAV-120 Accept runs what waits and goes to backUrl', () => {
  expect(afterAnswer('accepted', { backUrl: '/packets/3' })).toEqual({ runs: true, goTo: '/packets/3' });
});

it('NAV-121 Accept goes back where there is no backUrl', () => {
  expect(afterAnswer('accepted', {})).toEqual({ runs: true, goTo: 'back' });
});

it('NAV-122 Cancel runs nothing and leaves the same way', () => {
  expect(afterAnswer('cancelled', { backUrl: '/packets/3' })).toEqual({ runs: false, goTo: '/packets/3' });
  expect(afterAnswer('cancelled', {})).toEqual({ runs: false, goTo: 'back' });
});
