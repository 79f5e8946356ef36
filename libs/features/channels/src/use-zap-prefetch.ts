import type { ViewerChannel } from '@livery/domain/channels';
import { isPassing, likelyNext, PASSES_BY_MS, type ZapPlace } from '@livery/domain/zapping';
import { broadcastTitle } from '@livery/widgets/on-air';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePrefetch, useBudget, useIsOpen } from './use-prefetch.ts';
import { watchChannelLinks } from './channel-links.ts';

/** What may be fetched is considered anew so often: a live playlist of 2 s segments is good for 4 s. */
const LOOK_EVERY_MS = 500;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

interface Zapping<T extends ViewerChannel> extends Omit<ZapPlace<T>, 'currentId' | 'pointed' | 'direction'> {
  readonly all: readonly T[];
  readonly current: T;
  /** Changes the page. */
  readonly open: (to: T) => void;
}

interface Zap<T> {
  /** To another channel: its name is said at once, then comes the picture, then the page. */
  go(to: T | undefined): void;
  /** Where the viewer is, also while the page has not followed yet. */
  here(): T;
}

/**
 * Changes the channel. What the viewer may want next is prefetched while what plays can spare it, and begins at the press where nothing
 * stands before it.
 */
export function useZapPrefetch<T extends ViewerChannel>({ all, list, current, before, open }: Zapping<T>): Zap<T> {
  const { player } = usePlayerHost();
  const { switches } = useServices();
  const bus = usePlayerBus();
  const { zapPrefetch } = usePrefetch();
  const isOpen = useIsOpen();
  const budget = useBudget();
  const [pointedId, setPointedId] = useState<number | null>(null);
  const direction = useDirection(list, current);
  const lastSignMs = useRef(0);

  const look = useEffectEvent(() => {
    if (!player || !zapPrefetch) return;
    const pointed = all.find(({ id }) => id === pointedId) ?? null;
    const likely = likelyNext({ list, currentId: current.id, before, pointed, direction }).filter(isOpen);
    // Before the page's own channel has begun, the line is for that.
    const isComing = player.state.stats.firstFrameMs === null;
    zapPrefetch.fetch(isComing ? [] : likely.map(({ id }) => id), budget(lastSignMs.current));
  });

  useEffect(() => {
    if (!player || !zapPrefetch) return;
    const stop = new AbortController();
    const { signal } = stop;
    lastSignMs.current = performance.now();
    const live = () => (lastSignMs.current = performance.now());
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { passive: true, capture: true, signal });
    document.addEventListener('visibilitychange', look, { signal });
    player.subscribe(({ playback }) => playback, look, { signal });
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
      zapPrefetch.end();
    };
  }, [player, zapPrefetch]);
  useEffect(() => look(), [pointedId, current.id]);

  const goingTo = useRef<T | null>(null);
  /** Pages that were asked for and are still to come, in this order: one may come when the viewer has pressed on. */
  const opened = useRef<readonly number[]>([]);
  const begin = (to: T) =>
    zapPrefetch && switches.streamPrefetch && to.id !== current.id && isOpen(to) ? zapPrefetch.begin(to.id) : null;
  const pressed = useEffectEvent((id: number) => {
    const to = all.find((one) => one.id === id);
    if (!to) return;
    goingTo.current = null;
    void begin(to);
  });
  useEffect(() => {
    const stop = new AbortController();
    watchChannelLinks(setPointedId, pressed, stop.signal);
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const place = opened.current.indexOf(current.id);
    const isElsewhere = place < 0;
    opened.current = isElsewhere ? [] : opened.current.slice(place + 1);
    if (isElsewhere || current.id === goingTo.current?.id) goingTo.current = null;
  }, [current.id]);
  const openPage = (to: T) => {
    opened.current = [...opened.current, to.id];
    open(to);
  };
  const here = () => goingTo.current ?? current;
  /** Away and back before the page has followed. */
  const stay = () => {
    goingTo.current = null;
    zapPrefetch?.comeBack();
    if (opened.current.length > 0) openPage(current);
  };
  const start = useUnlessPassing((to: T) => {
    if (goingTo.current !== to) return;
    if (to.id === current.id) return stay();
    const shown = begin(to);
    if (!shown) return openPage(to);
    void shown.then(() => goingTo.current === to && openPage(to));
  });
  return {
    here,
    go(to) {
      if (!to || to.id === here().id) return;
      goingTo.current = to;
      if (player) bus.showOsd(to.onAir ? `${to.name} · ${broadcastTitle(to.onAir)}` : to.name);
      start(to);
    },
  };
}

/** Runs at once, and where steps follow each other fast, for the last one when it has stayed. */
function useUnlessPassing<T>(run: (to: T) => void): (to: T) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const step = useRef<{ atMs: number; timer?: ReturnType<typeof setTimeout> }>({ atMs: -Infinity });
  useEffect(() => () => clearTimeout(step.current.timer), []);
  return (to) => {
    const { atMs, timer } = step.current;
    clearTimeout(timer);
    const nowMs = performance.now();
    step.current = { atMs: nowMs };
    if (isPassing(atMs, nowMs)) step.current.timer = setTimeout(() => latest.current(to), PASSES_BY_MS);
    else run(to);
  };
}

/** Which way the last step in the list led. */
function useDirection<T extends ViewerChannel>(list: readonly T[], current: T): -1 | 0 | 1 {
  const place = list.findIndex(({ id }) => id === current.id);
  const [seen, setSeen] = useState<{ place: number; direction: -1 | 0 | 1 }>({ place, direction: 0 });
  if (seen.place !== place) {
    const step = place - seen.place;
    setSeen({ place, direction: Math.abs(step) === 1 ? (step as -1 | 1) : 0 });
  }
  return seen.direction;
}
