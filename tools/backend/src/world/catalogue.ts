import type { Localised } from './localised.ts';

export interface SeedGenre {
  readonly id: number;
  readonly slug: string;
  readonly name: Localised;
  /** The main genre of a subgenre; null for main genres. */
  readonly parentId: number | null;
  /** The row that lists this genre. */
  readonly rowSlug: string | null;
}

export interface SeedCountry {
  readonly id: number;
  readonly code: string;
  readonly name: Localised;
}

export interface SeedLibrary {
  readonly id: number;
  readonly title: Localised;
  readonly logoKey: string;
  readonly coverKey: string;
  readonly color: string;
}

export type PersonRole = 'director' | 'actor' | 'producer' | 'writer' | 'composer' | 'presenter' | 'editor';

export interface SeedPerson {
  readonly id: number;
  readonly slug: string;
  readonly name: Localised;
  readonly bio: Localised;
  /** The role the person is known for. */
  readonly role: PersonRole;
  /** Chooses among the portraits. */
  readonly isWoman: boolean;
  readonly artworkKey: string | null;
}

export interface SeedCredit {
  readonly personId: number;
  readonly role: PersonRole;
  /** The character, for actors. */
  readonly character: Localised | null;
}

interface SeedTrailer {
  readonly id: number;
  readonly loopKey: string;
  readonly durationSeconds: number;
}

/** A film, a series or a telecast. Seasons and episodes hang below a series. */
export interface SeedContent {
  readonly id: number;
  /** Ends with the id: `tihii-pereval-2026-10001` (CONT-003). */
  readonly slug: string;
  readonly contentType: 'movie' | 'series' | 'program';
  readonly title: Localised;
  readonly original: string;
  /** One sentence for heroes and promos. */
  readonly tagline: Localised;
  readonly description: Localised;
  readonly year: number;
  /** Of the last season, for series. */
  readonly endYear: number | null;
  readonly genreIds: readonly number[];
  readonly countryIds: readonly number[];
  readonly age: number;
  readonly motionRating: string | null;
  readonly isCartoon: boolean;
  readonly isAdult: boolean;
  /** 0 for series and telecasts. */
  readonly durationSeconds: number;
  readonly ratingImdb: number | null;
  readonly ratingKinopoisk: number | null;
  readonly viewerRating: number | null;
  readonly credits: readonly SeedCredit[];
  readonly trailers: readonly SeedTrailer[];
  readonly libraryId: number;
  readonly access: 'free' | 'base' | 'extra';
  /** Decimal string in the provider's currency, for `extra`. */
  readonly minPrice: string | null;
  readonly isLost: boolean;
  /** The scene that its pictures show. */
  readonly scene: string;
  readonly artworkKey: string;
  /** Key of the demo loop, `/vod/{loopKey}/{durationSeconds}/…`; null for series and telecasts. */
  readonly loopKey: string | null;
  /** Set on the one film with two audio languages and subtitles, `/film/{filmKey}/…`. */
  readonly filmKey: string | null;
  readonly seasons: readonly SeedSeason[];
  readonly similarIds: readonly number[];
  /** Channels that broadcast it last. */
  readonly lastSeenChannelIds: readonly number[];
  /** 0..1; rows sorted by popularity use it. */
  readonly popularity: number;
}

export interface SeedSeason {
  readonly id: number;
  readonly slug: string;
  readonly season: number;
  readonly title: Localised;
  readonly year: number;
  readonly artworkKey: string;
  readonly episodes: readonly SeedEpisode[];
}

export interface SeedEpisode {
  readonly id: number;
  readonly slug: string;
  readonly season: number;
  readonly series: number;
  readonly title: Localised;
  readonly description: Localised;
  readonly durationSeconds: number;
  readonly isAnnouncement: boolean;
  readonly artworkKey: string;
  readonly loopKey: string;
}
