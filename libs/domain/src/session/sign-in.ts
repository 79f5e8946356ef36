import type { InKind } from '../machine/define-machine.ts';
import type { EffectContext } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { keepCredentials, withCrossTabLock } from './credentials-keeper.ts';
import { createDevice, getToken } from './enrolment.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionState } from './state.ts';
import { dispatchFailure, dispatchStep } from './dispatch-failure.ts';

const { actions } = session;

/** SES-011…SES-015. The guest's credentials stay stored until the new ones replace them: a failure half-way loses nothing. */
export const signInEffect =
  (ports: SessionPorts) =>
  ({ login, progress }: InKind<SessionState, 'signingIn'>, context: EffectContext): Promise<void> =>
    withCrossTabLock(ports, context, async () => {
      const { api, store, log } = ports;
      const device = await createDevice(ports, progress, { ...context, reached: dispatchStep(context) });
      if (device.error) return context.dispatch(actions.stepFailed({ failure: device.error }));
      const credentials = await getToken(ports, device.data, context);
      if (credentials.error) return dispatchFailure(context, credentials.error);
      keepCredentials(ports, credentials.data);
      store.remove(STORED.loggedOut);
      if (login.isNewAccount) log.event('register', { method: login.method });
      log.event('login', { method: login.method });

      const documents = acceptedDocuments(store.get(STORED.acceptedDocuments));
      if (documents.length > 0) {
        const { error } = await context.pause(
          api.acceptAgreements(credentials.data.accessToken, documents, context.signal),
        );
        if (error) log.problem('accepted documents were not sent', { message: error.message });
      }
      context.dispatch(actions.credentialsReceived({ credentials: credentials.data }));
    });

/** Tolerates whatever is stored. */
function acceptedDocuments(stored: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}
