import { createValue, type Value } from '@livery/value';
import type { MakeService } from './services.tsx';

export type Consent = 'given' | 'refused' | 'unanswered';

/** Answers of a device, not of an account: log-out keeps it. */
const KEY = 'figures_answer';

/** Whether figures may leave this device. Where the brand's law does not ask for it, they may. */
export const consent: MakeService<Value<Consent>> = ({ brand, storage }, signal) => {
  if (brand.rules.figures.consent !== 'asked') return createValue<Consent>('given');
  const stored = (): Consent => {
    const answer = storage.get(KEY);
    return answer === 'given' || answer === 'refused' ? answer : 'unanswered';
  };
  const value = createValue(stored());
  value.subscribe((answer) => storage.set(KEY, answer), signal);
  const hear = ({ key }: StorageEvent) => {
    if (key?.endsWith(`.${KEY}`) && stored() !== 'unanswered') value.set(stored());
  };
  // Whoever answers in one tab has answered for all of them.
  addEventListener('storage', hear, { signal });
  return value;
};
