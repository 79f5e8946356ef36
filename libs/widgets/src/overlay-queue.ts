import { createValue, type ReadonlyValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { useEffect } from 'react';
import { useService, type MakeService } from './services.tsx';

/** Overlays of the page by priority. A modal has a layer of its own, over everything; what is asked of an account comes when none is open. */
export const OVERLAYS = ['message', 'connection', 'modal', 'account', 'consent', 'notice'] as const;
export type OverlayKind = (typeof OVERLAYS)[number];

/** One queue for all overlays: only the first is shown, so that two never cover each other. */
export interface OverlayQueue {
  /** Whose turn it is. */
  readonly front: ReadonlyValue<OverlayKind | null>;
  want(overlay: OverlayKind, wants: boolean): void;
}

export const overlayQueue: MakeService<OverlayQueue> = () => {
  const wanted = new Set<OverlayKind>();
  const front = createValue<OverlayKind | null>(null);
  return {
    front,
    want(overlay, wants) {
      if (wants) wanted.add(overlay);
      else wanted.delete(overlay);
      front.set(OVERLAYS.find((one) => wanted.has(one)) ?? null);
    },
  };
};

/** Queues an overlay as long as it has something to show; returns whether it is its turn. */
export function useOverlayTurn(overlay: OverlayKind, wants: boolean): boolean {
  const { front, want } = useService(overlayQueue);
  useEffect(() => {
    want(overlay, wants);
    return () => want(overlay, false);
  }, [want, overlay, wants]);
  return useValue(front) === overlay;
}
