import type { HlsConfig, PlaylistLoaderConstructor } from 'hls.js';
import type { ReadManifest } from './read-manifest.ts';

/**
 * hls.js' playlist loader that answers the first request for the manifest from memory. The same door will serve prefetched
 * channels; later requests (and refreshes) go to the server.
 */
export function primedPlaylistLoader(base: HlsConfig['loader'], manifest: ReadManifest): PlaylistLoaderConstructor {
  let isUsed = false;
  return class PrimedPlaylistLoader extends base {
    override load(...[context, config, callbacks]: Parameters<InstanceType<typeof base>['load']>): void {
      if (isUsed || context.url !== manifest.url) {
        super.load(context, config, callbacks);
        return;
      }
      isUsed = true;
      const { stats } = this;
      const now = performance.now();
      Object.assign(stats.loading, { start: now, first: now, end: now });
      stats.loaded = stats.total = manifest.text.length;
      // hls.js expects the answer after `load` has returned.
      queueMicrotask(() => {
        if (stats.aborted) return;
        callbacks.onSuccess({ url: manifest.responseUrl, data: manifest.text, code: 200 }, stats, context, null);
      });
    }
  } as PlaylistLoaderConstructor;
}
