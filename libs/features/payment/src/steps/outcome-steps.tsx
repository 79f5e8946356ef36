import { wordsOfServer } from '@livery/contract/errors';
import { isInSuperApp, payment, type FailedCall, type PaymentRecord, type Refusal } from '@livery/domain/payment';
import type { PlainKey, Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PaymentOutcome, WaitingForPayment } from '@livery/ui-kit/payment';
import { CallOperator } from '@livery/widgets/call-operator';
import { useMoney } from '@livery/widgets/money';
import { useModals } from '@livery/widgets/modals';
import { useBrand } from '@livery/widgets/services';
import { failureText } from '@livery/widgets/load-problem';
import { useEffect, useEffectEvent } from 'react';
import { refusalText } from '../words.ts';
import { WatchOrLeave } from './done-step.tsx';
import type { PaymentIn, StepTools } from './drawn.tsx';
import { Presses } from './presses.tsx';

/** Where the viewer has paid, or has it: it is no failure. */
const NO_FAILURE: { readonly [Kind in Refusal['kind']]?: PlainKey } = {
  calledOff: 'pay_title_called_off',
  notSold: 'pay_title_money_in',
  alreadyBought: 'pay_title_bought',
  paidMeanwhile: 'pay_title_paid',
};

/** PAY-043, PAY-066, PAY-068, PAY-069, PAY-070 */
export function Refused({ running, stamp, onClose, state }: StepTools & { readonly state: PaymentIn<'refused'> }) {
  const t = useT();
  const { rules, paymentPaths } = useBrand();
  useForbiddenCountry(state);
  const { refusal, record } = state;
  const { kind } = refusal;
  const isMoneyIn = record?.isPaidFor ?? false;
  const ofNoFailure = NO_FAILURE[kind] ?? (isMoneyIn && 'pay_title_money_in');
  // What lies on the account pays for nothing here: another press would bring in the whole price once more.
  const isStuck = kind === 'notSold' && !paymentPaths.includes('balance');
  // A fresh look at what it costs, and a fresh payment; what was accepted and chosen is not asked again.
  const tryAgain = () => running.send(isMoneyIn ? payment.actions.boughtAgain(stamp()) : payment.actions.triedAgain());
  return (
    <PaymentOutcome
      kind={ofNoFailure ? 'uncharged' : 'failed'}
      title={t(ofNoFailure || (record ? 'pay_title_refused' : 'pay_title_impossible'))}
      text={joined(
        isMoneyIn && kind !== 'notSold' && t('pay_money_in'),
        refusalText(t, refusal, { isSuperApp: isInSuperApp(rules.payment), isMoneyIn }),
      )}
      actions={
        !record || isStuck ? (
          <>
            <CallOperator {...(record && { words: supportWords(t) })} />
            <Button onClick={onClose}>{t('action_ok')}</Button>
          </>
        ) : kind === 'alreadyBought' || kind === 'paidMeanwhile' ? (
          <WatchOrLeave
            record={record}
            canWatch={kind === 'alreadyBought' || record.begins === 'now'}
            onClose={onClose}
          />
        ) : (
          <Presses
            of={[
              ['pay_try_again', tryAgain],
              ['action_ok', onClose],
            ]}
          />
        )
      }
    />
  );
}

/** Whoever has paid asks what became of it; whoever cannot pay here buys by telephone. */
const supportWords = (t: Translate) => (phone: string) => t('pay_call_support', { phone });

const joined = (...sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ');

/** A modal of its own tells of it. SUBS-028 */
function useForbiddenCountry({ refusal }: PaymentIn<'refused'>): void {
  const modals = useModals();
  const tell = useEffectEvent(() => {
    if (refusal.kind !== 'forbiddenCountry') return;
    const { country = null, ip = null } = refusal.failure;
    modals.open('forbidden_country', { message: wordsOfServer(refusal.failure), country, ipAddress: ip });
  });
  useEffect(() => tell(), []);
}

interface OfRecord {
  readonly record: PaymentRecord;
  readonly onClose: () => void;
}

/** PAY-013, PAY-063, PAY-064 */
export function Short({ running, onClose, state }: StepTools & { readonly state: PaymentIn<'short'> }) {
  const t = useT();
  const money = useMoney();
  const { record, missingMinor } = state;
  // An offer is paid for as a whole: nothing is brought in for it beforehand. PAY-062
  const isOffer = record.offerId !== null;
  const short = missingMinor === null ? t('pay_short') : t('pay_short_missing', { amount: money(missingMinor) });
  return (
    <PaymentOutcome
      kind="failed"
      title={t('pay_title_short')}
      text={joined(record.isPaidFor && t('pay_money_in'), isOffer ? t('pay_short_offer') : short)}
      actions={
        <Presses
          of={[
            [isOffer ? 'pay_choose_way' : 'pay_top_up', () => running.send(payment.actions.topUpWanted())],
            ['action_cancel', onClose],
          ]}
        />
      }
    />
  );
}

/** Another payment for the same is open: its viewer finishes it, or calls it off and pays anew. */
export function OtherOpen({ running, onClose, other }: StepTools & { readonly other: PaymentRecord | null }) {
  const t = useT();
  const money = useMoney();
  return (
    <PaymentOutcome
      kind="uncharged"
      title={t('pay_title_another')}
      text={other ? t('pay_other_here', { amount: money(other.amountMinor) }) : t('pay_other_elsewhere')}
      actions={
        <Presses
          of={[
            other && ['pay_other_go_on', () => running.send(payment.actions.otherWanted())],
            ['pay_other_cancel', () => running.send(payment.actions.otherCancelWanted())],
            ['action_close', onClose],
          ]}
        />
      }
    />
  );
}

export function Unsent({ running, onClose, state }: StepTools & { readonly state: PaymentIn<'unsent'> }) {
  const t = useT();
  const { failure, record } = state;
  const { isPaidFor } = record;
  return (
    <PaymentOutcome
      kind="uncharged"
      title={t('pay_title_unsent')}
      text={joined(isPaidFor && t('pay_money_in'), failure ? wordsOf(t, failure) : !isPaidFor && t('pay_unsent'))}
      actions={
        <Presses
          of={[
            ['pay_send_again', () => running.send(payment.actions.retried())],
            ['action_cancel', onClose],
          ]}
        />
      }
    />
  );
}

/** PAY-038, PAY-039 */
export function Stopped({ onClose, state }: StepTools & { readonly state: PaymentIn<'stopped'> }) {
  const t = useT();
  return (
    <PaymentOutcome
      kind="unknown"
      title={t('pay_title_stopped')}
      text={`${wordsOf(t, state.failure)} ${t('pay_stopped')}`}
      actions={<SeeBought record={state.record} onClose={onClose} />}
    />
  );
}

/** PAY-045 */
export function Expired({ onClose, record }: StepTools & { readonly record: PaymentRecord }) {
  const t = useT();
  return (
    <PaymentOutcome
      kind="unknown"
      title={t('pay_title_stopped')}
      text={t('pay_expired')}
      actions={
        <>
          <SeeBought record={record} onClose={onClose} />
          <CallOperator kind="secondary" words={supportWords(t)} />
        </>
      }
    />
  );
}

const wordsOf = (t: Translate, failure: FailedCall): string =>
  failureText(t, failure as Parameters<typeof failureText>[1]);

/** Where the viewer finds out by themselves. */
function SeeBought({ record, onClose }: OfRecord) {
  const t = useT();
  return (
    <>
      <Presses of={[['action_ok', onClose]]} />
      {record.wish.purpose === 'packet' && (
        <Button href="/settings/subscriptions" onClick={onClose}>
          {t('account_subscriptions')}
        </Button>
      )}
    </>
  );
}

/** PAY-046 */
export function Later({ running, onClose, record }: StepTools & { readonly record: PaymentRecord }) {
  const t = useT();
  const cancel = () => running.send(payment.actions.cancelWanted());
  return (
    <WaitingForPayment
      tone="later"
      text={t('pay_later')}
      help={t('pay_later_help')}
      actions={<Presses of={[['action_ok', onClose], record.transactionId !== null && ['pay_cancel', cancel]]} />}
    />
  );
}
