import {
  amountToPay,
  balancePays,
  debtInPayment,
  dueNowMinor,
  isPurchase,
  type Checkout,
  type Choice,
  type PaymentRecord,
  type PaymentState,
} from '@livery/domain/payment';
import type { Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { PaymentSummary } from '@livery/ui-kit/payment';
import { useMoney } from '@livery/widgets/money';
import { perPeriodText, periodText } from '@livery/widgets/period-text';
import { purposeTitle } from './words.ts';

/** What for, how much now, and how often: in sight at every step. Nothing where nothing costs anything yet. */
export function PurchaseSummary({ state }: { readonly state: PaymentState }) {
  if ('checkout' in state) return <OfBargain checkout={state.checkout} />;
  const record = 'record' in state ? state.record : null;
  return record && <OfRecord record={record} isDone={state.kind === 'done'} />;
}

function OfBargain({ checkout }: { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  const { wish, terms, choice, progress, system } = checkout;
  if (wish.purpose === 'refill' && wish.amountMinor === null) return null;
  if (terms.bases) return null;
  // What the account owes is paid with it, whichever way it comes in.
  const isOwing = (terms.balanceMinor ?? 0) < 0;
  const isSumKnown = system !== null || isOwing;
  const isBroughtIn = terms.systems.length > 0 && isSumKnown && !(choice && balancePays(choice, terms));
  const isDebtPaid = progress.shortage !== null || isBroughtIn;
  const amountMinor = choice && !isDebtPaid ? dueNowMinor(choice) : amountToPay(checkout);
  const instead = choice?.trial && choice.amountMinor;
  return (
    <PaymentSummary
      label={t('pay_summary')}
      title={terms.product?.name ?? t(purposeTitle(wish))}
      detail={isPurchase(wish) ? periodText(t, (choice?.trial ?? choice)?.period ?? undefined) : null}
      amount={money(amountMinor)}
      // A film is paid for once: nothing follows.
      then={choice && wish.purpose === 'packet' ? thenWords() : undefined}
      note={isDebtPaid ? debtWords(t, money, debtInPayment(checkout)) : undefined}
    />
  );

  function thenWords(): string | undefined {
    const { amountMinor: regular, period } = choice as Choice;
    const often = [money(regular), perPeriodText(t, period ?? undefined)].filter(Boolean).join(' ');
    return instead ? t('pay_then', { price: often }) : period ? often : undefined;
  }
}

/** Why the sum is more than the price that stands in the list, where the account owes. PAY-061 */
const debtWords = (t: Translate, money: (minor: number) => string, owedMinor: number): string | undefined =>
  owedMinor > 0 ? t('pay_covers_debt', { amount: money(owedMinor) }) : undefined;

/** While money comes in, what comes in; then what it has bought. */
function OfRecord({ record, isDone }: { readonly record: PaymentRecord; readonly isDone: boolean }) {
  const { wish, title, amountMinor, priceMinor, debtMinor = 0 } = record;
  const t = useT();
  const money = useMoney();
  return (
    <PaymentSummary
      label={t('pay_summary')}
      title={title || t(purposeTitle(wish))}
      detail={isPurchase(wish) ? undefined : null}
      isComplete
      amount={money(isDone ? priceMinor : amountMinor)}
      {...(!isDone && priceMinor > amountMinor && { then: t('pay_part_of', { price: money(priceMinor) }) })}
      note={isDone ? undefined : debtWords(t, money, debtMinor)}
    />
  );
}
