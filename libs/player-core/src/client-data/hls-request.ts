import type Hls from 'hls.js';
import type { FragmentLoaderContext, LoaderContext } from 'hls.js';
import type { MediaRequest } from './request-data.ts';

/** What hls.js is about to ask for. */
export function hlsRequest(hls: Hls, context: LoaderContext): MediaRequest {
  if ('keyInfo' in context) return { type: 'k' };
  if (!('frag' in context)) return { type: 'm' };
  const { frag } = context as FragmentLoaderContext;
  if (frag.sn === 'initSegment') return { type: 'i' };
  if (frag.type === 'subtitle') return { type: 'c', durationSeconds: frag.duration };
  const about = { durationSeconds: frag.duration, lineBitsPerSecond: hls.bandwidthEstimate };
  if (frag.type === 'audio') return { type: 'a', ...about };
  const isAlone = hls.audioTracks.some(({ url }) => url !== undefined && url !== '');
  return {
    type: isAlone ? 'v' : 'av',
    ...about,
    bitsPerSecond: hls.levels[frag.level]?.bitrate,
    topBitsPerSecond: hls.levels[hls.maxAutoLevel]?.bitrate,
  };
}
