import type { Stay } from '../machine/effects.ts';
import { session } from './machine.ts';
import { type ApiFailure, isForbidden } from './session-api.ts';

/** A failure that ends the country's use of the service, or can be tried again. API-078 */
export const tellFailure = ({ tell }: Stay, failure: ApiFailure): void =>
  tell(isForbidden(failure) ? session.actions.countryForbidden(failure) : session.actions.stepFailed({ failure }));
