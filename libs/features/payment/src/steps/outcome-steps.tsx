import {
  isInSuperApp,
  payment,
  successMessage,
  wishAfter,
  type FailedCall,
  type PaymentRecord,
  type PaymentState,
} from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PaymentOutcome, WaitingForPayment } from '@livery/ui-kit/payment';
import { addresses } from '@livery/widgets/addresses';
import { CallOperator } from '@livery/widgets/call-operator';
import { useMoney } from '@livery/widgets/money';
import { useModals } from '@livery/widgets/modals';
import { useBrand, useServices } from '@livery/widgets/services';
import { failureText } from '@livery/widgets/load-problem';
import { useToast } from '@livery/widgets/toasts';
import { useEffect, useEffectEvent } from 'react';
import { isWaitedFor } from '../open-sheet.ts';
import { usePlayAfter } from '../use-play-after.ts';
import { refusalText } from '../words.ts';
import type { StepTools } from './drawn.tsx';

type In<Kind extends PaymentState['kind']> = Extract<PaymentState, { readonly kind: Kind }>;

/** PAY-042, PAY-052…PAY-055 */
export function Done({ running, record, onClose }: StepTools & { readonly record: PaymentRecord }) {
  const t = useT();
  const toast = useToast();
  const services = useServices();
  const money = useMoney();
  const next = wishAfter(record.wish);
  const play = usePlayAfter();
  const playAfter = 'playAfter' in record.wish && next === null ? record.wish.playAfter : null;
  const message = t(successMessage(record), { packet: record.title, amount: money(record.amountMinor) });
  // Whoever has waited for it watches; whoever is told of it later decides.
  const goOn = useEffectEvent(() => {
    if (!playAfter || !isWaitedFor(services, record)) return;
    toast(message, 'success');
    onClose();
    play(playAfter);
  });
  useEffect(() => goOn(), []);
  return (
    <PaymentOutcome
      kind="success"
      title={t('pay_title_done')}
      text={message}
      actions={
        next ? (
          <Button kind="primary" onClick={() => running.send(payment.actions.wentOn())}>
            {t('pay_go_on')}
          </Button>
        ) : (
          <>
            {playAfter && (
              <Button
                kind="primary"
                onClick={() => {
                  onClose();
                  play(playAfter);
                }}
              >
                {t('action_watch')}
              </Button>
            )}
            {record.wish.purpose === 'packet' && !playAfter && (
              <Button href={addresses.channels()}>{t('action_watch')}</Button>
            )}
            <Button kind={playAfter ? 'secondary' : 'primary'} onClick={onClose}>
              {t('action_ok')}
            </Button>
          </>
        )
      }
    />
  );
}

/** PAY-043, PAY-066, PAY-068, PAY-069, PAY-070 */
export function Refused({ onClose, state }: StepTools & { readonly state: In<'refused'> }) {
  const t = useT();
  const modals = useModals();
  const isSuperApp = isInSuperApp(useBrand().rules.payment);
  const { refusal, record } = state;
  const telling = useEffectEvent(() => {
    if (refusal.kind !== 'forbiddenCountry') return;
    const { message, country = null, ip = null } = refusal.failure;
    modals.open('forbidden_country', { message, country, ipAddress: ip });
  });
  useEffect(() => telling(), []);
  return (
    <PaymentOutcome
      kind="failed"
      title={t(record ? 'pay_title_refused' : 'pay_title_impossible')}
      text={refusalText(t, refusal, { isSuperApp })}
      actions={
        <>
          {record && <TryAgain record={record} />}
          {!record && <CallOperator />}
          <Button onClick={onClose}>{t('action_ok')}</Button>
        </>
      }
    />
  );
}

/** The same wish from the beginning: a fresh look at what it costs, and a fresh payment. */
function TryAgain({ record }: { readonly record: PaymentRecord }) {
  const t = useT();
  const modals = useModals();
  return (
    <Button kind="primary" onClick={() => modals.open('confirm_period', { wish: record.wish })}>
      {t('pay_try_again')}
    </Button>
  );
}

/** PAY-013, PAY-063, PAY-064 */
export function Short({ running, onClose, state }: StepTools & { readonly state: In<'short'> }) {
  const t = useT();
  const money = useMoney();
  // An offer is paid for as a whole: what is missing is no sum that is charged next. PAY-062
  const missingMinor = state.record.offerId === null ? state.missingMinor : null;
  return (
    <PaymentOutcome
      kind="failed"
      title={t('pay_title_short')}
      text={missingMinor === null ? t('pay_short') : t('pay_short_missing', { amount: money(missingMinor) })}
      actions={
        <>
          <Button kind="primary" onClick={() => running.send(payment.actions.topUpWanted())}>
            {t('pay_top_up')}
          </Button>
          <Button onClick={onClose}>{t('action_cancel')}</Button>
        </>
      }
    />
  );
}

export function Unsent({ running, onClose, failure }: StepTools & { readonly failure: FailedCall | null }) {
  const t = useT();
  return (
    <PaymentOutcome
      kind="uncharged"
      title={t('pay_title_unsent')}
      text={failure ? failureText(t, failure as Parameters<typeof failureText>[1]) : t('pay_unsent')}
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
export function Stopped({ onClose, failure }: StepTools & { readonly failure: FailedCall }) {
  const t = useT();
  return (
    <PaymentOutcome
      kind="unknown"
      title={t('pay_title_stopped')}
      text={`${failureText(t, failure as Parameters<typeof failureText>[1])} ${t('pay_stopped')}`}
      actions={<SeeSubscriptions onClose={onClose} />}
    />
  );
}

/** PAY-045 */
export function Expired({ onClose }: StepTools) {
  const t = useT();
  return (
    <PaymentOutcome
      kind="unknown"
      title={t('pay_title_stopped')}
      text={t('pay_expired')}
      actions={<SeeSubscriptions onClose={onClose} />}
    />
  );
}

function SeeSubscriptions({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <>
      <Button kind="primary" onClick={onClose}>
        {t('action_ok')}
      </Button>
      <Button href="/settings/subscriptions">{t('account_subscriptions')}</Button>
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
