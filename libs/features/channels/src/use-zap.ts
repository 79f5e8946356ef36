import type { ViewerChannel } from '@livery/domain/channels';
import { isPlayedHere } from '@livery/domain/live';
import { isFastZap, zapCandidates, FAST_ZAP_MS, type ZapPlace } from '@livery/domain/tuning';
import { broadcastTitle } from '@livery/widgets/on-air';
import { useArrivalType } from '@livery/widgets/navigation-type';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchChannelLinks } from './channel-links.ts';
import { useBudget } from './use-budget.ts';
import { useIsOpen, useTuner } from './use-tuner.ts';

/** What may be fetched is considered anew so often: a live playlist of 2 s segments is good for 4 s. */
const LOOK_EVERY_MS = 500;
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

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
export function useZap<T extends ViewerChannel>({ all, list, current, before, open }: Zapping<T>): Zap<T> {
  const { player } = usePlayerHost();
  const { switches } = useServices();
  const bus = usePlayerBus();
  const { tuner } = useTuner();
  const isOpen = useIsOpen();
  const budget = useBudget();
  const [pointedId, setPointedId] = useState<number | null>(null);
  const direction = useDirection(list, current);
  const lastSignMs = useRef(0);

  const look = useEffectEvent(() => {
    if (!player) return;
    const pointed = all.find(({ id }) => id === pointedId) ?? null;
    const likely = zapCandidates({ list, currentId: current.id, before, pointed, direction }).filter(isOpen);
    // Until the channel of the page plays, the bandwidth is for it alone; one that this player does not play never will.
    const isComing = isPlayedHere(current) && player.state.stats.firstFrameMs === null;
    tuner.hint(isComing ? [] : likely.map(({ id }) => id), budget(lastSignMs.current));
  });

  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const { signal } = stop;
    lastSignMs.current = performance.now();
    const live = () => (lastSignMs.current = performance.now());
    for (const type of ACTIVITY_EVENTS) addEventListener(type, live, { passive: true, capture: true, signal });
    document.addEventListener('visibilitychange', look, { signal });
    player.subscribe(({ playback }) => playback, look, { signal });
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
      tuner.rest();
    };
  }, [player, tuner]);
  useEffect(() => look(), [pointedId, current.id]);

  const goingTo = useRef<T | null>(null);
  /** The page that was asked for last. */
  const asked = useRef(current.id);
  const begin = (to: T) => tuner.tune(to, { isZap: true, isOpen: switches.streamPrefetch && isOpen(to) });
  const pressed = useEffectEvent((id: number) => {
    const to = all.find((one) => one.id === id);
    if (!to) return;
    goingTo.current = null;
    asked.current = id;
    void begin(to);
  });
  useEffect(() => {
    const stop = new AbortController();
    watchChannelLinks(setPointedId, pressed, stop.signal);
    return () => stop.abort();
  }, []);

  const wentBack = useArrivalType() === 'POP';
  const arrived = useEffectEvent(() => {
    const isLate = goingTo.current !== null && goingTo.current.id !== current.id;
    if (isLate && !wentBack) return;
    asked.current = current.id;
    goingTo.current = null;
    const { ahead } = tuner.state.get();
    if (wentBack && ahead && ahead.channelId !== current.id) void begin(current);
  });
  useEffect(() => arrived(), [current.id]);
  const openPage = (to: T) => {
    if (asked.current === to.id) return;
    asked.current = to.id;
    open(to);
  };
  const here = () => goingTo.current ?? current;
  const start = useUnlessPassing((to: T) => {
    if (goingTo.current !== to) return;
    // Away and back before the page has followed: it stays.
    if (to.id === current.id) goingTo.current = null;
    const pageMayCome = begin(to);
    if (to.id === current.id) openPage(to);
    else void pageMayCome.then(() => goingTo.current === to && openPage(to));
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

/** Runs a step at once; of a fast zap only the last step, when the viewer stays on it. */
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
    if (isFastZap(atMs, nowMs)) step.current.timer = setTimeout(() => latest.current(to), FAST_ZAP_MS);
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
