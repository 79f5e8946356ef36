import type { PaymentState } from '@livery/domain/payment';
import type { PlainKey } from '@livery/i18n';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import type { ComponentType, ReactNode } from 'react';
import type { UsedPayment } from '../use-payment.ts';
import { AgreementStep } from './agreement-step.tsx';
import { AmountStep } from './amount-step.tsx';
import { BaseStep } from './base-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { Done } from './done-step.tsx';
import { Expired, Later, OtherOpen, Refused, Short, Stopped, Unsent } from './outcome-steps.tsx';
import { PeriodStep } from './period-step.tsx';
import { SystemsStep } from './systems-step.tsx';
import { LookingForOutcome, NotPrepared, OpenStep, Pressed } from './waiting-steps.tsx';

/** What every step is given. */
export interface StepTools extends UsedPayment {
  readonly onClose: () => void;
}

export type PaymentIn<Kind extends PaymentState['kind']> = Extract<PaymentState, { readonly kind: Kind }>;
type AnyKind = PaymentState['kind'];

/** A step has the tools of the sheet, and all that its state holds. */
type StepProps<Kind extends AnyKind> = Omit<StepTools, 'state'> & PaymentIn<Kind> & { readonly state: PaymentIn<Kind> };
type Row<Kind extends AnyKind> = readonly [
  title: PlainKey | ((state: PaymentIn<Kind>) => PlainKey),
  Content: (props: StepProps<Kind>) => ReactNode,
];

const Preparing = () => <SettingsSkeleton lines={3} />;

/** What the sheet shows of a payment: one row a state. */
const DRAWN: { readonly [Kind in AnyKind]: Row<Kind> } = {
  idle: ['pay_title', Preparing],
  gone: ['pay_title', Preparing],
  preparing: ['pay_title', Preparing],
  notPrepared: ['pay_title', NotPrepared],
  agreement: ['pay_title_agreement', AgreementStep],
  // The PIN has a dialogue of its own, where there is one.
  pin: ['pay_title', Preparing],
  base: ['pay_title_base', BaseStep],
  amount: ['pay_for_refill', AmountStep],
  period: ['pay_title_period', PeriodStep],
  confirm: [confirmTitle, ConfirmStep],
  systems: ['pay_title_systems', SystemsStep],
  details: [detailsTitle, DetailsStep],
  claiming: ['pay_title', Pressed],
  claimingPurchase: ['pay_title', Pressed],
  sending: ['pay_title', Pressed],
  cancelling: ['pay_title', Pressed],
  cancellingOther: ['pay_title', Pressed],
  otherOpen: ['pay_title', OtherOpen],
  finding: ['pay_title', LookingForOutcome],
  open: ['pay_title_open', OpenStep],
  unsent: ['pay_title', Unsent],
  done: ['pay_title', Done],
  refused: ['pay_title', Refused],
  short: ['pay_title', Short],
  stopped: ['pay_title', Stopped],
  later: ['pay_title_open', Later],
  expired: ['pay_title', Expired],
};

/** What the sheet is called, and what stands in it. */
export function drawn(
  state: PaymentState,
  tools: StepTools,
): { readonly title: PlainKey; readonly content: ReactNode } {
  const [title, Content] = DRAWN[state.kind] as unknown as readonly [
    title: PlainKey | ((state: PaymentState) => PlainKey),
    Content: ComponentType<StepTools>,
  ];
  return {
    title: typeof title === 'function' ? title(state) : title,
    content: <Content {...tools} {...state} state={state} />,
  };
}

/** What follows what runs is paid when it begins. SUBS-018, SUBS-027 */
function confirmTitle({ checkout }: PaymentIn<'confirm'>): PlainKey {
  const { product } = checkout.terms;
  if (product?.begins !== 'afterWhatRuns') return 'pay_title_confirm';
  return product.replaces === null ? 'pay_title_change' : 'pay_title_replace';
}

/** Nothing is confirmed where nothing is paid. */
function detailsTitle({ checkout: { wish, system } }: PaymentIn<'details'>): PlainKey {
  if (wish.purpose === 'card') return 'pay_for_card';
  return system?.payform === 'info' ? 'pay_by_info' : 'pay_title_confirm';
}
