import { childController } from '../compat/abort.ts';
import type { PlayAnswer } from '../compat/autoplay.ts';
import { PlayerError } from '../errors/player-error.ts';
import type { Announcements, LoadResult, SeekResult } from '../session/announcements.ts';
import type { Session } from '../session/session.ts';
import { matchingTracks, type TrackCriteria } from '../session/track-criteria.ts';
import type { LoadFacts, Position, ResolveSource, Source, SourceRequest } from '../source.ts';
import type { SessionFact } from '../state/player-event.ts';
import type { PlayerState } from '../state/player-state.ts';
import { landOn, type Timeline } from '../timeline/seekable-window.ts';
import type { Output, OutputLoad, OutputReport } from './output.ts';
import { asObservation, dated, playedBetween, remoteStart } from './remote-time.ts';

export interface RemoteHost {
  readonly output: Output;
  readonly resolveSource: ResolveSource | null;
  state(): PlayerState;
  /** Resolves when nothing holds the programme. */
  free(): Promise<void>;
  tell(fact: SessionFact): void;
  announce<Name extends keyof Announcements>(name: Name, detail: Announcements[Name]): void;
}

/** What is to be played, and what is known of it where it has played elsewhere before. */
export interface RemoteLoad {
  readonly source: Source;
  readonly startAt: Position;
  readonly facts: LoadFacts;
  readonly criteria: TrackCriteria;
  readonly timeline: Timeline | null;
}

/** What has played for so long is worth another address when it breaks again. */
const HEALTHY_SECONDS = 10;

/** One load on another device: commands go there, and what it reports is the state. Nothing is told after `dispose`. */
export class RemoteSession implements Session {
  readonly #host: RemoteHost;
  readonly #load: RemoteLoad;
  readonly #controller = new AbortController();
  /** Ends what is under way there when something else begins. */
  #run = new AbortController();
  #source: Source;
  #criteria: TrackCriteria;
  /** The moment of the broadcast with which the media begin, where the device does not say it. */
  #beginsAtMs: number | null = null;
  #isReady = false;
  #reported: OutputReport | null = null;
  /** A fresh address was asked for, and has not proved good yet. */
  #isRenewed = false;
  #playedSeconds = 0;

  constructor(host: RemoteHost, load: RemoteLoad) {
    this.#host = host;
    this.#load = load;
    this.#source = load.source;
    this.#criteria = load.criteria;
  }

  async load(): Promise<LoadResult> {
    await this.#host.free();
    const { source, startAt, timeline } = this.#load;
    return this.#begin(source, startAt, timeline);
  }

  async #begin(source: Source, startAt: Position, timeline: Timeline | null = null): Promise<LoadResult> {
    this.#run.abort();
    this.#run = childController(this.#controller.signal);
    this.#isReady = false;
    this.#reported = null;
    this.#playedSeconds = 0;
    const { signal } = this.#run;
    const { output, state } = this.#host;
    const place = await remoteStart({ source, startAt, timeline }, (wallTimeMs) =>
      this.#renewed({ reason: 'outsideWindow', wallTimeMs, source, signal }),
    );
    if (signal.aborted) return { status: 'superseded' };
    const { wantsToPlay, isHeld } = state();
    const { facts } = this.#load;
    const autoplay = wantsToPlay && !isHeld;
    const result = await output.load({ source: place.source, startAt: place.startAt, autoplay, facts, signal });
    if (signal.aborted) return { status: 'superseded' };
    const isSame = place.source === this.#source;
    this.#source = place.source;
    this.#beginsAtMs = place.beginsAtMs ?? (isSame ? this.#beginsAtMs : null);
    if (result.status === 'failed') this.#fail(result.error);
    if (result.status !== 'loaded') return result;
    this.#isReady = true;
    this.#tell({ type: 'engineStarted', engine: 'remote', source: place.source });
    this.#tell({ type: 'sessionReady' });
    output.report((report) => this.#onReport(report), signal);
    return result;
  }

  async play(): Promise<PlayAnswer> {
    // What failed begins again where it stopped, and what has ended from its start.
    if (this.#host.state().lifecycle === 'failed') void this.#begin(this.#source, this.#placeIn(this.#source));
    else if (this.#hasEnded) void this.#begin(this.#source, { at: 'start' });
    else if (this.#isReady) this.#host.output.play();
    return 'allowed';
  }

  pause(): void {
    if (this.#hears) this.#host.output.pause();
  }

  async seek(position: Position): Promise<SeekResult> {
    this.#tell({ type: 'sentTo', position });
    if (!this.#isReady) return this.#startElsewhere(this.#source, position);
    if (!('wallTimeMs' in position)) return this.#goTo(position);
    const { timeline } = this.#host.state();
    const landing = timeline && landOn(timeline, position);
    if (landing?.isInside) return this.#goTo({ mediaTime: landing.mediaTime });
    const { signal } = this.#run;
    const { wallTimeMs } = position;
    const other = await this.#renewed({ reason: 'outsideWindow', wallTimeMs, source: this.#source, signal });
    if (signal.aborted) return 'superseded';
    return other ? this.#startElsewhere(other, position) : 'refused';
  }

  /** What has ended is on the device no more: it hears no command until it is loaded again. */
  get #hasEnded(): boolean {
    return this.#reported?.playback === 'ended';
  }

  /** What another session left there is not this one's to command. */
  get #hears(): boolean {
    return this.#isReady && !this.#hasEnded;
  }

  #goTo(place: OutputLoad['startAt']): Promise<SeekResult> {
    return this.#hasEnded ? this.#startElsewhere(this.#source, place) : this.#host.output.seek(place);
  }

  async #startElsewhere(source: Source, position: Position): Promise<SeekResult> {
    const { status } = await this.#begin(source, position);
    return status === 'loaded' ? 'seeked' : status === 'failed' ? 'refused' : status;
  }

  /** Other devices play at their own rate. */
  setPlaybackRate(): void {}

  select(criteria: TrackCriteria): void {
    this.#criteria = { ...this.#criteria, ...criteria };
    this.#choose();
  }

  onNetwork(): void {}

  onHeld(isHeld: boolean): void {
    if (!this.#hears) return;
    if (isHeld) this.#host.output.pause();
    else if (this.#host.state().wantsToPlay) this.#host.output.play();
  }

  dispose(): Promise<unknown> {
    this.#controller.abort();
    return Promise.resolve();
  }

  #onReport(report: OutputReport): void {
    const before = this.#reported;
    this.#reported = report;
    this.#playedSeconds += playedBetween(before, report);
    if (this.#playedSeconds >= HEALTHY_SECONDS) this.#isRenewed = false;
    if (report.playback === 'broken') return void (before?.playback === 'broken' || this.#renew());
    const timeline = report.timeline ?? dated(report, this.#beginsAtMs);
    if (timeline) this.#tell({ type: 'timelineChanged', timeline });
    this.#tell({ type: 'observed', observation: asObservation(report) });
    if (report.tracks && report.tracks !== before?.tracks) {
      this.#tell({ type: 'tracksChanged', tracks: report.tracks });
      this.#choose();
    }
    if (report.playback === before?.playback) return;
    this.#followRemote(report);
    if (report.playback === 'ended' && !this.#controller.signal.aborted)
      this.#host.announce('ended', { mediaTime: report.mediaTime });
  }

  /** Its own remote control pauses and plays, too: the viewer meant it. */
  #followRemote({ playback }: OutputReport): void {
    const { isHeld, wantsToPlay } = this.#host.state();
    const isPlaying = playback === 'playing';
    const saysOtherwise = isPlaying ? !wantsToPlay : playback === 'paused' && wantsToPlay;
    if (saysOtherwise && !isHeld) this.#tell({ type: 'intentObserved', wantsToPlay: isPlaying });
  }

  #choose(): void {
    const { tracks } = this.#reported ?? {};
    if (!tracks || !this.#hears) return;
    const chosen = matchingTracks(tracks, this.#criteria);
    if (Object.keys(chosen).length > 0) this.#host.output.select(chosen);
  }

  /** Where it stands, in this source: what was live may go on as the recording of its moment. */
  #placeIn({ kind }: Source): Position {
    const { mediaTime, wallTimeMs } = this.#host.state().position;
    if (kind === 'live') return { at: 'live' };
    return kind === 'archive' && wallTimeMs !== null ? { wallTimeMs } : { mediaTime };
  }

  /** A long pause outlives an address: the same content goes on at the same place with a fresh one. Once, until it has played again. */
  async #renew(): Promise<void> {
    const { signal } = this.#run;
    if (this.#isRenewed) return this.#fail(new PlayerError('ACCESS_EXPIRED', { severity: 'fatal', engine: 'remote' }));
    const { wallTimeMs } = this.#host.state().position;
    const fresh = await this.#renewed({ reason: 'expired', wallTimeMs, source: this.#source, signal });
    if (signal.aborted) return;
    if (!fresh) return this.#fail(new PlayerError('RENEWAL_FAILED', { severity: 'fatal', engine: 'remote' }));
    this.#isRenewed = true;
    await this.#begin(fresh, this.#placeIn(fresh));
  }

  /** `null`: there is no other source. */
  async #renewed(request: SourceRequest): Promise<Source | null> {
    try {
      return (await this.#host.resolveSource?.(request)) ?? null;
    } catch {
      return null;
    }
  }

  #fail(error: PlayerError): void {
    if (this.#controller.signal.aborted) return;
    this.#isReady = false;
    this.#tell({ type: 'sessionFailed', error, isFinal: false });
    this.#host.announce('error', { error, isFinal: false });
  }

  #tell(fact: SessionFact): void {
    if (!this.#controller.signal.aborted) this.#host.tell(fact);
  }
}
