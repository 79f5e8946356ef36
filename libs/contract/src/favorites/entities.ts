import { collection, entity, flag, id, integer, optional, type Infer } from '../schema/schema.ts';

/** One favourite: of its four keys one is there. */
export const Favorite = entity('Favorite', {
  id: id(),
  channelId: optional(id()),
  programId: optional(id()),
  personId: optional(id()),
  contentId: optional(id()),
  priority: optional(integer()),
});
export type Favorite = Infer<typeof Favorite>;
export const Favorites = collection('Favorites', 'favorites', Favorite);
export type Favorites = Infer<typeof Favorites>;

/** CALL-022: the object whose mark is to be cleared. */
export const RemovedFavorite = entity('RemovedFavorite', { objectId: id() });
export type RemovedFavorite = Infer<typeof RemovedFavorite>;

/** `favoriteId` is what a removal needs. */
export const FavoriteState = entity('FavoriteState', { isFavored: flag(), favoriteId: optional(id()) });
export type FavoriteState = Infer<typeof FavoriteState>;
