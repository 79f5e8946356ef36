import { amountToPay, dueNowMinor, payment, type Checkout, type Noted, type PayDetails } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Text } from '@livery/ui-kit/text';
import { useMoney } from '@livery/widgets/money';
import type { DetailsProps, PaymentPathId } from '@livery/widgets/payment-path';
import { usePaymentPath } from '../use-payment-path.tsx';
import type { StepTools } from './drawn.tsx';
import { OfferDetails, WhenItBegins } from './offer-facts.tsx';
import { StepLayout } from './step-parts.ts';

/** What the chosen way of paying asks for, and the one press that pays. PAY-024 */
export function DetailsStep({ running, stamp, checkout }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  const { system, terms, wish, choice } = checkout;
  const { path, problem } = usePaymentPath(pathOf(checkout));
  if (problem) return problem;
  if (!system || path === undefined) return <SettingsSkeleton lines={3} />;
  const Details = (wish.purpose === 'card' ? undefined : path?.Details) ?? PressOnly;
  const amount = money(amountToPay(checkout));
  // What the way of paying brings may be less than the price: the rest is on the account.
  const restMinor = choice && !terms.offer ? dueNowMinor(choice) - amountToPay(checkout) : 0;
  const pay = (details: PayDetails) => running.send(payment.actions.detailsGiven({ ...stamp(), details }));
  const note = (noted: Noted) => running.send(payment.actions.detailsNoted(noted));
  const words = wasListed(checkout) ? null : system.buttonText;
  const payLabel = wish.purpose === 'card' ? t('pay_link_card') : words || t('pay_amount_now', { amount });
  return (
    <StepLayout>
      <WhenItBegins terms={terms} />
      <OfferDetails terms={terms} />
      {restMinor > 0 && <Text>{t('pay_rest_from_balance', { amount: money(restMinor) })}</Text>}
      {wish.purpose === 'debt' && <Text>{t('pay_debt_text')}</Text>}
      {wish.purpose === 'card' && (
        <Text>{t(wish.neededRefund ? 'pay_card_text' : 'pay_card_text_kept', { amount })}</Text>
      )}
      <Details checkout={checkout} system={system} amount={amount} payLabel={payLabel} onNote={note} onPay={pay} />
    </StepLayout>
  );
}

/** The list has said the way's own words: they do not stand on two buttons one after the other. PAY-074 */
const wasListed = ({ progress }: Checkout): boolean => progress.way?.isTaken === true;

const pathOf = ({ wish, system }: Checkout): PaymentPathId | null =>
  wish.purpose === 'debt' ? 'qr_debt' : (system?.payform ?? null);

/** A way that asks for nothing. */
function PressOnly({ payLabel, onPay }: DetailsProps) {
  return (
    <Button kind="primary" wide onClick={() => onPay({})}>
      {payLabel}
    </Button>
  );
}
