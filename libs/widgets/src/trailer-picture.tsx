import { callApi } from '@livery/api-client';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import type { Source } from '@livery/player-core/source';
import { useCallback, useEffect } from 'react';
import styled from 'styled-components';
import { useSilentPicture } from './use-silent-picture.ts';

const Picture = styled.video`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  border-radius: inherit;
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--motion-normal) linear;

  &[data-shown] {
    opacity: 1;
  }
`;

interface Props {
  trailerId: number;
  muted?: boolean;
  /** It stands still while nobody sees it. */
  isPaused?: boolean;
  /** Whether there is a picture now. */
  onShown?: (isShown: boolean) => void;
}

/** A trailer over a picture; at its end the picture is back. CONT-018, CONT-020 */
export default function TrailerPicture({ trailerId, muted = true, isPaused = false, onShown }: Props) {
  const sourceOf = useCallback((signal: AbortSignal) => trailerOf(trailerId, signal), [trailerId]);
  const { attributes, isShown, plays } = useSilentPicture({ sourceOf, muted, isPaused });
  useEffect(() => onShown?.(isShown), [onShown, isShown]);
  useEffect(() => () => onShown?.(false), [onShown]);
  // While another one plays the picture is back.
  return <Picture {...attributes} data-shown={(isShown && (plays || isPaused)) || undefined} />;
}

async function trailerOf(id: number, signal: AbortSignal): Promise<Source | null> {
  const { data } = await callApi(contentStreamsEndpoints.getTrailerStream, { id }, { signal });
  return data?.hls === undefined ? null : { kind: 'vod', url: data.hls };
}
