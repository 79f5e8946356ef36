import type { Promotion, Row } from '@livery/contract/catalogue/entities';
import type { Channel } from '@livery/contract/channels/entities';
import type { Content, Person } from '@livery/contract/contents/entities';
import {
  ButtonCard,
  ChannelCard,
  CollectionCard,
  HistoryCard,
  PersonCard,
  PosterCard,
  PromoWideCard,
  WideCard,
  type CardKind,
} from '@livery/ui-kit/cards';
import { Badge } from '@livery/ui-kit/feedback';
import { useFormats, useT } from '@livery/i18n/react';
import { addresses } from '@livery/widgets/addresses';
import { useDestination } from '@livery/widgets/destination';
import { useOnAir } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf, pictureOf, posterOf, wideOf } from '@livery/widgets/pictures';
import { contentMeta } from '@livery/widgets/content-facts';
import type { ReactNode } from 'react';

/** One kind of row: which list holds its items, how a card of it is drawn. ROWS-026..030 */
interface RowTemplate {
  cards: CardKind;
  items: (row: Row) => readonly { id: number }[];
  card: (item: never) => ReactNode;
}

function template<Item extends { id: number }>(
  cards: CardKind,
  items: (row: Row) => readonly Item[],
  Card: (props: { item: Item }) => ReactNode,
): RowTemplate {
  return { cards, items, card: (item: Item) => <Card item={item} /> };
}

function PosterItem({ item }: { item: Content }) {
  return (
    <PosterCard
      title={item.title}
      picture={posterOf(item)}
      meta={contentMeta(item)}
      href={addresses.content(item)}
      focusKey={`content-${item.id}`}
    />
  );
}

function WideItem({ item }: { item: Content }) {
  return (
    <WideCard
      title={item.title}
      picture={wideOf(item)}
      meta={contentMeta(item)}
      href={addresses.content(item)}
      focusKey={`content-${item.id}`}
    />
  );
}

function HistoryItem({ item }: { item: Row['histories'][number] }) {
  const t = useT();
  const formats = useFormats();
  const { content, seconds = 0, watchPercentage = 0 } = item;
  const leftSeconds = (content.durationSeconds ?? 0) - seconds;
  const meta = leftSeconds > 0 ? t('history_left', { duration: formats.duration(leftSeconds) }) : undefined;
  return (
    <HistoryCard
      title={content.title}
      picture={wideOf(content)}
      percent={watchPercentage}
      meta={meta}
      href={addresses.watch(content.id)}
      focusKey={`history-${item.id}`}
    />
  );
}

function PersonItem({ item }: { item: Person }) {
  return (
    <PersonCard
      title={item.name}
      picture={pictureOf(item.imageUrl, 'square')}
      href={addresses.person(item)}
      focusKey={`person-${item.id}`}
    />
  );
}

function ChannelItem({ item }: { item: Channel }) {
  const t = useT();
  const onAir = useOnAir(item.currentSchedule);
  return (
    <ChannelCard
      title={item.name}
      logo={channelLogoOf(item)}
      picture={channelPictureOf(item)}
      programme={onAir?.title}
      time={onAir?.time}
      percent={onAir?.percent}
      badges={item.isHd ? <Badge>{t('badge_hd')}</Badge> : undefined}
      href={addresses.channel(item)}
      focusKey={`channel-${item.id}`}
    />
  );
}

function PromoWideItem({ item }: { item: Promotion }) {
  const target = useDestination(item.destination);
  return (
    <PromoWideCard
      title={item.title ?? ''}
      text={item.short}
      picture={pictureOf(item.background, 'wide')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

function ButtonItem({ item }: { item: Promotion }) {
  const target = useDestination(item.destination);
  return (
    <ButtonCard
      title={item.title ?? ''}
      icon={pictureOf(item.buttonIcons[0], 'square')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

function BrandedButtonItem({ item }: { item: Promotion }) {
  const t = useT();
  const target = useDestination(item.destination);
  return (
    <ButtonCard
      title={item.title ?? ''}
      picture={pictureOf(item.buttonIcons[0], 'square')}
      tip={item.short}
      tipLabel={t('action_details')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

function CollectionItem({ item }: { item: Promotion }) {
  const target = useDestination(item.destination);
  return (
    <CollectionCard
      title={item.title ?? ''}
      picture={pictureOf(item.background, 'poster')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

const promotions = (row: Row) => row.promotions;
const contents = (row: Row) => row.contents;
const histories = (row: Row) => row.histories;

/** Rows of cards by the server's template; `promo-bg` is the hero and stands apart. A template that is not here is not drawn. ROWS-031 */
export const ROW_TEMPLATES: Partial<Record<Row['template'], RowTemplate>> = {
  'content-v': template('poster', contents, PosterItem),
  'content-h': template('wide', contents, WideItem),
  channel: template('channel', (row) => row.channels, ChannelItem),
  history: template('history', histories, HistoryItem),
  'history-h': template('history', histories, HistoryItem),
  person: template('person', (row) => row.persons, PersonItem),
  'promo-wide': template('promo-wide', promotions, PromoWideItem),
  button: template('button', promotions, ButtonItem),
  branded_button: template('button', promotions, BrandedButtonItem),
  'collection-v': template('poster', promotions, CollectionItem),
};
