import { mendPlaylist } from '../engines/mend-playlist.ts';
import { hasVariables } from '../engines/hls-tags.ts';

/** The first file that playing a channel begins with: the initialisation of its rendition, where there is one, and a segment. */
export interface FirstPieces {
  readonly initUrl: string | null;
  readonly segmentUrl: string;
  /** Media seconds of the segment. */
  readonly segmentSeconds: number;
}

/** As the engine stands behind the end of a channel, in target durations. */
const BEHIND_END_TARGETS = 3;
/** The engine takes the next segment where this little, in seconds, is left of one. */
const TOLERANCE_SECONDS = 0.25;

/**
 * What makes a playlist more than the plain list of files that can be fetched ahead: ranges, keys of whole files, parts, a start of its own,
 * holes. What a licence opens comes as it is, and waits for it.
 */
const NOT_PLAIN = /^#EXT-X-(BYTERANGE|KEY:(?!METHOD=(NONE|SAMPLE-AES))|PART|START|GAP|SKIP|DEFINE|MAP:.*BYTERANGE)/m;

/**
 * @param text a multivariant playlist
 * @returns the address of the rendition that the engine begins with: the one with the fewest bits; `null` when there is none to be read
 */
export function lowestRendition(text: string, address: string): string | null {
  if (hasVariables(text)) return null;
  const renditions = [...mendPlaylist(text, address).matchAll(/^#EXT-X-STREAM-INF:(.*)\r?\n(?!#)(.+)$/gm)].map(
    ([, attributes = '', uri = '']) => ({
      bitsPerSecond: Number(/(?:^|,)BANDWIDTH=(\d+)/.exec(attributes)?.[1] ?? Infinity),
      uri: uri.trim(),
    }),
  );
  const [lowest] = renditions.sort((one, other) => one.bitsPerSecond - other.bitsPerSecond);
  return lowest ? whole(lowest.uri, address) : null;
}

/**
 * @param text a live media playlist
 * @returns what the engine will ask for first, `null` where that cannot be told from the list alone
 */
export function firstPieces(text: string, address: string): FirstPieces | null {
  const target = Number(/^#EXT-X-TARGETDURATION:(\d+)/m.exec(text)?.[1]);
  if (!(target > 0) || NOT_PLAIN.test(text) || text.includes('#EXT-X-ENDLIST')) return null;
  const segments: FirstPieces[] = [];
  let initUrl: string | null = null;
  let seconds = 0;
  for (const line of text.split(/\r?\n/)) {
    const map = /^#EXT-X-MAP:.*URI="([^"]+)"/.exec(line)?.[1];
    if (map) initUrl = whole(map, address);
    seconds = Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? seconds);
    if (line === '' || line.startsWith('#')) continue;
    const segmentUrl = whole(line.trim(), address);
    // The engine says what is wrong with such a list.
    if (segmentUrl === null) return null;
    segments.push({ initUrl, segmentUrl, segmentSeconds: seconds });
  }
  const startSeconds = Math.max(0, sum(segments) - BEHIND_END_TARGETS * target);
  let endSeconds = 0;
  return (
    segments.find(({ segmentSeconds }) => {
      endSeconds += segmentSeconds;
      return endSeconds - TOLERANCE_SECONDS > startSeconds;
    }) ?? null
  );
}

/** The address that a playlist at `address` names; null for what no browser can open. */
function whole(uri: string, address: string): string | null {
  try {
    return new URL(uri, address).href;
  } catch {
    return null;
  }
}

const sum = (segments: readonly FirstPieces[]) => segments.reduce((all, { segmentSeconds }) => all + segmentSeconds, 0);
