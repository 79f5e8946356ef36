import { payment, refillAmount, REFILL_PRESETS_MINOR, type Checkout } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { AmountField } from '@livery/ui-kit/payment';
import { useCurrencySign, useMoney } from '@livery/widgets/money';
import { useState } from 'react';
import type { StepTools } from './drawn.tsx';
import { StepLayout } from './step-parts.ts';

/** How much comes onto the account. PAY-011, PAY-015 */
export function AmountStep({ running, checkout: { wish } }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  const sign = useCurrencySign();
  const wanted = wish.purpose === 'refill' ? wish.amountMinor : null;
  const [text, setText] = useState(wanted === null ? '' : String(wanted / 100));
  const [isAsked, setAsked] = useState(false);
  const amount = refillAmount(text);
  const words = { least: money(amount.leastMinor), most: money(amount.mostMinor) };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (amount.minor !== null) running.send(payment.actions.amountGiven({ amountMinor: amount.minor }));
  };
  return (
    <form noValidate onSubmit={submit}>
      <StepLayout>
        <AmountField
          label={t('pay_amount')}
          value={text}
          currency={sign}
          presets={REFILL_PRESETS_MINOR.map((minor) => ({ value: String(minor / 100), text: money(minor) }))}
          presetsLabel={t('pay_amount_presets')}
          hint={t('pay_amount_limits', words)}
          error={isAsked && amount.minor === null ? t('pay_amount_wrong', words) : undefined}
          onChange={setText}
        />
        <Button kind="primary" type="submit" wide>
          {t('pay_go_on')}
        </Button>
      </StepLayout>
    </form>
  );
}
