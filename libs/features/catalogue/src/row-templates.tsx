import type { Row } from '@livery/contract/catalogue/entities';
import type { Channel } from '@livery/contract/channels/entities';
import type { Content } from '@livery/contract/contents/entities';
import { ChannelCard, PosterCard, WideCard, type CardKind } from '@livery/ui-kit/cards';
import { Badge } from '@livery/ui-kit/feedback';
import { useT } from '@livery/i18n/react';
import { lazyPart } from '@livery/value/react';
import { addresses } from '@livery/widgets/addresses';
import { useOnAir } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf, pictureOf, posterOf, wideOf } from '@livery/widgets/pictures';
import { contentMeta } from '@livery/widgets/content-facts';
import type { ReactNode } from 'react';
import { useChip } from './use-chip.tsx';

/** One kind of row: how a card of it is drawn. */
interface RowTemplate {
  cards: CardKind;
  card: (item: never, place?: CardPlaceInRow) => ReactNode;
}

interface CardPlaceInRow {
  /** Where the row is a ranking, from one. */
  readonly rank?: number | undefined;
  /** The library that the row is of: a film of it opens in it. CONT-005, ROWS-106 */
  readonly libraryId?: number | undefined;
}

type CardOf<Item> = (props: CardPlaceInRow & { item: Item }) => ReactNode;

function template<Item>(cards: CardKind, Card: CardOf<Item>): RowTemplate {
  return { cards, card: (item: Item, place) => <Card item={item} {...place} /> };
}

const lazyCards = () => import('./lazy-cards.tsx');

/** A template whose cards are in a lazy chunk (no page shows them at once); its row waits for the chunk as a whole. */
function lazyTemplate<Item>(cards: CardKind, load: () => Promise<CardOf<Item>>): RowTemplate {
  const Card = lazyPart(async () => ({ default: await load() }));
  return template<Item>(cards, (props) => <Card {...props} />);
}

function PosterItem({ item, rank, libraryId }: Parameters<CardOf<Content>>[0]) {
  return (
    <PosterCard
      title={item.title}
      rank={rank}
      picture={posterOf(item)}
      genre={item.genres[0]?.id}
      meta={contentMeta(item)}
      badges={useChip(item)}
      href={addresses.content(item, libraryId)}
      focusKey={`content-${item.id}`}
    />
  );
}

function WideItem({ item, libraryId }: Parameters<CardOf<Content>>[0]) {
  return (
    <WideCard
      title={item.title}
      picture={wideOf(item)}
      genre={item.genres[0]?.id}
      meta={contentMeta(item)}
      badges={useChip(item)}
      href={addresses.content(item, libraryId)}
      focusKey={`content-${item.id}`}
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
      overlayIcon={pictureOf(item.overlayIcon, 'square')}
      href={addresses.channel(item)}
      focusKey={`channel-${item.id}`}
    />
  );
}

/** Rows of cards by the server's template; `promo-bg` is the hero and stands apart. A template that is not here is not drawn. ROWS-031 */
export const ROW_RENDERERS: Partial<Record<Row['template'], RowTemplate>> = {
  'content-v': template('poster', PosterItem),
  'content-h': template('wide', WideItem),
  channel: template('channel', ChannelItem),
  history: lazyTemplate('history', async () => (await lazyCards()).HistoryItem),
  'history-h': lazyTemplate('history', async () => (await lazyCards()).HistoryItem),
  person: lazyTemplate('person', async () => (await lazyCards()).PersonItem),
  'promo-wide': lazyTemplate('promo-wide', async () => (await lazyCards()).PromoWideItem),
  button: lazyTemplate('button', async () => (await lazyCards()).ButtonItem),
  branded_button: lazyTemplate('button', async () => (await lazyCards()).BrandedButtonItem),
  'collection-v': lazyTemplate('collection', async () => (await lazyCards()).CollectionItem),
};
