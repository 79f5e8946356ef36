import type { Content } from '@livery/contract/contents/entities';
import { trailerToShow } from '@livery/domain/playback';
import { activeRole } from '@livery/domain/profiles';
import { connectionQuality } from '@livery/platform/connection';
import { useSelector } from 'react-redux';
import { usePlayerState } from './player-stage.tsx';
import { useMediaQuery } from './services.tsx';

/** The trailer of a film that may begin by itself here and now. */
export function useTrailerToShow(
  content: Pick<Content, 'id' | 'age' | 'isAdult' | 'trailers'> | undefined,
): number | null {
  const role = useSelector(activeRole);
  const wantsLittleMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { savesData, isSlow } = connectionQuality();
  const wantsStillness = wantsLittleMotion || savesData || isSlow;
  const isSomethingOn = usePlayerState(({ source }) => source !== null) ?? false;
  return content ? trailerToShow({ content, role, wantsStillness, isSomethingOn }) : null;
}
