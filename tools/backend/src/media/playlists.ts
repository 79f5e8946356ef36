import type { LoopAsset, LoopTrack } from './read-loops-index.ts';
import { SEGMENT_SECONDS, type Show } from './show.ts';

const VERSION = 7;
const AUDIO_GROUP = 'audio';
const TEXT_GROUP = 'text';

/** The bracket is never closed: no browser takes it for an address. */
const IMPOSSIBLE_ADDRESS = 'http://[::1/240p.m3u8';

/** Damage that a fault does to the multivariant playlist. */
export type MasterDamage = {
  /** In place of the real ones; `none`: none at all. */
  codecs?: string;
  impossibleRendition?: number;
  /** Where every rendition is once more. */
  twinPrefix?: string;
};

/**
 * The multivariant playlist, lowest rendition first: hls.js takes the first one's rate for its first guess, and a channel
 * change starts with what arrives soonest.
 */
export function masterPlaylist(asset: LoopAsset, framesPerSecond: number, damage: MasterDamage = {}): string {
  const audio = asset.tracks.filter((track) => track.kind === 'audio');
  const video = asset.tracks.filter((track) => track.kind === 'video').sort((a, b) => a.bandwidth - b.bandwidth);
  const lines = ['#EXTM3U', `#EXT-X-VERSION:${VERSION}`, '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const [index, track] of audio.entries()) {
    lines.push(
      `#EXT-X-MEDIA:${attributes({
        TYPE: 'AUDIO',
        'GROUP-ID': quoted(AUDIO_GROUP),
        NAME: quoted(track.label ?? track.name),
        LANGUAGE: quoted(track.language ?? 'und'),
        DEFAULT: index === 0 ? 'YES' : 'NO',
        AUTOSELECT: 'YES',
        CHANNELS: quoted('2'),
        URI: quoted(`${track.name}.m3u8`),
      })}`,
    );
  }
  for (const text of asset.texts) {
    lines.push(
      `#EXT-X-MEDIA:${attributes({
        TYPE: 'SUBTITLES',
        'GROUP-ID': quoted(TEXT_GROUP),
        NAME: quoted(text.label),
        LANGUAGE: quoted(text.language),
        DEFAULT: 'NO',
        AUTOSELECT: 'YES',
        FORCED: 'NO',
        URI: quoted(`${text.name}.m3u8`),
      })}`,
    );
  }
  const { codecs, impossibleRendition, twinPrefix } = damage;
  for (const [index, track] of video.entries()) {
    const information = `#EXT-X-STREAM-INF:${variant(track, audio, asset, framesPerSecond, codecs)}`;
    lines.push(information, index === impossibleRendition ? IMPOSSIBLE_ADDRESS : `${track.name}.m3u8`);
    if (twinPrefix !== undefined) lines.push(information, `${twinPrefix}${track.name}.m3u8`);
  }
  return `${lines.join('\n')}\n`;
}

function variant(
  track: LoopTrack,
  audio: readonly LoopTrack[],
  asset: LoopAsset,
  framesPerSecond: number,
  codecs = [...new Set([track.codecs, ...audio.map((one) => one.codecs)])].join(','),
): string {
  const most = (rate: 'bandwidth' | 'averageBandwidth') => Math.max(0, ...audio.map((one) => one[rate]));
  return attributes({
    BANDWIDTH: String(track.bandwidth + most('bandwidth')),
    'AVERAGE-BANDWIDTH': String(track.averageBandwidth + most('averageBandwidth')),
    ...(codecs !== 'none' && { CODECS: quoted(codecs) }),
    RESOLUTION: `${track.width ?? 0}x${track.height ?? 0}`,
    'FRAME-RATE': framesPerSecond.toFixed(3),
    ...(audio.length > 0 && { AUDIO: quoted(AUDIO_GROUP) }),
    ...(asset.texts.length > 0 && { SUBTITLES: quoted(TEXT_GROUP) }),
  });
}

/** Damage that a fault does to the list, by segment number. */
export type ListDamage = {
  resetAt?: number;
  gapAt?: number;
  discontinuityAt?: number;
  /** The rendition whose segments stand there from the discontinuity on. */
  trackAfter?: string;
  /** What stands in place of the target duration; `null`: no line at all. */
  targetDuration?: string | null;
  /** From the discontinuity on there is no sound. */
  isSilentAfter?: boolean;
};

/** One rendition's playlist. Channels carry `EXT-X-PROGRAM-DATE-TIME`: live on each segment, else where time begins anew. */
export function mediaPlaylist(
  show: Show,
  track: string,
  { resetAt, gapAt, discontinuityAt, trackAfter = track, targetDuration, isSilentAfter }: ListDamage = {},
): string {
  // A restarted encoder knows nothing of what it sent before: numbers begin at 0 and older segments are gone.
  const isReset = show.growth === 'live' && resetAt !== undefined && show.last >= resetAt;
  const first = isReset ? Math.max(show.first, resetAt) : show.first;
  const sequence = isReset ? first - resetAt : first;
  const trackOf = (n: number) => (discontinuityAt !== undefined && n >= discontinuityAt ? trackAfter : track);
  const isSilent = (n: number) => isSilentAfter === true && discontinuityAt !== undefined && n >= discontinuityAt;
  const mapOf = (n: number) => `#EXT-X-MAP:URI="${trackOf(n)}/${isSilent(n) ? 'silent' : 'init'}.mp4"`;
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    ...(targetDuration === null ? [] : [`#EXT-X-TARGETDURATION:${targetDuration ?? SEGMENT_SECONDS}`]),
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  if (discontinuityAt !== undefined) lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuityAt < first ? 1 : 0}`);
  if (show.growth !== 'live') lines.push(`#EXT-X-PLAYLIST-TYPE:${show.growth === 'vod' ? 'VOD' : 'EVENT'}`);
  // Without this a player would join a growing archive at its end.
  if (show.startSeconds !== undefined) lines.push(`#EXT-X-START:TIME-OFFSET=${show.startSeconds},PRECISE=YES`);
  lines.push(mapOf(first));
  for (let n = first; n <= show.last; n++) {
    const isBreak = n === discontinuityAt && n > show.oldest;
    if (isBreak) lines.push('#EXT-X-DISCONTINUITY', mapOf(n));
    if (n === gapAt) lines.push('#EXT-X-GAP');
    if (show.wallTimeMs && (show.growth === 'live' || n === first || isBreak)) {
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(show.wallTimeMs(n)).toISOString()}`);
    }
    lines.push(`#EXTINF:${SEGMENT_SECONDS}.000,`, `${trackOf(n)}/${n}.m4s`);
  }
  if (show.growth === 'vod') lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** Subtitles are one WebVTT file as long as the film. */
export function textPlaylist(show: Show, name: string): string {
  return [
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${show.asset.seconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${show.asset.seconds}.000,`,
    `${name}.vtt`,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

const quoted = (text: string) => `"${text}"`;
const attributes = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
