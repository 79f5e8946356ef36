import { detachMedia } from '../compat/detach.ts';
import { bandwidthMemory } from '../engines/bandwidth-memory.ts';
import type { BufferLimits } from '../engines/buffer-limits.ts';
import type { EngineCatalogue, EngineEvent } from '../engines/engine.ts';
import type { PrefetchCache } from '../prefetch/prefetch-cache.ts';
import type { PlayerServices } from '../services.ts';
import { openEngine, type OpenedEngine } from '../session/open-engine.ts';
import { newPlaybackId } from '../session/playback-id.ts';
import type { LiveSource } from '../source.ts';
import { addSpare } from './spare-element.ts';

/** Enough to begin with, and for what the channel goes on with meanwhile. */
const STANDBY_BUFFER: BufferLimits = {
  forwardSeconds: 4,
  forwardMaxSeconds: 4,
  forwardBytes: 2_000_000,
  backSeconds: 4,
};
/** So far behind the place where a load would begin, it is time to follow. */
const FOLLOWS_AFTER_SECONDS = 2;
const HAS_PICTURE = 2;

export interface StandbyHost {
  /** The one that plays. */
  readonly element: HTMLVideoElement;
  readonly services: PlayerServices;
  readonly engines: EngineCatalogue;
  readonly prefetchCache: Pick<PrefetchCache, 'copy'>;
}

/** An engine with its first picture on an element of its own, for the run that takes it over. */
export interface WarmEngine extends OpenedEngine {
  readonly element: HTMLVideoElement;
  /** Tells `emit` what was heard so far and what comes from now on; the run's signal ends it. */
  handOver(run: { readonly signal: AbortSignal; readonly limits: BufferLimits; emit(event: EngineEvent): void }): void;
}

/** A channel that stands ready beside the one that plays: its picture decoded, paused, silent, and at the edge. */
export interface Standby {
  readonly url: string;
  readonly isReady: boolean;
  /** Gives it to the load that wants it; whoever takes it answers for its element. `null` where there is no picture yet. */
  take(): WarmEngine | null;
  /** Resolves when nothing of it is left. After `take` it does nothing. */
  end(): Promise<unknown>;
}

export function standBy(
  { element: current, services, engines, prefetchCache }: StandbyHost,
  source: LiveSource,
): Standby {
  const controller = new AbortController();
  const element = addSpare(current);
  const heard = new Map<EngineEvent['type'], EngineEvent>();
  let opened: OpenedEngine | null = null;
  let isTaken = false;
  let gone: Promise<unknown> | null = null;

  let hear = (event: EngineEvent): void => {
    if (event.type === 'problem') return void (event.error.severity === 'fatal' && end());
    // It would have to begin anew: the load does that by itself.
    if (event.type === 'needsFullBuild') return void end();
    heard.set(event.type, event);
    if (event.type === 'timeline') follow(event.timeline.liveSyncMediaTime);
  };

  /** The channel goes on, and whoever comes later does not want to see what was on then. */
  function follow(edgeMediaTime: number | null): void {
    const isBehind = edgeMediaTime !== null && edgeMediaTime - element.currentTime > FOLLOWS_AFTER_SECONDS;
    if (isBehind && element.readyState >= HAS_PICTURE && !element.seeking) element.currentTime = edgeMediaTime;
  }

  async function open(): Promise<void> {
    const { signal } = controller;
    const made = await openEngine(
      {
        element,
        source,
        services,
        signal,
        playbackId: newPlaybackId(),
        startAt: { at: 'live' },
        limits: STANDBY_BUFFER,
        standsBy: true,
        rememberedBitsPerSecond: bandwidthMemory(services).recall(),
        prefetchCache: { take: (url) => prefetchCache.copy(url) },
        emit: (event) => hear(event),
      },
      engines,
      { givenUp: 0, needsFull: false },
    );
    if (!made) return;
    if (signal.aborted || !made.engine.wake) return void made.engine.dispose();
    opened = made;
    made.engine.start();
  }

  async function leave(): Promise<void> {
    controller.abort();
    await opened?.engine.dispose();
    detachMedia(element);
    element.remove();
  }

  async function end(): Promise<unknown> {
    if (isTaken) return;
    return (gone ??= leave());
  }

  // Nothing is missing without it: the load of this channel begins as every other does.
  open().catch(() => end());

  return {
    url: source.url,
    get isReady() {
      const isOver = gone !== null || isTaken;
      return !isOver && heard.has('timeline') && element.readyState >= HAS_PICTURE && !element.seeking;
    },
    take() {
      if (!this.isReady || !opened) return null;
      isTaken = true;
      const taken = opened;
      return {
        ...taken,
        element,
        handOver({ signal, limits, emit }) {
          signal.addEventListener('abort', () => controller.abort(), { once: true });
          hear = emit;
          for (const event of heard.values()) emit(event);
          taken.engine.wake?.(limits);
        },
      };
    },
    end,
  };
}
