import { type Gate, isOpenToAll } from '@livery/domain/gate';
import { activeRole } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import type { GatePage } from './gate/gate-page.ts';
import { useSayProblem } from './say-problem.ts';
import { useModals } from './modals.tsx';
import { useServices } from './services.tsx';

export type { Gate, AccessRequest } from '@livery/domain/gate';

/**
 * What everybody asks who plays, pays, switches the profile or opens settings: `await gate.pass({ action: 'vod', content }, { signal })`. It opens
 * the dialogues that are needed (sign-in, PIN, a first PIN) and answers true when the viewer may. Where the code of one does not come it says so, and
 * nothing opens: the next press tries again.
 */
export function useGate(): Gate {
  const page = useGatePage();
  return useMemo(
    () => ({
      async pass(request, options) {
        if (isOpenToAll(request, activeRole(page().store.getState()))) return true;
        try {
          return await (await gateOfPage(page())).pass(request, options);
        } catch {
          if (!options?.signal?.aborted) page().sayProblem({ kind: 'network', message: '' }, 'viewer');
          return false;
        }
      },
      asks: async (request, options) => (await gateOfPage(page())).asks(request, options),
    }),
    [page],
  );
}

/** The gate itself: it comes with the first question, as most viewers have no PIN. */
export async function gateOfPage(page: GatePage): Promise<Gate> {
  const { gateOf } = await import('./gate/gate-of-page.ts');
  return gateOf(page).gate;
}

/** What the gate of this page works with, as it is now. */
export function useGatePage(): () => GatePage {
  const services = useServices();
  const modals = useModals();
  const store = useStore();
  const t = useT();
  const sayProblem = useSayProblem();
  const latest = useRef<GatePage>({ services, modals, store, t, sayProblem });
  useEffect(() => {
    latest.current = { services, modals, store, t, sayProblem };
  });
  return useMemo(() => () => latest.current, []);
}
