import { isAuthOnly, selectSession, sessionKind } from '@livery/domain/session';
import { useOverlayTurn } from '@livery/widgets/overlay-queue';
import { modalStands } from '@livery/widgets/modal-stands';
import type { ModalProps, Modals } from '@livery/widgets/modals';
import { useService, useServices } from '@livery/widgets/services';
import type { SiteMap } from '@livery/widgets/site-map';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSiteKeys } from '../site-keys.ts';
import { createModalParts, type ModalParts } from './modal-parts.ts';
import { mayCloseModal, modalOfHash } from './modal-rules.ts';
import { createModalStore, type ModalState, type ModalStore, type Shown } from './modal-store.ts';

/** Shows the one modal that the address or a screen asks for, and hands out the way to ask. */
export default function LiveModals({
  attach,
  firstKey,
}: {
  attach: (modals: Modals) => void;
  /** What the viewer pressed before this was here. */
  firstKey: KeyboardEvent | null;
}) {
  const store = useModalStore();
  const { capabilities, siteMap } = useServices();
  const parts = useMemo(() => createModalParts(capabilities), [capabilities]);
  const modals = useMemo<Modals>(
    () => ({
      open(id, request, onGone) {
        if (siteMap.isModal(id)) store.open(id, request, onGone);
        else store.open('not_built', {}, onGone);
      },
      close: () => store.close(),
      // A chunk that does not come is asked for again by the press.
      prepare: (id) => void parts.load(id).catch(() => {}),
    }),
    [store, parts, siteMap],
  );
  usePreparedModals(parts);
  useSiteKeys(modals, firstKey);
  useLayoutEffect(() => attach(modals), [attach, modals]);
  return <CurrentModal store={store} parts={parts} />;
}

/** What a press may open without a link that a pointer comes to first is here before it is wanted. */
function usePreparedModals(parts: ModalParts) {
  const { getState } = useStore();
  useEffect(() => {
    const viewer = sessionKind(selectSession(getState())) === 'loggedIn' ? 'loggedIn' : 'guest';
    // A chunk that does not come is asked for again by whoever wants it.
    parts.prepare(viewer).catch(() => {});
  }, [parts, getState]);
}

function CurrentModal({ store, parts }: { store: ModalStore; parts: ModalParts }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { siteMap, events } = useServices();
  const openId = state.kind === 'open' ? state.id : null;
  useEffect(() => {
    if (openId !== null) events.emit('modal', { id: openId });
  }, [events, openId]);
  const isThere = state.kind !== 'none';
  useOverlayTurn('modal', isThere);
  const stands = useService(modalStands);
  useLayoutEffect(() => stands.set(isThere), [stands, isThere]);
  const { pathname } = useLocation();
  const signInRequired = isAuthOnly(useSelector(selectSession));
  if (state.kind !== 'open' && state.kind !== 'closing') return null;
  const { id } = state;
  const onClose = () => {
    if (mayCloseModal(siteMap.modals[id] ?? {}, { signInRequired, pathname })) store.close();
  };
  return (
    <Suspense>
      <Modal
        // The steps of a sheet are one dialogue.
        key={siteMap.modals[id]?.sheet ?? id}
        id={drawnAs(state, siteMap)}
        parts={parts}
        request={state.request as never}
        open={state.kind === 'open'}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** Which modal draws what is shown. */
function drawnAs({ id, request }: Shown, { modals }: SiteMap): string {
  const { aloneAs } = modals[id] ?? {};
  const isAlone = Object.keys(request as object).length === 0;
  return isAlone && aloneAs !== undefined && aloneAs in modals ? aloneAs : id;
}

/** One modal, as soon as its chunk is here. Not by `lazy`: what has been suspended, React holds back for another 300 ms. */
function Modal({ id, parts, ...props }: { id: string; parts: ModalParts } & ModalProps<never>) {
  const Component = parts.get(id);
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  useEffect(() => {
    if (Component) return undefined;
    let isHere = true;
    parts.load(id).then(
      () => isHere && drawAnew(),
      (reason: unknown) => isHere && setFailure({ reason }),
    );
    return () => {
      isHere = false;
    };
  }, [id, parts, Component]);
  if (failure) throw failure.reason;
  return Component && <Component {...props} />;
}

/** A modal that is open stays, if it may, whatever the address says; one that goes makes room for the one that the address names. */
const isUnderWay = (state: ModalState, id: string): boolean =>
  state.kind === 'open' || (state.kind !== 'none' && state.next?.id === id);

/** The store, bound to the address bar in both directions. */
function useModalStore(): ModalStore {
  const { siteMap } = useServices();
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  // Both before the effects of a page that has just come: the modal that it opens belongs to the new address, not to the old one.
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });

  const [store] = useState(() =>
    createModalStore(siteMap.modals, {
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
    const asked = modalOfHash(location.hash, siteMap.modals);
    if ('id' in asked) {
      if (!isUnderWay(store.state(), asked.id)) store.open(asked.id, {});
    } else if (asked.clear && store.state().kind === 'none') {
      void navigate(
        { pathname: location.pathname, search: location.search, hash: '' },
        { replace: true, state: location.state },
      );
    } else if (location.hash) {
      void import('./not-built.ts').then(
        ({ isNotBuilt }) =>
          isNotBuilt(location.hash) && location.hash === window.location.hash && store.open('not_built', {}),
        // Nothing is lost: the page stands as it is.
        () => {},
      );
    }
  }, [location, navigate, siteMap, store]);

  useEffect(() => store.dispose, [store]);
  return store;
}
