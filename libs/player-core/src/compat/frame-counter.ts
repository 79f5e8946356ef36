export interface FrameCounts {
  readonly decodedFrames: number;
  readonly droppedFrames: number;
  readonly presentedFrames: number;
}

export interface FrameCounter {
  /** Whether what it counts can be believed: some browsers count nothing. */
  readonly isSure: boolean;
  /** Totals since the counter began, over all sources of the element. */
  counts(): FrameCounts;
}

/**
 * Counts pictures. "First frame" is the first picture on the screen, which only `requestVideoFrameCallback` knows: `playing` may come
 * 70 ms before it. Browsers without it (Firefox before 132) report through the decoder's totals.
 */
export function countFrames(element: HTMLVideoElement, onFirstFrame: () => void, signal: AbortSignal): FrameCounter {
  let presentedFrames = 0;
  let lastPresented = 0;
  let earlier = { decoded: 0, dropped: 0 };
  let current = { decoded: 0, dropped: 0 };
  const hasCallback = 'requestVideoFrameCallback' in element;

  function onFrame(_now: number, { presentedFrames: total }: VideoFrameCallbackMetadata): void {
    if (signal.aborted) return;
    // The browser starts again from nothing with each source.
    presentedFrames += total > lastPresented ? total - lastPresented : 1;
    if (lastPresented === 0) onFirstFrame();
    lastPresented = total;
    handle = element.requestVideoFrameCallback(onFrame);
  }

  let handle = hasCallback ? element.requestVideoFrameCallback(onFrame) : 0;
  signal.addEventListener('abort', () => hasCallback && element.cancelVideoFrameCallback(handle), { once: true });
  return {
    isSure: hasCallback,
    counts() {
      const { totalVideoFrames, droppedVideoFrames } = element.getVideoPlaybackQuality();
      if (totalVideoFrames < current.decoded) {
        earlier = { decoded: earlier.decoded + current.decoded, dropped: earlier.dropped + current.dropped };
      }
      if (!hasCallback && current.decoded === 0 && totalVideoFrames > 0) onFirstFrame();
      current = { decoded: totalVideoFrames, dropped: droppedVideoFrames };
      const decodedFrames = earlier.decoded + current.decoded;
      return {
        decodedFrames,
        droppedFrames: earlier.dropped + current.dropped,
        presentedFrames: hasCallback ? presentedFrames : decodedFrames,
      };
    },
  };
}
