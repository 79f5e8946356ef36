import { selectActiveProfile } from '@livery/domain/profiles';
import { isEmbedded } from '@livery/domain/embedded';
import {
  autoAuthProgress,
  forbiddenCountry,
  isAuthOnly,
  isSigningOut,
  isWithoutProvider,
  selectSession,
  session,
  sessionKind,
  startFailure,
} from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { StatePage } from '@livery/ui-kit/states';
import { Spinner } from '@livery/ui-kit/feedback';
import { useModals } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { Fragment, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpenWithoutSignIn } from '../modals/modal-rules.ts';
import { StartProblem } from './start-problem.tsx';
import type { WhoWatches } from './who-watches.ts';

const WithoutProvider = lazy(() => import('./without-provider.tsx'));

interface Props {
  /** What the visit begins with, until a member has answered it. */
  readonly whoWatches: WhoWatches | null;
  /** What stands beside the pages, and outlives a change of profile. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what keeps the site from starting, in place of the pages or over them. */
export function BootGate({ whoWatches: Question, beside, children }: Props) {
  const t = useT();
  const state = useSelector(selectSession);
  const failure = startFailure(state);

  useForbiddenCountry();
  useAutoAuthRetry();
  useHomeAfterLogout();
  useRequiredSignIn();
  useWelcome();
  const [isAsking, setIsAsking] = useState(Question !== null);
  if (isWithoutProvider(state)) {
    return (
      <Suspense>
        <WithoutProvider />
      </Suspense>
    );
  }
  if (failure) return <StartProblem failure={failure} />;
  if (autoAuthProgress(state) === 'slow') {
    return (
      <StatePage title={t('boot_auto_auth')} size="full" art={<Spinner label={t('boot_auto_auth')} />} role="status" />
    );
  }
  if (Question && isAsking && sessionKind(state) === 'loggedIn')
    return <Question onChosen={() => setIsAsking(false)} />;
  return (
    <>
      <OfOneProfile>{children}</OfOneProfile>
      {beside}
    </>
  );
}

/** Drawn anew for each profile: nothing of the one before stays, not even what plays. PROF-026 */
function OfOneProfile({ children }: { readonly children: ReactNode }) {
  const { turn } = useSelector(selectActiveProfile);
  const isHome = useHomeAtTurn(turn);
  return isHome && <Fragment key={turn}>{children}</Fragment>;
}

/** The region page, which there is none of inside of another site, and over it the modal with country and address. BOOT-014, BOOT-015 */
function useForbiddenCountry() {
  const forbidden = forbiddenCountry(useSelector(selectSession));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const modals = useModals();
  useEffect(() => {
    if (!forbidden) return;
    if (pathname !== '/geo_lock' && !isEmbedded(pathname)) void navigate('/geo_lock', { replace: true });
    else modals.open('forbidden_country', forbidden);
  }, [forbidden, pathname, navigate, modals]);
}

/** BOOT-012 */
function useAutoAuthRetry() {
  const state = useSelector(selectSession);
  const dispatch = useDispatch();
  const modals = useModals();
  const failed = autoAuthProgress(state) === 'failed';
  useEffect(() => {
    if (!failed) return;
    // Whatever takes the question away without an answer gives up: going back, and another dialogue too.
    let isAgain = false;
    const onRetry = () => void (isAgain = true);
    const { retryRequested, autoAuthGivenUp } = session.actions;
    modals.open('auth_retry', { onRetry }, () => dispatch(isAgain ? retryRequested() : autoAuthGivenUp()));
  }, [failed, modals, dispatch]);
}

/** The page may have been one of the person who left, and going back does not lead there. SES-039 */
function useHomeAfterLogout() {
  const isLeaving = isSigningOut(useSelector(selectSession));
  const navigate = useNavigate();
  useEffect(() => {
    if (isLeaving) void navigate('/', { replace: true });
  }, [isLeaving, navigate]);
}

/** Whoever takes a turn begins at home, or where another site has put them; false until the page is there. PROF-026, NAV-056 */
function useHomeAtTurn(turn: number): boolean {
  const [arrived, setArrived] = useState(turn);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (arrived === turn) return;
    if (pathname === '/' || isEmbedded(pathname)) setArrived(turn);
    else void navigate('/', { replace: true });
  }, [arrived, turn, pathname, navigate]);
  return arrived === turn;
}

/** A first visit begins with what it agrees to, in a brand that asks for it; nobody who has signed in is asked. NAV-002, MISC-008 */
function useWelcome() {
  const state = useSelector(selectSession);
  const { brand, storage } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isNobody = isAuthOnly(state) || sessionKind(state) === 'guest';
  useEffect(() => {
    const isAsked = brand.rules.pages.welcome && isNobody && pathname === '/';
    if (isAsked && storage.get(STORED.acceptedDocuments) === null) void navigate('/welcome', { replace: true });
  }, [brand, storage, isNobody, pathname, navigate]);
}

/** Where nobody is a guest, the sign-in stands over every page but those that are open without it. SES-003, BOOT-013 */
function useRequiredSignIn() {
  const isRequired = isAuthOnly(useSelector(selectSession));
  const { pathname, hash } = useLocation();
  const modals = useModals();
  useEffect(() => {
    if (isRequired && hash === '' && !isOpenWithoutSignIn(pathname)) modals.open('auth', {});
  }, [isRequired, pathname, hash, modals]);
}
