import type { Drm } from '@livery/contract/channels/stream';
import type { Wire } from '@livery/contract/schema';

type Address = 'hls' | 'dash';

const MANIFESTS: Readonly<Record<Address, string>> = { hls: 'master.m3u8', dash: 'manifest.mpd' };

interface Protection {
  readonly scheme: 'cenc' | 'cbcs';
  readonly formats: readonly Address[];
  /** The folder of its stills, where the stream names none. */
  readonly stills?: string;
  /** Its subtitles are on from the beginning. */
  readonly isRead?: boolean;
}

/**
 * The same media behind the origin's `/protected`, with licences of its ClearKey server. Players take the first stream that they can open.
 * @param clear the address of the stream in the clear
 */
export function protectStream(
  clear: string,
  origin: string,
  { scheme, formats, stills, isRead = false }: Protection,
): Wire<typeof Drm> {
  const folder = clear.replace(origin, `${origin}/protected/${scheme}`).replace(/[^/]+$/, '');
  return {
    force_subtitles: isRead,
    ...(stills !== undefined && { thumbUrl: stills }),
    streams: formats.map((format) => ({
      type: `${format}_clearkey` as const,
      url: folder + MANIFESTS[format],
      license_url: `${origin}/licence/clearkey`,
    })),
  };
}
