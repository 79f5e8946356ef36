import { cacheDir, resolveSharedDataLocation } from 'nx/src/utils/cache-directory.js';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

// Without a setting of its own Nx keeps one cache for all clones of a repository in the home folder: a build that is
// broken here would be taken from there.
it('each clone builds its own sites: the cache of builds lies in the clone', () => {
  expect(resolveSharedDataLocation(ROOT)).toEqual({ share: 'none' });
  expect(cacheDir.startsWith(ROOT)).toBe(true);
});
