import { accountApi } from '@livery/api-client/account';
import type { SubPacket, PurchaseType } from '@livery/contract/packets/entities';
import type { PeriodOffer } from '@livery/domain/packets';
import { useT } from '@livery/i18n/react';
import { FactList, SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { PeriodChoice } from '@livery/ui-kit/packets';
import { Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useBrand } from '@livery/widgets/services';
import { useState } from 'react';
import styled from 'styled-components';
import { CallOperator } from './call-operator.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import { useSelling } from './use-selling.ts';
import { perPeriodWords, periodWords } from '@livery/widgets/price-words';
import { usePriceWords } from './use-price-words.ts';
import { usePurchase, type Outcome } from './use-purchase.ts';

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

interface Props {
  readonly packet: SubPacket;
  readonly onOutcome: (kind: Outcome['kind']) => void;
}

/** The period, what is paid for it and from what, and the button that pays. PAY-023, PAY-072, PAY-073 */
export function Payment({ packet, onOutcome }: Props) {
  const t = useT();
  const { offers, error, refetch, isBusy, buy } = usePurchase(packet);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const words = useOutcomeWords();
  const [refused, setRefused] = useState<string | null>(null);
  // A brand without this way to pay never pays from the balance; offers are paid in ways of their own.
  const { by } = useSelling();
  const { paymentPaths } = useBrand();
  const paysFromBalance = by !== 'offers' && paymentPaths.includes('balance');
  if (error && !offers) return <PartProblem error={error} onRetry={refetch} />;
  if (!offers) return <SettingsSkeleton lines={3} />;
  const chosen = offers.find(({ type }) => type.id === chosenId) ?? offers[0];

  const pay = async () => {
    setRefused(null);
    const outcome = await buy(chosen?.type);
    const text = words(outcome);
    if (text === null) onOutcome(outcome.kind);
    else setRefused(text);
  };
  return (
    <Steps>
      {offers.length > 0 && <Periods offers={offers} chosenId={chosen?.type.id ?? null} onChoose={setChosenId} />}
      <Summary packet={packet} type={chosen?.type} />
      {refused !== null && (
        <div role="alert">
          <Text>{refused}</Text>
        </div>
      )}
      {paysFromBalance ? (
        <Button kind="primary" wide busy={isBusy} onClick={() => void pay()}>
          {t(chosen?.type.hasTrial ? 'purchase_try' : 'purchase_pay')}
        </Button>
      ) : (
        <CallOperator />
      )}
    </Steps>
  );
}

function Periods({
  offers,
  chosenId,
  onChoose,
}: {
  readonly offers: readonly PeriodOffer[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}) {
  const t = useT();
  const { money } = usePriceWords();
  return (
    <PeriodChoice
      label={t('purchase_period')}
      options={offers.map(({ type, discountPercent }) => ({
        id: String(type.id),
        title: periodWords(t, type.periodHuman),
        amount: money(type.amountMinor),
        ...(discountPercent !== null && { discount: `−${discountPercent}\u00a0%` }),
        ...(type.hasTrial && { trial: t('purchase_trial_first', { period: periodWords(t, type.trialPeriodHuman) }) }),
      }))}
      value={String(chosenId ?? '')}
      onChange={(id) => onChoose(Number(id))}
    />
  );
}

/** What for, how much, how often, and what lies on the account. */
function Summary({ packet, type }: { readonly packet: SubPacket; readonly type: PurchaseType | undefined }) {
  const t = useT();
  const { money, line } = usePriceWords();
  const { data: balance } = accountApi.useGetBalanceQuery();
  const now = type?.hasTrial ? (type.trialAmountMinor ?? 0) : type?.amountMinor;
  const often = type && [money(type.amountMinor), perPeriodWords(t, type.periodHuman)].filter(Boolean).join(' ');
  return (
    <FactList
      facts={[
        { id: 'price', label: t('purchase_price'), value: often ?? line(packet) },
        ...(now === undefined ? [] : [{ id: 'now', label: t('purchase_now'), value: money(now) }]),
        ...(balance ? [{ id: 'balance', label: t('account_balance'), value: money(balance.balanceMinor) }] : []),
      ]}
    />
  );
}
