import { expect, it, vi } from 'vitest';
import { createEventLog } from './event-log.ts';

it('BOOT-035 passes events to the Android application, and nothing where there is none', () => {
  const logEvent = vi.fn();
  createEventLog(() => ({ logEvent })).event('login', { method: 'phone' });
  expect(logEvent).toHaveBeenCalledWith('login', '{"method":"phone"}');
  createEventLog(() => undefined).event('login', { method: 'phone' });
  createEventLog(() => ({})).event('login', { method: 'phone' });
});
