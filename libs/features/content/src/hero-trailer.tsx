import type { Content } from '@livery/contract/contents/entities';
import { PICTURE_FIRST_MS } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { mutedIcon, volumeIcon } from '@livery/ui-kit/icons';
import { useMediaQuery } from '@livery/widgets/services';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTrailerToShow } from './use-trailer-to-show.ts';

const TrailerPicture = lazy(() => import('./trailer-picture.tsx'));

const MOBILE = '(max-width: 767px), (hover: none)';

interface HeroTrailer {
  /** Over the picture of the page. */
  readonly trailer: ReactNode;
  /** The switch of its sound, while it shows. */
  readonly sound: ReactNode;
}

/** The trailer behind a film's page, silent until it is asked for its sound; a phone keeps the picture. CONT-018…022 */
export function useHeroTrailer(content: Content): HeroTrailer {
  const t = useT();
  const isMobile = useMediaQuery(MOBILE);
  const trailerId = useTrailerToShow(content);
  const place = useRef<HTMLSpanElement>(null);
  const isDue = useIsDue(!isMobile && trailerId !== null);
  const isCovered = useIsCovered(place);
  const [isShown, setIsShown] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const plays = isDue && !isMobile && !isCovered && trailerId !== null;
  return {
    trailer: (
      <span ref={place}>
        {plays && (
          <Suspense>
            <TrailerPicture trailerId={trailerId} muted={!isHeard} onShown={setIsShown} />
          </Suspense>
        )}
      </span>
    ),
    sound: plays && isShown && (
      <IconButton
        kind="on-art"
        icon={isHeard ? volumeIcon : mutedIcon}
        label={t(isHeard ? 'player_mute' : 'player_unmute')}
        onClick={() => setIsHeard(!isHeard)}
      />
    ),
  };
}

/** Whether the picture has stood long enough. CONT-022 */
function useIsDue(isWanted: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setIsDue(true), PICTURE_FIRST_MS);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isWanted]);
  return isDue;
}

/** Whether another page lies over this one, which stays as it was. */
function useIsCovered(place: React.RefObject<Element | null>): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    const look = () => setIsCovered(place.current?.closest('[inert]') != null);
    const changes = new MutationObserver(look);
    changes.observe(document.body, { attributes: true, attributeFilter: ['inert'], subtree: true });
    look();
    return () => changes.disconnect();
  }, [place]);
  return isCovered;
}
