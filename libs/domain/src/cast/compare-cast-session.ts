/** What a load is of. */
interface Played {
  readonly kind: 'channel' | 'film' | 'packshot' | 'trailer';
  readonly channelId: number | null;
  readonly contentId: number | null;
}

/** Names what is played across a reload of the page, whose addresses are new ones: `film:7`, `channel:1:live`. */
export const castKey = ({ kind, channelId, contentId }: Played, source: 'live' | 'archive' | 'vod'): string =>
  kind === 'channel' ? `channel:${channelId}:${source}` : `${kind}:${contentId}`;

/**
 * What a page that comes back finds on the device: the `same`, which plays on; a film whose packshot the page would begin with (`pastPackshot`), which
 * plays on too; or something `other`, which is replaced.
 */
export function compareCastSession(wanted: string, playing: string | null): 'same' | 'pastPackshot' | 'other' {
  if (playing === wanted) return 'same';
  return playing !== null && playing === wanted.replace(/^packshot:/, 'film:') ? 'pastPackshot' : 'other';
}
