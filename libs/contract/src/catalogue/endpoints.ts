import { ENTITY_USABLE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { decimal, flag, id, integer, oneOf, optional, text } from '../schema/schema.ts';
import { Contents } from '../contents/content.ts';
import { Countries, Genres, Libraries, Menu, Row, Rowset } from './entities.ts';

const usableSeconds = ENTITY_USABLE_SECONDS;

export const catalogueEndpoints = defineEndpoints('catalogue', {
  getLibraries: { method: 'GET', path: '/v2/libraries', response: Libraries, usableSeconds },
  getMenu: { method: 'GET', path: '/v2/rowsets', response: Menu, usableSeconds },
  /** `id` may be a slug. */
  getRowset: {
    method: 'GET',
    path: '/v2/rowsets/:id',
    params: { id: text() },
    query: { kind: optional(oneOf(['web', 'mobile', 'mobile300'])) },
    response: Rowset,
    usableSeconds,
    provides: ['rows'],
  },
  /** `id` may be a slug. Filters are those of the film and series pages. */
  getRow: {
    method: 'GET',
    path: '/v2/rows/:id',
    params: { id: text() },
    query: {
      offset: optional(integer({ min: 0 })),
      limit: optional(integer({ min: 1 })),
      text: optional(text()),
      libraryId: optional(id()),
      contentType: optional(oneOf(['movie', 'series'])),
      /** A category of the catalogue. CHAN-050 */
      category: optional(id()),
      mainGenre: optional(id()),
      genre: optional(id()),
      country: optional(id()),
      yearFrom: optional(integer()),
      yearTo: optional(integer()),
      ratingFrom: optional(decimal()),
      /** Also counts what other values of each filter would find. */
      facets: optional(flag()),
    },
    response: Row,
    usableSeconds,
    provides: ['rows'],
  },
  getFilmography: {
    method: 'GET',
    path: '/v2/rows/filmography',
    query: { personId: id() },
    response: Contents,
    usableSeconds,
  },
  getCountries: { method: 'GET', path: '/v2/countries', response: Countries, usableSeconds },
  getGenres: { method: 'GET', path: '/v2/internal_genres', response: Genres, usableSeconds },
});
