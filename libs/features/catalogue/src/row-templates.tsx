import type { Row } from '@livery/contract/catalogue/entities';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Content } from '@livery/contract/contents/entities';
import { PROGRESS_REFRESH_MS } from '@livery/domain/schedule';
import { ChannelCard, PosterCard, WideCard, type CardKind } from '@livery/ui-kit/cards';
import { Badge } from '@livery/ui-kit/feedback';
import { useFormats, useT } from '@livery/i18n/react';
import { lazyPart } from '@livery/value/react';
import { addresses } from '@livery/widgets/addresses';
import { onAirAt } from '@livery/widgets/on-air';
import { channelLogoOf, channelPictureOf, pictureOf, posterOf, wideOf } from '@livery/widgets/pictures';
import { contentMeta } from '@livery/widgets/content-facts';
import { useNow } from '@livery/widgets/services';
import { Suspense, useState, type FunctionComponent, type ReactNode } from 'react';
import type * as lazyCardsModule from './lazy-cards.tsx';
import type { ProgrammeNowProps } from './lazy-cards.tsx';
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

/** A part of the lazy chunk of cards: no page shows them at once. */
const lazyCard = <Props extends object>(cardOf: (cards: typeof lazyCardsModule) => FunctionComponent<Props>) =>
  lazyPart(async () => ({ default: cardOf(await import('./lazy-cards.tsx')) }));

/** A template whose cards are in that chunk; its row waits for the chunk as a whole. */
function lazyTemplate<Item>(cards: CardKind, cardOf: (cards: typeof lazyCardsModule) => CardOf<Item>): RowTemplate {
  const Card = lazyCard<Parameters<CardOf<Item>>[0]>(cardOf);
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

const ProgrammeNow = lazyCard<ProgrammeNowProps>((cards) => cards.ProgrammeNow);

function ChannelItem({ item }: { item: Channel }) {
  const t = useT();
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const formats = useFormats();
  const [next, setNext] = useState<ScheduleEntry | null>(null);
  const own = onAirAt(item.currentSchedule, nowMs, formats);
  const onAir = own ?? onAirAt(next, nowMs, formats);
  return (
    <>
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
      {/* The programme that came with the row is over: the list of channels knows the next one. CHAN-043 */}
      {item.currentSchedule && !own && (
        <Suspense>
          <ProgrammeNow channel={item} onChange={setNext} />
        </Suspense>
      )}
    </>
  );
}

/** Rows of cards by the server's template; `promo-bg` is the hero and stands apart. A template that is not here is not drawn. ROWS-031 */
export const ROW_RENDERERS: Partial<Record<Row['template'], RowTemplate>> = {
  'content-v': template('poster', PosterItem),
  'content-h': template('wide', WideItem),
  channel: template('channel', ChannelItem),
  history: lazyTemplate('history', (cards) => cards.HistoryItem),
  'history-h': lazyTemplate('history', (cards) => cards.HistoryItem),
  person: lazyTemplate('person', (cards) => cards.PersonItem),
  'promo-wide': lazyTemplate('promo-wide', (cards) => cards.PromoWideItem),
  button: lazyTemplate('button', (cards) => cards.ButtonItem),
  branded_button: lazyTemplate('button', (cards) => cards.BrandedButtonItem),
  'collection-v': lazyTemplate('collection', (cards) => cards.CollectionItem),
};
