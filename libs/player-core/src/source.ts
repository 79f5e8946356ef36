/**
 * What to play. `live` is a channel now, `archive` is a channel from a moment of the past on (its playlist may still grow),
 * `vod` is a film, an episode or a clip that has a beginning and an end of its own.
 */
export type Source = LiveSource | ArchiveSource | VodSource;

export type SourceFormat = 'hls' | 'file' | 'dash';

/** A key system, as browsers name it. */
export type KeySystem = 'com.apple.fps' | 'com.widevine.alpha' | 'com.microsoft.playready' | 'org.w3.clearkey';

/** The same content for one key system: where it is, and who gives the licence. ENG-045, ENG-046 */
export interface ProtectedStream {
  readonly keySystem: KeySystem;
  readonly url: string;
  readonly format: Extract<SourceFormat, 'hls' | 'dash'>;
  readonly licenceUrl: string;
  readonly certificateUrl?: string | undefined;
}

/** Whose licences open a source, one stream for each key system; the device takes the first that it has. */
export interface Protection {
  readonly streams: readonly ProtectedStream[];
  /** Decides how a licence is asked for; who is not known is asked as everybody is. ENG-047 */
  readonly provider?: string | undefined;
}

interface CommonSource {
  /** With a protection this is what a device plays that has none of its key systems: the content in the clear, or one of the protected streams. */
  readonly url: string;
  readonly title?: string;
  /** What is played, for whoever delivers it: the same for every address of the same content. */
  readonly contentId?: string;
  /** `hls` unless the address says otherwise; `file` is what the browser plays by itself (mp4, mp3). */
  readonly format?: SourceFormat;
  /**
   * Whether the manifest keeps audio, subtitles or keys apart from the picture. A server that knows may say so and save the
   * viewer one decision; unset, the multivariant playlist is read first (and handed on, so that nothing is fetched twice).
   */
  readonly tracks?: 'muxed' | 'alternate';
  readonly protection?: Protection;
  /** The content is meant to be read: subtitles in this language, else the first ones, for whoever did not choose any. ENG-048 */
  readonly forcedSubtitles?: string;
}

export interface LiveSource extends CommonSource {
  readonly kind: 'live';
}

export interface ArchiveSource extends CommonSource {
  readonly kind: 'archive';
}

export interface VodSource extends CommonSource {
  readonly kind: 'vod';
  /** The moment of a broadcast (ms since the epoch, server time) in whose place it is shown: that is where the viewer is. */
  readonly standsForMs?: number;
}

export type SourceKind = Source['kind'];

/**
 * What the owner of a load knows of it and the player does not: extensions read it (the addresses of an ad, the id that watching is
 * counted under). Whoever has such a fact declares this interface again.
 */
export interface LoadFacts {
  /** Nobody asked to watch it: nothing is advertised beside it, and nothing of it is counted. ADS-032 */
  readonly isPreview?: true;
  /** When the viewer asked for it, on the clock of `PlayerClock.elapsed`: the start is counted from there, not from when its address was known. */
  readonly wantedAtMs?: number;
}

/**
 * A place on the timeline: seconds of the media, a moment of the broadcast (ms since the epoch, server time), or where the
 * source begins by itself (the live edge of a channel, the start of everything else).
 */
export type Position =
  | { readonly mediaTime: number }
  | { readonly wallTimeMs: number }
  | {
      readonly at: 'start' | 'live';
      /** The broadcast was shown up to this moment (ms since the epoch): what comes back to the live edge does not show it again. */
      readonly shownUntilMs?: number;
    };

/** @returns whether an engine that is told nothing begins there */
export const isWhereItBegins = (position: Position): boolean => 'at' in position && position.shownUntilMs === undefined;

/** Why the player asks for another address of the same content. */
export interface SourceRequest {
  readonly reason: 'expired' | 'outsideWindow';
  /** The moment that must be inside the new source; `null` where the content has no wall clock. */
  readonly wallTimeMs: number | null;
  readonly source: Source;
  readonly signal: AbortSignal;
}

/** Gives a fresh source for what is being played, for example an archive address at `wallTimeMs`. */
export type ResolveSource = (request: SourceRequest) => Promise<Source>;

/** @returns whether a position names a place at all: arithmetic on what is unknown gives none */
export const isPlace = (position: Position): boolean =>
  'at' in position || Number.isFinite('mediaTime' in position ? position.mediaTime : position.wallTimeMs);

const EXTENSIONS: readonly (readonly [RegExp, SourceFormat])[] = [
  [/\.(mp4|m4v|webm|mov|mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i, 'file'],
  [/\.mpd$/i, 'dash'],
];

/** @returns how `source` is delivered, guessed from the path of its address when the source does not say */
export function sourceFormat(source: Source): SourceFormat {
  if (source.format !== undefined) return source.format;
  const path = source.url.split(/[?#]/, 1)[0] ?? '';
  return EXTENSIONS.find(([extension]) => extension.test(path))?.[1] ?? 'hls';
}
