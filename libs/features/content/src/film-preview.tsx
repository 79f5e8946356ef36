import { contentsApi } from '@livery/api-client/contents';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useRestedCard, type RestedCard } from './use-rested-card.ts';
import { useTrailerToShow } from '@livery/widgets/use-trailer-to-show';

/** The player's library comes with the first preview. */
const TrailerPicture = lazy(() => import('@livery/widgets/trailer-picture'));

/** Plays the trailer of the film whose card the pointer rests on, silently and in its picture, wherever on the page it is; there is never a second one. */
export default function FilmPreview() {
  const rested = useRestedCard();
  return rested && <OfFilm key={rested.contentId} {...rested} />;
}

function OfFilm({ picture, contentId }: RestedCard) {
  // A card knows nothing of trailers.
  const { data: content } = contentsApi.useGetContentQuery({ id: contentId });
  const trailerId = useTrailerToShow(content);
  if (trailerId === null) return null;
  return createPortal(
    <Suspense>
      <TrailerPicture trailerId={trailerId} />
    </Suspense>,
    picture,
  );
}
