import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import type { Channel } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { isOpenToAll } from '@livery/domain/gate';
import { STREAM_QUERY, vitrinaOf } from '@livery/domain/live';
import { watcherRole } from '@livery/domain/profiles';
import { announcedSpan } from '@livery/domain/schedule';
import { fetchAheadBudget, hasSpareDecoder, likelyNext, type ZapPlace } from '@livery/domain/zapping';
import type { Player } from '@livery/player-core';
import { lineOf } from '@livery/platform/line';
import { broadcastTitle } from '@livery/widgets/on-air';
import { sayOnPlayer } from '@livery/widgets/player-desk';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { createZapAhead, type ZapAhead } from './zap-ahead.ts';

/** What may be fetched is considered anew so often: a live playlist of 2 s segments is good for 4 s. */
const LOOK_EVERY_MS = 500;
/** What the pointer only passes over is not pointed at. */
const POINTED_AFTER_MS = 80;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

const byPlayer = new WeakMap<Player, ZapAhead>();

/** What is known of the likely next channels: one for a player, whichever page asks. */
export function zapAheadOf(player: Player): ZapAhead {
  const known = byPlayer.get(player);
  if (known) return known;
  const made = createZapAhead({ player, preview, elapsed: () => performance.now() });
  byPlayer.set(player, made);
  return made;
}

async function preview(id: number, signal: AbortSignal) {
  const forceHttps = location.protocol === 'https:';
  const { data } = await callApi(
    channelsEndpoints.getChannelStream,
    { id, ...STREAM_QUERY.preview, forceHttps },
    { signal },
  );
  return data ?? null;
}

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
 * Changes the channel. What the viewer may want next is fetched ahead, while what plays can spare it, and begins at the press where nothing
 * stands before it.
 */
export function useZapAhead<T extends ViewerChannel>({ all, list, current, before, open }: Zapping<T>): Zap<T> {
  const { player } = usePlayerHost();
  const { clock, environment, network, switches } = useServices();
  const role = useSelector(watcherRole);
  const [pointedId, setPointedId] = useState<number | null>(null);
  const direction = useDirection(list, current);
  const lastSignMs = useRef(0);

  /** Open to whoever watches, and nobody would be asked anything: also not because of a programme that the list does not know. */
  const isOpen = (channel: T): boolean => {
    const { onAir } = channel;
    const nowMs = clock.now();
    const isKnown = !!onAir && announcedSpan(onAir).startMs <= nowMs && nowMs < announcedSpan(onAir).endMs;
    const want = { action: 'channel', channel, programme: onAir ?? null } as const;
    return channelAccess(channel) === 'open' && !vitrinaOf(channel) && isKnown && isOpenToAll(want, role);
  };

  const look = useEffectEvent(() => {
    if (!player) return;
    const ahead = zapAheadOf(player);
    const { playback, bufferedAheadSeconds, stats, tracks } = player.state;
    const best = Math.max(...tracks.qualities.map(({ bitsPerSecond }) => bitsPerSecond));
    const facts = {
      isAllowed: switches.streamPrefetch,
      isOnline: network.isOnline(),
      isPageVisible: document.visibilityState === 'visible',
      line: lineOf(),
      isPlaying: playback === 'playing' && stats.firstFrameMs !== null,
      bufferedAheadSeconds,
      timesBest: stats.bitsPerSecond === null || !(best > 0) ? null : stats.bitsPerSecond / best,
      hasSpareDecoder: hasSpareDecoder({
        os: environment.os.name,
        isTelevision: environment.deviceType === 'tv',
        memoryGB: (navigator as { deviceMemory?: number }).deviceMemory,
      }),
      idleMs: performance.now() - lastSignMs.current,
    };
    const pointed = all.find(({ id }) => id === pointedId) ?? null;
    const likely = likelyNext({ list, currentId: current.id, before, pointed, direction }).filter(isOpen);
    ahead.want(
      likely.map(({ id }) => id),
      fetchAheadBudget(facts, ahead.isUnderWay),
    );
  });

  useEffect(() => {
    if (!player) return;
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
      zapAheadOf(player).end();
    };
  }, [player]);
  useEffect(() => look(), [pointedId, current.id]);

  const begin = (to: T) => (player && to.id !== current.id && isOpen(to) ? zapAheadOf(player).begin(to.id) : null);
  const pressed = useEffectEvent((id: number | null) => {
    const to = all.find((one) => one.id === id);
    if (to) void begin(to);
  });
  useEffect(() => watchLines(setPointedId, pressed), []);

  const goingTo = useRef<T | null>(null);
  useEffect(() => {
    goingTo.current = null;
  }, [current.id]);
  const here = () => goingTo.current ?? current;
  return {
    here,
    go(to) {
      if (!to || to.id === here().id) return;
      goingTo.current = to;
      if (player) sayOnPlayer(to.onAir ? `${to.name} · ${broadcastTitle(to.onAir)}` : to.name);
      const shown = begin(to);
      if (!shown) return open(to);
      void shown.then(() => goingTo.current === to && open(to));
    },
  };
}

/** The stream that was asked for ahead of the channel to which the viewer has just changed. Once: whatever is wished later is asked for anew. */
export function useLookedAhead({ channel, byViewer }: { channel: Channel; byViewer: boolean }): () => Stream | null {
  const { player } = usePlayerHost();
  const isDue = useRef(byViewer);
  return () => {
    const due = isDue.current;
    isDue.current = false;
    return due && player ? zapAheadOf(player).streamOf(channel.id) : null;
  };
}

/** The links to channels that are pointed at, focused and pressed, in whatever list they stand. */
function watchLines(onPointed: (id: number | null) => void, onPressed: (id: number | null) => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target }: Event) => {
    clearTimeout(timer);
    const id = channelOf(target);
    if (id !== null) timer = setTimeout(() => onPointed(id), POINTED_AFTER_MS);
  };
  document.addEventListener('pointerover', point, options);
  document.addEventListener('focusin', point, options);
  document.addEventListener(
    'click',
    (event) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      // A list that changes the channel itself begins it.
      if (target instanceof Element && target.closest('[data-zaps]')) return;
      if (button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) onPressed(channelOf(target));
    },
    options,
  );
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function channelOf(target: EventTarget | null): number | null {
  const link = target instanceof Element ? target.closest('a[data-focus-key]') : null;
  // A link to a moment of the archive leads to something else.
  if (link?.getAttribute('href')?.includes('?')) return null;
  const [, id] = /^(?:channel|tile)-(\d+)$/.exec(link?.getAttribute('data-focus-key') ?? '') ?? [];
  return id === undefined ? null : Number(id);
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
