import { UNCHECKED } from '@livery/widgets/testing-store';
import type { Answering } from '@livery/api-client/testing';
import type { Brand } from '@livery/brand-kit';
import { runSession, session, type SessionApi, type SessionSettings } from '@livery/domain/session';
import { TEST_SESSION_SETTINGS } from '@livery/domain/session/testing';
import type { NetworkStatus } from '@livery/platform/network';
import type { Capability } from '@livery/widgets/capability';
import { mountScreen } from '@livery/widgets/testing';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { BootGate } from '../boot/boot-gate.tsx';
import type { WhoWatches } from '../boot/who-watches.ts';
import { ModalHost } from '../modals/modal-host.tsx';
import { createStore } from '../store.ts';
import { EVERY_CAPABILITY } from './every-capability.ts';

interface Site {
  /** What the server says to the session; what is not here is never answered. */
  calls: Partial<SessionApi>;
  /** What it says to everything else. */
  answer?: Answering;
  capabilities?: readonly Capability[];
  settings?: Partial<SessionSettings>;
  at?: string;
  /** What the visit begins with. */
  whoWatches?: WhoWatches;
  /** What lies behind the gate. */
  pages?: ReactNode;
  /** What stands beside them. */
  beside?: ReactNode;
  network?: NetworkStatus;
  brand?: Partial<Brand>;
  /** What this browser remembers of earlier visits. */
  stored?: Readonly<Record<string, string>>;
}

/** Starts a site as a viewer finds it: the real store, session, gate and modals. */
export async function openSite({
  calls,
  settings,
  at,
  whoWatches,
  pages = <main>The pages</main>,
  beside,
  ...world
}: Site) {
  const { store, startListening } = createStore(UNCHECKED);
  const page = await mountScreen(
    <ModalHost>
      <BootGate whoWatches={whoWatches ?? null} beside={beside}>
        {pages}
      </BootGate>
    </ModalHost>,
    { store, capabilities: EVERY_CAPABILITY, ...world, ...(at && { at }) },
  );
  const stop = runSession(startListening, {
    api: new Proxy(calls, { get: (known, call: keyof SessionApi) => known[call] ?? neverAnswers }) as SessionApi,
    store: page.services.storage,
    clock: page.services.clock,
    random: { uuid: () => crypto.randomUUID() },
    crossTab: { exclusively: (_name, _signal, task) => task(), announce: () => {}, listen: () => () => {} },
    log: { event: () => {}, problem: () => {} },
    nextInteraction: neverAnswers,
    isOnParentalPage: () => false,
    settings: { ...TEST_SESSION_SETTINGS, keptAtLogout: [], ...settings },
  });
  onTestFinished(stop);
  store.dispatch(session.actions.started({ saved: null }));
  return { ...page, store };
}

export const neverAnswers = () => new Promise<never>(() => {});
