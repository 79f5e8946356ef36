import { wordsOfServer } from '@livery/contract/errors';
import { isInSuperApp, payment, type FailedCall, type PaymentRecord } from '@livery/domain/payment';
import type { Translate } from '@livery/i18n';
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

/** PAY-043, PAY-066, PAY-068, PAY-069, PAY-070 */
export function Refused({ running, stamp, onClose, state }: StepTools & { readonly state: PaymentIn<'refused'> }) {
  const t = useT();
  const modals = useModals();
  const isSuperApp = isInSuperApp(useBrand().rules.payment);
  const { refusal, record } = state;
  const telling = useEffectEvent(() => {
    if (refusal.kind !== 'forbiddenCountry') return;
    const { country = null, ip = null } = refusal.failure;
    modals.open('forbidden_country', { message: wordsOfServer(refusal.failure), country, ipAddress: ip });
  });
  useEffect(() => telling(), []);
  if (record && refusal.kind === 'alreadyBought')
    return (
      <PaymentOutcome
        kind="uncharged"
        title={t('pay_title_bought')}
        text={[record.isPaidFor && t('pay_money_in'), t('pay_already_bought')].filter(Boolean).join(' ')}
        actions={<WatchOrLeave record={record} onClose={onClose} />}
      />
    );
  const isMoneyIn = record?.isPaidFor ?? false;
  const text = refusalText(t, refusal, { isSuperApp, isMoneyIn });
  return (
    <PaymentOutcome
      kind={isMoneyIn ? 'uncharged' : 'failed'}
      title={t(isMoneyIn ? 'pay_title_money_in' : record ? 'pay_title_refused' : 'pay_title_impossible')}
      text={isMoneyIn ? [t('pay_money_in'), text].filter(Boolean).join(' ') : text}
      actions={
        <>
          {isMoneyIn && (
            <Button kind="primary" onClick={() => running.send(payment.actions.boughtAgain(stamp()))}>
              {t('pay_try_again')}
            </Button>
          )}
          {/* A fresh look at what it costs, and a fresh payment; what was accepted and chosen is not asked again. */}
          {record && !isMoneyIn && (
            <Button kind="primary" onClick={() => running.send(payment.actions.triedAgain())}>
              {t('pay_try_again')}
            </Button>
          )}
          {!record && <CallOperator />}
          <Button onClick={onClose}>{t('action_ok')}</Button>
        </>
      }
    />
  );
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
      text={isOffer ? t('pay_short_offer') : short}
      actions={
        <>
          <Button kind="primary" onClick={() => running.send(payment.actions.topUpWanted())}>
            {t(isOffer ? 'pay_choose_way' : 'pay_top_up')}
          </Button>
          <Button onClick={onClose}>{t('action_cancel')}</Button>
        </>
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
        <>
          {other && (
            <Button kind="primary" onClick={() => running.send(payment.actions.otherWanted())}>
              {t('pay_other_go_on')}
            </Button>
          )}
          <Button
            kind={other ? 'secondary' : 'primary'}
            onClick={() => running.send(payment.actions.otherCancelWanted())}
          >
            {t('pay_other_cancel')}
          </Button>
          <Button onClick={onClose}>{t('action_close')}</Button>
        </>
      }
    />
  );
}

export function Unsent({ running, onClose, state }: StepTools & { readonly state: PaymentIn<'unsent'> }) {
  const t = useT();
  const { failure, record } = state;
  return (
    <PaymentOutcome
      kind="uncharged"
      title={t('pay_title_unsent')}
      text={[
        record.isPaidFor && t('pay_money_in'),
        failure ? wordsOf(t, failure) : !record.isPaidFor && t('pay_unsent'),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button kind="primary" onClick={() => running.send(payment.actions.retried())}>
            {t('pay_send_again')}
          </Button>
          <Button onClick={onClose}>{t('action_cancel')}</Button>
        </>
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
          <CallOperator kind="secondary" words={(phone) => t('pay_call_support', { phone })} />
        </>
      }
    />
  );
}

const wordsOf = (t: Translate, failure: FailedCall): string =>
  failureText(t, failure as Parameters<typeof failureText>[1]);

/** Where the viewer finds out by themselves. */
function SeeBought({ record, onClose }: { readonly record: PaymentRecord; readonly onClose: () => void }) {
  const t = useT();
  return (
    <>
      <Button kind="primary" onClick={onClose}>
        {t('action_ok')}
      </Button>
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
  return (
    <WaitingForPayment
      tone="later"
      text={t('pay_later')}
      help={t('pay_later_help')}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            {t('action_ok')}
          </Button>
          {record.transactionId !== null && (
            <Button onClick={() => running.send(payment.actions.cancelWanted())}>{t('pay_cancel')}</Button>
          )}
        </>
      }
    />
  );
}
