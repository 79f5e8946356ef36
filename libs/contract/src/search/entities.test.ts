import { expect, test } from 'vitest';
import { decode } from '../schema/schema.ts';
import { expectFaces } from '../testing/expect-faces.ts';
import { FoundSchedule, SearchEntry, Suggestion } from './entities.ts';

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

test('FIND-012 found broadcasts, of a server too that does not say where there are more', () => {
  expectFaces(
    FoundSchedule,
    { schedules: [], more: ['archive'], cache_timeout: 5 },
    { schedules: [], more: ['archive'], cacheTimeoutSeconds: 5 },
  );
  expect(decode(FoundSchedule, { schedules: [] })).toMatchObject({ ok: true, value: { schedules: [], more: [] } });
});
