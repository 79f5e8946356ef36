import type { Content } from '@livery/contract/contents/entities';
import { trailerToShow } from '@livery/domain/playback';
import { watcherRole } from '@livery/domain/profiles';
import { savesData } from '@livery/platform/network';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useMediaQuery } from '@livery/widgets/services';
import { useSelector } from 'react-redux';

/** The trailer of a film that may begin by itself here and now. */
export function useTrailerToShow(content: Content | undefined): number | null {
  const role = useSelector(watcherRole);
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)') || savesData();
  const isSomethingOn = usePlayerState(({ source }) => source !== null) ?? false;
  return content ? trailerToShow({ content, role, wantsStillness, isSomethingOn }) : null;
}
