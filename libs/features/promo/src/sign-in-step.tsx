import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PromoConfirmation } from '@livery/ui-kit/promo';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useEffect, useEffectEvent } from 'react';
import { usePromo, usePromoViewer } from './use-promo.ts';

interface Props {
  readonly place: 'modal' | 'page';
  /** The viewer has just pressed the button: no other press is needed. */
  readonly opensItself: boolean;
}

/** A guest's code waits for them. PROMO-017 */
export function SignInStep({ place, opensItself }: Props) {
  const t = useT();
  const toSignIn = useToSignIn();
  const { state, cancel } = usePromo();
  const signIn = () => void toSignIn(place === 'modal' ? { modal: 'promocode_wizard' } : {});
  const { isMember } = usePromoViewer();
  const open = useEffectEvent(() => {
    if (opensItself && !isMember) signIn();
  });
  useEffect(() => open(), []);
  return (
    <PromoConfirmation
      title={t('promo_sign_in_title')}
      text={t('promo_sign_in_text', { code: state.code })}
      actions={
        <>
          <Button kind="primary" onClick={signIn}>
            {t('action_sign_in')}
          </Button>
          <Button onClick={cancel}>{t('promo_other_code')}</Button>
        </>
      }
    />
  );
}
