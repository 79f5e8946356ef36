import type { ApiError } from '@livery/api-client';
import { useT } from '@livery/i18n/react';
import { ErrorState, NotFound } from '@livery/ui-kit/states';
import { useEffect } from 'react';
import { useOnline } from './services.tsx';

const NOT_FOUND_TEXT = {
  generic: 'not_found_generic',
  content: 'not_found_content',
  channel: 'not_found_channel',
  subscription: 'not_found_subscription',
} as const;
export type NotFoundKind = keyof typeof NOT_FOUND_TEXT;

/** What is not there, by kind. NAV-128 */
export function NothingHere({ kind }: { kind: NotFoundKind }) {
  const t = useT();
  return <NotFound title={t('not_found_title')} text={t(NOT_FOUND_TEXT[kind])} />;
}

/** Whether RTK Query's error is one of the API's own. */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'endpoint' in error;

/**
 * What a page shows that could not be loaded: that it does not exist, or that it failed and can be tried again. When the connection comes back it
 * tries by itself.
 */
export function LoadProblem({ error, kind, onRetry }: { error: unknown; kind: NotFoundKind; onRetry: () => unknown }) {
  const t = useT();
  const online = useOnline();
  const silent = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  useEffect(() => {
    if (online && silent) onRetry();
    // Only a change of the connection asks again; a failed answer does not, or it would ask for ever.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [online]);

  if (isApiError(error) && error.kind === 'http' && error.status === 404) return <NothingHere kind={kind} />;
  return (
    <ErrorState
      title={t('error_screen_title')}
      text={
        silent ? t('error_network') : isApiError(error) && error.kind === 'http' ? error.message : t('error_unexpected')
      }
      onRetry={() => void onRetry()}
      size="page"
      level={1}
    />
  );
}
