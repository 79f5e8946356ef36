import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import type { HlsClass } from './hlsjs-edge.ts';

/** What plays beside the picture: it may fail, the picture goes on. */
export type SideTrackKind = 'audio' | 'text';

/** hls.js' names for fragments and playlists of each kind. */
const KINDS: Readonly<Record<string, SideTrackKind>> = {
  subtitle: 'text',
  subtitleTrack: 'text',
  audio: 'audio',
  audioTrack: 'audio',
};

/** @returns the kind of track that an error of hls.js concerns; `null`: the picture */
const sideTrackOf = ({ frag, context }: Pick<ErrorData, 'frag' | 'context'>): SideTrackKind | null =>
  KINDS[frag?.type ?? context?.type ?? ''] ?? null;

/** Errors in a row after which a track is given up. Of audio each segment is asked for three times: that is the second one. */
const FAILURES = { audio: 4, text: 3 } as const;

/** hls.js' `NetworkErrorAction.SendAlternateToPenaltyBox`, of which the library exports the type only. */
const SEND_TO_PENALTY_BOX = 2;

/** hls.js has nothing left to try: its next step would be to stop everything. */
const isHelpless = ({ errorAction }: Pick<ErrorData, 'errorAction'>): boolean =>
  Number(errorAction?.action) === SEND_TO_PENALTY_BOX &&
  !errorAction?.resolved &&
  errorAction?.nextAutoLevel === undefined;

/** What hls.js tells while it does as it was told. */
const NO_FAILURES: readonly `${ErrorData['details']}`[] = ['aborted', 'fragGap'];

type Loader = HlsConfig['loader'];
type ErrorController = HlsConfig['errorController'];

/** A missing piece of subtitles is asked for twice more. */
const TEXT_RETRY = { maxNumRetry: 2, retryDelayMs: 1_000, maxRetryDelayMs: 1_000, shouldRetry: isWithinRetries };
function isWithinRetries(config: { readonly maxNumRetry: number } | null | undefined, count: number): boolean {
  return count < (config?.maxNumRetry ?? 0);
}

const NO_CUES = 'WEBVTT\n\n';

/**
 * Keeps troubles of audio and subtitle tracks away from the picture. hls.js takes them for troubles of the rendition: it changes renditions and then
 * stops all loading.
 */
export class SideTracks {
  readonly #hls: () => Hls;
  readonly #lose: (kind: SideTrackKind, id: string, data: ErrorData) => void;
  readonly #failures = { audio: 0, text: 0 };
  readonly #lostAudio = new Set<number>();
  #missingPieces = 0;

  constructor(hls: () => Hls, lose: (kind: SideTrackKind, id: string, data: ErrorData) => void) {
    this.#hls = hls;
    this.#lose = lose;
  }

  /** The settings by which hls.js plays on. */
  config(
    { DefaultConfig }: Pick<HlsClass, 'DefaultConfig'>,
    loader: Loader = DefaultConfig.loader,
  ): Partial<HlsConfig> {
    const fLoader = this.#loaderOf(loader) as NonNullable<HlsConfig['fLoader']>;
    return { fLoader, errorController: this.#errorController(DefaultConfig.errorController) };
  }

  /** @returns whether the error is dealt with: nobody else needs to hear of it */
  onError(data: ErrorData): boolean {
    const kind = sideTrackOf(data);
    if (kind === null || data.fatal || NO_FAILURES.includes(data.details)) return false;
    const hls = this.#hls();
    const current = kind === 'text' ? hls.subtitleTrack : hls.audioTrack;
    if (current < 0) return kind === 'text';
    this.#failures[kind] += 1;
    // Pieces of subtitles have been asked for often enough when their error comes here.
    const isOver = isHelpless(data) || this.#failures[kind] >= FAILURES[kind] || (kind === 'text' && !!data.frag);
    if (kind === 'text') {
      if (isOver) this.#giveUp('text', current, -1, data);
      return true;
    }
    const other = this.#otherAudio();
    if (!isOver || other < 0) return false;
    this.#giveUp('audio', current, other, data);
    return true;
  }

  /** Something of the track has come. */
  onArrived(kind: SideTrackKind): void {
    this.#failures[kind] = 0;
  }

  /** The viewer wants this track: it gets another chance. */
  selectAudio(index: number): void {
    this.#lostAudio.delete(index);
    this.#failures.audio = 0;
    this.#hls().audioTrack = index;
  }

  selectText(index: number): void {
    this.#failures.text = 0;
    this.#missingPieces = 0;
    this.#hls().subtitleTrack = index;
  }

  #giveUp(kind: SideTrackKind, current: number, other: number, data: ErrorData): void {
    this.#failures[kind] = 0;
    this.#missingPieces = 0;
    if (kind === 'audio') this.#lostAudio.add(current);
    this.#lose(kind, String(current), data);
    const hls = this.#hls();
    if (kind === 'audio') hls.audioTrack = other;
    else hls.subtitleTrack = other;
  }

  #otherAudio(): number {
    const { audioTracks, audioTrack } = this.#hls();
    return audioTracks.findIndex((_track, index) => index !== audioTrack && !this.#lostAudio.has(index));
  }

  #errorController(base: ErrorController): ErrorController {
    const mayPlayOn = (data: ErrorData) => {
      const kind = sideTrackOf(data);
      return kind === 'text' || (kind === 'audio' && isHelpless(data) && this.#otherAudio() >= 0);
    };
    return class extends base {
      override onErrorOut(...heard: Parameters<InstanceType<ErrorController>['onErrorOut']>): void {
        if (!mayPlayOn(heard[1])) super.onErrorOut(...heard);
      }
    };
  }

  /** A piece of subtitles that does not come is taken for one without cues: the next one is asked for in its time. */
  #loaderOf(base: Loader): Loader {
    const isBearable = () => this.#isBearable();
    const onCame = () => (this.#missingPieces = 0);
    return class extends base {
      override load(...asked: Parameters<InstanceType<Loader>['load']>): void {
        const [context, config, callbacks] = asked;
        const { frag } = context as { readonly frag?: { readonly type: string } };
        if (frag?.type !== 'subtitle') return super.load(...asked);
        const loadPolicy = { ...config.loadPolicy, errorRetry: TEXT_RETRY, timeoutRetry: TEXT_RETRY };
        const empty = () => ({ url: context.url, data: new TextEncoder().encode(NO_CUES).buffer, code: 200 });
        super.load(
          context,
          { ...config, loadPolicy },
          {
            ...callbacks,
            onSuccess(...came) {
              onCame();
              callbacks.onSuccess(...came);
            },
            onError(error, failed, details, stats) {
              if (isBearable()) callbacks.onSuccess(empty(), stats, failed, details);
              else callbacks.onError(error, failed, details, stats);
            },
            onTimeout(stats, failed, details) {
              if (isBearable()) callbacks.onSuccess(empty(), stats, failed, details);
              else callbacks.onTimeout(stats, failed, details);
            },
          },
        );
      }
    };
  }

  /** A track of which nothing comes is lost; where it is one file that is at once. */
  #isBearable(): boolean {
    const hls = this.#hls();
    const pieces = hls.subtitleTracks[hls.subtitleTrack]?.details?.fragments.length ?? 1;
    this.#missingPieces += 1;
    return this.#missingPieces < Math.min(FAILURES.text, pieces);
  }
}
