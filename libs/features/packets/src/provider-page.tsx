import { packetsApi } from '@livery/api-client/packets';
import type { Packet, ProviderInfo } from '@livery/contract/packets/entities';
import type { Channel } from '@livery/contract/channels/entities';
import { freeChannels, isListed } from '@livery/domain/channels';
import {
  bundleFace,
  freePacket,
  isAllPriced,
  PROVIDER_INFO_RETRY_MS,
  showsPackets,
  soldByProvider,
  type PacketRef,
} from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { PacketGrid, PacketSkeleton, SubscriptionSkeleton } from '@livery/ui-kit/packets';
import { Heading, Text } from '@livery/ui-kit/text';
import { LoadProblem, PartProblem } from '@livery/widgets/load-problem';
import { PageHead } from '@livery/widgets/page-head';
import { useChannelList, useVisibleChannels } from '@livery/widgets/use-channels';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { PacketCards } from './packet-cards.tsx';
import { SalesPage, SalesSection } from './page-parts.ts';
import { ProviderContact, ProviderDevices, ProviderFeatures, ProviderHero } from './provider-parts.tsx';
import { usePollUntilComplete } from './use-poll-until-complete.ts';

/** A provider and what it sells. PACK-010…PACK-024, NAV-019, NAV-021 */
export default function ProviderPage() {
  const id = useParams()['id'] ?? '';
  const asked = packetsApi.useGetProviderInfoQuery({ id });
  const info = { data: asked.data, error: asked.error, refetch: asked.refetch };
  const polled = usePollUntilComplete(info, { everyMs: PROVIDER_INFO_RETRY_MS, isReady: isAllPriced });
  const { data, error, refetch } = polled;
  if (error && !data) return <LoadProblem error={error} kind="subscription" onRetry={refetch} />;
  if (!data) return <SubscriptionSkeleton />;
  return <Landing key={id} info={data} polled={polled} />;
}

interface LandingProps {
  readonly info: ProviderInfo;
  readonly polled: ReturnType<typeof usePollUntilComplete<ProviderInfo>>;
}

function Landing({ info, polled: { error, refetch, isComplete, isOver } }: LandingProps) {
  const { provider } = info;
  const network = sessionNetwork(useSelector(selectSession));
  const isShown = showsPackets({ isOtt: provider.isOtt, hasNetworkData: network !== null }, isComplete);
  return (
    <SalesPage>
      <PageHead title={provider.name} />
      <ProviderHero info={info} />
      <ProviderFeatures info={info} />
      {isShown || isOver ? <Sold info={info} /> : <Coming />}
      {!isShown && isOver && <PartProblem error={error} onRetry={refetch} />}
      <ProviderDevices info={info} />
      <ProviderContact provider={provider} />
    </SalesPage>
  );
}

const Coming = () => (
  <PacketGrid features={3}>
    <PacketSkeleton />
    <PacketSkeleton />
    <PacketSkeleton />
  </PacketGrid>
);

/** Bundles, base packets and partner packets, each in a section with an address of its own. PACK-012, PACK-013, PACK-022 */
function Sold({ info }: { readonly info: ProviderInfo }) {
  const t = useT();
  const { id } = info.provider;
  const { bundles, base, partner } = soldByProvider(info, id);
  const list = useChannelList();
  const visible = useVisibleChannels<Channel>(useMemo(() => list?.channels.filter(isListed) ?? null, [list]));
  const free = freePacket(t('packet_free_name'), visible ? freeChannels(visible).length : undefined);
  const ofProvider = (packet: Packet): PacketRef => ({ kind: 'provider', providerId: id, id: packet.id });
  return (
    <>
      {bundles.length > 0 && (
        <Anchored id="bundles" title={t('packets_bundles')}>
          <PacketCards label={t('packets_bundles')} packets={bundles.map(asBundle)} refOf={ofProvider} />
        </Anchored>
      )}
      <Anchored id="tariffs" title={t('packets_base')}>
        <PacketCards label={t('packets_base')} packets={[free, ...base]} refOf={ofProvider} />
      </Anchored>
      {partner.length > 0 && (
        <Anchored id="partner" title={t('packets_partner')}>
          <PacketCards label={t('packets_partner')} packets={partner} refOf={ofProvider} />
        </Anchored>
      )}
      {bundles.length + base.length + partner.length === 0 && <Text>{t('content_soon')}</Text>}
    </>
  );
}

/** A bundle is shown by its own name, price and words. PACK-050 */
function asBundle(bundle: Packet): Packet {
  const { name, priceMinor, text } = bundleFace(bundle);
  return { ...bundle, name, short: text, ...(priceMinor !== null && { priceMinor }) };
}

/** A section that the hash of the address scrolls to. */
function Anchored({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <SalesSection ref={place} id={id}>
      <Heading level={2} size="section">
        {title}
      </Heading>
      {children}
    </SalesSection>
  );
}
