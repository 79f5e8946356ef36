import type Hls from 'hls.js';
import type { LevelDetails, LoaderContext } from 'hls.js';
import { hlsRequest } from '../client-data/hls-request.ts';
import { canDecode } from '../compat/media-source.ts';
import { PlayerError } from '../errors/player-error.ts';
import { isWhereItBegins } from '../source.ts';
import { landOn } from '../timeline/seekable-window.ts';
import { watchCues } from '../tracks/watch-cues.ts';
import { prefetchedResponseLoader } from './prefetched-response-loader.ts';
import type { CreateEngine, Engine, EngineHost } from './engine.ts';
import { HlsCaptions } from './hlsjs-captions.ts';
import { bufferConfig, hlsConfig } from './hlsjs-config.ts';
import { neverBackwards, type HlsClass } from './hlsjs-edge.ts';
import { gapsFromErrors } from './hlsjs-gaps.ts';
import { KeyWatch } from './hlsjs-keys.ts';
import { shortenTimeoutsWithSeveralCdns, failOverToOtherCdn } from './hlsjs-cdn-failover.ts';
import { HAS_PICTURE, mediaAhead } from './hlsjs-skipped-segment.ts';
import { readHlsProblems } from './hlsjs-problems.ts';
import { behindGap, hlsTimeline } from './hlsjs-timeline.ts';
import { SideTracks } from './hlsjs-side-tracks.ts';
import { waitsForEndedTrack, type Buffered } from './hlsjs-short-track.ts';
import { hlsTracks, levelIndexOf } from './hlsjs-tracks.ts';
import { hasVariables, needsLicence } from './hls-tags.ts';
import { fateOfSounds, soundsIn } from './transport-stream.ts';

/** So long an engine that has gone keeps the library's worker alive for the next one. */
const WORKER_KEPT_MS = 3_000;
let leaving: Hls | null = null;
/** A place that is nearer than this is the same place. */
const SAME_PLACE_SECONDS = 0.1;

/**
 * Takes hls.js off its element. Its worker ends with its last user and is slow to start (50 to 90 ms of each zap): the last engine that had
 * media stays a user until the next has taken its place, without element and without loading anything.
 */
function leave(hls: Hls, hasWorker: boolean): void {
  hls.stopLoad();
  hls.detachMedia();
  if (!hasWorker) return hls.destroy();
  leaving?.destroy();
  leaving = hls;
  setTimeout(() => {
    if (leaving !== hls) return;
    hls.destroy();
    leaving = null;
  }, WORKER_KEPT_MS);
}

/** hls.js, full or light, behind the engine's contract. */
export function hlsEngines(name: 'hlsjs' | 'hlsjs-light', library: HlsClass): CreateEngine {
  const HlsLibrary = neverBackwards(library);
  return (host) => createHlsEngine(name, HlsLibrary, host);
}

function createHlsEngine(name: 'hlsjs' | 'hlsjs-light', HlsLibrary: HlsClass, host: EngineHost): Engine {
  const { prefetched, clientData, element, protection, signal, startAt } = host;
  const { Events } = HlsLibrary;
  const addressOf = (context: LoaderContext) =>
    clientData?.addressOf(context.url, hlsRequest(hls, context)) ?? context.url;
  const loader = prefetchedResponseLoader(
    HlsLibrary.DefaultConfig.loader,
    prefetched,
    host.services.clock,
    addressOf,
    checkSound,
  );
  const sideTracks: SideTracks = new SideTracks(
    () => hls,
    (kind, id, data) => {
      const error = readProblem({ ...data, fatal: false }, element.currentTime);
      if (error && !signal.aborted) host.emit({ type: 'trackLost', kind, id, error });
    },
  );
  const captions: HlsCaptions = new HlsCaptions(() => hls, element, signal);
  const hls: Hls = new HlsLibrary({
    ...hlsConfig(host),
    loader,
    // The light build has no such tracks, and looks for no clips within the list: where media open late, that search begins the stream at its start.
    ...(name === 'hlsjs' && {
      enableInterstitialPlayback: false,
      ...sideTracks.config(HlsLibrary, loader),
      ...captions.config(HlsLibrary),
    }),
    ...protection?.hlsConfig(),
  });
  if (host.standsBy) hls.autoLevelCapping = 0;
  const engine = `${name} ${HlsLibrary.version}`;
  const readProblem = readHlsProblems(engine);
  const noticeGap = gapsFromErrors();
  const keys = new KeyWatch();
  let window: { readonly startSN: number; readonly url: string } | null = null;
  let hasReset = false;
  let hasMedia = false;
  let isRecovering = false;
  let buffered: Buffered = {};
  let isPlaced = 'mediaTime' in startAt;

  /** hls.js may still speak while it is being destroyed. */
  function whileRunning<Data>(run: (data: Data) => void): (event: unknown, data: Data) => void {
    return (_event, data) => {
      if (!signal.aborted) run(data);
    };
  }

  const tell = (error: PlayerError) => host.emit({ type: 'problem', error });

  function emitTracks(): void {
    host.emit({ type: 'tracks', tracks: hlsTracks(hls, captions) });
  }

  /** The light build has nothing to read captions with. */
  function selectText(id: string | null): void {
    const isCaptions = id !== null && captions.has(id);
    if (isCaptions && name === 'hlsjs-light') return host.emit({ type: 'needsFullBuild' });
    captions.select(isCaptions ? id : null);
    sideTracks.selectText(id === null || isCaptions ? -1 : Number(id));
    emitTracks();
  }

  /** Checks the audio codec before the first frame only: a later change of codec is left to hls.js. */
  function checkSound(bytes: Uint8Array, { type }: { readonly type: string }): void {
    const isHeard = type === 'audio' || (type === 'main' && !hls.audioTracks[hls.audioTrack]?.url);
    if (hasMedia || !isHeard || signal.aborted) return;
    const sounds = soundsIn(bytes);
    const fate = fateOfSounds(sounds, name, canDecode);
    if (fate === 'heard') return;
    if (fate === 'needsFull') return host.emit({ type: 'needsFullBuild' });
    const code = fate === 'needsDecoder' ? 'CODECS_UNSUPPORTED' : 'FORMAT_UNKNOWN';
    const engineCode = sounds.map((sound) => sound.name).join();
    host.emit({ type: 'problem', error: new PlayerError(code, { severity: 'fatal', engine, engineCode }) });
  }

  /** Where to start is known with the first media playlist, just before hls.js asks for its first segment. */
  function place(details: LevelDetails): void {
    if (isPlaced) return;
    isPlaced = true;
    // hls.js goes by itself to the live edge of what grows, to EXT-X-START where it is given, else to the beginning.
    const goesToStart = 'at' in startAt && startAt.at === 'start' && details.live && details.startTimeOffset === null;
    const isByItself = isWhereItBegins(startAt) && !goesToStart;
    const landing = isByItself ? null : landOn(hlsTimeline(details, hls.liveSyncPosition), startAt);
    const mediaTime = landing?.mediaTime ?? (details.live ? null : details.fragmentStart);
    // hls.js waits for ever at a start that the playlist declares missing.
    const startTime = mediaTime === null ? null : behindGap(details, mediaTime);
    if (startTime !== null && (landing || startTime !== mediaTime)) hls.startLoad(startTime);
  }

  /** MP4 is handed on as it is: a worker has nothing to do for it, and its start would cost the first picture 50 to 90 ms. */
  function spareWorker({ fragments }: LevelDetails): void {
    if (fragments.some(({ initSegment }) => initSegment !== null)) hls.config.enableWorker = false;
  }

  /** Without a protection no licences are asked for: a rendition that needs one is left out, and where it is the first one that is the end. */
  function leaveProtected(level: number, url: string): void {
    if (hasMedia && hls.levels.length > 1) return hls.removeLevel(level);
    const error = new PlayerError('KEY_SYSTEM_UNAVAILABLE', { severity: 'fatal', engine, url });
    host.emit({ type: 'problem', error });
  }

  /** Requests under way have to end first, or hls.js takes their end for the end of the new ones. */
  function loadAnew(): void {
    const goOnAt = hasMedia ? -1 : hls.startPosition;
    hls.stopLoad();
    host.services.clock.after(0, () => hls.startLoad(goOnAt), signal);
  }

  /** hls.js waits for the old numbers for ever when an encoder begins anew (#1090, #4309). */
  function noticeReset({ live, startSN, endSN, url }: LevelDetails): void {
    if (live && window?.url === url && endSN < window.startSN) {
      hasReset = true;
      const engineCode = `sequence ${window.startSN} to ${startSN}`;
      host.emit({
        type: 'problem',
        error: new PlayerError('PLAYLIST_RESET', { severity: 'fatal', engine, engineCode, url }),
      });
    }
    window = { startSN, url };
  }

  function land(): void {
    const mediaTime = isRecovering ? mediaAhead(element) : null;
    if (mediaTime !== null) element.currentTime = mediaTime;
    isRecovering &&= element.readyState < HAS_PICTURE && mediaTime === null;
  }

  function emitTimeline(details: LevelDetails | null): void {
    // The rest of the buffer is dated by the old playlist: by the new one its wall time would jump.
    if (details && !hasReset) host.emit({ type: 'timeline', timeline: hlsTimeline(details, hls.liveSyncPosition) });
  }

  hls.on(
    Events.LEVEL_LOADED,
    whileRunning(({ details, level }) => {
      if (!protection && needsLicence(details.m3u8)) leaveProtected(level, details.url);
      else if (name === 'hlsjs-light' && hasVariables(details.m3u8)) host.emit({ type: 'needsFullBuild' });
    }),
  );
  hls.on(
    Events.LEVEL_UPDATED,
    whileRunning(({ details }) => {
      noticeReset(details);
      spareWorker(details);
      place(details);
      emitTimeline(details);
    }),
  );
  hls.on(
    Events.LEVEL_PTS_UPDATED,
    whileRunning(({ details }) => emitTimeline(details)),
  );
  hls.on(
    Events.FRAG_LOADED,
    whileRunning(({ frag }) => keys.onLoaded(frag)),
  );
  hls.on(
    Events.FRAG_BUFFERED,
    whileRunning(({ frag }) => {
      hasMedia = true;
      keys.onArrived(frag);
      if (frag.type === 'audio') sideTracks.onArrived('audio');
      land();
      host.emit({ type: 'bandwidth', bitsPerSecond: hls.bandwidthEstimate });
    }),
  );
  hls.on(
    Events.MANIFEST_LOADED,
    whileRunning((data) => captions.onManifest(data)),
  );
  hls.on(
    Events.MANIFEST_PARSED,
    whileRunning(() => shortenTimeoutsWithSeveralCdns(hls)),
  );
  hls.on(
    Events.FRAG_PARSING_USERDATA,
    whileRunning((data) => {
      if (captions.onUserdata(data)) emitTracks();
    }),
  );
  hls.on(
    Events.BUFFER_APPENDED,
    whileRunning(({ timeRanges }) => (buffered = timeRanges)),
  );
  hls.on(
    Events.ERROR,
    whileRunning((data) => {
      if (sideTracks.onError(data)) return;
      noticeGap(data);
      if (keys.isCutOff(data)) loadAnew();
      failOverToOtherCdn(hls, data);
      const isShort =
        data.details === 'bufferStalledError' &&
        waitsForEndedTrack(buffered, hls.latestLevelDetails, element.currentTime);
      const ofLicence = protection?.hlsProblem(data, engine) ?? null;
      const error =
        ofLicence ??
        (isShort
          ? new PlayerError('TRACKS_CHANGED', { severity: 'fatal', engine, engineCode: data.details })
          : readProblem(data, element.currentTime, keys.causeOf(data)));
      if (error) tell(error);
    }),
  );
  hls.on(
    Events.SUBTITLE_TRACK_LOADED,
    whileRunning(() => sideTracks.onArrived('text')),
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
    // Until the first segment is buffered the element is still at zero, not at the start position.
    readyStateWhenPlaced: HAS_PICTURE,
    start() {
      // Subtitles are drawn by the interface: the tracks stay hidden and only tell their cues.
      hls.subtitleDisplay = false;
      protection?.watch({ element, services: host.services, signal, engine, tell }, hls);
      hls.attachMedia(element);
      hls.loadSource(host.source.url);
    },
    resumeLoading: () => hls.startLoad(-1),
    recoverMedia(goOnAt) {
      isRecovering = true;
      hls.stopLoad();
      hls.recoverMediaError();
      if (goOnAt !== undefined) hls.startLoad(goOnAt);
    },
    nextSegmentAfter: (mediaTime) =>
      hls.latestLevelDetails?.fragments.find(({ start }) => start > mediaTime + SAME_PLACE_SECONDS)?.start ?? null,
    dropTopQuality() {
      if (hls.levels.length < 2) return false;
      hls.removeLevel(hls.levels.length - 1);
      return true;
    },
    selectAudio: (id) => sideTracks.selectAudio(Number(id)),
    selectText,
    selectQuality(id) {
      hls.nextLevel = id === 'auto' ? -1 : levelIndexOf(hls, id);
      // Staying on the rendition that plays is no switch for hls.js, but another choice for the menu.
      emitTracks();
    },
    wake(limits) {
      Object.assign(hls.config, bufferConfig(limits));
      hls.autoLevelCapping = -1;
      hls.capLevelToPlayerSize = true;
    },
    dispose() {
      leave(hls, hasMedia && hls.config.enableWorker && !protection);
      return protection?.release(element);
    },
  };
}
