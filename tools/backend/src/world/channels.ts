import type { Localised } from './localised.ts';

export type ScheduleFormat =
  | 'general'
  | 'family'
  | 'films'
  | 'series'
  | 'football'
  | 'boxing'
  | 'hockey'
  | 'active'
  | 'news'
  | 'talk'
  | 'kids'
  | 'nature'
  | 'knowledge'
  | 'food'
  | 'music'
  | 'night'
  | 'holiday';

export interface SeedChannel {
  readonly id: number;
  readonly slug: string;
  readonly name: Localised;
  readonly description: Localised;
  /** Missing = unknown, which the product treats as adult (CHAN-057). */
  readonly age: number | null;
  readonly parentId: number | null;
  readonly categoryIds: readonly number[];
  readonly isHd: boolean;
  readonly is4k: boolean;
  readonly isFree: boolean;
  readonly isHidden: boolean;
  readonly isFixed: boolean;
  readonly isAvailable: boolean;
  readonly accessError: Localised | null;
  /** `free` for everybody, `base` with any base packet (a guest's promo days included), `extra` with a packet of its own. */
  readonly access: 'free' | 'base' | 'extra';
  readonly minPrice: string | null;
  /** Days of catch-up, 0 (none) to 7. */
  readonly archivedDays: number;
  /** Key of the live and archive media, `/live/{mediaKey}/…`. */
  readonly mediaKey: string;
  readonly aspectRatio: '16:9' | '4:3';
  /** `#rrggbb` of the channel's own tile. */
  readonly color: string;
  readonly overlayIconKey: string | null;
  readonly logoKey: string;
  readonly coverKey: string;
  /** Which schedule template fills its days. */
  readonly format: ScheduleFormat;
  readonly order: number;
}

export interface SeedChannelCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: Localised;
  readonly short: Localised;
  readonly tags: readonly ('all_channels' | 'startup' | 'is_adult')[];
  /** In channel order; empty for favourites (id 1000), which belong to a viewer. */
  readonly channelIds: readonly number[];
}

/** What is broadcast: a news programme, a match, a show; or the broadcast face of a film or a series. */
export interface SeedProgram {
  readonly id: number;
  readonly title: Localised;
  readonly description: Localised;
  readonly parentId: number | null;
  readonly age: number;
  readonly motionRating: string | null;
  readonly contentId: number | null;
  readonly artworkKey: string;
}

/** One broadcast of a channel's day (see `programmesOf` in schedule.ts). */
export interface SeedProgramme {
  /** Fits 32 bits and is unique over channels and days. */
  readonly id: number;
  readonly channelId: number;
  readonly startSeconds: number;
  readonly durationSeconds: number;
  /** Where the broadcast really lies in the archive. */
  readonly realStartSeconds: number;
  readonly realDurationSeconds: number;
  readonly program: SeedProgram;
  readonly contentId: number | null;
  readonly episodeId: number | null;
  readonly episode: {
    readonly title: Localised;
    readonly subtitle: Localised;
    readonly season: number;
    readonly series: number;
  } | null;
  readonly isLiveEvent: boolean;
  readonly isCatchupAvailable: boolean;
}
