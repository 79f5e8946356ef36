import { expect, it } from 'vitest';
import { MOST_FILES, trimFiles } from './trim-files.ts';

/** A cache of so many files: the oldest is /assets/0.js. */
function cacheOf(count: number) {
  const files = new Set(
    Array.from({ length: count }, (_, file) => new Request(`https://orbit.example/assets/${file}.js`)),
  );
  return {
    cache: { keys: async () => [...files], delete: async (file: RequestInfo | URL) => files.delete(file as Request) },
    names: () => [...files].map(({ url }) => url.slice(url.lastIndexOf('/') + 1)),
  };
}

it.each([0, 1, MOST_FILES])('%i files stay', async (count) => {
  const { cache, names } = cacheOf(count);
  await trimFiles(cache);
  expect(names()).toHaveLength(count);
});

it('of more files than two deploys have, the oldest go', async () => {
  const { cache, names } = cacheOf(MOST_FILES + 3);
  await trimFiles(cache);
  expect(names()).toHaveLength(MOST_FILES);
  expect(names()[0]).toBe('3.js');
});
