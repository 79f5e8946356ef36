import { session, type ApiFailure } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { ErrorState } from '@livery/ui-kit/states';
import { failureText } from '@livery/widgets/load-problem';
import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * The site could not start: whose fault it is as far as the browser knows, and the way to try again, which it also takes by itself when the
 * connection comes back. Part of the first script: without a network no other would come.
 */
export function StartProblem({ failure }: { failure: ApiFailure }) {
  const t = useT();
  const dispatch = useDispatch();
  const { network } = useServices();
  useEffect(
    () => network.online.subscribe((isOnline) => isOnline && dispatch(session.actions.retryRequested())),
    [network, dispatch],
  );
  const [title, text] = navigator.onLine
    ? ([t('boot_failed_title'), t('boot_failed_text')] as const)
    : ([t('offline_title'), t('offline_text')] as const);
  return (
    <ErrorState
      title={title}
      text={failure.kind === 'http' ? failureText(t, failure) : text}
      size="full"
      level={1}
      onRetry={() => dispatch(session.actions.retryRequested())}
    />
  );
}
