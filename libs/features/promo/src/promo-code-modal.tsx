import { wizardState } from '@livery/domain/promo';
import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import { type ModalProps, type ModalRequests, useModals } from '@livery/widgets/modals';
import { useEffect, useEffectEvent } from 'react';
import { PromoCodeStep } from './promo-code-step.tsx';
import { NotOffered, useHasPromo } from './promo-flow.tsx';
import { useCloseWizard } from './promo-wizard.tsx';
import { SuccessStep } from './success-step.tsx';
import { usePromo, usePromoViewer, useShownFlow } from './use-promo.ts';

/** The form alone, for somebody who has signed in; a code that needs more goes on in the wizard. NAV-063, ACC-009 */
export default function PromoCodeModal({ open, onClose }: ModalProps<ModalRequests['promocode']>) {
  const t = useT();
  const modals = useModals();
  const { state } = usePromo();
  const { isKnown, isMember } = usePromoViewer();
  useShownFlow();
  const close = useCloseWizard(onClose);
  const step = wizardState(state);
  const hasPromo = useHasPromo();
  const needsWizard =
    hasPromo && ((isKnown && !isMember) || state.kind === 'confirming' || step === 'signIn' || step === 'card');
  const goOn = useEffectEvent(() => modals.open('promocode_wizard', {}));
  useEffect(() => {
    if (needsWizard) goOn();
  }, [needsWizard]);
  return (
    <Dialog open={open} title={t('promo_title')} stepKey={step} onClose={close}>
      {hasPromo ? step === 'success' ? <SuccessStep /> : <PromoCodeStep /> : <NotOffered />}
    </Dialog>
  );
}
