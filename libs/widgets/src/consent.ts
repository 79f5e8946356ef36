import { createValue, type Value } from '@livery/value';
import type { MakeService } from './services.tsx';

export type Consent = 'given' | 'refused' | 'unanswered';

/** Answers of a device, not of an account: log-out keeps it. */
const KEY = 'figures_answer';

/** Whether figures may leave this device. Where the brand's law does not ask for it, they may. */
export const consent: MakeService<Value<Consent>> = ({ brand, storage }) => {
  const stored = storage.get(KEY);
  const isAsked = brand.rules.figures.consent === 'asked';
  const first = stored === 'given' || stored === 'refused' ? stored : 'unanswered';
  const value = createValue<Consent>(isAsked ? first : 'given');
  value.subscribe((answer) => storage.set(KEY, answer));
  return value;
};
