import { createValue, type Value } from '@livery/value';
import type { MakeService } from './services.tsx';

/** Another device was connected when the page went away. */
export const DEVICE_STORED = 'casting';
/** So long it is waited for. */
export const DEVICE_WAIT_MS = 6_000;

/**
 * Whether a device that was connected before a reload may be there again, with the programme on it already: the programme does not begin here meanwhile, and
 * neither does what comes before it. Whoever casts says when it is known; where nobody does, it is over by itself.
 */
export const deviceExpected: MakeService<Value<boolean>> = ({ storage, origins }, signal) => {
  const isExpected = createValue(origins.cast.length > 0 && storage.get(DEVICE_STORED) !== null);
  if (!isExpected.get()) return isExpected;
  const timer = setTimeout(() => isExpected.set(false), DEVICE_WAIT_MS);
  isExpected.subscribe(() => clearTimeout(timer), signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return isExpected;
};
