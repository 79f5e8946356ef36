import { test } from 'vitest';
import { expectFaces } from '../testing/expect-faces.ts';
import { SearchEntry, Suggestion } from './entities.ts';

test('ENT-034 a suggestion', () => {
  expectFaces(Suggestion, { text: 'news', kind: 'program' }, { text: 'news', kind: 'program' });
});

test('ENT-035 an entry of the search history', () => {
  expectFaces(
    SearchEntry,
    { title: 'Evening news', text: 'news', content_type: 'program', object_id: 9 },
    { title: 'Evening news', text: 'news', contentType: 'program', objectId: 9 },
  );
});
