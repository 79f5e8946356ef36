import { lazyPart } from '@livery/value/react';
import type { ApiError } from '@livery/api-client';
import { wordsOfServer } from '@livery/contract/errors';
import type { ApiFailure } from '@livery/domain/session';
import type { Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { ErrorState } from '@livery/ui-kit/states';
import { Suspense } from 'react';
import type { NotFoundKind } from './nothing-here.tsx';
import { useOnlineAgain } from './use-online-again.ts';

// Most pages are there.
const NothingHere = lazyPart(() => import('./nothing-here.tsx'));

/** Whether RTK Query's error is one of the API's own. */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'endpoint' in error;

/** What is told of a failure: how it came, and what the server said. */
type Failure = Pick<ApiFailure, 'kind' | 'message' | 'status'>;

const isSilence = ({ kind }: Failure) => kind === 'network' || kind === 'timeout';
const hasNoAnswer = (error: unknown) => isApiError(error) && isSilence(error);

/** A failure in the viewer's words: the server's own where it has some. API-085..087 */
export function failureText(t: Translate, failure: Failure): string {
  if (isSilence(failure)) return t('error_network');
  const { kind, message, status } = failure;
  if (kind !== 'http' || !message) return t('error_unexpected');
  const words = wordsOfServer(failure);
  return words || status === undefined ? words : `${t('error_unexpected')} ${t('error_status', { status })}`;
}

/** The same for whatever was thrown. */
export const problemText = (t: Translate, error: unknown): string =>
  isApiError(error) ? failureText(t, error) : t('error_unexpected');

/** Asks again when the connection comes back. */
function useRetryOnline(error: unknown, onRetry: () => unknown): void {
  const silent = hasNoAnswer(error);
  useOnlineAgain(() => silent && onRetry());
}

/** What stands in place of a part of a page, under the page's own title, that could not be loaded. */
export function PartProblem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useT();
  useRetryOnline(error, onRetry);
  return <ErrorState title={t('error_screen_title')} text={problemText(t, error)} onRetry={() => void onRetry()} />;
}

/**
 * What a page shows that could not be loaded: that it does not exist, or that it failed and can be tried again. When the connection comes back it
 * tries by itself.
 */
export function LoadProblem({ error, kind, onRetry }: { error: unknown; kind: NotFoundKind; onRetry: () => unknown }) {
  const t = useT();
  useRetryOnline(error, onRetry);
  if (isApiError(error) && error.kind === 'http' && error.status === 404) {
    return (
      <Suspense>
        <NothingHere kind={kind} />
      </Suspense>
    );
  }
  return (
    <ErrorState
      title={t('error_screen_title')}
      text={problemText(t, error)}
      onRetry={() => void onRetry()}
      size="page"
      level={1}
    />
  );
}
