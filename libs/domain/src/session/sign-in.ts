import type { InKind } from '../machine/define-machine.ts';
import type { Stay } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { keepCredentials, whileAlone } from './credentials-keeper.ts';
import { createDevice, getToken } from './enrolment.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionState } from './state.ts';
import { tellFailure, tellStep } from './tell.ts';

const { actions } = session;

/** SES-011…SES-015. The guest's credentials stay stored until the new ones replace them: a failure half-way loses nothing. */
export const signIn =
  (ports: SessionPorts) =>
  ({ login, progress }: InKind<SessionState, 'signingIn'>, stay: Stay): Promise<void> =>
    whileAlone(ports, stay, async () => {
      const { api, store, log } = ports;
      const device = await createDevice(ports, progress, { ...stay, reached: tellStep(stay) });
      if (device.error) return stay.tell(actions.stepFailed({ failure: device.error }));
      const credentials = await getToken(ports, device.data, stay);
      if (credentials.error) return tellFailure(stay, credentials.error);
      keepCredentials(ports, credentials.data);
      store.remove(STORED.loggedOut);
      if (login.isNewAccount) log.event('register', { method: login.method });
      log.event('login', { method: login.method });

      const documents = acceptedDocuments(store.get(STORED.acceptedDocuments));
      if (documents.length > 0) {
        const { error } = await stay.pause(api.acceptAgreements(credentials.data.accessToken, documents, stay.signal));
        if (error) log.problem('accepted documents were not sent', { message: error.message });
      }
      stay.tell(actions.credentialsReceived({ credentials: credentials.data }));
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
