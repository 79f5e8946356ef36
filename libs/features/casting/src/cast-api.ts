import type { JoinPolicy } from '@livery/domain/cast';

/** The parts of Google's sender that are used here, as it describes itself: https://developers.google.com/cast/docs/reference/web_sender. */

export interface ReceiverTrack {
  readonly trackId: number;
  readonly type: 'AUDIO' | 'TEXT' | 'VIDEO';
  readonly language?: string | null;
  readonly name?: string | null;
}

export interface ReceiverMedia {
  readonly contentId: string;
  readonly duration?: number | null;
  /** Of the first moment of media, seconds since the epoch. */
  readonly startAbsoluteTime?: number | null;
  readonly tracks?: readonly ReceiverTrack[] | null;
  readonly customData?: unknown;
}

type Done = () => void;
type Failed = (error: { readonly code: string }) => void;

/** What one load has put on the receiver. */
export interface MediaSession {
  readonly playerState: string;
  readonly idleReason: string | null;
  readonly activeTrackIds: readonly number[] | null;
  readonly media: ReceiverMedia | null;
  getEstimatedTime(): number;
  getEstimatedLiveSeekableRange?(): { readonly start: number; readonly end: number } | null;
  play(request: null, done: Done, failed: Failed): void;
  pause(request: null, done: Done, failed: Failed): void;
  stop(request: null, done: Done, failed: Failed): void;
  seek(request: object, done: Done, failed: Failed): void;
  editTracksInfo(request: object, done: Done, failed: Failed): void;
  addUpdateListener(run: () => void): void;
  removeUpdateListener(run: () => void): void;
}

export interface CastSession {
  getCastDevice(): { readonly friendlyName: string };
  getMediaSession(): MediaSession | null;
  /** Rejects with a code. */
  loadMedia(request: object): Promise<unknown>;
  getVolume(): number;
  isMute(): boolean;
  setVolume(volume: number): Promise<unknown>;
  setMute(muted: boolean): Promise<unknown>;
  addEventListener(type: 'volumechanged' | 'mediasession', run: () => void): void;
  removeEventListener(type: 'volumechanged' | 'mediasession', run: () => void): void;
}

export interface SessionChange {
  readonly sessionState: string;
  readonly session: CastSession;
}

export interface CastContext {
  setOptions(options: {
    readonly receiverApplicationId: string;
    readonly autoJoinPolicy: JoinPolicy;
    readonly resumeSavedSession: boolean;
  }): void;
  /** Rejects with a code; `cancel` where the viewer chose nothing. */
  requestSession(): Promise<unknown>;
  endCurrentSession(stopsReceiver: boolean): void;
  addEventListener(type: 'sessionstatechanged', run: (change: SessionChange) => void): void;
}

/** Requests are made by its own classes: they carry fields that it wants. */
export interface MediaClasses {
  readonly MediaInfo: new (contentId: string, contentType: string) => object;
  readonly GenericMediaMetadata: new () => object;
  readonly LoadRequest: new (media: object) => object;
  readonly SeekRequest: new () => object;
  readonly EditTracksInfoRequest: new (activeTrackIds: readonly number[]) => object;
}

/** What its script leaves on the page. */
export interface CastPage {
  __onGCastApiAvailable?: (isAvailable: boolean) => void;
  cast?: { readonly framework?: { readonly CastContext: { getInstance(): CastContext } } };
  chrome?: { readonly cast?: { readonly media: MediaClasses } };
}

export interface Sender {
  readonly context: CastContext;
  readonly classes: MediaClasses;
}
