import type Hls from 'hls.js';
import type { LevelDetails } from 'hls.js';
import { landOn } from '../timeline/seekable-window.ts';
import { watchCues } from '../tracks/watch-cues.ts';
import type { Engine, EngineHost } from './engine.ts';
import { hlsConfig } from './hlsjs-config.ts';
import { readHlsProblems } from './hlsjs-problems.ts';
import { hlsTimeline } from './hlsjs-timeline.ts';
import { hlsTracks, levelIndexOf } from './hlsjs-tracks.ts';
import { primedPlaylistLoader } from './primed-loader.ts';

type HlsClass = typeof Hls;

/** hls.js, full or light, behind the engine's contract. */
export function createHlsEngine(name: 'hlsjs' | 'hlsjs-light', HlsLibrary: HlsClass, host: EngineHost): Engine {
  const { element, manifest, signal, startAt } = host;
  const { Events } = HlsLibrary;
  const hls = new HlsLibrary({
    ...hlsConfig(host),
    ...(manifest === null ? {} : { pLoader: primedPlaylistLoader(HlsLibrary.DefaultConfig.loader, manifest) }),
  });
  const readProblem = readHlsProblems(`${name} ${HlsLibrary.version}`);
  let isPlaced = !('wallTimeMs' in startAt);

  /** hls.js may still speak while it is being destroyed. */
  function whileRunning<Data>(run: (data: Data) => void): (event: unknown, data: Data) => void {
    return (_event, data) => {
      if (!signal.aborted) run(data);
    };
  }

  function emitTracks(): void {
    host.emit({ type: 'tracks', tracks: hlsTracks(hls) });
  }

  /** The wall clock is known with the first media playlist, just before hls.js asks for its first segment. */
  function place(details: LevelDetails): void {
    if (isPlaced) return;
    isPlaced = true;
    const landing = landOn(hlsTimeline(details, hls.liveSyncPosition), startAt);
    if (landing) hls.startLoad(landing.mediaTime);
  }

  function emitTimeline(details: LevelDetails | null): void {
    if (details) host.emit({ type: 'timeline', timeline: hlsTimeline(details, hls.liveSyncPosition) });
  }

  hls.on(
    Events.LEVEL_UPDATED,
    whileRunning(({ details }) => {
      place(details);
      emitTimeline(details);
    }),
  );
  hls.on(
    Events.LEVEL_PTS_UPDATED,
    whileRunning(({ details }) => emitTimeline(details)),
  );
  hls.on(
    Events.FRAG_BUFFERED,
    whileRunning(() => host.emit({ type: 'bandwidth', bitsPerSecond: hls.bandwidthEstimate })),
  );
  hls.on(
    Events.ERROR,
    whileRunning((data) => {
      const error = readProblem(data, element.currentTime);
      if (error) host.emit({ type: 'problem', error });
    }),
  );
  // Everything after which the menu may look different.
  hls.on(Events.MANIFEST_PARSED, whileRunning(emitTracks));
  hls.on(Events.LEVELS_UPDATED, whileRunning(emitTracks));
  hls.on(Events.LEVEL_SWITCHING, whileRunning(emitTracks));
  hls.on(Events.LEVEL_SWITCHED, whileRunning(emitTracks));
  hls.on(Events.AUDIO_TRACKS_UPDATED, whileRunning(emitTracks));
  hls.on(Events.AUDIO_TRACK_SWITCHED, whileRunning(emitTracks));
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, whileRunning(emitTracks));
  hls.on(Events.SUBTITLE_TRACK_SWITCH, whileRunning(emitTracks));
  watchCues(element, (cues) => host.emit({ type: 'cues', cues }), signal);

  return {
    name,
    version: HlsLibrary.version,
    // Before the first segment lies at the start position the element still stands at zero.
    readyStateWhenPlaced: 2,
    start() {
      // Subtitles are drawn by the interface: the tracks stay hidden and only tell their cues.
      hls.subtitleDisplay = false;
      hls.attachMedia(element);
      hls.loadSource(host.source.url);
    },
    resumeLoading: () => hls.startLoad(-1),
    recoverMedia: () => hls.recoverMediaError(),
    dropTopQuality() {
      if (hls.levels.length < 2) return false;
      hls.removeLevel(hls.levels.length - 1);
      return true;
    },
    selectAudio: (id) => void (hls.audioTrack = Number(id)),
    selectText: (id) => void (hls.subtitleTrack = id === null ? -1 : Number(id)),
    selectQuality(id) {
      hls.nextLevel = id === 'auto' ? -1 : levelIndexOf(hls, id);
      // Staying on the rendition that plays is no switch for hls.js, but another choice for the menu.
      emitTracks();
    },
    dispose: () => hls.destroy(),
  };
}
