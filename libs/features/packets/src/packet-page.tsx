import type { Packet } from '@livery/contract/packets/entities';
import {
  hasShortList,
  listedChannels,
  packetSegment,
  readPacketRef,
  shownVideos,
  type PacketRef,
} from '@livery/domain/packets';
import { isForSale, isOwned, subscriptionState } from '@livery/domain/subscription';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import {
  Benefits,
  PacketChannels,
  Included,
  PacketHead,
  PriceBlock,
  SubscriptionSkeleton,
} from '@livery/ui-kit/packets';
import { Heading, Text } from '@livery/ui-kit/text';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { pictureOf } from '@livery/widgets/pictures';
import { usePackets } from '@livery/widgets/use-packets';
import { useEffect, useEffectEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { channelTiles } from './channel-tiles.ts';
import { packetAddress, purchaseOfAddress, withoutPurchase } from './packet-address.ts';
import { PacketActions } from './packet-actions.tsx';
import { LinkedRow, PacketLibraries, Videos } from './packet-extras.tsx';
import { SalesPage, SalesSection } from './page-parts.ts';
import { subscriptionStatusText } from './subscription-status-text.ts';
import { useAdultCover } from './use-adult-cover.ts';
import { useBuy } from './use-buy.ts';
import { useOwned } from './use-owned.ts';
import { usePacket } from './use-packets.ts';
import { usePriceText } from './use-price-text.ts';

/** The page of a packet. PACK-002…PACK-009, NAV-018 */
export default function PacketPage() {
  const segment = useParams()['id'] ?? '';
  const ref = readPacketRef(segment);
  return ref ? <Known key={segment} packetRef={ref} /> : <NothingHere kind="subscription" />;
}

function Known({ packetRef }: { packetRef: PacketRef }) {
  const { data, error, refetch } = usePacket(packetRef);
  if (error && !data) return <LoadProblem error={error} kind="subscription" onRetry={refetch} />;
  if (!data) return <SubscriptionSkeleton />;
  return <PacketView packet={data} packetRef={packetRef} />;
}

interface Props {
  readonly packet: Packet;
  readonly packetRef: PacketRef;
}

function PacketView({ packet, packetRef }: Props) {
  const t = useT();
  useBuyAtOnce(packet, packetRef);
  const channels = listedChannels(packet);
  const included = [...packet.include, ...packet.packets];
  return (
    <SalesPage>
      <PageHead title={packet.name} facts={{ kind: 'packet', packet, path: `/packets/${packetSegment(packetRef)}` }} />
      <Head packet={packet} packetRef={packetRef} />
      {packet.benefits.length > 0 && (
        <SalesSection>
          <Heading level={2} size="section">
            {t('packet_benefits')}
          </Heading>
          <Benefits
            label={t('packet_benefits')}
            items={packet.benefits.map(({ icon, text }, index) => {
              const picture = pictureOf(icon, 'square');
              return { id: index, text, ...(picture && { icon: picture }) };
            })}
          />
        </SalesSection>
      )}
      {included.length > 0 && (
        <SalesSection>
          <Heading level={2} size="section">
            {t('packet_row_included')}
          </Heading>
          <Included
            label={t('packet_row_included')}
            packets={included.map(({ id, name }) => ({ id, title: name, href: packetAddress({ kind: 'own', id }) }))}
          />
        </SalesSection>
      )}
      <PacketLibraries packet={packet} />
      <Videos videos={shownVideos(packet)} />
      {channels.length > 0 && (
        <SalesSection>
          <Heading level={2} size="section">
            {t('packet_row_channels')}
          </Heading>
          <PacketChannels
            label={t('packet_row_channels')}
            channels={channelTiles(channels)}
            compact={hasShortList(packet)}
          />
        </SalesSection>
      )}
      {packet.rowSlug && <LinkedRow slug={packet.rowSlug} />}
    </SalesPage>
  );
}

function Head({ packet, packetRef }: Props) {
  const t = useT();
  const { date } = useFormats();
  const { price, money } = usePriceText();
  const { subscriptions, isComing, factsOf } = useOwned();
  const isKnown = subscriptions !== undefined && !isComing;
  const facts = factsOf(packet);
  const state = subscriptionState(facts);
  const has = isOwned(facts);
  const cover = useAdultCover(packet, has);
  const owned = has && !cover.isCovered;
  const { trial, ...words } = price(packet);
  const follows = useFollowing(packet.afterRenewPacketId);
  const status = subscriptionStatusText(state, { t, date, money });
  const special = packet.design?.specialFeatures ?? [];
  return (
    <PacketHead
      title={packet.name}
      picture={pictureOf(packet.design?.backgroundTv ?? packet.design?.backgroundMobile, 'hero')}
      logo={pictureOf(packet.design?.logo, 'square')}
      corner={packet.design?.cornerBadge}
      {...(owned && { mark: t('subscription_active') })}
      tone={owned ? 'owned' : packet.isAvailable ? undefined : 'unavailable'}
      text={[packet.description ?? packet.short, ...special].filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      price={<PriceBlock {...words} />}
      promise={has ? undefined : trial}
      status={
        <>
          {!cover.isCovered && status}
          {follows && <Text>{t('packet_then', { packet: follows })}</Text>}
          {(!packet.isAvailable || (isKnown && state.kind === 'none' && !isForSale(facts))) && (
            <Text>{t('packet_unavailable')}</Text>
          )}
        </>
      }
      actions={
        cover.isCovered ? (
          <Button kind="primary" onClick={() => void cover.uncover()}>
            {t('packet_adult_show')}
          </Button>
        ) : (
          <PacketActions packet={packet} facts={facts} packetRef={packetRef} />
        )
      }
    />
  );
}

/** The name of the packet that comes after the renewal. PACK-066 */
function useFollowing(id: number | undefined): string | undefined {
  const { data } = usePackets();
  return id === undefined ? undefined : data?.find((packet) => packet.id === id)?.name;
}

/** `?action=buy` begins the purchase, once: a reload does not. What the button would not begin it does not: the page says why. PACK-008, SUBS-034 */
function useBuyAtOnce(packet: Packet, packetRef: PacketRef): void {
  const [query, setQuery] = useSearchParams();
  const buy = useBuy();
  const { subscriptions, isComing, factsOf } = useOwned();
  const wanted = purchaseOfAddress(query);
  const isWanted = wanted !== null;
  const isKnown = subscriptions !== undefined && !isComing;
  const begin = useEffectEvent(() => {
    setQuery(withoutPurchase, { replace: true });
    if (isForSale(factsOf(packet))) buy({ packet, ref: packetRef, playAfter: wanted?.playAfter ?? null });
  });
  useEffect(() => {
    if (isWanted && isKnown) begin();
  }, [isWanted, isKnown]);
}
