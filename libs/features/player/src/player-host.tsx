import { PlayerHostProvider, type PlayerHost as Host, type Show } from '@livery/widgets/player-host';
import { Fragment, lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react';

/** The layer comes when the first page wants a player, and stays for the life of the page. */
const PlayerLayer = lazy(() => import('./player-layer.tsx'));

/** What only the layer can give. */
export type MadeByLayer = Pick<Host, 'player' | 'controls' | 'pictureWindow' | 'toggleFullscreen'>;
const NOTHING_YET: MadeByLayer = { player: null, controls: null, toggleFullscreen: () => undefined };

/** What the player lies over, and what plays in it. A show without a place goes on by itself, in a corner. */
export interface PlayerOutlet {
  readonly place: HTMLElement | null;
  readonly show: Show | null;
}
const EMPTY: PlayerOutlet = { place: null, show: null };

interface Props {
  /** Address of the player library's worker file: the policy forbids workers made of Blobs. */
  hlsWorkerPath: string;
  children: ReactNode;
}

/** Owns the one video element of the site, and draws what plays, so that it can outlive its page. See `PlayerHost` of widgets. */
export function PlayerHost({ hlsWorkerPath, children }: Props) {
  const [made, setMade] = useState(NOTHING_YET);
  const [stage, setStage] = useState<PlayerOutlet | null>(null);
  /** Asked when the page of what plays goes away. */
  const goesOn = useRef(() => false);

  const ways = useMemo(
    () => ({
      cover(place: HTMLElement, signal: AbortSignal, id?: string) {
        setStage((now) => ({ place, show: now?.show && now.show.id === id ? now.show : null }));
        const leave = () => {
          const isLeft = !goesOn.current();
          // A page that comes after may have taken over already.
          setStage((now) => (now?.place === place ? { place: null, show: isLeft ? null : now.show } : now));
        };
        signal.addEventListener('abort', leave, { once: true });
      },
      draw: (show: Show) => setStage((now) => ({ ...(now ?? EMPTY), show })),
      end: () => setStage((now) => now && { ...now, show: null }),
      prefetch: () =>
        void import('./prefetch-player.ts')
          .then(({ prefetchPlayer }) => prefetchPlayer(hlsWorkerPath))
          // The element stands ready: a press has something to begin with before its page is drawn.
          .then((hasCome) => hasCome && setStage((now) => now ?? EMPTY))
          .catch(() => {}),
    }),
    [hlsWorkerPath],
  );
  const current = stage?.show?.id ?? null;
  const place = stage?.place ?? null;
  const host = useMemo<Host>(() => {
    const { cover, prefetch, draw, end } = ways;
    return { ...made, cover, prefetch, shows: { current, place, draw, end } };
  }, [made, ways, current, place]);
  return (
    <PlayerHostProvider value={host}>
      {children}
      {stage && (
        <Suspense>
          <PlayerLayer stage={stage} goesOn={goesOn} hlsWorkerPath={hlsWorkerPath} onMade={setMade} />
        </Suspense>
      )}
      <Suspense>{current !== null && <Fragment key={current}>{stage?.show?.element}</Fragment>}</Suspense>
    </PlayerHostProvider>
  );
}
