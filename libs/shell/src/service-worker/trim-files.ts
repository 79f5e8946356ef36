/** Enough for the files of two deploys. */
export const MOST_FILES = 200;

/** Keeps the newest files of a cache: it holds them in the order in which they came. */
export async function trimFiles(cache: Pick<Cache, 'keys' | 'delete'>): Promise<void> {
  const files = await cache.keys();
  const oldest = files.slice(0, Math.max(0, files.length - MOST_FILES));
  await Promise.all(oldest.map((file) => cache.delete(file)));
}
