import type { EffectContext } from '../machine/effects.ts';
import { session } from './machine.ts';
import { type ApiFailure, isForbidden } from './session-api.ts';
import type { Enrolment } from './state.ts';

const { actions } = session;

/** A failure that ends the country's use of the service, or can be tried again. API-078 */
export const dispatchFailure = ({ dispatch }: EffectContext, failure: ApiFailure): void =>
  dispatch(isForbidden(failure) ? actions.countryForbidden(failure) : actions.stepFailed({ failure }));

/** How far an account has come on its way to a token: from there it goes on after a failure. */
export const dispatchStep =
  ({ dispatch }: EffectContext) =>
  (progress: Enrolment): void =>
    dispatch(
      progress.step === 'device'
        ? actions.guestLoggedIn({ accessToken: progress.accessToken })
        : actions.deviceCreated({ deviceId: progress.deviceId, deviceSecret: progress.deviceSecret }),
    );
