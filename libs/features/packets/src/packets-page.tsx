import type { Packet } from '@livery/contract/packets/entities';
import { soldByProvider } from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { isOwned } from '@livery/domain/subscription';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PacketComparison, PacketSkeleton, PacketGrid, Price } from '@livery/ui-kit/packets';
import { ReadingPage } from '@livery/ui-kit/reading';
import { EmptyState } from '@livery/ui-kit/states';
import { Heading, Text } from '@livery/ui-kit/text';
import { LoadProblem } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import { PageHead } from '@livery/widgets/page-head';
import { useSelector } from 'react-redux';
import { comparisonRows } from './comparison-rows.ts';
import { packetAddress } from './packet-address.ts';
import { PacketActions } from './packet-actions.tsx';
import { PacketCards } from './packet-cards.tsx';
import { SalesSection } from './page-parts.ts';
import { useOwned } from './use-owned.ts';
import { usePackets } from '@livery/widgets/use-packets';
import { usePriceText } from './use-price-text.ts';

/** What is sold: base packets side by side, the others below. PACK-001, NAV-017, PROV-005, PROV-006, PROV-007 */
export default function PacketsPage() {
  const t = useT();
  const { data: packets, error, refetch } = usePackets();
  const providerId = sessionNetwork(useSelector(selectSession))?.provider?.id ?? 0;
  if (error && !packets) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  // PACK-034
  if (packets?.length === 0)
    return <EmptyState title={t('nav_packets')} text={t('content_soon')} size="page" level={1} />;
  const { base, partner } = soldByProvider({ packets: packets ?? [], bundles: [] }, providerId);
  return (
    <>
      <PageHead title={t('nav_packets')} />
      <ReadingPage title={t('packets_title')} width="wide">
        <Text size="large">{t('packets_text')}</Text>
        {!packets && (
          <PacketGrid features={4}>
            <PacketSkeleton />
            <PacketSkeleton />
            <PacketSkeleton />
          </PacketGrid>
        )}
        {base.length > 0 && <Compared packets={base} />}
        {partner.length > 0 && (
          <SalesSection>
            <Heading level={2} size="section">
              {t('packets_partner')}
            </Heading>
            <PacketCards label={t('packets_partner')} packets={partner} />
          </SalesSection>
        )}
      </ReadingPage>
    </>
  );
}

function Compared({ packets }: { packets: readonly Packet[] }) {
  const t = useT();
  const { price } = usePriceText();
  const { factsOf } = useOwned();
  const modals = useModals();
  return (
    <PacketComparison
      label={t('packets_base')}
      rows={comparisonRows(t, packets, (packet) => (
        <Button
          kind="ghost"
          size="small"
          label={t('packet_which_named', { packet: packet.name })}
          onClick={() => modals.open('packets_channels', { packets, chosenId: packet.id })}
        >
          {t('packet_which')}
        </Button>
      ))}
      packets={packets.map((packet) => {
        const { amount, period, instead, trial } = price(packet);
        const facts = factsOf(packet);
        const owned = isOwned(facts);
        return {
          id: packet.id,
          title: packet.name,
          href: packetAddress({ kind: 'own', id: packet.id }),
          price: <Price amount={amount} period={period} {...(instead && { instead })} />,
          ...(owned && { mark: t('subscription_active') }),
          tone: owned ? ('owned' as const) : packet.isAvailable ? undefined : ('unavailable' as const),
          note: owned ? undefined : trial,
          action: <PacketActions packet={packet} facts={facts} look="card" />,
        };
      })}
    />
  );
}
