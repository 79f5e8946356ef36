import { type SubscriptionFacts, subscriptionState, type SubscriptionState } from '@livery/domain/subscription';
import type { Translate } from '@livery/i18n';
import type { Formats } from '@livery/i18n/formats';
import { useFormats, useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';

interface Formatting {
  readonly t: Translate;
  readonly date: Formats['date'];
  readonly money: (minor: number) => string;
}

/** What a packet is to the viewer, as one sentence; null for one that they do not have. SUBS-010…SUBS-013, SUBS-036 */
export function subscriptionStatusText(state: SubscriptionState, { t, date, money }: Formatting): string | null {
  switch (state.kind) {
    case 'promo':
      return state.untilMs === null ? t('subscription_promo') : t('subscription_until', { date: date(state.untilMs) });
    case 'contained':
      return t('subscription_contained', { packet: state.parentName });
    case 'paused':
      return state.message ?? t('subscription_paused');
    case 'future':
      return state.fromMs === null
        ? t('subscription_planned')
        : t('subscription_connected_from', { date: date(state.fromMs) });
    case 'renewing':
      return renewingText(state, { t, date, money });
    case 'ending':
      return state.untilMs === null ? t('subscription_active') : t('subscription_until', { date: date(state.untilMs) });
    case 'none':
      return null;
  }
}

function renewingText(
  { nextPayAtMs, nextPriceMinor }: Extract<SubscriptionState, { kind: 'renewing' }>,
  { t, date, money }: Formatting,
): string {
  if (nextPayAtMs === null) return t('subscription_renewing');
  const when = date(nextPayAtMs);
  return nextPriceMinor === null
    ? t('subscription_next_pay_date', { date: when })
    : t('subscription_next_pay', { date: when, price: money(nextPriceMinor) });
}

/** Why a packet cannot be bought: what the viewer has of it already, else that nobody may buy it now. PACK-063, SUBS-034 */
export function useNotForSaleText(): (facts: SubscriptionFacts) => string {
  const t = useT();
  const { date } = useFormats();
  const money = useMoney();
  return (facts) => subscriptionStatusText(subscriptionState(facts), { t, date, money }) ?? t('packet_unavailable');
}
