import type { Effects } from '../machine/effects.ts';
import { autoAuthenticate, fallBack } from './auto-auth.ts';
import { createGuest } from './guest.ts';
import type { SessionPorts } from './ports.ts';
import { awaitInteraction, renew, restore } from './renewal.ts';
import { signInEffect } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { loadNetwork, loadUser, probe } from './start-up.ts';
import type { SessionState } from './state.ts';

/** What each state of the session does by itself, for as long as it lasts. The other states wait. */
export const sessionEffects = (ports: SessionPorts): Effects<SessionState> => ({
  loadingNetwork: loadNetwork(ports),
  restoring: restore(ports),
  autoAuthenticating: autoAuthenticate(ports),
  autoAuthFailed: fallBack,
  creatingGuest: createGuest(ports),
  signingIn: signInEffect(ports),
  entering: loadUser(ports),
  renewalDue: awaitInteraction(ports),
  renewing: renew(ports),
  loggingOut: signOut(ports),
  failed: probe(ports),
});
