import { selectSession, sessionKind } from '@livery/domain/session';
import { pageOfOrigin } from '@livery/domain/sign-in';
import { StepPage } from '@livery/ui-kit/sign-in';
import { addresses } from '@livery/widgets/addresses';
import { PageHead } from '@livery/widgets/page-head';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BrandBeside } from './brand-beside.tsx';
import { FlowSteps, useFlow } from './flow.tsx';

/**
 * Signing in as a page: the ways in, and the steps of the one that is taken. It ends at the page of `return`, when that is one of the site's;
 * whoever is signed in already is there at once. AUTH-004, AUTH-005, AUTH-040
 */
export default function AuthMethodsPage() {
  const [query] = useSearchParams();
  const isLoggedIn = sessionKind(useSelector(selectSession)) === 'loggedIn';
  if (!isLoggedIn) return <SignInPage />;
  return <Navigate to={pageOfOrigin(query.get('return'), location.origin) ?? addresses.home()} replace />;
}

function SignInPage() {
  const flow = useFlow();
  return (
    <>
      <PageHead title={flow.title} isPrivate />
      <StepPage title={flow.title} aside={<BrandBeside />}>
        <FlowSteps {...flow} />
      </StepPage>
    </>
  );
}
