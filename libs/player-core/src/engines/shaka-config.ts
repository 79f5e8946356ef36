import type { EngineHost } from './engine.ts';
import type { DueCues } from './shaka-cues.ts';
import { FIRST_BYTE_MS, MANIFEST_TIMEOUT_MS, STALL_MS } from './request-timeouts.ts';

/** As with hls.js: three segments behind the end. */
const LIVE_SYNC_SEGMENTS = 3;
export const SEGMENT_ATTEMPTS = 3;
const MS = 1_000;

/** shaka's settings for one run; whatever is not here is the library's default. Callbacks must take what shaka gives, used or not. */
export function shakaConfig({ limits, rememberedBitsPerSecond }: EngineHost, cues: DueCues) {
  return {
    manifest: {
      retryParameters: requests(1, MANIFEST_TIMEOUT_MS),
      // shaka waits for thumbnail and chapter playlists before it requests media, and fails with them. They are not used here.
      disableThumbnails: true,
      disableIFrames: true,
      disableChapters: true,
      hls: { liveSegmentsDelay: LIVE_SYNC_SEGMENTS },
    },
    streaming: {
      bufferingGoal: limits.forwardSeconds,
      bufferBehind: limits.backSeconds,
      retryParameters: requests(SEGMENT_ATTEMPTS, 60 * MS),
      // Beyond these few attempts the ladder decides; shaka's own answer is to ask for ever.
      ignoreTextStreamFailures: true,
      allowMediaSourceRecoveries: false,
      failureCallback: (_error: unknown) => undefined,
    },
    abr: {
      restrictToElementSize: true,
      useNetworkInformation: false,
      ...(rememberedBitsPerSecond === null ? {} : { defaultBandwidthEstimate: rememberedBitsPerSecond }),
    },
    // The interface draws subtitles; shaka's own way needs `data:` in the policy.
    textDisplayFactory: (_player: unknown) => cues,
  };
}

const requests = (maxAttempts: number, timeoutMs: number) => ({
  maxAttempts,
  baseDelay: 500,
  backoffFactor: 2,
  timeout: timeoutMs,
  stallTimeout: STALL_MS,
  connectionTimeout: FIRST_BYTE_MS,
});
