import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { PromoFlow, usePromoStep } from './promo-flow.tsx';
import { usePromo } from './use-promo.ts';

/** The whole way of a promo code in a modal. NAV-063, NAV-089, ROWS-058 */
export default function PromoWizard({ open, onClose }: ModalProps<ModalRequests['promocode_wizard']>) {
  const t = useT();
  const stepKey = usePromoStep();
  const close = useCloseWizard(onClose);
  return (
    <Dialog open={open} title={t('promo_title')} stepKey={stepKey} onClose={close}>
      <PromoFlow place="modal" onClose={close} />
    </Dialog>
  );
}

/** What has come to its end is not shown again; a card that is awaited is given up. PROMO-028 */
export function useCloseWizard(onClose: () => void): () => void {
  const { state, proceed, cancel } = usePromo();
  return () => {
    if (state.kind === 'applied') proceed();
    else if (state.kind !== 'applying' && state.kind !== 'entering') cancel();
    onClose();
  };
}
