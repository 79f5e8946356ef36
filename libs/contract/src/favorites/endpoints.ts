import { defineEndpoints } from '../endpoint.ts';
import { id, optional } from '../schema/schema.ts';
import { Favorite, FavoriteState, Favorites, RemovedFavorite } from './entities.ts';

const keys = {
  channelId: optional(id()),
  programId: optional(id()),
  personId: optional(id()),
  contentId: optional(id()),
};

/** A row may hold favourites, wherever it stands: the viewer's own page does. CONT-077 */
const AFTER_CHANGE = ['favorites', 'channels', 'contentMeta', 'rows'] as const;

export const favoritesEndpoints = defineEndpoints('favorites', {
  /** All favourites, or whether one object is among them. */
  getFavorites: {
    method: 'GET',
    path: '/v2/users/self/favorites',
    query: keys,
    response: Favorites,
    provides: ['favorites'],
  },
  addFavorite: {
    method: 'POST',
    path: '/v2/users/self/favorites',
    body: keys,
    bodyExactlyOne: Object.keys(keys),
    response: Favorite,
    invalidates: AFTER_CHANGE,
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/v2/users/self/favorites/:id',
    params: { id: id() },
    response: RemovedFavorite,
    invalidates: AFTER_CHANGE,
  },
  getPersonFavorite: {
    method: 'GET',
    path: '/v2/persons/:id/favorite',
    params: { id: id() },
    response: FavoriteState,
    provides: ['favorites'],
  },
});
