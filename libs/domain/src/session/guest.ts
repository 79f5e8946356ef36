import type { InKind } from '../machine/define-machine.ts';
import type { EffectContext } from '../machine/effects.ts';
import { readCredentials } from './credentials.ts';
import { keepCredentials, withCrossTabLock } from './credentials-keeper.ts';
import { enrolGuest } from './enrolment.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionState } from './state.ts';
import { dispatchFailure, dispatchStep } from './dispatch-failure.ts';

const { actions } = session;

/** SES-006…SES-010. Whoever waits for the turn here finds the guest that another tab, or the first script of this page, has made. */
export const createGuest =
  (ports: SessionPorts) =>
  ({ network, progress }: InKind<SessionState, 'creatingGuest'>, context: EffectContext): Promise<void> =>
    withCrossTabLock(ports, context, async () => {
      const elsewhere = readCredentials(ports.store);
      if (elsewhere !== null) return context.dispatch(actions.credentialsReceived({ credentials: elsewhere }));

      const guest = await enrolGuest(ports, network, progress, { ...context, reached: dispatchStep(context) });
      if (guest.error) return dispatchFailure(context, guest.error);
      keepCredentials(ports, guest.data);
      context.dispatch(actions.credentialsReceived({ credentials: guest.data }));
    });
