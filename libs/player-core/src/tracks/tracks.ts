/** Track ids are the engine's own and live as long as its run; a choice that must outlive it names language and label. */
export interface AudioTrack {
  readonly id: string;
  readonly language: string | null;
  readonly label: string;
  /** Number of channels where the manifest tells (6 is 5.1). */
  readonly channels: number | null;
}

/** From here on it is more than two loudspeakers. */
const SURROUND_CHANNELS = 6;
const SURROUND_LABEL = /\b(5\.1|7\.1)\b/;

export const isSurround = ({ channels, label }: AudioTrack): boolean =>
  (channels ?? 0) >= SURROUND_CHANNELS || SURROUND_LABEL.test(label);

export interface SubtitleTrack {
  readonly id: string;
  readonly language: string | null;
  readonly label: string;
}

export interface Quality {
  readonly id: string;
  readonly height: number;
  readonly bitsPerSecond: number;
}

/** What can be chosen now and what is chosen. */
export interface Tracks {
  readonly audio: readonly AudioTrack[];
  readonly text: readonly SubtitleTrack[];
  readonly qualities: readonly Quality[];
  readonly audioId: string | null;
  /** `null`: no subtitles. */
  readonly textId: string | null;
  readonly qualityId: 'auto' | string;
  /** What is on screen, chosen by hand or by the engine. */
  readonly playingHeight: number | null;
}

export const NO_TRACKS: Tracks = {
  audio: [],
  text: [],
  qualities: [],
  audioId: null,
  textId: null,
  qualityId: 'auto',
  playingHeight: null,
};

/** One subtitle on screen. `text` may hold WebVTT's own marks (`<i>`); the interface draws it. */
export interface SubtitleCue {
  readonly startMediaTime: number;
  readonly endMediaTime: number;
  readonly text: string;
}
