import type { Content } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import type { ContentType } from '../database/schema/catalogue.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../world/localised.ts';
import { demoRights } from './demo-rights.ts';

/** Without its row: a card names genres, the page of a content links them. */
export type CardGenre = { id: number; name: string };

/** What a card shows of a film, series, season or episode. */
export type CardFacts = {
  id: number;
  slug: string;
  contentType: ContentType;
  season: number | null;
  series: number | null;
  parentId: number | null;
  title: string;
  year: number;
  age: number | null;
  motionRating: string | null;
  isAdult: boolean;
  isCartoon: boolean;
  durationSeconds: number;
  ratingImdb: number | null;
  ratingKinopoisk: number | null;
  libraryId: number;
  artworkKey: string;
  /** The leading colour of its pictures; of seasons and episodes nobody asks. */
  color?: string | undefined;
  genres: readonly CardGenre[];
};

/** A content as it stands in a row: no texts beyond the title, and nothing that is empty, as a page has hundreds. */
export function wireCard(card: CardFacts, media: MediaAddresses, language: Language): Wire<typeof Content> {
  return {
    id: card.id,
    slug: card.slug,
    content_type: card.contentType,
    title: card.title,
    year: card.year,
    genres: [...card.genres],
    cover: {
      src_16x9: media.picture('cover', card.artworkKey),
      src_2x3: media.poster(card.artworkKey, language),
      color: card.color,
    },
    library_id: card.libraryId,
    ...demoRights(card),
    ...(card.season !== null && { season: card.season }),
    ...(card.series !== null && { series: card.series }),
    ...(card.parentId !== null && { parent_id: card.parentId }),
    ...(card.age !== null && { age: card.age }),
    ...(card.motionRating !== null && { motion_rating: { text: card.motionRating } }),
    ...(card.isAdult && { is_adult: true }),
    ...(card.isCartoon && { is_cartoon: true }),
    ...(card.durationSeconds > 0 && { duration: card.durationSeconds }),
    ...(card.ratingImdb !== null && { rating_imdb: card.ratingImdb }),
    ...(card.ratingKinopoisk !== null && { rating_kinopoisk: card.ratingKinopoisk }),
  };
}
