import { isEmbedded } from '@livery/domain/embedded';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { ErrorState } from '@livery/ui-kit/states';
import { Boundary } from '@livery/widgets/boundary';
import type { ReactNode } from 'react';

/** Keeps a broken screen from taking the site with it, and offers two ways out of it; inside of another site there is no home. NAV-056 */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={(retry) => <BrokenScreen onRetry={retry} />}>{children}</Boundary>
);

function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('error_screen_title')}
      text={t('error_screen_text')}
      size="full"
      level={1}
      onRetry={onRetry}
      // A whole load, not a step of the router: what is broken may be the router's own page.
      action={
        !isEmbedded(location.pathname) && (
          <Button kind="secondary" onClick={() => location.assign('/')}>
            {t('action_home')}
          </Button>
        )
      }
    />
  );
}
