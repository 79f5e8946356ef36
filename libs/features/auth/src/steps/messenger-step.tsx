import { signIn } from '@livery/domain/sign-in';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { StepForm } from '@livery/ui-kit/sign-in';
import type { StepProps } from './step.ts';

/** The code comes through a messenger: the viewer opens it, and the dialogue sees by itself that they did. AUTH-026, AUTH-028 */
export function MessengerStep({ state, send }: StepProps<'inMessenger'>) {
  const t = useT();
  return (
    <StepForm
      text={t('sign_in_messenger_text', { address: state.name })}
      onSubmit={() => window.open(state.link, '_blank', 'noopener')}
      action={
        <Button kind="primary" type="submit" wide>
          {t('sign_in_messenger_open')}
        </Button>
      }
      more={
        <>
          <Button kind="ghost" size="small" onClick={() => send(signIn.actions.backRequested())}>
            {t('sign_in_change_address')}
          </Button>
          <Button kind="ghost" size="small" onClick={() => send(signIn.actions.messengerAnswered())}>
            {t('sign_in_have_code')}
          </Button>
        </>
      }
    />
  );
}
