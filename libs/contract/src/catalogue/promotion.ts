import { entity, from, id, integer, list, oneOf, optional, text, url, type Infer } from '../schema/schema.ts';
import { Image, Rating, Trailer } from '../contents/content.ts';

export const DESTINATION_TYPES = [
  'open_url',
  'enter_promo_key',
  'content',
  'row',
  'packet',
  'rowset',
  'channel',
  'last_channel',
  'text',
] as const;

/** Where a click leads (DATA-037). A type that is not known leads nowhere. */
export const Destination = entity('Destination', {
  type: oneOf(DESTINATION_TYPES, { otherwise: 'unknown' }),
  id: optional(id()),
  slug: optional(text()),
  libraryId: optional(id()),
  src: optional(url()),
  /** The packet to show to viewers of providers that are not OTT. */
  idNoOtt: optional(id()),
  title: optional(text()),
  description: optional(text()),
});
export type Destination = Infer<typeof Destination>;

/** A banner or a button of a row (DATA-036). */
export const Promotion = entity('Promotion', {
  id: id(),
  destination: optional(Destination),
  title: optional(text()),
  background: optional(url()),
  /** The leading colour of the background, `#rrggbb`. Our own addition. */
  color: optional(text()),
  images: list(Image),
  /** The title as a picture. */
  graphicTitle: optional(url()),
  short: optional(text()),
  description: optional(text()),
  buttonIcons: list(url()),
  trailers: list(Trailer),
  ratings: list(Rating),
  /** How long a slide stays. */
  durationSeconds: from('duration', optional(integer({ min: 1 }))),
});
export type Promotion = Infer<typeof Promotion>;
