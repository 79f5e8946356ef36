import type { PlayerServices } from '../services.ts';
import { sourceFormat, type LiveSource } from '../source.ts';

/**
 * What a load of `source` will begin with, as far as it can be fetched ahead. Media that a licence opens are fetched as all others are; their
 * keys are not: a device has few sessions.
 * @returns `null` where another engine plays the source, which takes nothing that was fetched ahead, or none can
 */
export async function prefetchStream(source: LiveSource, services: PlayerServices): Promise<LiveSource | null> {
  if (!source.protection) return source;
  try {
    const { openProtection } = await import('../protection/protected-run.ts');
    const run = await openProtection({ source, services });
    if (!run) return source;
    const isTaken = run.keySystem !== 'com.apple.fps' && sourceFormat(run.source) === 'hls';
    return isTaken ? { ...source, url: run.source.url } : null;
  } catch {
    // Its load tells what is wrong.
    return null;
  }
}
