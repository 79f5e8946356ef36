import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useEffect } from 'react';

/**
 * In place of a page that is for those who have signed in. `atOnce` opens the dialogue by itself. The address stays, so that the page is there
 * afterwards. NAV-034
 */
export function SignInFirst({ atOnce = false }: { atOnce?: boolean }) {
  const t = useT();
  const toSignIn = useToSignIn();
  useEffect(() => {
    if (atOnce) void toSignIn();
  }, [atOnce, toSignIn]);
  return (
    <EmptyState
      title={t('settings_sign_in_title')}
      text={t('settings_sign_in_text')}
      action={
        <Button kind="primary" onClick={() => void toSignIn()}>
          {t('action_sign_in')}
        </Button>
      }
    />
  );
}
