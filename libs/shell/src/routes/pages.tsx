import { SiteFrame } from '@livery/features/site-frame';
import { Frame } from '@livery/ui-kit/frame';
import { RowSkeleton } from '@livery/ui-kit/rows';
import { isEmbedded } from '@livery/domain/embedded';
import { mountedBackground } from '@livery/widgets/background';
import { ArrivalTypeProvider } from '@livery/widgets/navigation-type';
import { useServices } from '@livery/widgets/services';
import type { PlacedRoute } from '@livery/widgets/site-map';
import { Activity, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Route, Routes, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { Screens } from './screens.ts';

const NotFoundPage = lazy(() => import('@livery/widgets/nothing-here'));

function element({ screen, notFoundKind = 'generic' }: PlacedRoute, screens: Screens): ReactNode {
  if (screen === null) return <NotFoundPage kind={notFoundKind} />;
  const Screen = screens.of(screen);
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
  const { siteMap } = useServices();
  const { bare, keeps, path } = siteMap.routeOf(at.pathname);
  const screen = (
    <ErrorBoundary key={keeps ? path : at.pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={at}>
          {siteMap.routes.map((entry) => (
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
    <SiteFrame pathname={at.pathname} logo={logo} parts={screens}>
      {screen}
    </SiteFrame>
  );
}

/** The current page, and beneath a media page the one it was opened from: kept as it was, but without any life. */
export function Pages({ screens, logo }: { screens: Screens; logo: { readonly url: string } }) {
  const location = useLocation();
  const { events } = useServices();
  const { pathname } = location;
  useEffect(() => events.emit('page', { pathname }), [events, pathname]);
  const beneath = mountedBackground(location);
  return (
    <ArrivalTypeProvider value={useNavigationType()}>
      <Activity mode={beneath ? 'hidden' : 'visible'}>
        <Page at={beneath ?? location} screens={screens} logo={logo} />
      </Activity>
      {beneath && <Page at={location} screens={screens} logo={logo} />}
    </ArrivalTypeProvider>
  );
}
