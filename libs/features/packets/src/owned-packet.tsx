import {
  isOwned,
  subscriptionControls,
  subscriptionState,
  type SubscriptionFacts,
  type SubscriptionState,
} from '@livery/domain/subscription';
import type { PlainKey } from '@livery/i18n';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { SubscriptionCard } from '@livery/ui-kit/packets';
import { useModals } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';
import { PacketActions } from './packet-actions.tsx';
import { statusWords } from './status-words.ts';
import { useAdultCover } from './use-adult-cover.ts';
import { periodWords } from '@livery/widgets/price-words';

const MARKS: Readonly<Record<SubscriptionState['kind'], PlainKey>> = {
  promo: 'subscription_promo',
  contained: 'subscription_active',
  renewing: 'subscription_active',
  ending: 'subscription_active',
  future: 'subscription_planned',
  paused: 'subscription_paused',
  none: 'subscription_none',
};

/** What somebody has subscribed to: since when, until when, what comes next, and what can be done. SUBS-033, SUBS-035 */
export function OwnedPacket({
  facts,
  isLine = false,
}: {
  readonly facts: SubscriptionFacts;
  readonly isLine?: boolean;
}) {
  const t = useT();
  const { date } = useFormats();
  const money = useMoney();
  const modals = useModals();
  const state = subscriptionState(facts);
  const status = statusWords(state, { t, date, money });
  const cover = useAdultCover(facts.packet, isOwned(facts));
  const known = useFacts(facts);
  if (cover.isCovered)
    return (
      <SubscriptionCard
        title={facts.packet.name}
        status={t('packet_adult_covered')}
        actions={
          <Button size="small" onClick={() => void cover.uncover()}>
            {t('packet_adult_show')}
          </Button>
        }
      />
    );
  return (
    <SubscriptionCard
      title={facts.packet.name || t('subscription_unnamed')}
      mark={t(MARKS[state.kind])}
      status={status ?? t('subscription_none')}
      facts={known}
      tone={state.kind === 'paused' ? 'warning' : state.kind === 'none' ? 'ended' : 'normal'}
      actions={
        isLine ? (
          subscriptionControls(facts).length > 0 && (
            <Button size="small" onClick={() => modals.open('subscription', { facts })}>
              {t('subscription_manage')}
            </Button>
          )
        ) : (
          <PacketActions packet={facts.packet} facts={facts} />
        )
      }
    />
  );
}

/** SUBS-035 */
function useFacts({ packet: { subscription }, owned, future }: SubscriptionFacts) {
  const t = useT();
  const { date } = useFormats();
  const money = useMoney();
  const record = owned ?? future;
  const dates = [
    ['start', 'subscription_fact_start', subscription?.startAtMs ?? record?.startAtMs],
    ['end', 'subscription_fact_end', subscription?.endAtMs ?? record?.endAtMs],
    ['next_pay', 'subscription_fact_next_pay', subscription?.nextPayAtMs ?? record?.nextPayAtMs],
  ] as const;
  const nextPeriod = periodWords(t, subscription?.nextPeriodHuman);
  const nextPrice = subscription?.nextPriceMinor;
  return [
    ...dates.flatMap(([id, label, atMs]) => (atMs === undefined ? [] : [{ id, label: t(label), value: date(atMs) }])),
    ...(nextPeriod ? [{ id: 'next_period', label: t('subscription_fact_next_period'), value: nextPeriod }] : []),
    ...(nextPrice === undefined
      ? []
      : [{ id: 'next_price', label: t('subscription_fact_next_price'), value: money(nextPrice) }]),
  ];
}
