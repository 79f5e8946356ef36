import { dueNowMinor, payment, type Checkout } from '@livery/domain/payment';
import { useFormats, useT } from '@livery/i18n/react';
import { FactList } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { useMoney } from '@livery/widgets/money';
import type { StepTools } from './drawn.tsx';
import { OfferDetails, WhenItBegins } from './offer-facts.tsx';
import { StepLayout } from './step-parts.ts';

/** The account's balance pays, once the viewer has said so. PAY-001, PAY-023, PAY-071 */
export function ConfirmStep({ running, stamp, checkout }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  const { date } = useFormats();
  const { terms, choice } = checkout;
  if (!choice) return null;
  const dueMinor = dueNowMinor(choice);
  const { balanceMinor } = terms;
  const isPlanned = terms.product?.begins === 'afterWhatRuns';
  const beginsAtMs = terms.product?.beginsAtMs;
  const chargedOn = beginsAtMs ? [{ id: 'charged', label: t('pay_charged_on'), value: date(beginsAtMs) }] : [];
  return (
    <StepLayout>
      <WhenItBegins terms={terms} />
      <OfferDetails terms={terms} />
      {balanceMinor !== null && (
        <FactList
          facts={[
            { id: 'balance', label: t('account_balance'), value: money(balanceMinor) },
            // What follows what runs is charged when it begins.
            ...(isPlanned
              ? chargedOn
              : [{ id: 'after', label: t('pay_balance_after'), value: money(Math.max(0, balanceMinor - dueMinor)) }]),
          ]}
        />
      )}
      <Button kind="primary" wide onClick={() => running.send(payment.actions.balanceConfirmed(stamp()))}>
        {t(isPlanned ? 'pay_plan' : choice.trial ? 'pay_try' : 'pay_from_balance', { amount: money(dueMinor) })}
      </Button>
    </StepLayout>
  );
}
