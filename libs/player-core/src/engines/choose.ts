import type { MediaSupport } from '../compat/media-source.ts';
import { sourceFormat, type Source } from '../source.ts';
import type { EngineName } from './engine.ts';

/**
 * The engine for a source. Media source first, also where the browser claims to play HLS by itself: Chromium has said "maybe" since
 * version 141 and then fails on streams that hls.js plays (hls.js #7827). Native is for WebKit without any media source.
 * @param needsFullEngine whether the manifest keeps audio, subtitles or keys apart; unknown counts as yes
 * @returns `null` when nothing here can play it
 */
export function chooseEngine(source: Source, support: MediaSupport, needsFullEngine: boolean): EngineName | null {
  if (sourceFormat(source) === 'file') return 'native';
  if (support.hasMediaSource) return needsFullEngine ? 'hlsjs' : 'hlsjs-light';
  return support.playsHlsNatively ? 'native' : null;
}
