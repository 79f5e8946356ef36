import { type Gate, isOpenToAll } from '@livery/domain/gate';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { useSayProblem } from './load-problem.tsx';
import { useModals } from './modals.tsx';
import { useServices } from './services.tsx';

export type { Gate, Want } from '@livery/domain/gate';

/**
 * What everybody asks who plays, pays, switches the profile or opens settings: `await gate.pass({ action: 'vod', content }, { signal })`. It opens
 * the dialogues that are needed (sign-in, PIN, a first PIN) and answers true when the viewer may.
 */
export function useGate(): Gate {
  const services = useServices();
  const modals = useModals();
  const store = useStore();
  const t = useT();
  const sayProblem = useSayProblem();
  const words = useRef({ t, sayProblem });
  useEffect(() => {
    words.current = { t, sayProblem };
  });
  return useMemo(
    () => ({
      async pass(want, options) {
        const isChild = services.storage.get(STORED.profileRole) === 'child';
        if (isOpenToAll(want, isChild ? 'child' : 'adult')) return true;
        const { gateOf } = await import('./gate/gate-of-page.ts');
        return gateOf({ services, modals, store, ...words.current }).pass(want, options);
      },
    }),
    [services, modals, store],
  );
}
