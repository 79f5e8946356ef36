import { hasPendingPayment } from '../payment/pending.ts';
import type { InKind } from '../machine/define-machine.ts';
import type { EffectContext } from '../machine/effects.ts';
import { STORED } from '../stored-keys.ts';
import { PROBE_FIRST_MS, PROBE_LONGEST_MS } from './constants.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import { isRefusal, isTokenError } from './session-api.ts';
import type { Circumstances } from './start.ts';
import type { SessionState } from './state.ts';
import { dispatchFailure } from './dispatch-failure.ts';

const { actions } = session;

/** BOOT-001 */
export const loadNetwork =
  (ports: SessionPorts) =>
  async (_: unknown, context: EffectContext): Promise<void> => {
    const network = await context.pause(ports.api.loadNetwork(context.signal));
    if (network.error) return dispatchFailure(context, network.error);
    context.dispatch(actions.networkLoaded({ network: network.data, circumstances: circumstancesOf(ports) }));
  };

const circumstancesOf = ({ store, clock, settings, isOnParentalPage }: SessionPorts): Circumstances => ({
  nowMs: clock.now(),
  hasLoggedOut: store.get(STORED.loggedOut) !== null,
  isTelegramApp: settings.isTelegramApp,
  isChildProfile: store.get(STORED.profileRole) === 'child',
  isParentalPage: isOnParentalPage(),
  isTransactionPending: hasPendingPayment(store.get(STORED.payments), clock.now()),
});

/** The last step of every way in. */
export const loadUser =
  ({ api }: SessionPorts) =>
  async (
    { credentials, isFresh }: InKind<SessionState, 'entering'>,
    { pause, signal, dispatch }: EffectContext,
  ): Promise<void> => {
    const { accessToken } = credentials;
    const user = await pause(api.loadUser(accessToken, signal));
    if (user.data) return dispatch(actions.userLoaded({ user: user.data }));
    const isOver = isTokenError(user.error) && !isFresh;
    dispatch(isOver ? actions.tokenRejected({ accessToken }) : actions.stepFailed({ failure: user.error }));
  };

/** Nobody has to press a button for a server that was away: it is asked until it answers, then the failed step is repeated. */
export const probe =
  ({ api }: SessionPorts) =>
  async (
    { failure }: InKind<SessionState, 'failed'>,
    { delay, pause, signal, dispatch }: EffectContext,
  ): Promise<void> => {
    if (isRefusal(failure)) return;
    for (let waitMs = PROBE_FIRST_MS; ; waitMs = Math.min(waitMs * 2, PROBE_LONGEST_MS)) {
      await delay(waitMs);
      const answer = await pause(api.loadNetwork(signal));
      if (answer.data || isRefusal(answer.error)) return dispatch(actions.retryRequested());
    }
  };
