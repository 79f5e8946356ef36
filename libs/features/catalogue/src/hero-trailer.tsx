import { contentsApi } from '@livery/api-client/contents';
import { platformApi } from '@livery/api-client/platform';
import type { Promotion } from '@livery/contract/catalogue/entities';
import { playsHeroTrailers, STORY_FIRST_MS } from '@livery/domain/playback';
import { PageTrailer } from '@livery/widgets/page-trailer';
import { useTrailerToShow } from '@livery/widgets/use-trailer-to-show';

interface Props {
  readonly promotion: Promotion;
  readonly muted: boolean;
  readonly onShown: (isShown: boolean) => void;
}

/** The trailer of the story that is shown, where the server's test plays trailers. ROWS-040, CALL-044 */
export default function HeroTrailer({ promotion, muted, onShown }: Props) {
  const { data, isLoading } = platformApi.useGetAbTestsQuery();
  const trailerId = useTrailerToShow(useAdvertised(promotion));
  const isPlayed = !isLoading && playsHeroTrailers(data?.tests ?? []);
  return (
    <PageTrailer trailerId={isPlayed ? trailerId : null} afterMs={STORY_FIRST_MS} muted={muted} onShown={onShown} />
  );
}

/** What the story is about, with its trailers: a film has its age, anything else is for everybody. */
function useAdvertised({ id, trailers, destination }: Promotion) {
  const contentId = destination?.type === 'content' ? destination.id : undefined;
  const { data: content } = contentsApi.useGetContentQuery({ id: contentId ?? 0 }, { skip: contentId === undefined });
  if (contentId !== undefined) return content && { ...content, trailers };
  return { id, age: undefined, isAdult: false, trailers };
}
