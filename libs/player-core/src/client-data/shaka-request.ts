import type { ShakaPlayer } from '../engines/shaka.ts';
import type { ClientData } from './client-data.ts';
import type { MediaRequest, ObjectType } from './request-data.ts';

/** shaka's numbers for kinds of requests, and for what a segment is. */
const MANIFEST = 0;
const SEGMENT = 1;
const KEY = 6;
const INIT_SEGMENT = 0;

const TYPES: Readonly<Record<string, ObjectType>> = { video: 'v', audio: 'a', text: 'c' };

interface SegmentContext {
  readonly type?: number | undefined;
  readonly stream?:
    { readonly type: string; readonly bandwidth?: number | undefined; readonly codecs: string } | undefined;
  readonly segment?: { getStartTime(): number; getEndTime(): number } | null | undefined;
}

/** @returns `null` for what is no media: licences, times of a server */
function shakaRequest(player: ShakaPlayer, type: number, context: SegmentContext | undefined): MediaRequest | null {
  if (type === MANIFEST) return { type: 'm' };
  if (type === KEY) return { type: 'k' };
  if (type !== SEGMENT) return null;
  const { stream, segment } = context ?? {};
  if (context?.type === INIT_SEGMENT || !segment) return { type: 'i' };
  const isBoth = stream?.type === 'video' && /,/.test(stream.codecs);
  return {
    type: isBoth ? 'av' : (TYPES[stream?.type ?? ''] ?? 'v'),
    durationSeconds: segment.getEndTime() - segment.getStartTime(),
    bitsPerSecond: stream?.bandwidth,
    topBitsPerSecond: stream?.type === 'video' ? topOf(player) : undefined,
    lineBitsPerSecond: player.getStats().estimatedBandwidth,
  };
}

const topOf = (player: ShakaPlayer) => Math.max(0, ...player.getVariantTracks().map(({ bandwidth }) => bandwidth));

/** Each request of the player says how it is. */
export function writeShakaAddresses(player: ShakaPlayer, data: ClientData): void {
  player.getNetworkingEngine()?.registerRequestFilter((type, request, context) => {
    const media = shakaRequest(player, type, context);
    if (media) request.uris = request.uris.map((uri) => data.addressOf(uri, media));
  });
}
