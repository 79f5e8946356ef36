import { isAuthOnly, selectSession } from '@livery/domain/session';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadedModal, loadModal, MODALS, type ModalProps } from './modals.ts';
import { mayCloseModal, modalOfHash } from './modal-rules.ts';
import { createModalStore, type ModalStore } from './modal-store.ts';

/** Shows the one modal that the address or a screen asks for. */
export function ModalHost({ children }: { children: ReactNode }) {
  const store = useModalStore();
  const modals = useMemo<Modals>(
    () => ({ open: (id, request, onGone) => store.open(id, request, onGone), close: () => store.close() }),
    [store],
  );
  return (
    <ModalsProvider modals={modals}>
      {children}
      <CurrentModal store={store} />
    </ModalsProvider>
  );
}

function CurrentModal({ store }: { store: ModalStore }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { pathname } = useLocation();
  const signInRequired = isAuthOnly(useSelector(selectSession));
  if (state.kind !== 'open' && state.kind !== 'closing') return null;
  const id = state.id as keyof typeof MODALS;
  const onClose = () => {
    if (mayCloseModal(MODALS[id], { signInRequired, pathname })) store.close();
  };
  return (
    <Suspense>
      <Modal key={id} id={id} request={state.request as never} open={state.kind === 'open'} onClose={onClose} />
    </Suspense>
  );
}

/** One modal, as soon as its chunk is here. Not by `lazy`: what has been suspended, React holds back for another 300 ms. */
function Modal({ id, ...props }: { id: keyof typeof MODALS } & ModalProps<never>) {
  const [Component, setComponent] = useState(() => loadedModal(id));
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (Component) return undefined;
    let isHere = true;
    loadModal(id).then(
      (component) => isHere && setComponent(() => component),
      (reason: unknown) => isHere && setFailure({ reason }),
    );
    return () => {
      isHere = false;
    };
  }, [id, Component]);
  if (failure) throw failure.reason;
  return Component && <Component {...props} />;
}

/** The store, bound to the address bar in both directions. */
function useModalStore(): ModalStore {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  // Both before the effects of a page that has just come: the modal that it opens belongs to the new address, not to the old one.
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });

  const [store] = useState(() =>
    createModalStore(MODALS, {
      hash: () => window.location.hash,
      change(hash, how) {
        const { location: at, navigate: go } = latest.current;
        void go({ pathname: at.pathname, search: at.search, hash }, { replace: how === 'replace', state: at.state });
      },
    }),
  );

  useLayoutEffect(() => {
    store.hashChanged(location.hash);
    const asked = modalOfHash(location.hash, MODALS);
    if ('id' in asked) {
      const state = store.state();
      if (state.kind === 'none') store.open(asked.id, {});
    } else if (asked.clear && store.state().kind === 'none') {
      void navigate(
        { pathname: location.pathname, search: location.search, hash: '' },
        { replace: true, state: location.state },
      );
    }
  }, [location, navigate, store]);

  return store;
}
