import { lazyPart } from '@livery/value/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMediaQuery } from './services.tsx';
import { useIsSeen } from './use-is-seen.ts';

/** The player's library comes with the first trailer. */
const TrailerPicture = lazyPart(() => import('./trailer-picture.tsx'));

/** A phone keeps the picture. CONT-019 */
const PHONE = '(max-width: 767px), (hover: none)';

const Place = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

interface Props {
  /** Null: there is none, or it may not begin by itself. */
  readonly trailerId: number | null;
  /** So long the picture is seen before. */
  readonly afterMs: number;
  readonly muted: boolean;
  /** Whether the trailer has taken the picture's place. */
  readonly onShown: (isShown: boolean) => void;
}

/** A trailer over the picture that a page opens with. It begins after the picture was seen for a while, and stands still while nobody sees it. */
export function PageTrailer({ trailerId, afterMs, muted, onShown }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const isSeen = useIsSeen(place);
  const isWanted = trailerId !== null && !isPhone;
  const hasBegun = useHasBegun(isWanted, isSeen, afterMs);
  return (
    <Place ref={place}>
      {isWanted && hasBegun && (
        <Suspense>
          <TrailerPicture trailerId={trailerId} muted={muted} isPaused={!isSeen} onShown={onShown} />
        </Suspense>
      )}
    </Place>
  );
}

/** Whether the picture was seen for long enough since a trailer is wanted. CONT-022 */
function useHasBegun(isWanted: boolean, isSeen: boolean, afterMs: number): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  if (hasBegun && !isWanted) setHasBegun(false);
  const waits = isWanted && isSeen && !hasBegun;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setHasBegun(true), afterMs);
    return () => clearTimeout(timer);
  }, [waits, afterMs]);
  return hasBegun;
}
