import { payment, STEPS, stepBefore, type Checkout, type PaymentState } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Dialog } from '@livery/ui-kit/overlay';
import { StepBack } from '@livery/ui-kit/payment';
import type { ModalProps } from '@livery/widgets/modals';
import type { MouseEvent } from 'react';
import { PurchaseSummary } from './purchase-summary.tsx';
import { drawn } from './steps/drawn.tsx';
import { StepPlace } from './steps/step-parts.ts';
import { useCardMeanwhile } from './use-card-meanwhile.ts';
import { usePayment } from './use-payment.ts';
import { useSheet, type SheetWish } from './use-sheet.ts';

const isDeciding = (state: PaymentState): state is Extract<PaymentState, { readonly checkout: Checkout }> =>
  (STEPS as readonly string[]).includes(state.kind);

/** The second press of a double click is none: what lies under it may have come since the first, and pays. PAY-080 */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The purchase in one sheet. What it shows is where the payment stands, which from the press on is what the server says; its address follows. Back
 * leads one step back and never pays.
 */
export default function PurchaseSheet({ request, open, onClose }: ModalProps<SheetWish>) {
  const t = useT();
  const used = usePayment();
  const { state, running } = used;
  const leave = useSheet(used, { request, open, onClose });
  useCardMeanwhile(used);
  const { title, content } = drawn(state, { ...used, onClose: leave });
  const canGoBack = isDeciding(state) && stepBefore(state.kind, state.checkout) !== null;
  return (
    <Dialog
      open={open && state.kind !== 'idle' && state.kind !== 'gone'}
      title={t(title)}
      stepKey={state.kind}
      back={canGoBack && <StepBack label={t('pay_back')} onClick={() => running.send(payment.actions.wentBack())} />}
      pinned={<PurchaseSummary state={state} />}
      onClose={leave}
    >
      <StepPlace onClickCapture={ignoreSecondPress}>{content}</StepPlace>
    </Dialog>
  );
}
