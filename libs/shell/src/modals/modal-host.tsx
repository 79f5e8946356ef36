import { after } from '@livery/platform/later';
import { isEmbedded } from '@livery/domain/embedded';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { createLateModals } from './late-modals.ts';

type LiveModals = ComponentType<{ attach: (modals: Modals) => void; firstKey: KeyboardEvent | null }>;

/**
 * Gives every screen the way to open a modal. The code for it comes at the viewer's first activity, with an address that names a modal, or with the first
 * one that is opened; what is asked for before it is here waits for it.
 */
export function ModalHost({ children }: { children: ReactNode }) {
  const [Live, setLive] = useState<LiveModals | null>(null);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const [late] = useState(() =>
    createLateModals(
      () => import('./live-modals.tsx').then((part) => setLive(() => part.default)),
      (reason) => setFailure({ reason }),
    ),
  );
  const [modals] = useState<Modals>(() => ({
    ...late.modals,
    open(id, request, onGone) {
      if (id === 'auth' && opensBeside()) onGone?.();
      else late.modals.open(id, request, onGone);
    },
  }));
  const firstKey = useRef<KeyboardEvent>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) late.prefetch();
  }, [hash, late]);
  useEffect(() => {
    const stop = new AbortController();
    void after('firstActivity', stop.signal).then(late.prefetch);
    // A key may be the first activity: it is heard when what it does is here.
    addEventListener('keydown', (event) => (firstKey.current = event), { once: true, signal: stop.signal });
    return () => stop.abort();
  }, [late]);
  if (failure) throw failure.reason;
  return (
    <ModalsProvider modals={modals}>
      {children}
      {Live && <Live attach={late.attach} firstKey={firstKey.current} />}
    </ModalsProvider>
  );
}

/**
 * Inside of another site signing in is a window of its own: the host page must not see what is typed. It ends where what stood here plays on our
 * site. Where a browser refuses windows, or would since nobody has just pressed anything, it is the dialogue. MISC-007
 */
function opensBeside(): boolean {
  if (!isEmbedded(location.pathname) || !navigator.userActivation.isActive) return false;
  const own = location.pathname.replace('content_embed', 'watch').replace('channel_embed', 'channels/all');
  // By `noopener` nobody would be told whether it has opened.
  const opened = open(`/auth_methods?return=${encodeURIComponent(own + location.search)}`, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}
