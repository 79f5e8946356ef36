import { contentsApi } from '@livery/api-client/contents';
import { platformApi } from '@livery/api-client/platform';
import type { Promotion } from '@livery/contract/catalogue/entities';
import { playsStory, STORY_FIRST_MS } from '@livery/domain/playback';
import { PageTrailer } from '@livery/widgets/page-trailer';
import { useService, useServices, type MakeService } from '@livery/widgets/services';
import { useTrailerToShow } from '@livery/widgets/use-trailer-to-show';
import { useCallback, useRef, useState } from 'react';

/** The stories whose trailers this visit has seen. */
const createSeenStories: MakeService<Set<number>> = () => new Set();

interface Props {
  readonly promotion: Promotion;
  readonly muted: boolean;
  readonly onShown: (isShown: boolean) => void;
}

/** The trailer of the story that is shown, where the server's test plays trailers: once in a visit. ROWS-040, CALL-044 */
export default function HeroTrailer({ promotion, muted, onShown }: Props) {
  const { data, isLoading } = platformApi.useGetAbTestsQuery();
  const isTelevision = useServices().environment.deviceType === 'tv';
  const trailerId = useTrailerToShow(useAdvertised(promotion));
  const { hasPlayed, tell } = useOnce(promotion.id, onShown);
  const isPlayed = !isLoading && playsStory({ tests: data?.tests ?? [], hasPlayed, isTelevision });
  return <PageTrailer trailerId={isPlayed ? trailerId : null} afterMs={STORY_FIRST_MS} muted={muted} onShown={tell} />;
}

/** What has been shown has played, whether to its end or until the viewer went on. */
function useOnce(id: number, onShown: Props['onShown']) {
  const seen = useService(createSeenStories);
  const [hasPlayed, setHasPlayed] = useState(() => seen.has(id));
  const isOn = useRef(false);
  const tell = useCallback(
    (isShown: boolean) => {
      if (isOn.current && !isShown) {
        seen.add(id);
        setHasPlayed(true);
      }
      isOn.current = isShown;
      onShown(isShown);
    },
    [id, seen, onShown],
  );
  return { hasPlayed, tell };
}

/** What the story is about, with its trailers: a film has its age, anything else is for everybody. */
function useAdvertised({ id, trailers, destination }: Promotion) {
  const contentId = destination?.type === 'content' ? destination.id : undefined;
  const { data: content } = contentsApi.useGetContentQuery({ id: contentId ?? 0 }, { skip: contentId === undefined });
  if (contentId !== undefined) return content && { ...content, trailers };
  return { id, age: undefined, isAdult: false, trailers };
}
