import { childController } from '../compat/abort.ts';
import { createEvents, type Events } from '../events.ts';
import type { Player, PlayerAnnouncements } from '../player.ts';
import type { PlayerClock } from '../services.ts';
import type { LoadFacts } from '../source.ts';
import type { PlayerEvent } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import type { PlayerStore } from '../state/store.ts';
import type { Extension, ExtensionTools, LoadBegun } from './extension.ts';
import { createHolds } from './holds.ts';
import type { Output } from './output.ts';
import { createPlaybackRecord, type EndCause } from './playback-events.ts';

interface Options {
  readonly clock: PlayerClock;
  readonly store: PlayerStore<PlayerState, PlayerEvent>;
  readonly events: Events<PlayerAnnouncements>;
  readonly onListenerError: (thrown: unknown) => void;
  /** Aborts with the player. */
  readonly life: AbortSignal;
  readonly element: () => HTMLVideoElement;
  readonly player: () => Player;
  /** The programme may not move, or may again. */
  readonly onHeld: (isHeld: boolean) => void;
  readonly playOn: (output: Output | null) => void;
}

/** What extensions are to the player: holds on the programme, what is written down of each play, and the way in. */
export interface ExtensionHost {
  use(extension: Extension, signal: AbortSignal | undefined): void;
  /** A load was asked for and stands in the state: extensions may hold it from now on. */
  begin(load: Pick<LoadBegun, 'startAt' | 'autoplay' | 'facts'>): void;
  /** That load is over: so are its holds. */
  end(cause: EndCause): void;
  /** Resolves when nothing holds the programme. */
  free(): Promise<void>;
}

export function createExtensionHost(options: Options): ExtensionHost {
  const { clock, store, events, onListenerError, life } = options;
  const record = createPlaybackRecord(clock, (event) => events.emit('playback', event));
  const loads = createEvents<{ begun: LoadBegun }>(onListenerError);
  const holds = createHolds(clock, (isHeld) => {
    store.dispatch({ type: 'heldChanged', isHeld });
    options.onHeld(isHeld);
  });
  let endOfLoad = new AbortController();
  let current: (LoadBegun & { wantedSinceMs: number }) | null = null;

  /** Of which loads it was told already how long they were waited for. */
  const waited = new WeakSet<LoadFacts>();

  function waitedFor(facts: LoadFacts): number {
    const { wantedAtMs } = facts;
    if (wantedAtMs === undefined || waited.has(facts)) return 0;
    waited.add(facts);
    return Math.max(0, clock.elapsed() - wantedAtMs);
  }

  store.subscribe(
    (state) => state,
    (after, before) => record.look(before, after),
  );
  store.subscribe(
    ({ wantsToPlay }) => wantsToPlay,
    (wantsToPlay) => {
      if (wantsToPlay && current) current.wantedSinceMs = clock.elapsed();
    },
  );
  events.on('warning', ({ error, remedy }) => record.add(store.state, { type: 'recovered', error, remedy }));
  events.on('trackLost', (lost) => record.add(store.state, { type: 'trackLost', lost }));
  events.on('error', ({ error, isFinal }) => record.add(store.state, { type: 'error', error, isFinal }));

  function toolsFor(signal: AbortSignal): ExtensionTools {
    return {
      player: options.player(),
      get element() {
        return options.element();
      },
      get watchedMs() {
        return record.watchedMs();
      },
      get happened() {
        return record.happened();
      },
      onLoad(run) {
        loads.on('begun', run, { signal });
        if (current && !current.signal.aborted && !signal.aborted) run(current);
      },
      hold: holds.take,
      get keepsPlace() {
        return holds.keepsPlace;
      },
      placeFree: () => holds.free('place'),
      playOn: (output) => signal.aborted || options.playOn(output),
    };
  }

  return {
    free: () => holds.free(),
    use(extension, signal) {
      const attached = childController(life, signal);
      try {
        extension.attach(toolsFor(attached.signal), attached.signal);
      } catch (thrown) {
        onListenerError(thrown);
        attached.abort();
      }
    },
    begin({ startAt, autoplay, facts }) {
      const { sessionId: playId, source } = store.state;
      if (!source) return;
      endOfLoad = childController(life);
      const waitedMs = waitedFor(facts);
      const wantedSinceMs = clock.elapsed() - waitedMs;
      current = { playId, source, startAt, autoplay, facts, waitedMs, wantedSinceMs, signal: endOfLoad.signal };
      record.begin(store.state, current);
      loads.emit('begun', current);
    },
    end(cause) {
      record.end(store.state, cause);
      endOfLoad.abort();
      holds.releaseAll();
    },
  };
}
