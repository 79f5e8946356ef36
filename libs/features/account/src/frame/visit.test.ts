import { createSiteEvents } from '@livery/widgets/site-events';
import { expect, it } from 'vitest';
import { createVisit } from './visit.ts';

const GROWN_UP = { user: 5, isGuest: false, profile: 1, changed: false };

it('ACC-018 ACC-027 PIN-017 PROF-026 a stay in the settings ends with the viewer whose it is, and with no word of the same one', () => {
  const events = createSiteEvents();
  const visit = createVisit({ events }, new AbortController().signal);
  const stay = { enteredAt: 3, passed: new Set(['parental'] as const) };
  visit.current = stay;
  events.emit('viewer', GROWN_UP);
  expect(visit.current).toBe(stay);
  events.emit('viewer', { ...GROWN_UP, profile: 2, changed: true });
  expect(visit.current).toBeNull();
});
