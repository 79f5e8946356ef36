import { payment, refillAmount, refillTerms, type Checkout } from '@livery/domain/payment';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { AmountField } from '@livery/ui-kit/payment';
import { useCurrencySign, useMoney } from '@livery/widgets/money';
import { useBrand } from '@livery/widgets/services';
import { useState } from 'react';
import { useSelector } from 'react-redux';
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
  const terms = useRefillTerms();
  const { leastMinor, mostMinor, presetsMinor, decimals } = terms;
  const amountMinor = refillAmount(text, terms);
  const words = { least: money(leastMinor), most: money(mostMinor) };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (amountMinor !== null) running.send(payment.actions.amountGiven({ amountMinor }));
  };
  return (
    <form noValidate onSubmit={submit}>
      <StepLayout>
        <AmountField
          label={t('pay_amount')}
          value={text}
          currency={sign}
          decimals={decimals}
          presets={presetsMinor.map((minor) => ({ value: String(minor / 100), text: money(minor) }))}
          presetsLabel={t('pay_amount_presets')}
          hint={t('pay_amount_limits', words)}
          error={isAsked && amountMinor === null ? t('pay_amount_wrong', words) : undefined}
          onChange={setText}
        />
        <Button kind="primary" type="submit" wide>
          {t('pay_go_on')}
        </Button>
      </StepLayout>
    </form>
  );
}

/** In the currency of the viewer's provider, else in the brand's. PROV-003 */
function useRefillTerms() {
  const { market } = useBrand();
  const named = sessionNetwork(useSelector(selectSession))?.provider?.currency?.isoCode;
  return refillTerms(named ?? market.currency);
}
