import { test } from 'vitest';
import { expectFaces } from '../testing/expect-faces.ts';
import { Favorite, FavoriteState, RemovedFavorite } from './entities.ts';

test('CALL-019 a favourite is found by its object', () => {
  expectFaces(
    Favorite,
    { id: 1, channel_id: 2, program_id: 3, person_id: 4, content_id: 5, priority: 6 },
    { id: 1, channelId: 2, programId: 3, personId: 4, contentId: 5, priority: 6 },
  );
});

test('CALL-022 a removal names the object', () => {
  expectFaces(RemovedFavorite, { object_id: 2 }, { objectId: 2 });
});

test('CALL-023 the state of a person', () => {
  expectFaces(FavoriteState, { is_favored: true, favorite_id: 1 }, { isFavored: true, favoriteId: 1 });
});
