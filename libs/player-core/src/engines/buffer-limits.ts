/** How much media is kept, in seconds and bytes. */
export interface BufferLimits {
  readonly forwardSeconds: number;
  readonly forwardMaxSeconds: number;
  readonly forwardBytes: number;
  readonly backSeconds: number;
}

/** Hover previews and weak devices: the numbers of the specification (ENG-027, ENG-028, ENG-029). */
export const SMALL_BUFFER: BufferLimits = {
  forwardSeconds: 5,
  forwardMaxSeconds: 10,
  forwardBytes: 5_000_000,
  backSeconds: 10,
};

/**
 * Full playback. 30 s forward is hls.js' own default and rides out a change of network; 60 MB is what a 1080p rendition of 8 Mb/s fills in
 * that minute. 30 s back lets "10 s back" come from memory three times; the engine's own default (everything) kills weak devices.
 */
export const FULL_BUFFER: BufferLimits = {
  forwardSeconds: 30,
  forwardMaxSeconds: 60,
  forwardBytes: 60_000_000,
  backSeconds: 30,
};

/** A device with no more memory than this is weak. */
const WEAK_MEMORY_GB = 1;

/** @param memoryGB as far as the browser tells */
export const bufferLimitsFor = (memoryGB: number | undefined): BufferLimits =>
  memoryGB !== undefined && memoryGB <= WEAK_MEMORY_GB ? SMALL_BUFFER : FULL_BUFFER;

/** The largest hole that playback may step over, seconds (ENG-030). */
export const MAX_BUFFER_HOLE_SECONDS = 0.3;
