import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { homeIcon, replayIcon } from '../icons/shapes.ts';
import { Text } from '../text/text.tsx';
import { useUiText } from '../theme/ui-context.tsx';
import { StatePage } from './state-page.tsx';

/** There is nothing here, and that is no fault: one sentence and one way on. */
export function EmptyState({
  title,
  text,
  action,
  size = 'compact',
  level = 2,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly size?: 'compact' | 'page';
  readonly level?: 1 | 2 | 3;
}) {
  return (
    <StatePage title={title} size={size} level={level} actions={action} role="status">
      {text}
    </StatePage>
  );
}

/** Something failed: what, whether it can be tried again, and the code that support will ask for. */
export function ErrorState({
  title,
  text,
  code,
  onRetry,
  busy = false,
  action,
  size = 'compact',
  level = 2,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly code?: string | number | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  readonly busy?: boolean;
  readonly action?: ReactNode;
  readonly size?: 'compact' | 'page' | 'full';
  readonly level?: 1 | 2 | 3;
}) {
  const translate = useUiText();
  return (
    <StatePage
      title={title}
      size={size}
      level={level}
      role="alert"
      actions={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button kind="primary" icon={replayIcon} onClick={onRetry} busy={busy}>
                {translate('action_retry')}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {text && (
        <Text as="div" size="large">
          {text}
        </Text>
      )}
      {code !== undefined && (
        <Text size="small" tone="muted" numeric>
          {translate('error_code', { code })}
        </Text>
      )}
    </StatePage>
  );
}

/** An address that leads nowhere, with the way home where there is one (MISC-029, MISC-030). */
export function NotFound({
  title,
  text,
  hasHome = true,
}: {
  readonly title: string;
  readonly text: string;
  readonly hasHome?: boolean;
}) {
  const translate = useUiText();
  return (
    <StatePage
      title={title}
      actions={
        hasHome && (
          <Button kind="primary" icon={homeIcon} href="/">
            {translate('action_home')}
          </Button>
        )
      }
    >
      {text}
    </StatePage>
  );
}
