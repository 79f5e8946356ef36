import type { PlayerState } from '@livery/player-core/state';
import { Picture, type PictureSource } from '@livery/ui-kit/pictures';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePlayerState } from './player-stage.tsx';

/** On a good line the video is there before; what comes and goes within a moment would only flicker. */
const LATE_AFTER_MS = 600;

const Ground = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  background: #000;
  pointer-events: none;

  /* Darker than the video will be, so that nobody takes it for that. */
  > span {
    background: none;
    opacity: 0.55;
  }
`;

/** What another device shows has something else in its place. */
const isMissing = ({ lifecycle, stats, output }: PlayerState): boolean =>
  output === null && (lifecycle === 'loading' || lifecycle === 'loaded') && stats.firstFrameMs === null;

/** What stands in for a video that takes long to come, under the controls: a still of what was chosen instead of black. */
export function LatePicture({ source }: { source: PictureSource | null }) {
  const missing = usePlayerState(isMissing) ?? false;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [missing, source?.src]);
  return missing && isLate && source ? (
    <Ground data-part="late-picture">
      <Picture source={source} ratio="fill" title="" stand="none" sizes="(max-width: 767px) 100vw, 60vw" />
    </Ground>
  ) : null;
}
