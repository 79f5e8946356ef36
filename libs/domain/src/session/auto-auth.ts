import type { InKind } from '../machine/define-machine.ts';
import type { EffectContext } from '../machine/effects.ts';
import { AUTO_AUTH_FALLBACK_DELAY_MS, AUTO_AUTH_MESSAGE_DELAY_MS } from './constants.ts';
import { credentialsFrom, readCredentials } from './credentials.ts';
import { keepCredentials, withCrossTabLock } from './credentials-keeper.ts';
import { deviceSerial } from './device.ts';
import { session } from './machine.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionState } from './state.ts';

const { actions } = session;

/** The provider's own sign-in. Its token comes without a device: token mode. BOOT-005, BOOT-007, API-073 */
export const autoAuthenticate =
  (ports: SessionPorts) =>
  ({ url }: InKind<SessionState, 'autoAuthenticating'>, context: EffectContext): Promise<void> => {
    context.dispatchAfter(AUTO_AUTH_MESSAGE_DELAY_MS, actions.autoAuthTookLong());
    return withCrossTabLock(ports, context, async () => {
      const { api, store, clock, random, settings } = ports;
      const elsewhere = readCredentials(store);
      if (elsewhere !== null) return context.dispatch(actions.credentialsReceived({ credentials: elsewhere }));
      const { vendor: manufacturer, model, osName: os } = settings.device;
      const { telegramId } = settings;
      const device = {
        manufacturer,
        model,
        os,
        serial: deviceSerial(ports),
        ...(telegramId !== null && { telegramId }),
      };
      const grant = await context.pause(api.autoAuthenticate(url, device, context.signal));
      if (grant.error) return context.dispatch(actions.autoAuthRefused({ offersRetry: settings.offersAutoAuthRetry }));
      const origin = { deviceId: null, signInId: random.uuid(), nowMs: clock.now() };
      const credentials = credentialsFrom(grant.data, origin);
      keepCredentials(ports, credentials);
      context.dispatch(actions.credentialsReceived({ credentials }));
    });
  };

/** Where the brand offers a retry, the viewer decides; elsewhere the session goes on by itself. BOOT-011, BOOT-012 */
export async function fallBack(
  { offersRetry }: InKind<SessionState, 'autoAuthFailed'>,
  { delay, dispatch }: EffectContext,
): Promise<void> {
  if (offersRetry) return;
  await delay(AUTO_AUTH_FALLBACK_DELAY_MS);
  dispatch(actions.autoAuthGivenUp());
}
