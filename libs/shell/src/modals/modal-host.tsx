import { isAuthOnly, selectSession } from '@livery/domain/session';
import { isEmbedded } from '@livery/widgets/embedded';
import { ModalsProvider, type ModalId, type Modals } from '@livery/widgets/modals';
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
import { isNotBuilt, loadedModal, loadModal, MODALS, type ModalProps } from './modals.ts';
import { mayCloseModal, modalOfHash } from './modal-rules.ts';
import { createModalStore, type ModalState, type ModalStore } from './modal-store.ts';

/** Shows the one modal that the address or a screen asks for. */
export function ModalHost({ children }: { children: ReactNode }) {
  const store = useModalStore();
  const modals = useMemo<Modals>(
    () => ({
      open(id, request, onGone) {
        if (id === 'auth' && opensBeside()) onGone?.();
        else store.open(id, request, onGone);
      },
      close: () => store.close(),
    }),
    [store],
  );
  return (
    <ModalsProvider modals={modals}>
      {children}
      <CurrentModal store={store} />
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

/** A modal that is open stays, if it may, whatever the address says; one that goes makes room for the one that the address names. */
const isUnderWay = (state: ModalState, id: ModalId): boolean =>
  state.kind === 'open' || (state.kind !== 'none' && state.next?.id === id);

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
    // What is drawn may be behind what stands in the address bar.
    if (location.hash !== window.location.hash) return;
    const asked = modalOfHash(location.hash, MODALS);
    if ('id' in asked) {
      if (!isUnderWay(store.state(), asked.id)) store.open(asked.id, {});
    } else if (asked.clear && store.state().kind === 'none') {
      void navigate(
        { pathname: location.pathname, search: location.search, hash: '' },
        { replace: true, state: location.state },
      );
    } else if (location.hash) {
      void isNotBuilt(location.hash).then(
        (is) => is && location.hash === window.location.hash && store.open('not_built', {}),
        // Nothing is lost: the page stands as it is.
        () => {},
      );
    }
  }, [location, navigate, store]);

  return store;
}
