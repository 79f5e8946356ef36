import {
  collection,
  decimal,
  entity,
  flag,
  from,
  id,
  integer,
  isoDate,
  json,
  list,
  money,
  oneOf,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';
import { Content, Image, Person } from './content.ts';

export {
  CONTENT_TYPES,
  Content,
  Contents,
  Country,
  Genre,
  Image,
  Person,
  PersonCredit,
  PersonDetails,
  Rating,
  Season,
  Trailer,
} from './content.ts';

/** How far somebody got. */
export const WatchHistory = entity('WatchHistory', {
  watchPercentage: optional(decimal()),
  seconds: optional(decimal()),
});
export type WatchHistory = Infer<typeof WatchHistory>;

/** DATA-029. The first history is the viewer's own. */
export const Episode = entity('Episode', {
  id: id(),
  slug: optional(text()),
  series: optional(integer()),
  season: optional(integer()),
  title: optional(text()),
  description: optional(text()),
  isAnnouncement: flag(),
  images: list(Image),
  durationSeconds: from('duration', optional(integer({ min: 0 }))),
  histories: list(WatchHistory),
  /** When an announced episode can be watched. Our own addition. */
  availableAtMs: from('available_at', optional(isoDate())),
});
export type Episode = Infer<typeof Episode>;
export const Episodes = collection('Episodes', 'episodes', Episode);
export type Episodes = Infer<typeof Episodes>;

/** DATA-026. `buttonData` is handed back to the payment as it came. */
export const ContentButton = entity('ContentButton', {
  buttonType: text(),
  caption: optional(text()),
  subCaption: optional(text()),
  icon: optional(url()),
  playAfter: flag(),
  showOptions: flag(),
  buttonData: optional(json()),
});
export type ContentButton = Infer<typeof ContentButton>;

/** DATA-027. A bare text is read too. */
export const LicenseInfo = entity(
  'LicenseInfo',
  { text: optional(text()), color: optional(text()) },
  { tidy: (raw) => (typeof raw === 'string' ? { text: raw } : raw) },
);
export type LicenseInfo = Infer<typeof LicenseInfo>;

/** What one viewer may do with a content (DATA-024, DATA-025). */
export const ContentMeta = entity('ContentMeta', {
  history: optional(entity('ContentHistory', { seconds: optional(decimal()) })),
  watchPercentage: optional(decimal()),
  nextToPlay: optional(entity('NextToPlay', { id: id() })),
  /** Whether it is played from a library or from the archive of a channel. */
  streamUsing: optional(oneOf(['content_schedule', 'library_id'])),
  isPurchased: flag(),
  isAvailable: flag({ whenAbsent: true }),
  isContinuation: flag(),
  isLost: flag(),
  lostContent: optional(json()),
  minPriceMinor: from('min_price', optional(money())),
  buttons: list(ContentButton),
  licenseInfo: optional(LicenseInfo),
  userLicenseInfo: optional(LicenseInfo),
  /** The id that a removal needs; missing when it is no favourite. */
  favorite: optional(entity('ContentFavorite', { id: id() })),
  userRating: optional(decimal()),
});
export type ContentMeta = Infer<typeof ContentMeta>;

/** A broadcast from which a content can be watched (DATA-028). */
export const Catchup = entity('Catchup', {
  id: id(),
  channelId: id(),
  startAtMs: from('start_at', isoDate()),
  isCurrent: from('current', flag()),
});
export type Catchup = Infer<typeof Catchup>;
export const Sources = collection('Sources', 'catchups', Catchup);
export type Sources = Infer<typeof Sources>;

/** Why titles stand together: whoever made or played in them, or their genre. */
const RELATED_REASONS = ['director', 'actor', 'genre'] as const;

/** Titles that belong to another one for one reason. Our own addition. */
export const RelatedTitles = entity('RelatedTitles', {
  reason: oneOf(RELATED_REASONS, { otherwise: 'unknown' }),
  /** Of `director` and `actor`. */
  person: optional(Person),
  contents: list(Content),
});
export type RelatedTitles = Infer<typeof RelatedTitles>;
export const Related = collection('Related', 'related', RelatedTitles);
export type Related = Infer<typeof Related>;
