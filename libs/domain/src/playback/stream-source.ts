import type { Catchup, ContentMeta } from '@livery/contract/contents/entities';

/** Where a content is played from. */
export type StreamSource =
  { readonly kind: 'library'; readonly libraryId: number } | { readonly kind: 'catchup'; readonly catchup: Catchup };

/**
 * The archive of a channel or a library, as the server says; `null` when that one is not there. Of several broadcasts the one on air, else the
 * newest. PLAY-038
 */
export function streamSource(
  { streamUsing }: Pick<ContentMeta, 'streamUsing'>,
  { libraryId, catchups }: { libraryId: number | undefined; catchups: readonly Catchup[] },
): StreamSource | null {
  if (streamUsing !== 'content_schedule') return libraryId === undefined ? null : { kind: 'library', libraryId };
  const newestFirst = [...catchups].sort((a, b) => b.startAtMs - a.startAtMs);
  const catchup = newestFirst.find(({ isCurrent }) => isCurrent) ?? newestFirst[0];
  return catchup ? { kind: 'catchup', catchup } : null;
}
