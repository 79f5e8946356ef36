import { packetsApi } from '@livery/api-client/packets';
import type { Packet, SubPacket, UserPacket } from '@livery/contract/packets/entities';
import { barePacket } from '@livery/domain/packets';
import type { SubscriptionFacts } from '@livery/domain/subscription';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { PartProblem } from '@livery/widgets/load-problem';
import { OwnedPacket } from './owned-packet.tsx';
import { usePackets } from '@livery/widgets/use-packets';

/** What the viewer has subscribed to, and what is planned. CALL-056, CALL-057, SUBS-033 */
export default function SubscriptionsPage() {
  const t = useT();
  const current = packetsApi.useGetSubscriptionsQuery();
  const planned = packetsApi.useGetFuturesQuery();
  const { data: sold } = usePackets();
  const { data, error, refetch } = current;
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={2} />;
  const records = [
    ...data.subscriptions.map((record) => ({ record, isPlanned: false })),
    ...(planned.data?.futures ?? []).map((record) => ({ record, isPlanned: true })),
  ];
  if (records.length === 0)
    return (
      <EmptyState
        title={t('subscriptions_empty_title')}
        text={t('subscriptions_empty_text')}
        action={
          <Button kind="primary" href="/packets">
            {t('subscriptions_choose')}
          </Button>
        }
      />
    );
  return (
    <>
      {records.map(({ record, isPlanned }) => (
        <OwnedPacket key={`${isPlanned}-${record.id}`} facts={factsOf(record, isPlanned, sold)} isLine />
      ))}
      <Button href="/packets">{t('subscriptions_all_packets')}</Button>
    </>
  );
}

/** The list of what is sold knows more of a packet than what is owned of it does. */
function factsOf(record: UserPacket, isPlanned: boolean, sold: readonly Packet[] | undefined): SubscriptionFacts {
  const packet: SubPacket | undefined = sold?.find(({ id }) => id === record.packet?.id) ?? record.packet;
  return {
    // The server names no packet.
    packet: packet ?? barePacket(record.id, ''),
    owned: isPlanned ? null : record,
    future: isPlanned ? record : null,
  };
}
