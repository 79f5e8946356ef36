import type { HlsConfig, LoaderConfig } from 'hls.js';
import { MAX_BUFFER_HOLE_SECONDS, type BufferLimits } from './buffer-limits.ts';
import type { EngineHost } from './engine.ts';
import { FIRST_BYTE_MS, MANIFEST_TIMEOUT_MS } from './request-timeouts.ts';

/** Refreshes of a live playlist that may bring nothing new. After a miss the next comes in half a target duration: 6 s with 2 s segments. */
const UNCHANGED_REFRESHES = 6;

/** Live playback stands three target durations behind the end, as RFC 8216 §6.3.3 demands of clients. */
const LIVE_SYNC_SEGMENTS = 3;

/** The hls.js settings for one run; whatever is not here is the library's default. */
export function hlsConfig(host: Omit<EngineHost, 'emit' | 'signal'>): Partial<HlsConfig> {
  const { limits, services, rememberedBitsPerSecond, standsBy = false } = host;
  return {
    ...bufferConfig(limits),
    maxBufferHole: MAX_BUFFER_HOLE_SECONDS,

    // The lowest rendition brings the first picture; the remembered bandwidth chooses the second segment.
    startLevel: 0,
    testBandwidth: false,
    ...(rememberedBitsPerSecond === null ? {} : { abrEwmaDefaultEstimate: rememberedBitsPerSecond }),
    capLevelToPlayerSize: !standsBy,

    // liveMaxLatencyDurationCount stays endless: any limit pulls a viewer who went back in time to the live edge (hls.js #6934).
    liveSyncDurationCount: LIVE_SYNC_SEGMENTS,
    liveMaxUnchangedPlaylistRefresh: UNCHANGED_REFRESHES,
    liveDurationInfinity: true,
    startPosition: 'mediaTime' in host.startAt ? host.startAt.mediaTime : -1,

    enableWorker: services.hlsWorkerPath !== null,
    workerPath: services.hlsWorkerPath,

    // Beyond these few attempts the ladder decides, which knows the network, the buffer and what was tried before.
    manifestLoadPolicy: { default: requests(MANIFEST_TIMEOUT_MS, 0) },
    playlistLoadPolicy: { default: requests(10_000, 1) },
    keyLoadPolicy: { default: requests(10_000, 0) },
    fragLoadPolicy: { default: requests(60_000, 2) },
  };
}

/** What can also be changed while the engine runs. */
export const bufferConfig = (limits: BufferLimits) => ({
  maxBufferLength: limits.forwardSeconds,
  maxMaxBufferLength: limits.forwardMaxSeconds,
  maxBufferSize: limits.forwardBytes,
  backBufferLength: limits.backSeconds,
});

export function requests(maxLoadTimeMs: number, attempts: number, maxTimeToFirstByteMs = FIRST_BYTE_MS): LoaderConfig {
  const errorRetry = { maxNumRetry: attempts, retryDelayMs: 500, maxRetryDelayMs: 4_000 };
  return {
    maxTimeToFirstByteMs,
    maxLoadTimeMs,
    timeoutRetry: { ...errorRetry, maxNumRetry: Math.min(attempts, 1), retryDelayMs: 0 },
    errorRetry,
  };
}
