import type { Checkout, PaymentState } from '@livery/domain/payment';
import type { PlainKey } from '@livery/i18n';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import type { ReactNode } from 'react';
import type { UsedPayment } from '../use-payment.ts';
import { AgreementStep } from './agreement-step.tsx';
import { AmountStep } from './amount-step.tsx';
import { BaseStep } from './base-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { Done, Expired, Later, OtherOpen, Refused, Short, Stopped, Unsent } from './outcome-steps.tsx';
import { PeriodStep } from './period-step.tsx';
import { SystemsStep } from './systems-step.tsx';
import { NotPrepared, Sending, LookingForOutcome, OpenStep } from './waiting-steps.tsx';

/** What every step is given. */
export interface StepTools extends UsedPayment {
  readonly onClose: () => void;
}

interface Drawn {
  readonly title: PlainKey;
  readonly content: ReactNode;
}

/** What the sheet shows of a payment: one row a state. */
export function drawn(state: PaymentState, tools: StepTools): Drawn {
  switch (state.kind) {
    case 'idle':
    case 'gone':
    case 'preparing':
      return { title: 'pay_title', content: <SettingsSkeleton lines={3} /> };
    case 'notPrepared':
      return { title: 'pay_title', content: <NotPrepared {...tools} failure={state.failure} /> };
    case 'agreement':
      return { title: 'pay_title_agreement', content: <AgreementStep {...tools} checkout={state.checkout} /> };
    case 'pin':
      return { title: 'title_parental_pincode', content: <SettingsSkeleton lines={2} /> };
    case 'base':
      return { title: 'pay_title_base', content: <BaseStep {...tools} checkout={state.checkout} /> };
    case 'amount':
      return { title: 'pay_for_refill', content: <AmountStep {...tools} checkout={state.checkout} /> };
    case 'period':
      return { title: 'pay_title_period', content: <PeriodStep {...tools} checkout={state.checkout} /> };
    case 'confirm':
      return { title: confirmTitle(state.checkout), content: <ConfirmStep {...tools} checkout={state.checkout} /> };
    case 'systems':
      return { title: 'pay_title_systems', content: <SystemsStep {...tools} checkout={state.checkout} /> };
    case 'details':
      return { title: detailsTitle(state.checkout), content: <DetailsStep {...tools} checkout={state.checkout} /> };
    case 'claiming':
    case 'claimingPurchase':
    case 'sending':
      return { title: 'pay_title', content: <Sending /> };
    case 'cancelling':
    case 'cancellingOther':
      return { title: 'pay_title', content: <Sending isCancelling /> };
    case 'otherOpen':
      return { title: 'pay_title', content: <OtherOpen {...tools} other={state.other} /> };
    case 'finding':
      return { title: 'pay_title', content: <LookingForOutcome /> };
    case 'open':
      return { title: 'pay_title_open', content: <OpenStep {...tools} open={state} /> };
    case 'unsent':
      return { title: 'pay_title', content: <Unsent {...tools} state={state} /> };
    case 'done':
      return { title: 'pay_title', content: <Done {...tools} record={state.record} /> };
    case 'refused':
      return { title: 'pay_title', content: <Refused {...tools} state={state} /> };
    case 'short':
      return { title: 'pay_title', content: <Short {...tools} state={state} /> };
    case 'stopped':
      return { title: 'pay_title', content: <Stopped {...tools} state={state} /> };
    case 'later':
      return { title: 'pay_title_open', content: <Later {...tools} record={state.record} /> };
    case 'expired':
      return { title: 'pay_title', content: <Expired {...tools} record={state.record} /> };
  }
}

/** What follows what runs is paid when it begins. SUBS-018, SUBS-027 */
const confirmTitle = ({ terms: { product } }: Checkout): PlainKey => {
  if (!product?.isChange) return 'pay_title_confirm';
  return product.replaces === null ? 'pay_title_change' : 'pay_title_replace';
};

/** Nothing is confirmed where nothing is paid. */
const detailsTitle = ({ wish, system }: Checkout): PlainKey => {
  if (wish.purpose === 'card') return 'pay_for_card';
  return system?.payform === 'info' ? 'pay_by_info' : 'pay_title_confirm';
};
