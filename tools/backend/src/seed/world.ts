/**
 * The demo world: everything that the reference backend knows before anybody signs in. Pure data, the same on every run;
 * the database mapper turns it into rows, the image server draws its artwork keys.
 */

import { buildArtworks } from './artworks.ts';
import { buildAvatarCategories } from './avatars.ts';
import type { ScheduleFormat } from './channel-lines.ts';
import { buildChannelCategories, buildChannels } from './channels.ts';
import { COUNTRIES } from './countries.ts';
import { DOCUMENTS } from './documents.ts';
import { GENRES } from './genres.ts';
import { AUDIO_LANGUAGES, INTERFACE_LANGUAGES } from './languages.ts';
import { LIBRARIES } from './libraries.ts';
import type { Localised } from './localised.ts';
import { buildMovies } from './movies.ts';
import { NEWS } from './news.ts';
import { buildPersons } from './persons.ts';
import { buildPrograms } from './programs.ts';
import { buildPromos } from './promos.ts';
import { buildPackets } from './packets.ts';
import { buildProviders } from './providers.ts';
import { withRelations } from './relations.ts';
import { buildRows } from './rows.ts';
import { buildRowsets } from './rowsets.ts';
import { scheduleOf } from './schedule.ts';
import { SEO_MASKS } from './seo-masks.ts';
import { buildSeries } from './series.ts';
import { withSpreadPopularity } from './spread-scenes.ts';
import { buildTelecasts } from './telecasts.ts';

/**
 * A picture that the image server can compose: `/images/{kind}/{key}.jpg`. The key is unique in the world
 * (`c…` contents, `e…` episodes, `t…` programmes, `ch…` channels, `p…` persons, `n…` news, `pr…` promos, `l…` libraries,
 * `col…` collections, `av…` avatars, `i…` icons).
 */
export interface SeedArtwork {
  readonly key: string;
  readonly drawing:
    | { readonly type: 'scene'; readonly scene: string; readonly grade: string; readonly flip: boolean }
    | { readonly type: 'portrait'; readonly portrait: string; readonly background: string }
    | { readonly type: 'glyph'; readonly glyph: string; readonly from: string; readonly to: string };
  /** Lettering that posters and heroes may carry; absent for pictures that never do. */
  readonly title?: Localised;
  readonly lettering?: string;
  /** `#rrggbb`, shown before the picture arrives. */
  readonly dominantColor: string;
}

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

export interface SeedTrailer {
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

export interface SeedAvatarCategory {
  readonly title: Localised;
  readonly avatars: readonly { readonly id: number; readonly artworkKey: string }[];
}

export interface SeedProvider {
  readonly id: number;
  /** The brand's id for the six brands; an own short name for the numbered ones. */
  readonly shortname: string;
  readonly name: Localised;
  readonly brandId: string | null;
  readonly logoKey: string;
  readonly supportUrl: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly regformButtonUrl: string;
  readonly regformButtonCaption: Localised;
  readonly currency: { readonly UTF_NAME: string; readonly ASCII_NAME: string; readonly ISO_CODE: string };
  readonly isHavePurchases: boolean;
  readonly autoAuth: boolean;
  /** Offered to viewers of any provider (PROV-011). */
  readonly isShared: boolean;
  /** Additional packets are sold without a base packet (PACK-056). */
  readonly sellsWithoutBase: boolean;
  readonly countryCode: string;
  readonly packetIds: readonly number[];
}

/** A length of time as the contract names it. */
export type SeedPeriod = { readonly years?: number; readonly months?: number; readonly days?: number };

/** The currencies that providers charge in. */
export type Currency = 'KZT' | 'KGS' | 'UZS';
/** In hundredths. */
export type Prices = Readonly<Record<Currency, number>>;

/** One way to buy a packet: a period and what it costs. The contract calls it a purchase type. */
export interface SeedPlan {
  readonly id: number;
  readonly period: SeedPeriod;
  readonly prices: Prices;
  /** What it costs without the reduction that the price holds; null where it holds none. */
  readonly fullPrices: Prices | null;
  /** A first period at a price of its own, once for each viewer. */
  readonly trial: { readonly period: SeedPeriod; readonly prices: Prices } | null;
}

/** Whether a packet can be bought: `unavailable` cannot at the moment, `blocked` by order of its rights holder, `gift` is given by the operator only. */
export type SaleState = 'open' | 'unavailable' | 'blocked' | 'gift';

export interface SeedPacket {
  readonly id: number;
  readonly name: Localised;
  readonly providerIds: readonly number[];
  readonly kind: 'base' | 'partner' | 'bundle';
  readonly channelIds: readonly number[];
  readonly libraryIds: readonly number[];
  /** Films of these libraries that cost extra are opened too. */
  readonly opensExtra: boolean;
  readonly short: Localised;
  readonly description: Localised | null;
  readonly sale: SaleState;
  /** The first one is what the packet is offered for. Empty: it is not for sale. */
  readonly plans: readonly SeedPlan[];
  readonly benefits: readonly { readonly iconKey: string; readonly text: Localised }[];
  readonly design: {
    readonly artworkKey: string;
    readonly logoKey: string;
    readonly badge: Localised | null;
    readonly features: readonly Localised[];
  } | null;
  readonly bundle: {
    readonly name: Localised;
    readonly description: Localised;
    readonly speed: Localised;
    readonly prices: Prices;
  } | null;
  /** Packets that come with this one. */
  readonly packetIds: readonly number[];
  readonly videoIds: readonly number[];
  readonly agreementId: number | null;
  /** Under contract: the viewer cannot switch its renewal off. */
  readonly keepsRenewal: boolean;
  readonly afterRenewPacketId: number | null;
  readonly rowSlug: string | null;
}

export interface SeedLanguage {
  readonly key: string;
  readonly name: string;
  readonly interface: boolean;
  readonly priority: number;
}

export interface World {
  readonly languages: readonly SeedLanguage[];
  readonly audioLanguages: readonly SeedLanguage[];
  readonly providers: readonly SeedProvider[];
  readonly packets: readonly SeedPacket[];
  readonly channelCategories: readonly SeedChannelCategory[];
  readonly channels: readonly SeedChannel[];
  readonly genres: readonly SeedGenre[];
  readonly countries: readonly SeedCountry[];
  readonly libraries: readonly SeedLibrary[];
  readonly persons: readonly SeedPerson[];
  readonly contents: readonly SeedContent[];
  /** Every program that `programmesOf` may name. */
  readonly programs: readonly SeedProgram[];
  readonly rows: readonly SeedRow[];
  readonly rowsets: readonly SeedRowset[];
  readonly promos: readonly SeedPromo[];
  readonly news: readonly SeedNews[];
  readonly documents: readonly SeedDocument[];
  readonly avatarCategories: readonly SeedAvatarCategory[];
  readonly seoMasks: readonly {
    readonly pageType: string;
    readonly textType: 'title' | 'description';
    readonly value: Localised;
  }[];
  readonly artworks: readonly SeedArtwork[];
  /** One channel's broadcasts from `utcDay * 86400` to the next UTC midnight, without gaps or overlaps. */
  programmesOf(channelId: number, utcDay: number): readonly SeedProgramme[];
}

/** Builds the whole world in memory. Deterministic; takes a fraction of a second. */
export function buildWorld(): World {
  const channels = buildChannels();
  const persons = buildPersons();
  const takenTitles = new Set<string>();
  const series = buildSeries(persons, takenTitles);
  const movies = buildMovies(persons, takenTitles);
  const shows = withSpreadPopularity([...movies, ...series]);
  const contents = withRelations([...shows, ...buildTelecasts(persons)], channels);
  const packets = buildPackets(channels, contents);
  const providers = buildProviders(packets);
  const promos = buildPromos(contents);
  const rowsets = buildRowsets();
  return {
    languages: INTERFACE_LANGUAGES,
    audioLanguages: AUDIO_LANGUAGES,
    providers,
    packets,
    channelCategories: buildChannelCategories(channels),
    channels,
    genres: GENRES,
    countries: COUNTRIES,
    libraries: LIBRARIES,
    persons,
    contents,
    programs: buildPrograms(contents),
    rows: buildRows(promos, channels, contents, persons),
    rowsets,
    promos: Object.values(promos).flat(),
    news: NEWS,
    documents: DOCUMENTS,
    avatarCategories: buildAvatarCategories(),
    seoMasks: SEO_MASKS,
    artworks: buildArtworks({ contents, persons, providers, rowsets, promos }),
    programmesOf: scheduleOf(channels, contents),
  };
}
