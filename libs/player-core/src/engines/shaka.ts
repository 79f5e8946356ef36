import type shakaLibrary from 'shaka-player/dist/shaka-player.hls-es2021.js';
import { writeShakaAddresses } from '../client-data/shaka-request.ts';
import { detachMedia } from '../compat/detach.ts';
import { listen } from '../compat/listen.ts';
import { PlayerError } from '../errors/player-error.ts';
import { isWhereItBegins, type Position } from '../source.ts';
import { landOn, type Timeline } from '../timeline/seekable-window.ts';
import type { SubtitleTrack } from '../tracks/tracks.ts';
import { announcedCaptions } from './captions.ts';
import type { Engine, EngineHost } from './engine.ts';
import { SpareAudio } from './shaka-audio-tracks.ts';
import { SEGMENT_ATTEMPTS, shakaConfig } from './shaka-config.ts';
import { DueCues } from './shaka-cues.ts';
import { mendPlaylist } from './mend-playlist.ts';
import { isMultivariant } from './hls-tags.ts';
import { isOwnDoing, readShakaProblem } from './shaka-problems.ts';
import { spareSubtitleTroubles } from './shaka-side-tracks.ts';
import { shakaTracks, videoIdOf } from './shaka-tracks.ts';

/** As much as both builds have. */
export type ShakaLibrary = Pick<typeof shakaLibrary, 'Player'>;
export type ShakaPlayer = InstanceType<ShakaLibrary['Player']>;

const TYPES = { shaka: 'application/x-mpegurl', dash: 'application/dash+xml' } as const;
/** shaka's number for requests of playlists. */
const MANIFEST_REQUEST = 0;

/**
 * shaka behind the engine's contract. Its build for HLS is other code for the same stream, where hls.js has given up; its build for DASH is the
 * only engine for that.
 */
export function createShakaEngine(name: keyof typeof TYPES, library: ShakaLibrary, host: EngineHost): Engine {
  const { element, protection, signal, startAt, source } = host;
  const player = new library.Player();
  const version = library.Player.version;
  const engine = `${name} ${version}`;
  const cues = new DueCues(element, (due) => host.emit({ type: 'cues', cues: due }), signal);
  let isLoaded = false;
  let announced: readonly SubtitleTrack[] = [];
  /** Where to begin, where shaka would not go there by itself. */
  let goal: Position | null = goesByItself(host) ? null : startAt;

  const hear = (names: readonly string[], run: () => void) => {
    for (const name of names) listen(player as unknown as EventTarget, name, run, signal);
  };
  const emitTracks = () => {
    host.emit({ type: 'tracks', tracks: shakaTracks(player, announced) });
    sound.onOffered();
  };
  const emitTimeline = () => host.emit({ type: 'timeline', timeline: timelineOf(player) });
  const tell = (error: PlayerError) => host.emit({ type: 'problem', error });
  const emitProblem = (thrown: unknown) => {
    if (!signal.aborted && !isOwnDoing(thrown) && !sound.isSpared(thrown))
      tell(readShakaProblem(thrown, { engine, isLoaded }));
  };

  /** The playlists are known, and the playhead is not made yet. */
  function place(): void {
    emitTimeline();
    // shaka goes by itself to the live edge, to EXT-X-START, else to the beginning.
    const landing = goal && landOn(timelineOf(player), goal);
    if (landing) player.updateStartTime(landing.mediaTime);
  }

  /** With each load the media time of a channel counts from the first segment that its list has then: the date stays. */
  function loadAnew(mediaTime: number): void {
    const zero = player.isLive() ? player.getPresentationStartTimeAsDate() : null;
    goal = zero && { wallTimeMs: zero.getTime() + mediaTime * 1000 };
    void load(goal ? null : mediaTime);
  }

  async function load(startTime: number | null): Promise<void> {
    try {
      await player.attach(element);
      await player.load(source.url, startTime, TYPES[name]);
      isLoaded = true;
      goal = null;
      if (!signal.aborted) emitTracks();
    } catch (thrown) {
      emitProblem(thrown);
    }
  }

  function lose(kind: 'audio' | 'text', id: string | null, thrown: unknown): void {
    const problem = readShakaProblem(thrown, { engine, isLoaded });
    const error = new PlayerError('TRACK_UNREACHABLE', { severity: 'warning', engine, cause: problem });
    if (id !== null) host.emit({ type: 'trackLost', kind, id, error });
  }

  player.getNetworkingEngine()?.registerResponseFilter((type, response) => {
    if (type !== MANIFEST_REQUEST || name === 'dash') return;
    const text = new TextDecoder().decode(response.data as BufferSource);
    if (isMultivariant(text)) {
      announced = announcedCaptions(text);
      sound.onMultivariant(text);
    }
    const mended = mendPlaylist(text, response.uri);
    if (mended !== text) response.data = new TextEncoder().encode(mended);
  });
  player.configure(shakaConfig(host, cues));
  if (host.clientData) writeShakaAddresses(player, host.clientData);
  protection?.protectShaka(player);
  const subtitles = spareSubtitleTroubles(player, {
    attempts: SEGMENT_ATTEMPTS,
    lose: (thrown) => lose('text', shakaTracks(player, announced).textId, thrown),
    signal,
  });
  const sound: SpareAudio = new SpareAudio(player, {
    attempts: SEGMENT_ATTEMPTS,
    lose: (index, thrown) => lose('audio', String(index), thrown),
    // shaka is still busy with what failed.
    goOn: (isRunning) =>
      host.services.clock.after(
        0,
        () => {
          if (isRunning) player.retryStreaming(0);
          else if (isLoaded) loadAnew(element.currentTime);
          else void load(null);
        },
        signal,
      ),
    signal,
  });
  listen(
    player as unknown as EventTarget,
    'error',
    (event) => emitProblem((event as CustomEvent<unknown>).detail),
    signal,
  );
  hear(['canupdatestarttime'], place);
  hear(['manifestupdated', 'segmentappended'], emitTimeline);
  hear(['segmentappended'], () =>
    host.emit({ type: 'bandwidth', bitsPerSecond: player.getStats().estimatedBandwidth }),
  );
  hear(
    ['trackschanged', 'variantchanged', 'adaptation', 'abrstatuschanged', 'textchanged', 'textvisibility'],
    emitTracks,
  );

  return {
    name,
    version,
    readyStateWhenPlaced: 2,
    start() {
      protection?.watch({ element, services: host.services, signal, engine, tell });
      void load(null);
    },
    resumeLoading: () => void player.retryStreaming(0),
    recoverMedia: (goOnAt = element.currentTime) => loadAnew(goOnAt),
    nextSegmentAfter: () => null,
    dropTopQuality() {
      const heights = player.getVideoTracks().map(({ height }) => height ?? 0);
      const top = Math.max(...heights);
      const isLast = heights.every((height) => height === top);
      if (!isLast) player.configure('restrictions.maxHeight', top - 1);
      return !isLast;
    },
    selectAudio(id) {
      const track = player.getAudioTracks()[Number(id)];
      if (track) sound.select(track);
    },
    selectText(id) {
      const track = id === null ? null : player.getTextTracks()[Number(id)];
      // Selected before the first media, subtitles count as chosen and are never fetched; the tracks are told again then.
      if (track === null || (track && isLoaded)) subtitles.select(track);
    },
    selectQuality(id) {
      const track = player.getVideoTracks().find((one) => videoIdOf(one) === id);
      player.configure('abr.enabled', !track);
      if (track) player.selectVideoTrack(track);
      emitTracks();
    },
    async dispose() {
      await player.destroy();
      detachMedia(element);
      await protection?.release(element);
    },
  };
}

/** An archive that still grows is a channel to DASH, and would begin at its end; a list of HLS says where it begins. */
const goesByItself = ({ source, startAt }: EngineHost): boolean =>
  isWhereItBegins(startAt) && !(source.kind === 'archive' && source.format === 'dash');

/** Media time zero of shaka is the date of the first segment that it saw. */
function timelineOf(player: ShakaPlayer): Timeline {
  const isLive = player.isLive();
  const { start, end } = player.seekRange();
  const zero = player.getPresentationStartTimeAsDate();
  return {
    isLive,
    startMediaTime: start,
    endMediaTime: end,
    liveSyncMediaTime: isLive ? end : null,
    anchors: zero ? [{ mediaTime: 0, wallTimeMs: zero.getTime(), durationSeconds: end }] : [],
  };
}
