import type { Content } from '@livery/contract/contents/entities';
import { PICTURE_FIRST_MS } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { mutedIcon, volumeIcon } from '@livery/ui-kit/icons';
import { PageTrailer } from '@livery/widgets/page-trailer';
import { useTrailerToShow } from '@livery/widgets/use-trailer-to-show';
import { useState, type ReactNode } from 'react';

interface HeroTrailer {
  /** Over the picture of the page. */
  readonly trailer: ReactNode;
  /** The switch of its sound, while it shows. */
  readonly sound: ReactNode;
}

/** The trailer behind a film's page, silent until it is asked for its sound; a phone keeps the picture. CONT-018…022 */
export function useHeroTrailer(content: Content): HeroTrailer {
  const t = useT();
  const trailerId = useTrailerToShow(content);
  const [isShown, setIsShown] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  return {
    trailer: <PageTrailer trailerId={trailerId} afterMs={PICTURE_FIRST_MS} muted={!isHeard} onShown={setIsShown} />,
    sound: isShown && (
      <IconButton
        kind="on-art"
        icon={isHeard ? volumeIcon : mutedIcon}
        label={t(isHeard ? 'player_mute' : 'player_unmute')}
        onClick={() => setIsHeard(!isHeard)}
      />
    ),
  };
}
