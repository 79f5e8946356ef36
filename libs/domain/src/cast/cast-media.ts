/** What is to be played, in the player's words. */
export interface CastSubject {
  readonly kind: 'live' | 'archive' | 'vod';
  readonly url: string;
  readonly format: 'hls' | 'file' | 'dash';
  /** What segments are made of, where somebody knows: a television that takes them for something else stays black. */
  readonly segments?: 'ts' | 'fmp4' | undefined;
}

/** What a viewer knows it by. */
export interface CastTitle {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly image?: string | undefined;
}

/** What a receiver is asked to load. The address goes to it as it is, with every token that it holds. CAST-013 */
export interface CastMedia {
  readonly url: string;
  readonly contentType: string;
  readonly streamType: 'LIVE' | 'BUFFERED';
  readonly hlsSegmentFormat?: 'ts' | 'fmp4';
  readonly hlsVideoSegmentFormat?: 'mpeg2_ts' | 'fmp4';
  readonly title: string;
  readonly subtitle?: string;
  readonly image?: string;
}

const CONTENT_TYPES = { hls: 'application/x-mpegURL', dash: 'application/dash+xml', file: 'video/mp4' } as const;
const SEGMENTS = {
  ts: { hlsSegmentFormat: 'ts', hlsVideoSegmentFormat: 'mpeg2_ts' },
  fmp4: { hlsSegmentFormat: 'fmp4', hlsVideoSegmentFormat: 'fmp4' },
} as const;

/** `null` where there is no address to play. A recording that still grows is `BUFFERED`: a live one cannot be sought in. CAST-003, CAST-013 */
export function castMedia({ kind, url, format, segments }: CastSubject, title: CastTitle | null): CastMedia | null {
  if (url === '') return null;
  return {
    url,
    contentType: CONTENT_TYPES[format],
    streamType: kind === 'live' ? 'LIVE' : 'BUFFERED',
    ...(format === 'hls' && segments && SEGMENTS[segments]),
    title: title?.title ?? '',
    ...(title?.subtitle && { subtitle: title.subtitle }),
    ...(title?.image && { image: title.image }),
  };
}
