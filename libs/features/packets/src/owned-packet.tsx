import type { SubPacket } from '@livery/contract/packets/entities';
import { channelsCount, packetPrice } from '@livery/domain/packets';
import {
  isOwned,
  nextPurchase,
  subscriptionControls,
  subscriptionState,
  type SubscriptionFacts,
  type SubscriptionState,
} from '@livery/domain/subscription';
import type { PlainKey, Translate } from '@livery/i18n';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { SubscriptionCard } from '@livery/ui-kit/packets';
import { useModals } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';
import { PacketActions } from './packet-actions.tsx';
import { subscriptionStatusText } from './subscription-status-text.ts';
import { useAdultCover } from './use-adult-cover.ts';
import { usePriceText } from './use-price-text.ts';
import { useNow } from '@livery/widgets/services';
import { periodText } from '@livery/widgets/period-text';

const MARKS: Readonly<Record<SubscriptionState['kind'], PlainKey>> = {
  promo: 'subscription_promo',
  contained: 'subscription_active',
  renewing: 'subscription_active',
  ending: 'subscription_ending',
  future: 'subscription_planned',
  paused: 'subscription_paused',
  none: 'subscription_none',
};

const TONES: Readonly<Record<SubscriptionState['kind'], 'normal' | 'ending' | 'warning' | 'ended'>> = {
  promo: 'normal',
  contained: 'normal',
  renewing: 'normal',
  ending: 'ending',
  future: 'normal',
  paused: 'warning',
  none: 'ended',
};

/** What comes after what the status says. */
const AFTER: Readonly<Partial<Record<SubscriptionState['kind'], PlainKey>>> = {
  renewing: 'subscription_after_renewing',
  ending: 'subscription_after_ending',
  paused: 'subscription_after_paused',
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
  const status = subscriptionStatusText(state, { t, date, money });
  const cover = useAdultCover(facts.packet, isOwned(facts));
  const known = useFacts(facts);
  const price = usePrice(facts);
  const nowMs = useNow(60_000);
  const after = AFTER[state.kind];
  const then = useThen(facts);
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
      tone={TONES[state.kind]}
      price={price}
      contents={contentsOf(t, facts.packet)}
      after={(state.kind !== 'paused' && then) || (after && t(after))}
      elapsed={elapsedOf(facts, nowMs)}
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

/** What takes its place, for how long, how much and from when, as far as the server says it. */
function useThen(facts: SubscriptionFacts): string | null {
  const t = useT();
  const { date } = useFormats();
  const money = useMoney();
  const next = nextPurchase(facts);
  if (!next) return null;
  const { packetName, period, priceMinor, fromMs } = next;
  const what = [
    packetName && t('subscription_then_packet', { packet: packetName }),
    period && periodText(t, period),
    priceMinor !== null && money(priceMinor),
    fromMs !== null && t('subscription_then_from', { date: date(fromMs) }),
  ].filter(Boolean);
  return what.length > 0 ? t('subscription_then', { what: what.join(', ') }) : null;
}

/** What is paid for it, where that is known. */
function usePrice({ packet, owned, future }: SubscriptionFacts) {
  const { price, money } = usePriceText();
  const paidMinor = (owned ?? future)?.priceMinor;
  const { kind } = packetPrice(packet);
  const words = kind === 'regular' || kind === 'trial' ? price(packet) : null;
  if (paidMinor === undefined) return words ?? undefined;
  return { amount: money(paidMinor), period: words?.period ?? '' };
}

/** How many channels, and which libraries. */
function contentsOf(t: Translate, packet: SubPacket): string | undefined {
  const count = channelsCount(packet);
  const libraries = packet.libraries.map(({ title }) => title).join(', ');
  const parts = [count > 0 && t('packet_channels_count', { count }), libraries].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** How much of the paid time is over; unknown where an end of it is. */
function elapsedOf({ packet: { subscription }, owned }: SubscriptionFacts, nowMs: number): number | undefined {
  const startMs = subscription?.startAtMs ?? owned?.startAtMs;
  const endMs = subscription?.endAtMs ?? owned?.endAtMs ?? subscription?.nextPayAtMs ?? owned?.nextPayAtMs;
  if (!owned || startMs === undefined || endMs === undefined || endMs <= startMs) return undefined;
  return (nowMs - startMs) / (endMs - startMs);
}

/** SUBS-035 */
function useFacts(of: SubscriptionFacts) {
  const { packet, owned, future } = of;
  const { subscription } = packet;
  const next = nextPurchase(of);
  const t = useT();
  const { date } = useFormats();
  const money = useMoney();
  const record = owned ?? future;
  const dates = [
    ['start', 'subscription_fact_start', subscription?.startAtMs ?? record?.startAtMs],
    ['end', 'subscription_fact_end', subscription?.endAtMs ?? record?.endAtMs],
    ['next_pay', 'subscription_fact_next_pay', subscription?.nextPayAtMs ?? record?.nextPayAtMs],
  ] as const;
  const nextPeriod = periodText(t, next?.period ?? subscription?.nextPeriodHuman);
  const nextPrice = next?.priceMinor ?? subscription?.nextPriceMinor;
  return [
    ...dates.flatMap(([id, label, atMs]) => (atMs === undefined ? [] : [{ id, label: t(label), value: date(atMs) }])),
    ...(nextPeriod ? [{ id: 'next_period', label: t('subscription_fact_next_period'), value: nextPeriod }] : []),
    ...(nextPrice === undefined
      ? []
      : [{ id: 'next_price', label: t('subscription_fact_next_price'), value: money(nextPrice) }]),
  ];
}
