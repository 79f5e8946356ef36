import { PlayerHostProvider, type PlayerHostHandle, type PersistentContent } from '@livery/widgets/player-host';
import { Fragment, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type PlayerLayerPart from './player-layer.tsx';

type Layer = typeof PlayerLayerPart;

/** What only the layer can give. */
export type MadeByLayer = Pick<PlayerHostHandle, 'player' | 'controls' | 'pictureWindow' | 'toggleFullscreen'>;
const NOTHING_YET: MadeByLayer = { player: null, controls: null, toggleFullscreen: () => undefined };

/** What the player lies over, and what plays in it. What has no place goes on by itself, in the mini player. */
export interface PersistentState {
  readonly place: HTMLElement | null;
  readonly content: PersistentContent | null;
}
const EMPTY: PersistentState = { place: null, content: null };

interface Props {
  /** Address of the player library's worker file: the policy forbids workers made of Blobs. */
  hlsWorkerPath: string;
  children: ReactNode;
}

/** Owns the one video element of the site, and draws what plays, so that it can outlive its page. See `PlayerHostHandle` of widgets. */
export function PlayerHost({ hlsWorkerPath, children }: Props) {
  const [made, setMade] = useState(NOTHING_YET);
  const [stage, setStage] = useState<PersistentState | null>(null);
  /** Asked when the page of what plays goes away. */
  const goesOn = useRef(() => false);

  const ways = useMemo(
    () => ({
      cover(place: HTMLElement, signal: AbortSignal, id?: string) {
        setStage((now) => ({ place, content: now?.content && now.content.id === id ? now.content : null }));
        const leave = () => {
          const isLeft = !goesOn.current();
          // A page that comes after may have taken over already.
          setStage((now) => (now?.place === place ? { place: null, content: isLeft ? null : now.content } : now));
        };
        signal.addEventListener('abort', leave, { once: true });
      },
      draw: (content: PersistentContent) => setStage((now) => ({ ...(now ?? EMPTY), content })),
      end: () => setStage((now) => now && { ...now, content: null }),
      prefetch: () =>
        void import('./prefetch-player.ts')
          .then(({ prefetchPlayer }) => prefetchPlayer(hlsWorkerPath))
          // The element stands ready: a press has something to begin with before its page is drawn.
          .then((hasCome) => hasCome && setStage((now) => now ?? EMPTY))
          .catch(() => {}),
    }),
    [hlsWorkerPath],
  );
  const PlayerLayer = usePlayerLayer(stage !== null);
  const current = stage?.content?.id ?? null;
  const place = stage?.place ?? null;
  const host = useMemo<PlayerHostHandle>(() => {
    const { cover, prefetch, draw, end } = ways;
    return { ...made, cover, prefetch, persistent: { current, place, draw, end } };
  }, [made, ways, current, place]);
  return (
    <PlayerHostProvider value={host}>
      {children}
      {stage && PlayerLayer && (
        <PlayerLayer stage={stage} goesOn={goesOn} hlsWorkerPath={hlsWorkerPath} onMade={setMade} />
      )}
      <Suspense>{current !== null && <Fragment key={current}>{stage?.content?.element}</Fragment>}</Suspense>
    </PlayerHostProvider>
  );
}

/** The layer comes when the first page wants a player, and stays for the life of the page. Not by `lazy`: React shows what was suspended 300 ms late. */
function usePlayerLayer(isWanted: boolean): Layer | null {
  const [layer, setLayer] = useState<Layer | null>(null);
  useEffect(() => {
    if (isWanted)
      void import('./player-layer.tsx').then(
        (module) => setLayer(() => module.default),
        (reason: unknown) =>
          setLayer(() => {
            throw reason;
          }),
      );
  }, [isWanted]);
  return layer;
}
