import type Hls from 'hls.js';
import type { ErrorData, LevelDetails, LoaderContext } from 'hls.js';
import { hlsRequest } from '../client-data/hls-request.ts';
import { canDecode } from '../compat/media-source.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { PlayerError } from '../errors/player-error.ts';
import { watchCues } from '../tracks/watch-cues.ts';
import type { BufferLimits } from './buffer-limits.ts';
import type { CreateEngine, Engine, EngineHost } from './engine.ts';
import { hasVariables, needsLicence } from './hls-tags.ts';
import { HlsCaptions } from './hlsjs-captions.ts';
import { failOverToOtherCdn, shortenTimeoutsWithSeveralCdns } from './hlsjs-cdn-failover.ts';
import { bufferConfig, hlsConfig } from './hlsjs-config.ts';
import { neverBackwards, type HlsClass } from './hlsjs-edge.ts';
import { gapsFromErrors } from './hlsjs-gaps.ts';
import { KeyWatch } from './hlsjs-keys.ts';
import { listenToHls, type HlsHandlers } from './hlsjs-listeners.ts';
import { readHlsProblems, type ProblemReader } from './hlsjs-problems.ts';
import { SequenceWatch } from './hlsjs-reset.ts';
import { waitsForEndedTrack, type Buffered } from './hlsjs-short-track.ts';
import { SideTracks } from './hlsjs-side-tracks.ts';
import { HAS_PICTURE, mediaAhead } from './hlsjs-skipped-segment.ts';
import { startTimeOf } from './hlsjs-start.ts';
import { hlsTimeline } from './hlsjs-timeline.ts';
import { hlsTracks, levelIndexOf } from './hlsjs-tracks.ts';
import { leaveElement } from './hlsjs-worker.ts';
import { prefetchedResponseLoader } from './prefetched-response-loader.ts';
import { fateOfSounds, soundsIn } from './transport-stream.ts';

type Build = 'hlsjs' | 'hlsjs-light';

/** A place that is nearer than this is the same place. */
const SAME_PLACE_SECONDS = 0.1;

/** hls.js, full or light, behind the engine's contract. */
export function hlsEngines(name: Build, library: HlsClass): CreateEngine {
  const HlsLibrary = neverBackwards(library);
  return (host) => new HlsEngine(name, HlsLibrary, host);
}

class HlsEngine implements Engine {
  readonly name: Build;
  readonly version: string;
  /** Until the first segment is buffered the element is still at zero, not at the start position. */
  readonly readyStateWhenPlaced = HAS_PICTURE;

  readonly #host: EngineHost;
  /** As errors name it. */
  readonly #engine: string;
  readonly #sideTracks: SideTracks;
  readonly #captions: HlsCaptions;
  readonly #hls: Hls;
  readonly #readProblem: ProblemReader;
  readonly #noticeGap = gapsFromErrors();
  readonly #keys = new KeyWatch();
  readonly #sequence = new SequenceWatch();
  #hasMedia = false;
  #isPlaced: boolean;
  #isRecovering = false;
  #buffered: Buffered = {};

  constructor(name: Build, HlsLibrary: HlsClass, host: EngineHost) {
    this.name = name;
    this.version = HlsLibrary.version;
    this.#host = host;
    this.#engine = `${name} ${HlsLibrary.version}`;
    this.#readProblem = readHlsProblems(this.#engine);
    this.#isPlaced = 'mediaTime' in host.startAt;
    this.#sideTracks = new SideTracks(
      () => this.#hls,
      (kind, id, data) => this.#loseTrack(kind, id, data),
    );
    this.#captions = new HlsCaptions(() => this.#hls, host.element, host.signal);
    this.#hls = new HlsLibrary(this.#config(HlsLibrary));
    if (host.standsBy) this.#hls.autoLevelCapping = 0;
    listenToHls(this.#hls, host.signal, this.#handlers(HlsLibrary.Events));
    watchCues(host.element, (cues) => host.emit({ type: 'cues', cues }), host.signal);
  }

  start(): void {
    const { element, protection, services, signal, source } = this.#host;
    // Subtitles are drawn by the interface: the tracks stay hidden and only tell their cues.
    this.#hls.subtitleDisplay = false;
    const tell = (error: PlayerError) => this.#host.emit({ type: 'problem', error });
    protection?.watch({ element, services, signal, engine: this.#engine, tell }, this.#hls);
    this.#hls.attachMedia(element);
    this.#hls.loadSource(source.url);
  }

  resumeLoading(): void {
    this.#hls.startLoad(-1);
  }

  recoverMedia(goOnAt?: number): void {
    this.#isRecovering = true;
    this.#hls.stopLoad();
    this.#hls.recoverMediaError();
    if (goOnAt !== undefined) this.#hls.startLoad(goOnAt);
  }

  nextSegmentAfter(mediaTime: number): number | null {
    const fragments = this.#hls.latestLevelDetails?.fragments;
    return fragments?.find(({ start }) => start > mediaTime + SAME_PLACE_SECONDS)?.start ?? null;
  }

  dropTopQuality(): boolean {
    const { levels } = this.#hls;
    if (levels.length < 2) return false;
    this.#hls.removeLevel(levels.length - 1);
    return true;
  }

  selectAudio(id: string): void {
    this.#sideTracks.selectAudio(Number(id));
  }

  /** The light build has nothing to read captions with. */
  selectText(id: string | null): void {
    const isCaptions = id !== null && this.#captions.has(id);
    if (isCaptions && this.name === 'hlsjs-light') return this.#host.emit({ type: 'needsFullBuild' });
    this.#captions.select(isCaptions ? id : null);
    this.#sideTracks.selectText(id === null || isCaptions ? -1 : Number(id));
    this.#emitTracks();
  }

  selectQuality(id: 'auto' | string): void {
    this.#hls.nextLevel = id === 'auto' ? -1 : levelIndexOf(this.#hls, id);
    // Staying on the rendition that plays is no switch for hls.js, but another choice for the menu.
    this.#emitTracks();
  }

  wake(limits: BufferLimits): void {
    Object.assign(this.#hls.config, bufferConfig(limits));
    this.#hls.autoLevelCapping = -1;
    this.#hls.capLevelToPlayerSize = true;
  }

  dispose(): void | Promise<void> {
    const { element, protection } = this.#host;
    leaveElement(this.#hls, this.#hasMedia && this.#hls.config.enableWorker && !protection);
    return protection?.release(element);
  }

  #config(HlsLibrary: HlsClass): ConstructorParameters<HlsClass>[0] {
    const { clientData, prefetched, protection, services } = this.#host;
    const addressOf = (context: LoaderContext) =>
      clientData?.addressOf(context.url, hlsRequest(this.#hls, context)) ?? context.url;
    const loader = prefetchedResponseLoader(
      HlsLibrary.DefaultConfig.loader,
      prefetched,
      services.clock,
      addressOf,
      (bytes, frag) => this.#checkSound(bytes, frag),
    );
    return {
      ...hlsConfig(this.#host),
      loader,
      // The light build has no such tracks, and looks for no clips within the list: where media open late, that search begins the stream at its start.
      ...(this.name === 'hlsjs' && {
        enableInterstitialPlayback: false,
        ...this.#sideTracks.config(HlsLibrary, loader),
        ...this.#captions.config(HlsLibrary),
      }),
      ...protection?.hlsConfig(),
    };
  }

  #handlers(Events: HlsClass['Events']): HlsHandlers {
    const emitTracks = () => this.#emitTracks();
    return {
      [Events.MANIFEST_LOADED]: (data) => this.#captions.onManifest(data),
      [Events.MANIFEST_PARSED]: () => {
        shortenTimeoutsWithSeveralCdns(this.#hls);
        emitTracks();
      },
      [Events.LEVEL_LOADED]: ({ details, level }) => this.#onLevelLoaded(details, level),
      [Events.LEVEL_UPDATED]: ({ details }) => this.#onLevelUpdated(details),
      [Events.LEVEL_PTS_UPDATED]: ({ details }) => this.#emitTimeline(details),
      [Events.FRAG_LOADED]: ({ frag }) => this.#keys.onLoaded(frag),
      [Events.FRAG_PARSING_USERDATA]: (data) => this.#captions.onUserdata(data) && emitTracks(),
      [Events.BUFFER_APPENDED]: ({ timeRanges }) => (this.#buffered = timeRanges),
      [Events.FRAG_BUFFERED]: ({ frag }) => {
        this.#hasMedia = true;
        this.#keys.onArrived(frag);
        if (frag.type === 'audio') this.#sideTracks.onArrived('audio');
        this.#skipWhatIsMissing();
        this.#host.emit({ type: 'bandwidth', bitsPerSecond: this.#hls.bandwidthEstimate });
      },
      [Events.SUBTITLE_TRACK_LOADED]: () => this.#sideTracks.onArrived('text'),
      [Events.ERROR]: (data) => this.#onError(data),
      // Everything after which the menu may look different.
      [Events.LEVELS_UPDATED]: emitTracks,
      [Events.LEVEL_SWITCHING]: emitTracks,
      [Events.LEVEL_SWITCHED]: emitTracks,
      [Events.AUDIO_TRACKS_UPDATED]: emitTracks,
      [Events.AUDIO_TRACK_SWITCHED]: emitTracks,
      [Events.SUBTITLE_TRACKS_UPDATED]: emitTracks,
      [Events.SUBTITLE_TRACK_SWITCH]: emitTracks,
    };
  }

  #onLevelLoaded(details: LevelDetails, level: number): void {
    if (!this.#host.protection && needsLicence(details.m3u8)) this.#leaveProtected(level, details.url);
    else if (this.name === 'hlsjs-light' && hasVariables(details.m3u8)) this.#host.emit({ type: 'needsFullBuild' });
  }

  /** Without a protection no licences are asked for: a rendition that needs one is left out, and where it is the first one that is the end. */
  #leaveProtected(level: number, url: string): void {
    if (this.#hasMedia && this.#hls.levels.length > 1) this.#hls.removeLevel(level);
    else this.#fail('KEY_SYSTEM_UNAVAILABLE', { url });
  }

  #onLevelUpdated(details: LevelDetails): void {
    const engineCode = this.#sequence.onUpdated(details);
    if (engineCode !== null) this.#fail('PLAYLIST_RESET', { engineCode, url: details.url });
    this.#spareWorker(details);
    this.#place(details);
    this.#emitTimeline(details);
  }

  /** MP4 is handed on as it is: a worker has nothing to do for it, and its start would cost the first picture 50 to 90 ms. */
  #spareWorker({ fragments }: LevelDetails): void {
    if (fragments.some(({ initSegment }) => initSegment !== null)) this.#hls.config.enableWorker = false;
  }

  /** Just before hls.js asks for its first segment. */
  #place(details: LevelDetails): void {
    if (this.#isPlaced) return;
    this.#isPlaced = true;
    const startTime = startTimeOf(details, this.#hls.liveSyncPosition, this.#host.startAt);
    if (startTime !== null) this.#hls.startLoad(startTime);
  }

  /** The buffer that is left after a reset is dated by the old playlist: by the new one its wall time would jump. */
  #emitTimeline(details: LevelDetails | null): void {
    if (!details || this.#sequence.hasReset) return;
    this.#host.emit({ type: 'timeline', timeline: hlsTimeline(details, this.#hls.liveSyncPosition) });
  }

  #emitTracks(): void {
    this.#host.emit({ type: 'tracks', tracks: hlsTracks(this.#hls, this.#captions) });
  }

  /** While it recovers, the media that have come may begin behind the playhead. */
  #skipWhatIsMissing(): void {
    const { element } = this.#host;
    const mediaTime = this.#isRecovering ? mediaAhead(element) : null;
    if (mediaTime !== null) element.currentTime = mediaTime;
    this.#isRecovering &&= element.readyState < HAS_PICTURE && mediaTime === null;
  }

  /** Checks the audio codec before the first frame only: a later change of codec is left to hls.js. */
  #checkSound(bytes: Uint8Array, { type }: { readonly type: string }): void {
    const { audioTracks, audioTrack } = this.#hls;
    const isHeard = type === 'audio' || (type === 'main' && !audioTracks[audioTrack]?.url);
    if (this.#hasMedia || !isHeard || this.#host.signal.aborted) return;
    const sounds = soundsIn(bytes);
    const fate = fateOfSounds(sounds, this.name, canDecode);
    if (fate === 'heard') return;
    if (fate === 'needsFull') return this.#host.emit({ type: 'needsFullBuild' });
    const engineCode = sounds.map((sound) => sound.name).join();
    this.#fail(fate === 'needsDecoder' ? 'CODECS_UNSUPPORTED' : 'FORMAT_UNKNOWN', { engineCode });
  }

  #onError(data: ErrorData): void {
    if (this.#sideTracks.onError(data)) return;
    this.#noticeGap(data);
    if (this.#keys.isCutOff(data)) this.#loadAnew();
    failOverToOtherCdn(this.#hls, data);
    const error = this.#problemOf(data);
    if (error) this.#host.emit({ type: 'problem', error });
  }

  #problemOf(data: ErrorData): PlayerError | null {
    const { element, protection } = this.#host;
    const ofLicence = protection?.hlsProblem(data, this.#engine);
    if (ofLicence) return ofLicence;
    const hasStalled = data.details === 'bufferStalledError';
    if (hasStalled && waitsForEndedTrack(this.#buffered, this.#hls.latestLevelDetails, element.currentTime))
      return this.#fatal('TRACKS_CHANGED', { engineCode: data.details });
    return this.#readProblem(data, element.currentTime, this.#keys.causeOf(data));
  }

  /** Requests under way have to end first, or hls.js takes their end for the end of the new ones. */
  #loadAnew(): void {
    const goOnAt = this.#hasMedia ? -1 : this.#hls.startPosition;
    this.#hls.stopLoad();
    this.#host.services.clock.after(0, () => this.#hls.startLoad(goOnAt), this.#host.signal);
  }

  #loseTrack(kind: 'audio' | 'text', id: string, data: ErrorData): void {
    const error = this.#readProblem({ ...data, fatal: false }, this.#host.element.currentTime);
    if (error && !this.#host.signal.aborted) this.#host.emit({ type: 'trackLost', kind, id, error });
  }

  #fatal(code: ErrorCode, facts: { readonly engineCode?: string; readonly url?: string }): PlayerError {
    return new PlayerError(code, { severity: 'fatal', engine: this.#engine, ...facts });
  }

  #fail(code: ErrorCode, facts: { readonly engineCode?: string; readonly url?: string }): void {
    this.#host.emit({ type: 'problem', error: this.#fatal(code, facts) });
  }
}
