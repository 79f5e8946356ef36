import type { Engine, EngineCatalogue, EngineHost } from '../engines/engine.ts';
import type { ErrorCode, Severity } from '../errors/catalogue.ts';
import { PlayerError } from '../errors/player-error.ts';
import { settled } from './fake-clock.ts';
import type { FakeElement } from './fake-element.ts';

/** Engines let go of an element slowly: long enough for an impatient successor to be caught. */
const TURNS_TO_LEAVE = 20;

/** An engine that does what a test says, and remembers what the player asked of it. */
export class FakeEngine implements Engine {
  readonly name = 'native';
  readonly version = '0';
  readonly readyStateWhenPlaced = 2;
  readonly host: EngineHost;
  readonly asked: string[] = [];
  hasStarted = false;
  isAttached = false;
  readonly #element: FakeElement;
  readonly #onStart: () => void;
  #reopenedAt: number | null = null;

  constructor(host: EngineHost, element: FakeElement, onStart: () => void) {
    this.host = host;
    this.#element = element;
    this.#onStart = onStart;
  }

  start(): void {
    this.hasStarted = true;
    this.isAttached = true;
    this.#onStart();
  }

  /** The first media arrives where the player wanted to start, or where the media source was opened anew. */
  arrive(bufferedSeconds = 10, durationSeconds = 3600): void {
    const { startAt } = this.host;
    const start = 'mediaTime' in startAt ? startAt.mediaTime : 'wallTimeMs' in startAt ? 100 : 0;
    if ('wallTimeMs' in startAt) this.tellTime(100, startAt.wallTimeMs);
    this.#element.fill(this.#reopenedAt ?? start, bufferedSeconds, durationSeconds);
  }

  /** A new media source under the element, as hls.js does when one broke. */
  openAnew(): void {
    if (this.#element.readyState > 0) this.#reopenedAt = this.#element.currentTime;
    this.#element.load();
  }

  /** An hour of dated media in which `wallTimeMs` stands at `mediaTime`. */
  tellTime(mediaTime: number, wallTimeMs: number, isLive = false): void {
    const anchors = [{ mediaTime, wallTimeMs, durationSeconds: 3600 }];
    const timeline = {
      isLive,
      startMediaTime: 0,
      endMediaTime: 3600,
      liveSyncMediaTime: isLive ? 3594 : null,
      anchors,
    };
    this.host.emit({ type: 'timeline', timeline });
  }

  fail(code: ErrorCode, severity: Severity = 'fatal'): void {
    this.host.emit({ type: 'problem', error: new PlayerError(code, { severity, engine: 'fake' }) });
  }

  resumeLoading = () => void this.asked.push('resumeLoading');
  recoverMedia = (goOnAt?: number) => {
    this.asked.push(goOnAt === undefined ? 'recoverMedia' : `recoverMedia at ${goOnAt}`);
    this.openAnew();
    this.#reopenedAt = goOnAt ?? this.#reopenedAt;
  };
  /** Segments last 4 s. */
  nextSegmentAfter = (mediaTime: number) => (Math.floor(mediaTime / 4) + 1) * 4;
  /** Whether there is a lower rendition to go on with. */
  hasLowerQuality = true;
  dropTopQuality = () => {
    this.asked.push('dropTopQuality');
    return this.hasLowerQuality;
  };
  selectAudio = (id: string) => void this.asked.push(`audio ${id}`);
  selectText = (id: string | null) => void this.asked.push(`text ${id}`);
  selectQuality = (id: string) => void this.asked.push(`quality ${id}`);

  async dispose(): Promise<void> {
    await settled(TURNS_TO_LEAVE);
    this.isAttached = false;
    this.#element.load();
  }
}

export interface FakeEngines extends EngineCatalogue {
  /** All that were made, oldest first. */
  readonly made: FakeEngine[];
  readonly latest: FakeEngine;
  /** How many were on the element at once, at the worst moment. */
  readonly mostAttached: number;
  /** Called when one was made and before it is started. */
  onMade: () => void;
}

export function fakeEngines(element: FakeElement): FakeEngines {
  const made: FakeEngine[] = [];
  let mostAttached = 0;
  const count = () => {
    mostAttached = Math.max(mostAttached, made.filter(({ isAttached }) => isAttached).length);
  };
  const load = () =>
    Promise.resolve((host: EngineHost) => {
      const engine = new FakeEngine(host, element, count);
      made.push(engine);
      engines.onMade();
      return engine;
    });
  const engines: FakeEngines = {
    onMade: () => undefined,
    hlsjs: load,
    'hlsjs-light': load,
    shaka: load,
    dash: load,
    native: load,
    made,
    get mostAttached() {
      return mostAttached;
    },
    get latest() {
      const engine = made[made.length - 1];
      if (!engine) throw new Error('no engine was made yet');
      return engine;
    },
  };
  return engines;
}
