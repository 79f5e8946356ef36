import {
  collection,
  decimal,
  entity,
  flag,
  from,
  id,
  integer,
  list,
  oneOf,
  optional,
  text,
  timestamp,
  url,
  withDefault,
  type Infer,
} from '../schema/schema.ts';
import { MotionRating } from '../channels/schedule.ts';

/** DATA-017: a genre leads to a row of its own. */
export const Genre = entity('Genre', {
  id: id(),
  name: text(),
  rowSlug: optional(text()),
  rowId: optional(id()),
  parentId: optional(id()),
});
export type Genre = Infer<typeof Genre>;

export const Country = entity(
  'Country',
  { id: optional(id()), name: text() },
  { tidy: (raw) => (typeof raw === 'string' ? { name: raw } : raw) },
);
export type Country = Infer<typeof Country>;

/** DATA-019. */
export const Image = entity('Image', {
  type: optional(oneOf(['cover', 'poster'])),
  aspectRatio: optional(text()),
  src: url(),
});
export type Image = Infer<typeof Image>;

/** DATA-022. */
export const Rating = entity('Rating', { type: text(), rating: decimal() });
export type Rating = Infer<typeof Rating>;

/** DATA-023. */
export const Trailer = entity('Trailer', { id: id() });
export type Trailer = Infer<typeof Trailer>;

const personFields = {
  id: id(),
  slug: optional(text()),
  name: text(),
  imageUrl: optional(url()),
  bio: optional(text()),
  role: optional(text()),
};

/** DATA-030. */
export const Person = entity('Person', {
  ...personFields,
  /** Whom an actor plays in the content that names them. Our own addition. */
  character: optional(text()),
});
export type Person = Infer<typeof Person>;

/** What somebody was in one of their works. Our own addition. */
export const PersonCredit = entity('PersonCredit', {
  contentId: id(),
  role: optional(text()),
  character: optional(text()),
});
export type PersonCredit = Infer<typeof PersonCredit>;

/** Somebody as their own page tells of them: with what they were in each work, and with whom they worked most. Both our own additions. */
export const PersonDetails = entity('PersonDetails', {
  ...personFields,
  credits: list(PersonCredit),
  colleagues: list(Person),
});
export type PersonDetails = Infer<typeof PersonDetails>;

export const CONTENT_TYPES = ['movie', 'program', 'series', 'season', 'episode'] as const;

const contentFields = {
  id: id(),
  slug: optional(text()),
  title: text(),
  original: optional(text()),
  year: optional(integer({ min: 0 })),
  description: optional(text()),
  genres: list(Genre),
  countries: list(Country),
  contentType: withDefault(oneOf(CONTENT_TYPES, { otherwise: 'movie' }), 'movie'),
  /** The number of an episode in its season, and of a season in its series. */
  series: optional(integer()),
  season: optional(integer()),
  parentId: optional(id()),
  age: optional(integer({ min: 0 })),
  motionRating: optional(MotionRating),
  images: list(Image),
  /** Moments of it, to be looked at large. Our own addition. */
  stills: list(url()),
  cover: optional(
    entity('ContentCover', {
      src16x9: from('src_16x9', optional(url())),
      src2x3: from('src_2x3', optional(url())),
      /** The leading colour of the pictures, `#rrggbb`. Our own addition. */
      color: optional(text()),
    }),
  ),
  background: optional(entity('ContentBackground', { web: optional(url()) })),
  /** The title as a picture, in light letters on nothing. Our own addition, named as on a promotion. */
  graphicTitle: optional(url()),
  isCartoon: flag(),
  isAdult: flag(),
  durationSeconds: from('duration', optional(integer({ min: 0 }))),
  lastSeenChannelIds: list(id()),
  ratings: list(Rating),
  ratingImdb: optional(decimal()),
  ratingKinopoisk: optional(decimal()),
  persons: list(Person),
  trailers: list(Trailer),
  /** Since when it is on the service. Our own addition. */
  publishedAtSeconds: from('published_at', optional(timestamp())),
  /** When the rights to show it end. Our own addition. */
  availableUntilSeconds: from('available_until', optional(timestamp())),
  libraryId: optional(id()),
  category: optional(text()),
};

/** A season as it stands inside its series (DATA-021). */
export const Season = entity('Season', contentFields);
export type Season = Infer<typeof Season>;

/** A film, programme, series, season or episode (DATA-016). */
export const Content = entity('Content', { ...contentFields, seasons: from('contents', list(Season)) });
export type Content = Infer<typeof Content>;

export const Contents = collection('Contents', 'contents', Content);
export type Contents = Infer<typeof Contents>;
