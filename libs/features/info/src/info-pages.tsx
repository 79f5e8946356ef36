import { ReadingSkeleton } from '@livery/ui-kit/reading';
import NothingHere from '@livery/widgets/nothing-here';
import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

const DocumentPage = lazy(() => import('./document-page.tsx'));

/** Pages to read, by the paths of the capability. Each is a chunk of its own. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/agreement': lazy(() => import('./agreement-page.tsx')),
  '/faq': DocumentPage,
  '/privacy': DocumentPage,
  '/terms': DocumentPage,
  '/gift': DocumentPage,
  '/eticheskie-principy': DocumentPage,
  '/documents/:id': lazy(() => import('./document-by-id-page.tsx')),
  '/instructions': lazy(() => import('./instructions-page.tsx')),
  '/manual/:id': lazy(() => import('./manual-page.tsx')),
  '/app_store': lazy(() => import('./app-store-page.tsx')),
  '/open_mobile_app': lazy(() => import('./open-mobile-app-page.tsx')),
};

/** The page to read that the address names. */
export default function InfoPages() {
  const { pathname } = useLocation();
  const path = Object.keys(PAGES).find((known) => matchPath(known, pathname));
  const Page = path === undefined ? undefined : PAGES[path];
  if (!Page) return <NothingHere kind="generic" />;
  return (
    <Suspense key={path} fallback={<ReadingSkeleton />}>
      <Page />
    </Suspense>
  );
}
