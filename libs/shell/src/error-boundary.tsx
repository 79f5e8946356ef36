import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { ErrorState } from '@livery/ui-kit/states';
import { Component, type ReactNode } from 'react';

interface State {
  failed: boolean;
}

/** Keeps a broken screen from taking the site with it, and offers two ways out of it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BrokenScreen onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

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
        <Button kind="secondary" onClick={() => location.assign('/')}>
          {t('action_home')}
        </Button>
      }
    />
  );
}
