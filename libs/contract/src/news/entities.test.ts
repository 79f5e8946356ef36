import { test } from 'vitest';
import { expectFaces } from '../testing/expect-faces.ts';
import { NewsItem } from './entities.ts';

test('API-065 a piece of news', () => {
  const rest = { id: 1, title: 'New channels', text: '<p>Ten</p>', image: '/n.jpg' };
  expectFaces(
    NewsItem,
    { ...rest, created_at: '2026-03-01T10:00:00.000Z' },
    { ...rest, createdAtMs: Date.UTC(2026, 2, 1, 10) },
  );
});
