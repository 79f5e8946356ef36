import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { requests } from './hlsjs-config.ts';
import { FIRST_BYTE_OF_SEVERAL_MS } from './patience.ts';

/** What a network that hangs or has gone is noticed by. */
const NETWORK_ERRORS: readonly string[] = ['fragLoadTimeOut', 'fragLoadError', 'levelLoadTimeOut', 'levelLoadError'];

/** Delivery networks of the same renditions: named by PATHWAY-ID, or numbered by hls.js where renditions repeat. */
const severalNetworks = ({ pathways }: Pick<Hls, 'pathways'>): boolean => pathways.length > 1;

/** Where there is another network, one that does not answer is asked once. */
export function hurryWhereThereAreSeveral(hls: Hls): void {
  if (!severalNetworks(hls)) return;
  hls.config.playlistLoadPolicy = { default: requests(10_000, 0, FIRST_BYTE_OF_SEVERAL_MS) };
  hls.config.fragLoadPolicy = { default: requests(60_000, 0, FIRST_BYTE_OF_SEVERAL_MS) };
}

/** hls.js tries all renditions of a network before it tries the same rendition on another one. */
export function leaveNetwork(
  hls: Hls,
  { details, context, frag }: Pick<ErrorData, 'details' | 'context' | 'frag'>,
): void {
  if (!severalNetworks(hls) || !NETWORK_ERRORS.includes(details)) return;
  const pathway = context?.pathwayId ?? hls.levels[frag?.level ?? -1]?.pathwayId;
  const [current] = hls.pathwayPriority ?? hls.pathways;
  // What was still under way on the network that was left says nothing about the new one.
  if (pathway !== undefined && pathway !== (hls.levels[0]?.pathwayId ?? current)) return;
  hls.pathwayPriority = [...hls.pathways.filter((one) => one !== pathway), ...(pathway === undefined ? [] : [pathway])];
}
