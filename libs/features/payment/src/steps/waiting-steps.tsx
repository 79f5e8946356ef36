import { payment, type FailedCall, type Open } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { WaitingForPayment } from '@livery/ui-kit/payment';
import { PartProblem } from '@livery/widgets/load-problem';
import { usePaymentPath } from '../use-payment-path.tsx';
import { waitingWords } from '../words.ts';
import type { PaymentIn, StepTools } from './drawn.tsx';
import type { PaymentPathId } from '@livery/widgets/payment-path';

export function NotPrepared({ running, failure }: StepTools & { readonly failure: FailedCall }) {
  return <PartProblem error={failure} onRetry={() => running.send(payment.actions.retried())} />;
}

/** The press has been made: nothing can be pressed again. PAY-080 */
export function Pressed({ state: { kind } }: StepTools) {
  const t = useT();
  const isCalledOff = kind === 'cancelling' || kind === 'cancellingOther';
  return <WaitingForPayment text={t(isCalledOff ? 'pay_cancelling' : 'pay_sending')} />;
}

/** Nobody knows yet whether the payment has come through. */
export function LookingForOutcome() {
  const t = useT();
  return <WaitingForPayment tone="asking" text={t('pay_finding')} help={t('pay_finding_help')} />;
}

/** The server has the payment: its way of paying shows what is to be done. PAY-008 */
export function OpenStep({ running, state: open }: StepTools & { readonly state: PaymentIn<'open'> }) {
  const t = useT();
  const { paidBy } = open.record;
  const { path, problem } = usePaymentPath(pathId(paidBy));
  const cancel = () => running.send(payment.actions.cancelWanted());
  if (path?.Waiting && open.transaction) return <path.Waiting open={open} onCancel={cancel} />;
  return (
    <>
      {problem}
      <WaitingForPayment
        // Nobody is sent to a bank before its answer is known: they may come from there.
        text={t(open.transaction ? waitingWords(paidBy) : 'pay_finding')}
        help={t('pay_waiting_help')}
        actions={<Button onClick={cancel}>{t('pay_cancel')}</Button>}
      />
    </>
  );
}

/** A card is linked on the bank's page, as money is paid there. */
const pathId = (paidBy: Open['record']['paidBy']): PaymentPathId | null =>
  paidBy === 'balance' ? null : paidBy === 'card' ? 'linkedcard' : paidBy;
