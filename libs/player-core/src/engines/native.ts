import { childController } from '../compat/abort.ts';
import { detachMedia } from '../compat/detach.ts';
import { listen } from '../compat/listen.ts';
import type { PlayerError } from '../errors/player-error.ts';
import { isWhereItBegins } from '../source.ts';
import { landOn, type Timeline } from '../timeline/seekable-window.ts';
import { offeredAudio, offeredSubtitles } from '../tracks/offered.ts';
import type { Tracks } from '../tracks/tracks.ts';
import { watchCues } from '../tracks/watch-cues.ts';
import type { Engine, EngineHost } from './engine.ts';

/** Native live streams stand about this far behind the end of what can be sought (three segments of 6 s are Apple's advice). */
const LIVE_SYNC_SECONDS = 6;

/** What WebKit has beyond the standard. */
interface AppleMedia {
  /** The date of media time zero, from EXT-X-PROGRAM-DATE-TIME; invalid when the stream has none. */
  getStartDate?(): Date;
  readonly audioTracks?: EventTarget & Iterable<{ id: string; language: string; label: string; enabled: boolean }>;
}

/** The browser plays the address by itself: WebKit without media source, and plain files everywhere. */
export function createNativeEngine(host: EngineHost): Engine {
  const { protection, services, signal, startAt, source } = host;
  const element: HTMLVideoElement & AppleMedia = host.element;

  function emitTimeline(): void {
    const timeline = nativeTimeline(element);
    if (timeline) host.emit({ type: 'timeline', timeline });
  }

  function emitTracks(): void {
    host.emit({ type: 'tracks', tracks: nativeTracks(element) });
  }

  function place(): void {
    emitTimeline();
    emitTracks();
    const timeline = nativeTimeline(element);
    // The live edge is where the browser goes by itself; everything else has to be asked for.
    const goesToStart = 'at' in startAt && startAt.at === 'start' && source.kind !== 'vod';
    const isByItself = isWhereItBegins(startAt) && !goesToStart;
    const landing = timeline && !isByItself ? landOn(timeline, startAt) : null;
    if (landing) element.currentTime = landing.mediaTime;
  }

  /** What is protected gets its source when it has its keys. */
  async function begin(): Promise<void> {
    const tell = (error: PlayerError) => host.emit({ type: 'problem', error });
    if (protection) await protection.openOnElement({ element, services, signal, engine: 'native', tell });
    if (signal.aborted) return;
    element.src = source.url;
    element.load();
  }

  return {
    name: 'native',
    version: 'browser',
    readyStateWhenPlaced: 1,
    start() {
      listen(element, 'loadedmetadata', place, signal);
      for (const moment of ['durationchange', 'progress', 'timeupdate']) listen(element, moment, emitTimeline, signal);
      for (const list of [element.audioTracks, element.textTracks]) {
        for (const change of ['addtrack', 'removetrack', 'change']) if (list) listen(list, change, emitTracks, signal);
      }
      watchCues(element, (cues) => host.emit({ type: 'cues', cues }), signal);
      void begin();
    },
    resumeLoading: () => reload(host),
    recoverMedia: (goOnAt) => reload(host, goOnAt),
    nextSegmentAfter: () => null,
    dropTopQuality: () => false,
    selectAudio(id) {
      for (const track of element.audioTracks ?? []) track.enabled = track.id === id;
    },
    selectText(id) {
      [...element.textTracks].forEach((track, index) => (track.mode = String(index) === id ? 'hidden' : 'disabled'));
    },
    selectQuality: () => undefined,
    dispose: () => detachMedia(element),
  };
}

/** The browser has no finer tool than loading again at the same place. */
function reload({ element, signal }: EngineHost, currentTime = element.currentTime): void {
  const scope = childController(signal);
  const goBack = () => {
    scope.abort();
    if (Number.isFinite(element.duration)) element.currentTime = currentTime;
  };
  listen(element, 'loadedmetadata', goBack, scope.signal);
  element.load();
}

function nativeTimeline(element: HTMLVideoElement & AppleMedia): Timeline | null {
  const { seekable, duration } = element;
  if (seekable.length === 0) return null;
  const isLive = duration === Infinity;
  const startMediaTime = seekable.start(0);
  const endMediaTime = seekable.end(seekable.length - 1);
  const zeroMs = element.getStartDate?.().getTime() ?? NaN;
  return {
    isLive,
    startMediaTime,
    endMediaTime,
    liveSyncMediaTime: isLive ? Math.max(startMediaTime, endMediaTime - LIVE_SYNC_SECONDS) : null,
    anchors: Number.isNaN(zeroMs) ? [] : [{ mediaTime: 0, wallTimeMs: zeroMs, durationSeconds: endMediaTime }],
  };
}

function nativeTracks(element: HTMLVideoElement & AppleMedia): Tracks {
  const audio = [...(element.audioTracks ?? [])];
  const text = [...element.textTracks];
  const chosenText = text.findIndex(({ mode }) => mode !== 'disabled');
  return {
    audio: offeredAudio(
      audio.map(({ id, language, label }) => ({ id, language: language || null, label, channels: null })),
    ),
    text: offeredSubtitles(
      text.map(({ language, label }, index) => ({ id: String(index), language: language || null, label })),
    ),
    qualities: [],
    audioId: audio.find(({ enabled }) => enabled)?.id ?? null,
    textId: chosenText >= 0 ? String(chosenText) : null,
    qualityId: 'auto',
    playingHeight: element.videoHeight || null,
  };
}
