import type { Content, ContentMeta } from '@livery/contract/contents/entities';
import type { Packshot, Stream } from '@livery/contract/channels/stream';
import { streamAddress } from './protection.ts';

/** What is asked for before a content plays, in this order. PLAY-001, PLAY-002 */
export type LoadStep = 'content' | 'parent' | 'firstEpisode' | 'meta';

export const loadSteps = (contentType: Content['contentType']): readonly LoadStep[] =>
  contentType === 'season' || contentType === 'episode'
    ? ['content', 'parent', 'firstEpisode', 'meta']
    : ['content', 'meta'];

/** What becomes of the wish to play. `offer`: what is bought then plays by itself. */
export type PlayDecision =
  | { readonly kind: 'play' }
  | { readonly kind: 'offer'; readonly startAfterBuy: true; readonly playAfterId: number }
  | { readonly kind: 'refuse'; readonly reason: 'lost' | 'unavailable' };

/** What is watched episode by episode, and lists them. CONT-032 */
export const hasEpisodes = ({ contentType }: Pick<Content, 'contentType'>): boolean =>
  contentType === 'series' || contentType === 'season';

/** Whose stream a press on "watch" means: of a series or a season that of the episode which comes next, of everything else its own. */
export const playedId = (
  content: Pick<Content, 'id' | 'contentType'>,
  { nextToPlay }: Pick<ContentMeta, 'nextToPlay'>,
): number => (hasEpisodes(content) ? nextToPlay?.id : undefined) ?? content.id;

type Rights = Pick<ContentMeta, 'isPurchased' | 'isAvailable' | 'isLost' | 'buttons' | 'minPriceMinor'>;

/** Nothing is asked for it: a guest may watch it, too. PLAY-004, PLAY-043 */
const isStreamable = ({ buttons, minPriceMinor }: Rights): boolean => buttons.length === 0 && !minPriceMinor;

/** What is bought, or asks for nothing, plays; the rest is offered, and remembers what to play then. PLAY-003…006 */
export function playDecision(contentId: number, meta: Rights): PlayDecision {
  if (meta.isLost) return { kind: 'refuse', reason: 'lost' };
  if (!meta.isAvailable) return { kind: 'refuse', reason: 'unavailable' };
  if (meta.isPurchased || isStreamable(meta)) return { kind: 'play' };
  return { kind: 'offer', startAfterBuy: true, playAfterId: contentId };
}

/** One item of the playlist: a packshot, or the film that the viewer came for. */
export type PlaylistItem =
  | { readonly kind: 'packshot'; readonly url: string; readonly packshot: Packshot }
  | { readonly kind: 'main'; readonly url: string };

/** What plays one after the other: the packshots, then the film. PLAY-012 */
export function playlistOf(stream: Pick<Stream, 'hls' | 'hlsMbr' | 'drm' | 'packshots'>): readonly PlaylistItem[] {
  const main = streamAddress(stream);
  if (main === null) return [];
  const packshots = stream.packshots.map((packshot) => ({ kind: 'packshot', url: packshot.url, packshot }) as const);
  return [...packshots, { kind: 'main', url: main }];
}

/** So long before it comes, the next episode is announced. */
const ANNOUNCED_SECONDS = 10;
/** PLAY-021 */
const NEAR_END_SECONDS = 2;

/** Seconds until the next episode comes by itself; null while that is far, or for what has no early end. PLAY-022, PLAY-023 */
export function secondsToNext(positionSeconds: number, durationSeconds: number): number | null {
  const left = Math.ceil(durationSeconds - NEAR_END_SECONDS - positionSeconds);
  const isLongEnough = Number.isFinite(durationSeconds) && durationSeconds > ANNOUNCED_SECONDS * 2;
  return isLongEnough && left <= ANNOUNCED_SECONDS ? Math.max(0, left) : null;
}

/** How much of the announcement is over, 0 to 1. */
export const announcedShare = (secondsLeft: number): number =>
  Math.min(1, Math.max(0, 1 - secondsLeft / ANNOUNCED_SECONDS));

/** Why a stream was refused, in words of the product; null for what only the server can say. PLAY-045 */
export type PlayRefusal = 'lost' | 'childProfile' | 'notPurchased' | 'announced' | 'unavailable';
const REFUSALS: Readonly<Record<string, PlayRefusal>> = {
  lost_content: 'lost',
  child_profile: 'childProfile',
  permission_denied: 'notPurchased',
  not_available: 'unavailable',
};

export const playRefusalOf = (code: string, { isAnnounced }: { isAnnounced: boolean }): PlayRefusal | null => {
  const refusal = REFUSALS[code] ?? null;
  return refusal === 'unavailable' && isAnnounced ? 'announced' : refusal;
};
