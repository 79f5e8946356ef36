import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { requests } from './hlsjs-config.ts';
import { FIRST_BYTE_WITH_SEVERAL_CDNS_MS } from './request-timeouts.ts';

/** Errors by which a CDN that hangs or has gone is noticed. */
const CDN_ERRORS: readonly string[] = ['fragLoadTimeOut', 'fragLoadError', 'levelLoadTimeOut', 'levelLoadError'];

/** CDNs of the same renditions: named by PATHWAY-ID, or numbered by hls.js where renditions repeat. */
const hasSeveralCdns = ({ pathways }: Pick<Hls, 'pathways'>): boolean => pathways.length > 1;

/** Where there is another CDN, one that does not answer is asked once, and not for long. */
export function shortenTimeoutsWithSeveralCdns(hls: Hls): void {
  if (!hasSeveralCdns(hls)) return;
  hls.config.playlistLoadPolicy = { default: requests(10_000, 0, FIRST_BYTE_WITH_SEVERAL_CDNS_MS) };
  hls.config.fragLoadPolicy = { default: requests(60_000, 0, FIRST_BYTE_WITH_SEVERAL_CDNS_MS) };
}

/** Moves the CDN that failed to the end of the order: by itself hls.js tries all its renditions before the same rendition of another CDN. */
export function failOverToOtherCdn(
  hls: Hls,
  { details, context, frag }: Pick<ErrorData, 'details' | 'context' | 'frag'>,
): void {
  if (!hasSeveralCdns(hls) || !CDN_ERRORS.includes(details)) return;
  const pathway = context?.pathwayId ?? hls.levels[frag?.level ?? -1]?.pathwayId;
  const [current] = hls.pathwayPriority ?? hls.pathways;
  // A late error of the CDN that was left says nothing about the new one.
  if (pathway !== undefined && pathway !== (hls.levels[0]?.pathwayId ?? current)) return;
  hls.pathwayPriority = [...hls.pathways.filter((one) => one !== pathway), ...(pathway === undefined ? [] : [pathway])];
}
