import type { EngineCatalogue } from './engine.ts';
import type { ShakaLibrary } from './shaka.ts';

/** The module system takes a task of its own even for code that is there: a change of channel has none to spare. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () =>
    (loaded ??= load().catch((reason: unknown) => {
      loaded = null;
      throw reason;
    }));
}

/** Engines are chunks of their own: a page that plays nothing loads none. */
export const ENGINES: EngineCatalogue = {
  hlsjs: once(async () => {
    const [{ default: Hls }, { hlsEngines }] = await Promise.all([import('hls.js'), import('./hlsjs.ts')]);
    return hlsEngines('hlsjs', Hls);
  }),
  'hlsjs-light': once(async () => {
    const [{ default: Hls }, { hlsEngines }] = await Promise.all([import('hls.js/light'), import('./hlsjs.ts')]);
    return hlsEngines('hlsjs-light', Hls);
  }),
  shaka: once(async () => {
    const [{ default: library }, { createShakaEngine }] = await Promise.all([
      import('shaka-player/dist/shaka-player.hls-es2021.js'),
      import('./shaka.ts'),
    ]);
    return (host) => createShakaEngine('shaka', library, host);
  }),
  dash: once(async () => {
    const [{ default: library }, { createShakaEngine }] = await Promise.all([
      import('shaka-player/dist/shaka-player.dash-es2021.js'),
      import('./shaka.ts'),
    ]);
    // The builds declare the same player under two names.
    return (host) => createShakaEngine('dash', library as unknown as ShakaLibrary, host);
  }),
  native: once(async () => (await import('./native.ts')).createNativeEngine),
};
