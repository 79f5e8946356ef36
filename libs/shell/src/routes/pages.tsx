import { SiteFrame } from '@livery/features-layout/site-frame';
import { Frame } from '@livery/ui-kit/frame';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { isEmbedded } from '@livery/widgets/embedded';
import { mountedBackground } from '@livery/widgets/background';
import { CameByProvider } from '@livery/widgets/came-by';
import { Activity, lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary.tsx';
import { routeOf } from './match.ts';
import { reach } from './reach.ts';
import { ROUTES, type RouteEntry } from './routes.ts';
import type { Screens } from './screens.ts';

const NotFoundPage = lazy(() => import('@livery/features-info/not-found-page'));
const RegionPage = lazy(() => import('@livery/features-info/region-page'));
const MiniAppEntry = lazy(() => import('./mini-app-entry.tsx'));

function element({ screen, notFoundKind }: RouteEntry, screens: Screens): ReactNode {
  if (screen === 'notFound') return <NotFoundPage kind={notFoundKind ?? 'generic'} />;
  if (screen === 'geoLock') return <RegionPage />;
  if (screen === 'miniApp') return <MiniAppEntry />;
  const Screen = screens[screen];
  return <Screen />;
}

/** Until the code of a screen is there: the shape that most of them have. */
const PageSkeleton = () => (
  <>
    <RowSkeleton cards="wide" />
    <RowSkeleton cards="poster" />
  </>
);

/** One page: its screen, in the site's frame unless it fills the window. */
function Page({ at, screens, logo }: { at: Location; screens: Screens; logo: { readonly url: string } }) {
  const { bare, keeps, path } = routeOf(at.pathname);
  const screen = (
    <ErrorBoundary key={keeps ? path : at.pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={at}>
          {ROUTES.map((entry) => (
            <Route key={entry.path} path={entry.path} element={element(entry, screens)} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
  if (bare) return screen;
  // Inside of another site: a page of ours without anything around it. NAV-057, NAV-058
  if (isEmbedded(at.pathname)) return <Frame layout="desktop">{screen}</Frame>;
  return (
    <SiteFrame pathname={at.pathname} logo={logo} reach={reach} parts={screens.parts}>
      {screen}
    </SiteFrame>
  );
}

/** The current page, and beneath a media page the one it was opened from: kept as it was, but without any life. */
export function Pages({ screens, logo }: { screens: Screens; logo: { readonly url: string } }) {
  const location = useLocation();
  const beneath = mountedBackground(location);
  return (
    <CameByProvider value={useNavigationType()}>
      <Activity mode={beneath ? 'hidden' : 'visible'}>
        <Page at={beneath ?? location} screens={screens} logo={logo} />
      </Activity>
      {beneath && <Page at={location} screens={screens} logo={logo} />}
    </CameByProvider>
  );
}
