import NothingHere from '@livery/widgets/nothing-here';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/auth_methods': lazy(() => import('./auth-methods-page.tsx')),
  '/welcome': lazy(() => import('./welcome-page.tsx')),
};

/** The page of signing in that the address names, each a chunk of its own. */
export default function SignInPages() {
  const Page = PAGES[useLocation().pathname.replace(/\/+$/, '')];
  return <Suspense>{Page ? <Page /> : <NothingHere kind="generic" />}</Suspense>;
}
