import { packetsApi } from '@livery/api-client/packets';
import type { UserPacket } from '@livery/contract/packets/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { ItemList, SettingsSkeleton } from '@livery/ui-kit/account';
import { Badge } from '@livery/ui-kit/feedback';
import { heartIcon } from '@livery/ui-kit/icons';
import { EmptyState } from '@livery/ui-kit/states';
import { PartProblem } from '@livery/widgets/load-problem';
import { useMoney } from '@livery/widgets/money';

/** What the viewer has subscribed to, to read. CALL-056, DATA-053 */
export default function SubscriptionsPage() {
  const t = useT();
  const { data, error, refetch } = packetsApi.useGetSubscriptionsQuery();
  const detailOf = useDetail();
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={2} />;
  if (data.subscriptions.length === 0) {
    return <EmptyState title={t('subscriptions_empty_title')} text={t('subscriptions_empty_text')} />;
  }
  return (
    <ItemList
      label={t('account_subscriptions')}
      items={data.subscriptions.map((subscription) => ({
        id: subscription.id,
        icon: heartIcon,
        title: subscription.packet?.name ?? t('subscription_unnamed'),
        badge: <Mark subscription={subscription} />,
        detail: detailOf(subscription),
        tone: subscription.isPaused ? 'warning' : 'normal',
      }))}
    />
  );
}

function Mark({ subscription: { isPaused, type } }: { subscription: UserPacket }) {
  const t = useT();
  if (isPaused) return <Badge tone="outline">{t('subscription_paused')}</Badge>;
  return type === 'promo' ? <Badge tone="good">{t('subscription_promo')}</Badge> : null;
}

/** What comes next: the server's own words, the next payment, or the end. */
function useDetail(): (subscription: UserPacket) => string | undefined {
  const t = useT();
  const { date } = useFormats();
  const money = useMoney();
  return ({ message, isRenewed, nextPayAtMs, endAtMs, priceMinor }) => {
    if (message) return message;
    if (isRenewed && nextPayAtMs !== undefined) {
      const when = date(nextPayAtMs);
      return priceMinor === undefined
        ? t('subscription_next_pay_date', { date: when })
        : t('subscription_next_pay', { date: when, price: money(priceMinor) });
    }
    return endAtMs === undefined ? undefined : t('subscription_until', { date: date(endAtMs) });
  };
}
