import { after } from '@livery/platform/later';
import { isEmbedded } from '@livery/widgets/embedded';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type LiveModals = ComponentType<{ attach: (modals: Modals) => void }>;

/**
 * Gives every screen the way to open a modal. The code for it comes at the viewer's first sign, with an address that names a modal, or with the first
 * one that is opened; what is asked for before it is here waits for it.
 */
export function ModalHost({ children }: { children: ReactNode }) {
  const [Live, setLive] = useState<LiveModals | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const [late] = useState(() =>
    createLateModals(() =>
      import('./live-modals.tsx').then(
        (part) => setLive(() => part.default),
        (reason: unknown) => setFailure({ reason }),
      ),
    ),
  );
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) late.load();
  }, [hash, late]);
  useEffect(() => {
    const stop = new AbortController();
    void after('firstInput', stop.signal).then(late.load);
    return () => stop.abort();
  }, [late]);
  if (failure) throw failure.reason;
  return (
    <ModalsProvider modals={late.modals}>
      {children}
      {Live && <Live attach={late.attach} />}
    </ModalsProvider>
  );
}

/**
 * Inside of another site signing in is a window of its own: the host page must not see what is typed. Where a browser would refuse that, since
 * nobody has just pressed anything, it is the dialogue. MISC-007
 */
function opensBeside(): boolean {
  if (!isEmbedded(location.pathname) || !navigator.userActivation.isActive) return false;
  open('/auth_methods', '_blank', 'noopener');
  return true;
}

/** Modals whose code comes later: what is asked of them is done in its order as soon as it is there. */
function createLateModals(fetch: () => unknown) {
  let live: Modals | null = null;
  let isAskedFor = false;
  const waiting: ((modals: Modals) => void)[] = [];
  const load = () => {
    if (!isAskedFor) fetch();
    isAskedFor = true;
  };
  const ask = (act: (modals: Modals) => void) => {
    if (live) return act(live);
    waiting.push(act);
    load();
  };
  return {
    load,
    modals: {
      open(id, request, onGone) {
        if (id === 'auth' && opensBeside()) onGone?.();
        else ask((modals) => modals.open(id, request, onGone));
      },
      close: () => ask((modals) => modals.close()),
      prepare: (id) => ask((modals) => modals.prepare(id)),
    } satisfies Modals,
    attach(modals: Modals) {
      live = modals;
      for (const act of waiting.splice(0)) act(modals);
    },
  };
}
