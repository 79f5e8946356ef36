import type { MediaSupport } from '../compat/media-source.ts';
import { sourceFormat, type KeySystem, type Source } from '../source.ts';
import type { EngineName } from './engine.ts';

/** The smallest engine on the media source that loses nothing of what a manifest offers. */
export type NeededEngine = Exclude<EngineName, 'native' | 'dash'>;

/**
 * The engines for a source, the next one for when the one before has given up; empty when nothing here can play it. Media source first,
 * also where the browser claims to play HLS by itself: Chromium has said "maybe" since version 141 and then fails on streams that hls.js
 * plays (hls.js #7827). Native is for WebKit without any media source.
 */
export function enginesFor(
  source: Source,
  support: MediaSupport,
  needed: NeededEngine,
  keySystem: KeySystem | null = null,
): readonly EngineName[] {
  const format = sourceFormat(source);
  if (format === 'file') return ['native'];
  // FairPlay is Safari's, which plays its HLS by itself.
  if (keySystem === 'com.apple.fps') return support.playsHlsNatively ? ['native'] : [];
  if (format === 'dash') return support.hasMediaSource ? ['dash'] : [];
  if (support.hasMediaSource) return needed === 'shaka' ? ['shaka', 'hlsjs'] : [needed, 'shaka'];
  return support.playsHlsNatively ? ['native'] : [];
}
