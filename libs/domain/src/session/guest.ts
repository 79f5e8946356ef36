import type { InKind } from '../machine/define-machine.ts';
import type { Stay } from '../machine/effects.ts';
import { readCredentials } from './credentials.ts';
import { keepCredentials, whileAlone } from './credentials-keeper.ts';
import { enrolGuest } from './enrolment.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionState } from './state.ts';
import { tellFailure, tellStep } from './tell.ts';

const { actions } = session;

/** SES-006…SES-010. Whoever waits for the turn here finds the guest that another tab, or the first script of this page, has made. */
export const createGuest =
  (ports: SessionPorts) =>
  ({ network, progress }: InKind<SessionState, 'creatingGuest'>, stay: Stay): Promise<void> =>
    whileAlone(ports, stay, async () => {
      const elsewhere = readCredentials(ports.store);
      if (elsewhere !== null) return stay.tell(actions.credentialsReceived({ credentials: elsewhere }));

      const guest = await enrolGuest(ports, network, progress, { ...stay, reached: tellStep(stay) });
      if (guest.error) return tellFailure(stay, guest.error);
      keepCredentials(ports, guest.data);
      stay.tell(actions.credentialsReceived({ credentials: guest.data }));
    });
