import { defineEndpoints } from '../endpoint.ts';
import { id, optional } from '../schema/schema.ts';
import { Favorite, FavoriteState, Favorites, RemovedFavorite } from './entities.ts';

const keys = {
  channelId: optional(id()),
  programId: optional(id()),
  personId: optional(id()),
  contentId: optional(id()),
};

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
    invalidates: ['favorites', 'channels', 'contentMeta'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/v2/users/self/favorites/:id',
    params: { id: id() },
    response: RemovedFavorite,
    invalidates: ['favorites', 'channels', 'contentMeta'],
  },
  getPersonFavorite: {
    method: 'GET',
    path: '/v2/persons/:id/favorite',
    params: { id: id() },
    response: FavoriteState,
    provides: ['favorites'],
  },
});
