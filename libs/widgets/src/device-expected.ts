import { createStorage, tabOrMemory } from '@livery/platform/storage';
import { createValue, type Value } from '@livery/value';
import type { MakeService } from './services.tsx';

const KEY = 'casting';

/** Whether this tab shows its programme on another device: that outlives a reload, and is no other tab's. */
export const deviceNote: MakeService<Value<boolean>> = ({ brand }, signal) => {
  const store = createStorage(brand.id, tabOrMemory());
  const isThere = createValue(store.get(KEY) !== null);
  isThere.subscribe((now) => (now ? store.set(KEY, 'connected') : store.remove(KEY)), signal);
  return isThere;
};
/** So long it is waited for. */
export const DEVICE_WAIT_MS = 6_000;

/**
 * Whether a device that was connected before a reload may be there again, with the programme on it already: the programme does not begin here meanwhile, and
 * neither does what comes before it. Whoever casts says when it is known; where nobody does, it is over by itself.
 */
export const deviceExpected: MakeService<Value<boolean>> = (services, signal) => {
  const isExpected = createValue(services.origins.cast.length > 0 && services.get(deviceNote).get());
  if (!isExpected.get()) return isExpected;
  const timer = setTimeout(() => isExpected.set(false), DEVICE_WAIT_MS);
  isExpected.subscribe(() => clearTimeout(timer), signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return isExpected;
};
