import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { FILM_PREVIEW_AFTER_MS } from '@livery/domain/playback';
import { PANEL_AFTER_MS } from '@livery/domain/catalogue';
import { useFormats, useT } from '@livery/i18n/react';
import { Badge, Rating } from '@livery/ui-kit/feedback';
import { CardPanel } from '@livery/ui-kit/card-panel';
import { addresses } from '@livery/widgets/addresses';
import { ageLabel } from '@livery/widgets/content-facts';
import { wideOf } from '@livery/widgets/pictures';
import { useTrailerToShow } from '@livery/widgets/use-trailer-to-show';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Keep, useWatchAction, Watch } from './content-actions.tsx';
import { useRestedCard, type RestedCard } from './use-rested-card.ts';

/** The player's library comes with the first preview. */
const TrailerPicture = lazy(() => import('@livery/widgets/trailer-picture'));

/** What a film is and what can be done with it, over the card that somebody rests on, wherever on the page it is; there is never a second one. */
export default function FilmPanel() {
  const rested = useRestedCard();
  // Without a top layer rows would cut it off: there the cards stay as they are.
  if (!rested || !('popover' in HTMLElement.prototype)) return null;
  return <OfFilm key={rested.contentId} {...rested} />;
}

function OfFilm({ card, contentId, by }: RestedCard) {
  const { data: content } = contentsApi.useGetContentQuery({ id: contentId });
  // Within the card: what is said and pressed here follows the card's link.
  return content ? createPortal(<Panel card={card} content={content} isPointedAt={by === 'pointer'} />, card) : null;
}

function Panel({ card, content, isPointedAt }: { card: HTMLElement; content: Content; isPointedAt: boolean }) {
  const { data: meta } = contentsApi.useGetContentMetaQuery({ id: content.id });
  const action = useWatchAction(content, meta);
  return (
    <CardPanel
      card={card}
      title={content.title}
      href={addresses.content(content)}
      picture={wideOf(content)}
      genre={content.genres[0]?.id}
      percent={action?.kind === 'continue' ? action.percent : undefined}
      facts={useFacts(content)}
      description={content.description}
      actions={
        <>
          <Watch content={content} meta={meta} size="small" />
          <Keep contentId={content.id} isFavoured={meta?.favorite !== undefined} isWaiting={!meta} size="small" />
        </>
      }
      preview={isPointedAt && <Preview content={content} />}
    />
  );
}

/** Year, genre, length, age; what is not known is left out. */
function useFacts(content: Content) {
  const t = useT();
  const formats = useFormats();
  const { ratingKinopoisk, ratingImdb, year, genres, durationSeconds, seasons } = content;
  const rating = ratingKinopoisk ?? ratingImdb;
  const ratingText = rating === undefined ? null : formats.rating(rating);
  const age = ageLabel(content);
  return [
    rating !== undefined && ratingText !== null && <Rating value={rating} text={ratingText} />,
    year,
    genres[0]?.name,
    seasons.length > 0
      ? t('seasons_count', { count: seasons.length })
      : durationSeconds && formats.duration(durationSeconds),
    age && <Badge tone="outline">{age}</Badge>,
  ].filter(Boolean);
}

/** Its trailer, silently, for a pointer that stays. */
function Preview({ content }: { content: Content }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), FILM_PREVIEW_AFTER_MS - PANEL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const trailerId = useTrailerToShow(content);
  if (trailerId === null || !isDue) return null;
  return (
    <Suspense>
      <TrailerPicture trailerId={trailerId} />
    </Suspense>
  );
}
