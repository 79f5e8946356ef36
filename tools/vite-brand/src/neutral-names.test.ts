import { expect, test } from 'vitest';
import { isLookedFor, NEUTRAL_NAMES } from './neutral-names.ts';

test.each([
  ...[
    'load-ad-break',
    'ad',
    'ads',
    'adInfo',
    'ad-tracking',
    'vast-client',
    'stat',
    'page_stats',
    'tracker',
    'pixel',
    'cookie-consent',
  ],
  ...['banner.css', 'metrics', 'send-beacon'],
])('a blocker looks for %s', (name) => {
  expect(isLookedFor(name)).toBe(true);
  expect(NEUTRAL_NAMES.chunkFileNames({ name })).toBe('assets/part-[hash].js');
});

test.each([
  'loading-lines',
  'header',
  'addresses',
  'shadow',
  'status',
  'state',
  'upload',
  'packets',
  'spots',
  'tracklist',
])('nobody looks for %s', (name) => {
  expect(isLookedFor(name)).toBe(false);
  expect(NEUTRAL_NAMES.chunkFileNames({ name })).toBe(`assets/${name}-[hash].js`);
});

test('an asset keeps its ending', () => {
  expect(NEUTRAL_NAMES.assetFileNames({ names: ['ad-card.css'] })).toBe('assets/part-[hash][extname]');
  expect(NEUTRAL_NAMES.assetFileNames({ names: ['card.css'] })).toBe('assets/[name]-[hash][extname]');
});
