import type { SeedContent } from './catalogue.ts';
import type { Localised } from './localised.ts';

export type RowTemplate =
  | 'promo-bg'
  | 'promo-wide'
  | 'button'
  | 'branded_button'
  | 'collection-v'
  | 'channel'
  | 'content-v'
  | 'content-h'
  | 'history'
  | 'history-h'
  | 'person';

/** Where a row's items come from. Lists by rule are worked out by the backend for each viewer and filter. */
export type RowSource =
  | {
      readonly type: 'promotions';
      readonly promoIds: readonly number[];
      /** Promos that lead to a channel: each is called what is on the air there. */
      readonly ofChannels: readonly { readonly promoId: number; readonly channelId: number }[];
    }
  | { readonly type: 'channels'; readonly channelIds: readonly number[] }
  | { readonly type: 'contents'; readonly contentIds: readonly number[] }
  | { readonly type: 'persons'; readonly personIds: readonly number[] }
  /** All contents of a kind, newest first or by popularity, with the filters of CALL-028. */
  | {
      readonly type: 'catalogue';
      readonly contentTypes: readonly SeedContent['contentType'][];
      readonly genreId: number | null;
      readonly order: 'popular' | 'new';
    }
  | {
      readonly type: 'search';
      readonly of: 'contents' | 'channels' | 'persons';
      readonly contentTypes: readonly SeedContent['contentType'][];
    }
  | { readonly type: 'histories' }
  /** What is like the viewer's last film or series, whose title takes the place of `{title}` in the row's. */
  | { readonly type: 'likeLastWatched' }
  | { readonly type: 'favourites'; readonly of: 'channels' | 'programs' | 'persons' | 'contents' }
  | { readonly type: 'filmography' };

export interface SeedRow {
  readonly id: number;
  readonly slug: string;
  readonly title: Localised;
  readonly description: Localised | null;
  readonly template: RowTemplate;
  readonly contentType: SeedContent['contentType'] | null;
  readonly loopCount: number | null;
  readonly libraryId: number | null;
  /** False for one that is kept for later: sites do not draw it. */
  readonly isActive: boolean;
  readonly source: RowSource;
}

export interface SeedRowset {
  readonly id: number;
  readonly slug: string;
  readonly template: string;
  readonly title: Localised;
  readonly description: Localised | null;
  readonly libraryId: number | null;
  readonly iconKey: string;
  /** The address of an outer_link. */
  readonly src: string | null;
  /** Sub-pages of a group (its categories). */
  readonly parentId: number | null;
  readonly inMenu: boolean;
  readonly rowIds: readonly number[];
}

export type SeedDestination =
  | { readonly type: 'open_url'; readonly src: string }
  | { readonly type: 'enter_promo_key' }
  | { readonly type: 'content'; readonly id: number; readonly slug: string; readonly libraryId: number | null }
  | { readonly type: 'row'; readonly id: number; readonly slug: string }
  | { readonly type: 'packet'; readonly id: number; readonly idNoOtt: number }
  | { readonly type: 'rowset'; readonly id: number; readonly slug: string }
  | { readonly type: 'channel'; readonly id: number; readonly slug: string }
  | { readonly type: 'last_channel' }
  | { readonly type: 'text'; readonly title: Localised; readonly description: Localised };

export interface SeedPromo {
  readonly id: number;
  readonly title: Localised;
  readonly short: Localised;
  readonly description: Localised;
  readonly destination: SeedDestination;
  readonly artworkKey: string;
  /** Own time on screen; null = the slider's default (ROWS-049). */
  readonly durationSeconds: number | null;
  readonly trailerId: number | null;
  readonly ratings: readonly { readonly type: string; readonly rating: number }[];
  readonly buttonIconKey: string | null;
  /** Its title comes as a picture as well. */
  readonly hasGraphicTitle: boolean;
  /** It has a picture of 3:1 besides, for a place twice as wide as the others'. */
  readonly hasBanner: boolean;
}

export interface SeedNews {
  readonly id: number;
  readonly slug: string;
  readonly title: Localised;
  readonly summary: Localised;
  /** HTML of p, h2, ul, li, strong, a. */
  readonly text: Localised;
  /** Age at any moment: how many days before today it was published. */
  readonly ageDays: number;
  readonly artworkKey: string;
}

export interface SeedDocument {
  readonly id: number;
  readonly slug: 'agreement' | 'privacy' | 'terms' | 'eticheskie-principy' | 'faq' | 'gift' | 'welcome-offer';
  readonly title: Localised;
  /** HTML of h2, p, ul, li, a. */
  readonly text: Localised;
  readonly isRequired: boolean;
}
