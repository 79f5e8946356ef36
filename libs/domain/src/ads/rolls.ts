import type { AdInfo } from '@livery/contract/ads/entities';
import type { Stream } from '@livery/contract/channels/stream';

/** Kinds of ad breaks: pre-roll, mid-roll, post-roll, and the break when the viewer goes on after a pause. ADS-001 */
export const ROLLS = ['pre', 'middle', 'post', 'postPause'] as const;
export type Roll = (typeof ROLLS)[number];

/** An address to try, and those to try behind it. ADS-002 */
export interface RollEntry {
  readonly url: string;
  readonly aliases: readonly string[];
}

/** An ad break that is due now. */
export interface DueBreak {
  readonly roll: Roll;
  /** Tried in order, each address before its aliases, until one gives an ad. */
  readonly entries: readonly RollEntry[];
  /** Ads of one break. ADS-009 */
  readonly mostAds: number;
  /** The least time since the last break. */
  readonly gapMs: number;
  /** The content that it belongs to: a channel has its pre-roll once. */
  readonly contentKey: string;
}

/** A channel or a film whose stream comes with ad breaks. */
export interface AdSupportedContent {
  readonly id: string;
  readonly isChannel: boolean;
  /** The viewer changed the channel on its page. */
  readonly isZap: boolean;
  readonly ads: AdInfo;
}

interface Played {
  readonly kind: 'channel' | 'film' | 'packshot' | 'trailer';
  readonly stream: Pick<Stream, 'ad'>;
  readonly channelId: number | null;
  readonly contentId: number | null;
  readonly isZap: boolean;
}

/** What a stream has of advertising, if any. */
export const adsOf = ({ ad }: Pick<Stream, 'ad'>): AdInfo | undefined => (ad?.maxAdvertising === 0 ? undefined : ad);

/** @returns null for what carries none: a preview, a trailer, what comes before a film, a stream without them. ADS-024, ADS-032 */
export function adSupportedContentOf(played: Played | undefined, isPreview: boolean): AdSupportedContent | null {
  const ads = played && adsOf(played.stream);
  if (isPreview || !ads) return null;
  if (played.kind !== 'channel' && played.kind !== 'film') return null;
  const isChannel = played.kind === 'channel';
  const id = isChannel ? `channel-${played.channelId}` : `film-${played.contentId}`;
  return { id, isChannel, isZap: played.isZap, ads };
}

/** Without a period two breaks are so far apart. ADS-013 */
const DEFAULT_GAP_SECONDS = 5;

/** A break of the content; null where it has no address for it. ADS-009, ADS-012, ADS-013 */
export function breakOf({ id, ads }: AdSupportedContent, roll: Roll, entries: readonly RollEntry[]): DueBreak | null {
  if (entries.length === 0) return null;
  return {
    roll,
    entries,
    mostAds: ads.maxAdvertising ?? Infinity,
    gapMs: (ads.periodSeconds ?? DEFAULT_GAP_SECONDS) * 1000,
    contentKey: id,
  };
}
