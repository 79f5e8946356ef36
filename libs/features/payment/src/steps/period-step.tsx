import { payment, type Checkout } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PeriodChoice } from '@livery/ui-kit/packets';
import { useMoney } from '@livery/widgets/money';
import { periodText } from '@livery/widgets/period-text';
import type { StepTools } from './drawn.tsx';
import { WhenItBegins } from './offer-facts.tsx';
import { StepLayout } from './step-parts.ts';

const AS_IT_IS = 'as it is';

/** How long to buy for. PAY-002, PAY-072, PAY-073 */
export function PeriodStep({ running, checkout: { terms, choice } }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  return (
    <StepLayout>
      <WhenItBegins terms={terms} />
      <PeriodChoice
        label={t('pay_title_period')}
        hideLabel
        options={terms.choices.map(({ typeId, period, amountMinor, discountPercent, trial }) => ({
          id: String(typeId ?? AS_IT_IS),
          title: periodText(t, period ?? undefined),
          amount: money(amountMinor),
          ...(discountPercent !== null && { discount: t('pay_discount', { percent: discountPercent }) }),
          ...(trial && {
            trial: t('pay_trial_first', { period: periodText(t, trial.period), price: money(trial.amountMinor) }),
          }),
        }))}
        value={choice && String(choice.typeId ?? AS_IT_IS)}
        onChange={(id) => running.send(payment.actions.choiceMade({ typeId: id === AS_IT_IS ? null : Number(id) }))}
      />
      <Button kind="primary" wide onClick={() => running.send(payment.actions.choiceTaken())}>
        {t('pay_go_on')}
      </Button>
    </StepLayout>
  );
}
